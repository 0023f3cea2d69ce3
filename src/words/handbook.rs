//! Messages for a handbook text that has not loaded. None is spoken.

engine::phrases! {
    COMING: "Le texte arrive…";
    MISSING: "Ce texte n’est pas encore enregistré sur l’appareil et n’a pas pu être téléchargé.";
    IN_FRENCH: "Ce texte n’est pas arrivé dans votre langue\u{a0}: le voici en français.";
    TRY_AGAIN: "Essayer encore";
}
