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
    FALLEN_TITLE: "Les dés de cette partie", "The dice of this game";
    FALLEN_NONE: "Aucun dé n’est encore tombé.", "No die has fallen yet.";
    FALLEN_FACE: "Face", "Face";
    FALLEN_SEEN: "Tombée", "Fallen";
    FALLEN_EXPECTED: "Attendue", "Expected";
    FALLEN_NOTE: "Le trait montre ce qu’on attend d’un dé parfait. Avec peu de lancers, l’écart est normal.",
        "The line shows what is expected of a fair die. With few throws, a difference is normal.";
    DUELS_TITLE: "le dé contre la carte", "the die against the card";
    DUELS_NOTE: "Le chevalier gagne avec autant que la carte, ou plus.", "The knight wins with as much as the card, or more.";
    ALL_WAYS: "Toutes les façons", "All the ways";
    REAL_DICE: "Vrais dés", "Real dice";
}
