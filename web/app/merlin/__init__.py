"""Merlin's table: the wheel, the environs, the castle boards, the cards."""
