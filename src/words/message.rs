//! What grown-ups read when something went wrong, or waits. Nothing of it is spoken.

engine::phrases! {
    LOST_TITLE: "Cette adresse ne mène nulle part", "This address leads nowhere";
    LOST_TEXT: "Il manque peut-être un morceau au lien. Vos parties n’ont pas changé.",
        "Perhaps a part of the link is missing. Your games have not changed.";
    POSITION_TITLE: "Cette position ne se lit pas", "This position does not read";
    POSITION_TEXT: "Il manque peut-être un morceau au lien. Vos parties n’ont pas changé.",
        "Perhaps a part of the link is missing. Your games have not changed.";
    FILE_TITLE: "Ce fichier est abîmé", "This file is damaged";
    FILE_TEXT: "Il n’a pas été changé. Voici ce qui ne se lit pas\u{a0}:",
        "It was not changed. This is what does not read:";
    FILE_NEWER: "Ce fichier vient d’une version plus récente de Table ronde. Mettez l’application à jour.",
        "This file comes from a newer version of Round Table. Please update the app.";
    FILE_NOT_TEXT: "Ce fichier n’est pas une partie de Table ronde.", "This file is no game of Round Table.";
    FILE_TOO_LARGE: "C’est trop long pour une partie.", "This is too long for a game.";
    FILE_OPEN_GOOD: "Ouvrir les bons coups", "Open the good steps";
    FILE_OTHER: "Choisir un autre fichier", "Choose another file";
    SAVE_TEXT: "Enregistrer comme fichier", "Save as a file";
    NEWER_TITLE: "La partie gardée vient d’une version plus récente", "The kept game comes from a newer version";
    NEWER_TEXT: "Elle reste à sa place. Mettez l’application à jour pour la reprendre.",
        "It stays where it is. Update the app to go on with it.";
    SAVED_TITLE: "La partie gardée ne se lit plus", "The kept game no longer reads";
    SAVED_TEXT: "Rien n’est effacé\u{a0}: son texte est mis de côté sur cet appareil.",
        "Nothing is erased: its text is put aside on this device.";
    SAVED_SHOW: "Voir le texte", "Show the text";
    ELSEWHERE_TITLE: "La partie est ouverte dans une autre fenêtre", "The game is open in another window";
    ELSEWHERE_TEXT: "Elle continue là-bas, et rien n’est perdu. On peut aussi la continuer ici\u{a0}: l’autre fenêtre la laisse alors.",
        "It goes on there, and nothing is lost. It can also go on here: the other window lets it go then.";
    PLAY_HERE: "Continuer ici", "Go on here";
    UPDATE_TITLE: "Une mise à jour est prête", "An update is ready";
    UPDATE_TEXT: "Elle s’installe en quelques secondes. Vos parties et vos réglages restent en place.",
        "It takes a few seconds. Your games and settings stay.";
    UPDATE_NOW: "Mettre à jour", "Update";
    LATER: "Plus tard", "Later";
    GO_HOME: "Revenir à l’accueil", "Back to the start";
    TECHNICAL: "Détail", "Detail";
    STEP_NUMBER: "Coup numéro", "Step number";
    AT_CHARACTER: "caractère", "character";
    NOT_LEGAL: "n’est pas permis à cet endroit", "is not allowed there";
    SETTINGS_TITLE: "Les réglages gardés ne se lisent plus", "The kept settings no longer read";
    CLOSE: "Fermer", "Close";
}
