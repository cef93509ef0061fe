"""What the build adds to the wheel: the English rules help of each game, beside its code."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RulesHelp(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for file in sorted(Path(self.root, "i18n", "en").glob("*-rules.ftl")):
            game = file.name.removesuffix("-rules.ftl")
            build_data["force_include"][str(file)] = f"tafelrunde/{game}/rules.ftl"
