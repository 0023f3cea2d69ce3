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
    AFTER_STEP: "Après le coup", "After step";
    AT_START: "Début de la partie", "Start of the game";
    OF: "sur", "of";

    // The window for the projector.
    PROJECTOR: "Fenêtre du projecteur", "Projector window";
    PROJECTOR_NOTE: "Ouvre une deuxième fenêtre à glisser sur l’écran du projecteur\u{a0}: elle montre le plateau seul et suit cette fenêtre.",
        "Opens a second window to drag onto the projector’s screen: it shows the board alone and follows this window.";
    PROJECTOR_OPEN: "Ouvrir la fenêtre du projecteur", "Open the projector window";
    PROJECTOR_BLOCKED: "Le navigateur a bloqué la fenêtre. Ouvrez cette adresse dans une autre fenêtre\u{a0}:",
        "The browser blocked the window. Open this address in another window:";
    PROJECTOR_WAITS: "Le plateau se montre ici dès qu’une partie s’ouvre dans l’autre fenêtre.",
        "The board shows here as soon as a game opens in the other window.";
    PROJECTOR_ALONE: "Ce navigateur ne relie pas deux fenêtres\u{a0}: mettez-le à jour, ou montrez la première.",
        "This browser cannot link two windows: update it, or show the first one.";
}
