//! The pages around the games.

engine::phrases! {
    /// The name of the app.
    APP: "Table ronde", "Round Table";
    PLAY: "Jouer", "Play";
    RESUME: "Reprendre", "Go on";
    LEARN: "Apprendre", "Learn";
    WHAT_TO_PLAY: "On joue\u{a0}?", "Shall we play?";
    HOME: "Accueil", "Home";
    BACK: "Retour", "Back";
    NEXT: "Suivant", "Next";
    HEAR: "Écouter encore", "Hear it again";
    SOUND_OFF: "Chut", "Hush";
    SOUND_ON: "Remettre le son", "Sound on";
    ADULT: "Coin du maître", "Teacher's corner";
    CHOOSE_GAME: "Choisis un jeu", "Choose a game";
    PLAYERS: "joueurs", "players";
    FROM: "À partir de", "From";
    YEARS: "ans", "years";
    WHO_PLAYS: "Qui joue\u{a0}?", "Who plays?";
    CHANGE_BANNER: "Changer d’animal", "Change the animal";
    HELP_AUTOMATIC: "Le combat se fait tout seul", "The fight plays by itself";
    HELP_SHOWN: "Le combat est montré", "The fight is shown";
    HELP_ASKED: "Je lis, j’ajoute, je choisis", "I read, I add, I choose";
    HELP_MEMORY: "De mémoire, dés cachés", "From memory, with covered dice";
    DIE_DOTS: "Dé à points", "Die with dots";
    DIE_FINGERS: "Dé à doigts", "Die with fingers";
    DIE_DIGITS: "Dé à chiffres", "Die with digits";
    DIE_WORDS: "Dé à mots", "Die with words";
    DIE_MIXED: "Chacun son dé", "Each its own die";
    PLACED_READY: "Pions déjà placés", "Pieces ready";
    PLACED_RANDOM: "Pions au hasard", "Pieces at random";
    PLACED_BY_HAND: "Je place mes pions", "I place my pieces";
    OFFLINE_READY: "Prête hors connexion", "Ready offline";
    CREDITS: "Crédits", "Credits";
    INSTALL: "Installer", "Install";
    RULES: "Règles complètes", "Complete rules";
    TRY: "Touche là où est la main.", "Tap where the hand is.";
    COURSE_DONE: "Bravo, tu connais les règles\u{a0}!", "Well done, you know the rules!";
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
    FILE_OPEN_GOOD: "Ouvrir les bons coups", "Open the good steps";
    FILE_OTHER: "Choisir un autre fichier", "Choose another file";
    SAVED_TITLE: "La partie gardée ne se lit plus", "The kept game no longer reads";
    SAVED_TEXT: "Rien n’est effacé\u{a0}: son texte est mis de côté sur cet appareil.",
        "Nothing is erased: its text is put aside on this device.";
    SAVED_SHOW: "Voir le texte", "Show the text";
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
