"""What PyScript runs: gives the page its one function into Python."""

import js

from app.dom import register

# Where a snapshot saves the time, shell/pyscript.js has run this ahead of PyScript's own package.
if not hasattr(js, "tafelrundeHandle"):
    register()
