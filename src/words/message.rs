//! Messages for adults about errors and delays. None is spoken.

engine::phrases! {
    LOST_TITLE: "Cette adresse ne mène nulle part";
    LOST_TEXT: "Il manque peut-être un morceau au lien. Vos parties n’ont pas changé.";
    POSITION_TITLE: "Cette position est illisible";
    POSITION_TEXT: "Il manque peut-être un morceau au lien. Vos parties n’ont pas changé.";
    FILE_TITLE: "Ce fichier est abîmé";
    FILE_TEXT: "Il n’a pas été changé. Voici ce qui est illisible\u{a0}:";
    FILE_NEWER: "Ce fichier vient d’une version plus récente de Table ronde. Mettez l’application à jour.";
    FILE_NOT_TEXT: "Ce fichier n’est pas une partie de Table ronde.";
    FILE_TOO_LARGE: "C’est trop long pour une partie.";
    FILE_OPEN_GOOD: "Ouvrir les coups lisibles";
    SAVE_TEXT: "Enregistrer comme fichier";
    NEWER_TITLE: "La partie gardée vient d’une version plus récente";
    NEWER_TEXT: "Elle reste à sa place. Mettez l’application à jour pour la reprendre.";
    SAVED_TITLE: "La partie gardée est illisible";
    SAVED_TEXT: "Rien n’est effacé\u{a0}: son texte est mis de côté sur cet appareil.";
    SAVED_SHOW: "Voir le texte";
    ELSEWHERE_TITLE: "La partie est ouverte dans une autre fenêtre";
    ELSEWHERE_TEXT: "Elle continue là-bas, et rien n’est perdu. On peut aussi la continuer ici\u{a0}: elle se fermera alors dans l’autre fenêtre.";
    PLAY_HERE: "Continuer ici";
    UPDATE_TITLE: "Une mise à jour est prête";
    UPDATE_TEXT: "Elle s’installe en quelques secondes. Vos parties et vos réglages restent en place.";
    UPDATE_NOW: "Mettre à jour";
    LATER: "Plus tard";
    GO_HOME: "Revenir à l’accueil";
    STEP_NUMBER: "Coup numéro {number}\u{a0}: «\u{a0}{step}\u{a0}» {reason}";
    AT_CHARACTER: "{reason} (caractère {place})";
    NOT_LEGAL: "n’est pas permis à cet endroit";
    SETTINGS_TITLE: "Les réglages gardés sont illisibles";
    CLOSE: "Fermer";
}
