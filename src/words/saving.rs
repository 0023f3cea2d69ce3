//! Pausing, saving and sharing games.

engine::phrases! {
    // Pause: « Stop, on regarde ».
    PAUSE: "Stop, on regarde";
    LOOKING: "On regarde";
    RESUME: "On reprend";
    DRAW_HERE: "Dessin sur le plateau\u{a0}: les flèches du clavier choisissent une case, Entrée dessine";
    TOOLS: "Outils du dessin";
    TOOL_ARROW: "Flèche";
    TOOL_RING: "Rond";
    TOOL_ERASER: "Gomme";
    WIPE_ALL: "Effacer tout le dessin";
    PEN_PLAIN: "Crayon bleu-vert, trait plein";
    PEN_DOTTED: "Crayon violet, trait en points";
    PEN_DOUBLE: "Crayon orange, trait double";
    UNDO: "Annuler le coup";
    REDO: "Refaire le coup";

    // Council of the class.
    COUNCIL_OPEN: "Le conseil\u{a0}: la classe choisit un coup";
    COUNCIL_PROPOSE: "Copain propose des coups";
    COUNCIL_REMOVE: "Enlever ce coup";
    COUNCIL_VOTE: "On vote";
    COUNCIL_RAISE: "{sign}\u{a0}: une main de plus";
    COUNCIL_LOWER: "{sign}\u{a0}: une main de moins";
    COUNCIL_COMPARE: "On compare";
    COUNCIL_ROLL: "On lance le dé";
    COUNCIL_BACK: "Étape d’avant";
    CLASS_VOTE: "La classe répond sur ses doigts";
    UNDO_HAND: "Une main de moins";

    // History slider.
    PAST: "On revoit les coups";
    PAST_CLOSE: "Revenir au dessin";
    PAST_LOST: "Les coups d’après seraient perdus";
    PAST_LOST_NOTE: "Les douze places des parties gardées sont prises. Libérez-en une dans le coin de l’adulte, ou revenez au dernier coup.";
    PAST_LAST: "Revenir au dernier coup";
    AFTER_STEP: "Après le coup {step}";
    AT_START: "Début de la partie";

    // Game replaced by an opened link.
    REPLACED: "La partie d’avant le lien";
    REPLACED_NOTE: "Un lien a été ouvert pendant cette partie, et une autre a pris sa place.";
    TAKE_BACK_GAME: "La reprendre";

    // Tale of a game as a small book.
    PRINT_TALE: "Imprimer le conte";

    // Projector window.
    PROJECTOR: "Fenêtre du projecteur";
    PROJECTOR_NOTE: "Ouvre une deuxième fenêtre à glisser sur l’écran du projecteur\u{a0}: elle montre le plateau seul et suit cette fenêtre.";
    PROJECTOR_WAITS: "Le plateau s’affichera ici dès qu’une partie s’ouvrira dans l’autre fenêtre.";
    PROJECTOR_ALONE: "Ce navigateur ne relie pas deux fenêtres\u{a0}: mettez-le à jour, ou montrez la première.";

    // Saved games.
    TAB_KEPT: "Parties gardées";
    KEEP_NOW: "Garder la partie en cours";
    KEEP_NOTE: "Douze places, chacune sous un animal\u{a0}: aucun nom d’élève. Rien ne quitte l’appareil.";
    KEPT_AS: "La partie est gardée\u{a0}:";
    KEPT_FULL: "Les douze places sont prises. Effacez une partie, ou enregistrez-la dans un fichier.";
    DEVICE_FULL: "Cet appareil est plein\u{a0}: rien n’a changé. Effacez une partie, ou enregistrez celle-ci dans un fichier.";
    NOTHING_NOW: "Aucune partie n’est en cours.";
    EMPTY_SLOT: "Place libre";
    SLOT_UNREADABLE: "Cette partie est illisible. Son texte reste ici.";
    OPEN_SLOT: "Ouvrir";
    RENAME: "Changer d’animal";
    SAVE_FILE: "Fichier";
    HAND_ON: "Lien et code";
    ERASE: "Effacer";
    ERASE_SURE: "Effacer pour de bon\u{a0}?";
    ERASE_NO: "Non, garder";
    ERASE_YES: "Oui, effacer";
    REPLACE_SURE: "La partie en cours n’est pas gardée et sera remplacée. Ouvrir quand même\u{a0}?";
    STEPS: "{count, plural, one {# coup} other {# coups}}";

    // Links and QR codes.
    SHARE: "Lien et code à scanner";
    SHARE_NOTE: "Une autre tablette ouvre la partie avec l’appareil photo, sans compte ni envoi\u{a0}: tout est dans le code.";
    SHARE_WHAT: "À partager";
    SHARE_POSITION: "La position";
    SHARE_GAME: "Toute la partie";
    SHARE_LINK: "Lien";
    SHARE_DRAWS: "Le code se dessine…";
    SHARE_TOO_LONG: "Cette partie est trop longue pour un code\u{a0}: copiez le lien, ou enregistrez un fichier.";
    SHARE_PRINT: "Imprimer le code";
    CODE_OF: "Code à scanner\u{a0}:";
    LINK_TITLE: "Ce lien ne s’ouvre pas";
    LINK_DAMAGED: "Le lien est coupé ou abîmé.";
    LINK_NEWER: "Le lien vient d’une version plus récente de Table ronde. Mettez l’application à jour.";
    LINK_REFUSED: "Les règles de cette version n’acceptent pas cette partie.";
    SCAN: "Scanner un code";
    SCAN_NOTE: "La caméra ne sert qu’ici. L’image reste sur l’appareil et n’est pas gardée.";
    SCAN_START: "Allumer la caméra";
    SCAN_STOP: "Éteindre la caméra";
    SCAN_LOOKS: "Montrez le code à la caméra.";
    SCAN_OTHER: "Ce code n’est pas une partie de Table ronde.";
    SCAN_MISSING: "Pas de caméra ici\u{a0}: cet appareil n’en a pas, ou la page n’est pas ouverte en https. Ouvrez plutôt le lien ou le fichier.";
    SCAN_REFUSED: "L’accès à la caméra est refusé. Autorisez-le dans les réglages du navigateur, ou ouvrez le lien.";

    // Position editor.
    TAB_POSITION: "Positions";
    TITLE_POSITION: "Composer une position";
    WHICH_GAME: "Jeu";
    TO_MOVE: "À qui de jouer\u{a0}?";
    PIECE_THEN_PLACE: "Un pion, puis une case.";
    TRAY: "Pions à poser";
    LEFT_OF: "{left} sur {all}";
    NO_MORE: "Il n’y en a plus\u{a0}: reprenez-en un sur le plateau.";
    EMPTY_BOARD: "Vider";
    FIRST_POSITION: "Mise en place";
    FROM_GAME: "Partie en cours";
    UNDO_EDIT: "Annuler";
    CODE: "Code de la position";
    PLAYABLE: "La position est jouable.";
    NOT_PLAYABLE: "Pas encore jouable\u{a0}:";
    PLAY_THIS: "Jouer cette position";
    BOARD_EDIT: "Plateau à modifier";
    AFTER_STEP_OF: "Après le coup {step} sur {all}";
}
