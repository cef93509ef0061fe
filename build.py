#!/usr/bin/env python3
"""Sets up, builds, plays and tests Tafelrunde: `python build.py play`.

Kept to syntax that very old Pythons can read, so that they too get a sentence and no traceback.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("build.py: needs Python 3.11 or newer, this is %d.%d" % sys.version_info[:2])

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web"))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
