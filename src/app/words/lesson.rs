//! For the teacher: help in a fight, the faces of the dice, exact chances, what was thrown.

engine::phrases! {
    FACES_WORDS: "Mots", "Words";
    FACES_MIXED: "Chacun le sien", "Each its own";
    HELP_2: "2 · je choisis", "2 · I choose";
    HELP_3: "3 · de tête", "3 · from memory";
    HELP_2_NOTE: "Niveau 2\u{a0}: les élèves lisent les dés, ajoutent les écus et désignent le gagnant. Le résultat ne change jamais.",
        "Level 2: pupils read the dice, add the coins and name the winner. The result never changes.";
    HELP_3_NOTE: "Niveau 3\u{a0}: la même chose, les dés se cachent après deux secondes.",
        "Level 3: the same, but the dice are covered after two seconds.";
    VARIED: "Constellations variées", "Varied arrangements";
    REAL_DICE: "Vrais dés", "Real dice";
}
