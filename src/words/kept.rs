//! Looking at a game together, keeping games, handing them on.

engine::phrases! {
    // « Stop, on regarde ».
    PAUSE: "Stop, on regarde", "Stop, let us look";
    LOOKING: "On regarde", "Let us look";
    RESUME: "On reprend", "Go on";
    DRAW_HERE: "Dessin sur le plateau\u{a0}: les flèches du clavier choisissent une case, Entrée dessine",
        "Drawing on the board: the arrow keys choose a cell, Enter draws";
    TOOLS: "Outils du dessin", "Drawing tools";
    TOOL_ARROW: "Flèche", "Arrow";
    TOOL_RING: "Rond", "Ring";
    TOOL_ERASER: "Gomme", "Eraser";
    WIPE_ALL: "Effacer tout le dessin", "Wipe the whole drawing";
    PEN_PLAIN: "Crayon bleu-vert, trait plein", "Teal pen, plain line";
    PEN_DOTTED: "Crayon violet, trait en points", "Violet pen, dotted line";
    PEN_DOUBLE: "Crayon orange, trait double", "Orange pen, double line";
    UNDO: "Annuler le coup", "Undo the step";
    REDO: "Refaire le coup", "Redo the step";

    // The last steps.
    PAST: "Regarde les coups", "Look at the steps";
    PAST_CLOSE: "Revenir au dessin", "Back to the drawing";
    PAST_LOST: "Les coups d’après seraient perdus", "The later steps would be lost";
    PAST_LOST_NOTE: "Les douze places des parties gardées sont prises. Libérez-en une dans le coin du maître, ou revenez au dernier coup.",
        "All twelve slots of kept games are taken. Free one in the teacher’s corner, or go back to the last step.";
    PAST_LAST: "Revenir au dernier coup", "Back to the last step";
    AFTER_STEP: "Après le coup", "After step";
    AT_START: "Début de la partie", "Start of the game";
    OF: "sur", "of";

    // The game that a link took the place of.
    REPLACED: "La partie d’avant le lien", "The game before the link";
    REPLACED_NOTE: "Un lien a été ouvert pendant cette partie, et une autre a pris sa place.",
        "A link was opened during this game, and another took its place.";
    TAKE_BACK_GAME: "La reprendre", "Take it up again";

    // The tale of a game, as a small book.
    PRINT_TALE: "Imprimer le conte", "Print the tale";

    // The window for the projector.
    PROJECTOR: "Fenêtre du projecteur", "Projector window";
    PROJECTOR_NOTE: "Ouvre une deuxième fenêtre à glisser sur l’écran du projecteur\u{a0}: elle montre le plateau seul et suit cette fenêtre.",
        "Opens a second window to drag onto the projector’s screen: it shows the board alone and follows this window.";
    PROJECTOR_WAITS: "Le plateau se montre ici dès qu’une partie s’ouvre dans l’autre fenêtre.",
        "The board shows here as soon as a game opens in the other window.";
    PROJECTOR_ALONE: "Ce navigateur ne relie pas deux fenêtres\u{a0}: mettez-le à jour, ou montrez la première.",
        "This browser cannot link two windows: update it, or show the first one.";

    // Kept games.
    TAB_KEPT: "Parties gardées", "Kept games";
    KEEP_NOW: "Garder la partie en cours", "Keep the game in progress";
    KEEP_NOTE: "Douze places, chacune sous un animal\u{a0}: aucun nom d’élève. Rien ne quitte l’appareil.",
        "Twelve slots, each under an animal: no pupil’s name. Nothing leaves the device.";
    KEPT_AS: "La partie est gardée\u{a0}:", "The game is kept:";
    KEPT_FULL: "Les douze places sont prises. Effacez une partie, ou enregistrez-la dans un fichier.",
        "All twelve slots are taken. Erase a game, or save it to a file.";
    DEVICE_FULL: "Cet appareil est plein\u{a0}: rien n’a changé. Effacez une partie, ou enregistrez celle-ci dans un fichier.",
        "This device is full: nothing has changed. Erase a game, or save this one to a file.";
    NOTHING_NOW: "Aucune partie n’est en cours.", "No game is in progress.";
    EMPTY_SLOT: "Place libre", "Free slot";
    SLOT_UNREADABLE: "Cette partie ne se lit plus. Son texte reste ici.",
        "This game no longer reads. Its text stays here.";
    OPEN_SLOT: "Ouvrir", "Open";
    RENAME: "Changer d’animal", "Change the animal";
    SAVE_FILE: "Fichier", "File";
    HAND_ON: "Lien et code", "Link and code";
    ERASE: "Effacer", "Erase";
    ERASE_SURE: "Effacer pour de bon\u{a0}?", "Erase for good?";
    ERASE_NO: "Non, garder", "No, keep";
    ERASE_YES: "Oui, effacer", "Yes, erase";
    REPLACE_SURE: "La partie en cours n’est pas gardée et sera remplacée. Ouvrir quand même\u{a0}?",
        "The game in progress is not kept and will be replaced. Open anyway?";
    STEPS: "coups", "steps";

    // Links and codes.
    SHARE: "Lien et code à scanner", "Link and code to scan";
    SHARE_NOTE: "Une autre tablette ouvre la partie avec l’appareil photo, sans compte ni envoi\u{a0}: tout est dans le dessin.",
        "Another tablet opens the game with its camera, without account or upload: all is in the drawing.";
    SHARE_WHAT: "À partager", "To hand on";
    SHARE_POSITION: "La position", "The position";
    SHARE_GAME: "Toute la partie", "The whole game";
    SHARE_LINK: "Lien", "Link";
    SHARE_DRAWS: "Le code se dessine…", "The code is being drawn…";
    SHARE_TOO_LONG: "Cette partie est trop longue pour un code\u{a0}: copiez le lien, ou enregistrez un fichier.",
        "This game is too long for a code: copy the link, or save a file.";
    SHARE_PRINT: "Imprimer le code", "Print the code";
    CODE_OF: "Code à scanner\u{a0}:", "Code to scan:";
    LINK_TITLE: "Ce lien ne s’ouvre pas", "This link does not open";
    LINK_DAMAGED: "Le lien est coupé ou abîmé.", "The link is cut off or damaged.";
    LINK_NEWER: "Le lien vient d’une version plus récente de Table ronde. Mettez l’application à jour.",
        "The link comes from a newer version of Round Table. Please update the app.";
    LINK_REFUSED: "Les règles de cette version n’acceptent pas cette partie.",
        "The rules of this version do not take this game.";
    SCAN: "Scanner un code", "Scan a code";
    SCAN_NOTE: "La caméra ne sert qu’ici. L’image reste sur l’appareil et n’est pas gardée.",
        "The camera is used here only. Its picture stays on the device and is not kept.";
    SCAN_START: "Allumer la caméra", "Switch the camera on";
    SCAN_STOP: "Éteindre la caméra", "Switch the camera off";
    SCAN_LOOKS: "Montrez le code à la caméra.", "Show the code to the camera.";
    SCAN_OTHER: "Ce code n’est pas une partie de Table ronde.", "This code is no game of Round Table.";
    SCAN_MISSING: "Pas de caméra ici\u{a0}: cet appareil n’en a pas, ou la page n’est pas ouverte en https. Ouvrez plutôt le lien ou le fichier.",
        "No camera here: this device has none, or the page is not open over https. Open the link or the file instead.";
    SCAN_REFUSED: "La caméra n’est pas permise. Autorisez-la dans les réglages du navigateur, ou ouvrez le lien.",
        "The camera is not allowed. Allow it in the browser’s settings, or open the link.";

    // A position by hand.
    TAB_POSITION: "Positions", "Positions";
    TITLE_POSITION: "Une position à la main", "A position by hand";
    WHICH_GAME: "Jeu", "Game";
    TO_MOVE: "À qui de jouer\u{a0}?", "Whose turn?";
    PIECE_THEN_PLACE: "Un pion, puis une case.", "A piece, then a cell.";
    TRAY: "Pions à poser", "Pieces to place";
    LEFT_OF: "sur", "of";
    NO_MORE: "Il n’y en a plus\u{a0}: reprenez-en un sur le plateau.", "There is none left: take one from the board.";
    EMPTY_BOARD: "Vider", "Clear";
    FIRST_POSITION: "Mise en place", "First position";
    FROM_GAME: "Partie en cours", "Game in progress";
    UNDO_EDIT: "Annuler", "Undo";
    CODE: "Code de la position", "Code of the position";
    PLAYABLE: "La position est jouable.", "The position can be played.";
    NOT_PLAYABLE: "Pas encore jouable\u{a0}:", "Not playable yet:";
    PLAY_THIS: "Jouer cette position", "Play this position";
    BOARD_EDIT: "Plateau à modifier", "Board to edit";
}
