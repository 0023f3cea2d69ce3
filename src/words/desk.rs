//! Teacher settings: presets, letters, sounds, screen, observations.

engine::phrases! {
    // Presets.
    PRESETS: "Préréglages";
    PRESETS_NOTE: "Touchez-en un\u{a0}: il s’applique tout de suite.";
    PRESETS_APP: "Préréglages de l’application";
    PRESETS_OWN: "Vos préréglages";
    PRESET_DISCOVERY: "Découverte";
    PRESET_DISCOVERY_NOTE: "Peu de pions, un dé de 1 à 3, le calcul est montré\u{a0}; on compte les trésors après 15 min.";
    PRESET_SMALL: "Petite partie";
    PRESET_SMALL_NOTE: "Une demi-armée, le dé entier, le calcul est montré.";
    PRESET_WHOLE: "Partie complète";
    PRESET_WHOLE_NOTE: "Tous les pions et tous les objectifs.";
    PRESET_KEEP: "Garder mes réglages";
    PRESET_WHICH: "Sous le nom de quel animal\u{a0}?";
    PRESET_ERASE: "Effacer un préréglage";
    PRESET_ERASE_ONE: "Effacer";
    PRESET_ERASE_WHICH: "Touchez celui qu’il faut effacer.";
    PRESET_ERASED: "J’ai fini d’effacer";
    PRESET_NOT_KEPT: "Cet appareil est plein\u{a0}: le préréglage ne sera plus là demain.";
    NOT_NOW: "Pas maintenant";

    FRIEND_NOTE: "Copain se règle sur l’enfant\u{a0}: il se retient tant qu’il gagne plus souvent, et vient au combat sans attendre.";
    CHEERS: "L’ordinateur félicite l’élève quand il joue bien, à tous les niveaux";
    CHEERS_NOTE: "Copain le fait toujours et dit pourquoi, au plus un tour sur trois.";

    // Display and sound for the pupils.
    LETTERING: "Écriture";
    CAPITALS: "capitales";
    SCRIPT: "script";
    CURSIVE: "cursive";
    SAMPLE: "Le dragon";
    SOUNDS: "Sons";
    VOICE: "Voix";
    EFFECTS: "Bruitages";
    NARRATION: "Raconter les coups";
    MISREADS: "Copain se trompe";
    MISREADS_NOTE: "Copain lit son dé à voix haute et se trompe parfois de un\u{a0}: les élèves le corrigent. Au plus un combat sur trois, et sans effet sur les observations.";
    ANNOUNCE: "Dis avant de jouer";
    ANNOUNCE_NOTE: "Chevaliers et Dragons\u{a0}: avant de bouger, l’élève touche l’image qui convient, devant, à côté ou en diagonale.";
    HUSH: "Chut";
    SCREEN: "Écran";
    LOWERED: "Descendre le plateau";
    AWAKE: "L’écran reste allumé";
    LOWERED_NOTE: "Au tableau, le plateau descend à portée des enfants\u{a0}; le reste monte.";

    // Single-switch scanning.
    SWITCH: "Un seul bouton";
    SWITCH_NOTE: "Pour l’élève qui ne peut pas montrer du doigt\u{a0}: l’application propose une chose après l’autre, le bouton choisit. Vos boutons, en haut à droite, se commandent toujours à la souris ou au doigt.";
    SWITCH_BY: "Bouton";
    SWITCH_NONE: "aucun";
    SWITCH_ANY: "n’importe lequel";
    SWITCH_SPACE: "espace";
    SWITCH_ENTER: "entrée";
    SWITCH_CLICK: "clic";
    SWITCH_FUNCTION: "F1 à F8";
    SWITCH_STEP: "Durée de chaque proposition";
    SECOND_ONE: "1 s";
    SECOND_HALF: "1,5 s";
    SECONDS_TWO: "2 s";
    SECONDS_THREE: "3 s";

    // Fights and new games.
    FIGHTS: "Dés et combats";
    LENGTH: "Longueur proposée";
    LENGTH_DISCOVERY: "découverte";
    LENGTH_SMALL: "petite";
    LENGTH_WHOLE: "complète";
    LENGTH_NOTE: "La préparation la propose d’abord, dans les jeux qui ont plusieurs longueurs. Une horloge vaut un quart d’heure.";
    COUNT_AFTER: "On compte les trésors";
    COUNT_NEVER: "jamais";
    COUNT_15: "à 15 min";
    COUNT_20: "à 20 min";
    COUNT_25: "à 25 min";
    COUNT_NOTE: "Quand l’heure est passée, le tour se termine, puis les élèves comptent les trésors pris et, à égalité, les pions. La partie reste gardée et peut reprendre. Les jeux sans trésors finissent par leurs règles.";
    RULES_OF: "Règles de";

    // Observations.
    TAB_OBSERVATIONS: "Observations";
    TITLE_OBSERVATIONS: "Observations";
    TAB_READINGS: "Lectures";
    TITLE_READINGS: "Lectures de la règle";
    READINGS_NOTE: "Le texte imprimé laisse parfois un choix. Voici comment l’application le comprend, ce que vous pouvez changer, et ce qu’elle ne propose pas.";
    READINGS_IN_USE: "Comment nous lisons la règle";
    READINGS_TO_CHOOSE: "Ce que vous pouvez changer";
    READINGS_REFUSED: "Ce que l’application ne propose pas";
    OBSERVED: "Ce que les équipes ont travaillé";
    OBSERVED_NOTE: "Chaque équipe est un animal. Le premier nombre compte les réponses justes du premier coup, le second toutes les questions. Ces relevés ne désignent personne et ne sont pas des notes.";
    OBSERVED_FADES: "Ils restent sur cet appareil et s’effacent d’eux-mêmes après 30 jours.";
    OBSERVED_NOTHING: "Aucune observation pour l’instant.";
    OBSERVED_HOW: "Les relevés se remplissent pendant les parties, quand les élèves lisent le dé, ajoutent les écus et disent qui gagne.";
    TEAM: "Équipe";
    SKILL_READ: "Lire un dé";
    SKILL_ADD: "Ajouter un ou deux";
    SKILL_COMPARE: "Comparer";
    SKILL_TURN: "Respecter le tour";
    OF: "sur {tries}";
    NOT_SEEN: "pas encore";
    PRINT: "Imprimer";
    ERASE: "Effacer les observations";
    ERASE_ASK: "Effacer tous ces relevés\u{a0}? Ils seront perdus.";
    ERASE_YES: "Oui, effacer";
    ERASE_NO: "Non, garder";
    ERASED: "Les observations sont effacées.";
    DAYS: "Du {first} au {last}.";
}
