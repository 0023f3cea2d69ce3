//! What the teacher's desk says of presets, letters, sounds, the screen and observations.

engine::phrases! {
    // Presets.
    PRESETS: "Préréglages", "Presets";
    PRESETS_NOTE: "Touchez-en un\u{a0}: il s’applique tout de suite.", "Tap one: it applies at once.";
    PRESETS_APP: "Préréglages de l’application", "Presets of the app";
    PRESETS_OWN: "Vos préréglages", "Your presets";
    PRESET_DISCOVERY: "Découverte", "Discovery";
    PRESET_DISCOVERY_NOTE: "Peu de pions, un dé de 1 à 3, le calcul est montré\u{a0}; on compte les trésors après 15 min.",
        "Few pieces, a die from 1 to 3, the sum is shown; the treasures are counted after 15 min.";
    PRESET_SMALL: "Petite partie", "Small game";
    PRESET_SMALL_NOTE: "Une demi-armée, le dé entier, le calcul est montré.",
        "Half an army, the whole die, the sum is shown.";
    PRESET_WHOLE: "Partie complète", "Whole game";
    PRESET_WHOLE_NOTE: "Tous les pions et tous les objectifs.", "All pieces and all goals.";
    PRESET_KEEP: "Garder mes réglages", "Keep my settings";
    PRESET_WHICH: "Sous le nom de quel animal\u{a0}?", "Under the name of which animal?";
    PRESET_ERASE: "Effacer un préréglage", "Erase a preset";
    PRESET_ERASE_ONE: "Effacer", "Erase";
    PRESET_ERASE_WHICH: "Touchez celui qu’il faut effacer.", "Tap the one to erase.";
    PRESET_ERASED: "J’ai fini d’effacer", "I have finished erasing";
    PRESET_NOT_KEPT: "Cet appareil est plein\u{a0}: le préréglage ne sera plus là demain.",
        "This device is full: the preset will be gone tomorrow.";
    NOT_NOW: "Pas maintenant", "Not now";

    FRIEND_NOTE: "Copain se règle sur l’enfant\u{a0}: il se retient tant qu’il gagne plus souvent, et vient au combat sans attendre.",
        "Buddy follows the child: it holds back as long as it wins more often, and comes to fight without waiting.";
    CHEERS: "L’ordinateur félicite les bons coups, à tous les niveaux", "The computer cheers good moves, at all levels";
    CHEERS_NOTE: "Copain le fait toujours, en disant pourquoi, une fois sur trois tours au plus.",
        "Buddy always does, and says why, once in three turns at most.";

    // What pupils see and hear.
    LETTERING: "Écriture", "Lettering";
    CAPITALS: "capitales", "capitals";
    SCRIPT: "script", "script";
    CURSIVE: "cursive", "cursive";
    SAMPLE: "Le dragon", "The dragon";
    SOUNDS: "Sons", "Sounds";
    VOICE: "Voix", "Voice";
    EFFECTS: "Bruitages", "Sound effects";
    HUSH: "Chut", "Hush";
    SCREEN: "Écran", "Screen";
    LOWERED: "Descendre le plateau", "Lower the board";
    LOWERED_NOTE: "Au tableau, le plateau descend à portée des enfants\u{a0}; le reste monte.",
        "On a whiteboard, the board comes within reach of the children; the rest goes up.";

    // One switch.
    SWITCH: "Un seul bouton", "One switch";
    SWITCH_NOTE: "Pour l’élève qui ne peut pas montrer du doigt\u{a0}: l’application propose une chose après l’autre, le bouton choisit. Vos boutons, en haut à droite, restent à la souris et au doigt.",
        "For a pupil who cannot point: the app offers one thing after the other, the switch chooses. Your own buttons, at the top right, stay with mouse and finger.";
    SWITCH_BY: "Bouton", "Switch";
    SWITCH_NONE: "aucun", "none";
    SWITCH_ANY: "tous", "any";
    SWITCH_SPACE: "espace", "space";
    SWITCH_ENTER: "entrée", "enter";
    SWITCH_CLICK: "clic", "click";
    SWITCH_FUNCTION: "F1 à F8", "F1 to F8";
    SWITCH_STEP: "Durée de chaque proposition", "How long each thing is offered";
    SECOND_ONE: "1 s", "1 s";
    SECOND_HALF: "1,5 s", "1.5 s";
    SECONDS_TWO: "2 s", "2 s";
    SECONDS_THREE: "3 s", "3 s";

    // Fights and games to come.
    FIGHTS: "Dés et combats", "Dice and fights";
    LENGTH: "Longueur proposée", "Length proposed";
    LENGTH_DISCOVERY: "découverte", "discovery";
    LENGTH_SMALL: "petite", "small";
    LENGTH_WHOLE: "complète", "whole";
    LENGTH_NOTE: "La préparation la propose d’abord, dans les jeux qui ont plusieurs longueurs.",
        "The preparation proposes it first, in games that have several lengths.";
    COUNT_AFTER: "On compte les trésors", "Counting the treasures";
    COUNT_NEVER: "jamais", "never";
    COUNT_15: "à 15 min", "at 15 min";
    COUNT_20: "à 20 min", "at 20 min";
    COUNT_25: "à 25 min", "at 25 min";
    COUNT_NOTE: "L’heure passée, le tour se termine, puis les élèves comptent les trésors pris\u{a0}; s’il y en a autant, les pions. La partie reste gardée et peut reprendre. Les jeux sans trésors finissent par leurs règles.",
        "When the time is over the turn is finished, then the pupils count the treasures taken; if there are as many, the pieces. The game stays kept and can go on. Games without treasures end by their rules.";
    RULES_OF: "Règles de", "Rules of";

    // Observations.
    TAB_OBSERVATIONS: "Observations", "Observations";
    TITLE_OBSERVATIONS: "Observations", "Observations";
    OBSERVED: "Ce que les équipes ont exercé", "What the teams have practised";
    OBSERVED_NOTE: "Chaque équipe est un animal. Le premier nombre compte les réponses justes du premier coup, le second toutes les questions. Ces comptes ne désignent personne et ne sont pas des notes.",
        "Each team is an animal. The first number counts the answers that were right at once, the second all questions. These counts name nobody and are no marks.";
    OBSERVED_FADES: "Ils restent sur cet appareil et s’effacent d’eux-mêmes après 30 jours.",
        "They stay on this device and erase themselves after 30 days.";
    OBSERVED_NOTHING: "Rien n’est encore observé.", "Nothing is observed yet.";
    OBSERVED_HOW: "Les comptes se remplissent pendant les parties, quand les élèves lisent le dé, ajoutent les écus et disent qui gagne.",
        "The counts fill up during games, when pupils read the die, add the coins and say who wins.";
    TEAM: "Équipe", "Team";
    SKILL_READ: "Lire un dé", "Reading a die";
    SKILL_ADD: "Ajouter un ou deux", "Adding one or two";
    SKILL_COMPARE: "Comparer", "Comparing";
    SKILL_TURN: "Respecter le tour", "Taking turns";
    OF: "sur", "of";
    NOT_SEEN: "pas encore", "not yet";
    DAYS_FROM: "Du", "From";
    DAYS_TO: "au", "to";
    PRINT: "Imprimer", "Print";
    ERASE: "Effacer les observations", "Erase the observations";
    ERASE_ASK: "Effacer tous ces comptes\u{a0}? Rien ne pourra les rendre.",
        "Erase all these counts? Nothing can bring them back.";
    ERASE_YES: "Oui, effacer", "Yes, erase";
    ERASE_NO: "Non, garder", "No, keep";
    ERASED: "Les observations sont effacées.", "The observations are erased.";
}
