//! Teacher settings and statistics: help in fights, die faces, exact chances, dice thrown.

engine::phrases! {
    FACES_WORDS: "Mots";
    FACES_MIXED: "Chacun le sien";
    HELP_2: "2 · je choisis";
    HELP_3: "3 · de tête";
    HELP_2_NOTE: "Niveau 2\u{a0}: les élèves lisent les dés, ajoutent les écus et désignent le gagnant. Le résultat ne change jamais.";
    HELP_3_NOTE: "Niveau 3\u{a0}: la même chose, les dés se cachent après deux secondes.";
    VARIED: "Constellations variées";
    FALLEN_TITLE: "Les dés de cette partie";
    FALLEN_NONE: "Aucun dé n’a encore été lancé.";
    FALLEN_FACE: "Face";
    FALLEN_SEEN: "Sortie";
    FALLEN_EXPECTED: "Attendue";
    FALLEN_NOTE: "Le trait montre ce qu’on attend d’un dé parfait. Avec peu de lancers, l’écart est normal.";
    DUELS_TITLE: "le dé contre la carte";
    DUELS_NOTE: "Le chevalier gagne s’il fait autant que la carte, ou plus.";
    ALL_WAYS: "Toutes les façons";
    REAL_DICE: "Vrais dés";
    YOURS_AND_ONE: "Ton dé… et encore un\u{a0}?";
    YOURS_AND_TWO: "Ton dé… et encore deux\u{a0}?";
}
