//! Home language beside the class language.

engine::phrases! {
    LANGUAGES: "Les langues";
    HOME_LANGUAGE: "La langue de la maison";
    HOME_NOTE: "Cartes, conte, leçons et feuilles apparaissent aussi dans cette langue.";
    HOME_NONE: "aucune";
    WAITS_FOR_REVIEW: "Cette traduction attend la relecture d’une personne qui parle la langue.";
    BEING_REVISED: "en cours de révision";
    LANGUAGE_UNFETCHED: "Cette langue n’a pas pu être chargée. Les textes restent en français.";
    PICTURES: "Les règles en images";
    PICTURES_HINT: "À regarder et à raconter ensemble, à la maison comme en classe.";
    LETTER: "Lettre aux familles";
    LETTER_HELLO: "Chère famille,";
    LETTER_GAME: "En classe, votre enfant joue à {game}.";
    LETTER_LEARNS: "Voici ce que votre enfant apprend\u{a0}:";
    LETTER_ASK: "Demandez-lui de vous montrer les images et de raconter la partie.";
    LETTER_PLAY: "Vous pouvez y jouer ensemble à la maison, dans votre langue.";
    LETTER_THANKS: "Merci, et amusez-vous bien\u{a0}!";
}
