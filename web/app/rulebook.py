"""The rules help in reading order: which sections each game has, and which rules stand in them.

The ids are those of the rules ledger, in the order in which a person learns the game, not in the ledger's.
The texts are in i18n/*/rules.ftl: a section's key is the id of its title; rule M4.7 is the message rule-M4-7,
its heading the attribute .title. Every rule stands in exactly one place, so its id can be the anchor.
"""

# fmt: off
RULEBOOK: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "merlin": (
        ("rules-merlin-goal", ("M8.3", "M3.1")),
        ("rules-merlin-box", ("M1.1", "M1.2", "M1.4", "M1.5")),
        ("rules-merlin-setup", ("M2.1", "M2.5", "M2.2", "M2.3", "M2.4", "M2.6", "M2.7", "M2.8", "M2.9")),
        ("rules-merlin-turn", ("M3.2", "M3.3", "M3.4", "M3.5", "M3.6", "M3.7", "M3.8", "M3.9")),
        ("rules-merlin-spaces", (
            "M4.1", "M4.2", "M4.3", "M4.4", "M4.5", "M4.6", "M4.7", "M4.8", "M4.9", "M4.10", "M4.11", "M4.12",
            "M4.13", "M4.14",
        )),
        ("rules-merlin-build", ("M4.15", "M4.16", "M4.17")),
        ("rules-merlin-missions", ("M7.1", "M7.2", "M7.3", "M7.4")),
        ("rules-merlin-flags", ("M5.7", "M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6")),
        ("rules-merlin-scoring", (
            "M6.1", "M6.2", "M6.3", "M6.4", "M6.5", "M6.6", "M6.7", "M6.8", "M6.9", "M6.10", "M6.11",
        )),
        ("rules-merlin-end", ("M8.1", "M8.2")),
        ("rules-merlin-favor", (
            "M9.1", "M9.2", "M9.3", "M9.4", "M9.5", "M9.6", "M9.7", "M9.8", "M9.9", "M9.10",
        )),
        ("rules-merlin-options", ("M1.3", "M2.10")),
        ("rules-merlin-reconstruction", ("M10.1", "M10.2", "M10.3", "M10.4", "M10.5")),
    ),
    "loewenherz": (
        ("rules-loewenherz-goal", ("L2.3", "L7.1")),
        ("rules-loewenherz-box", ("L1.1", "L1.2", "L1.3")),
        ("rules-loewenherz-setup", ("L2.1", "L2.2", "L2.4", "L2.5", "L2.7")),
        ("rules-loewenherz-turn", ("L3.1", "L3.2", "L3.3", "L3.4", "L3.5")),
        ("rules-loewenherz-domains", ("L4.1", "L4.2", "L4.3", "L4.4", "L4.5", "L4.6", "L4.7")),
        ("rules-loewenherz-actions", (
            "L5.1", "L5.2", "L5.3", "L5.4", "L5.5", "L5.6", "L5.7", "L5.8", "L5.9", "L5.10", "L5.11", "L5.12",
            "L5.13",
        )),
        ("rules-loewenherz-mines", ("L6.1", "L6.2")),
        ("rules-loewenherz-end", ("L7.2", "L7.3", "L7.4", "L7.5")),
        ("rules-loewenherz-options", ("L2.6", "L2.8")),
        ("rules-loewenherz-reconstruction", ("L8.1", "L8.2", "L8.3", "L8.4")),
    ),
}
# fmt: on
