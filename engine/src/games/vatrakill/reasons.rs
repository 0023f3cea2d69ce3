//! Reasons for refusing texts and options, specific to this game. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NOT_TWELVE_FIELDS: "une position a douze champs séparés par une espace";
    NO_ZONES: "les zones sont quatre lettres B, V, J, P ou -, chaque couleur une fois au plus";
    NO_SEATS: "les places ne vont pas avec les zones (KD à deux, sinon chaque couleur et D)";
    NO_SUCH_SEAT: "personne n’est assis à cette place";
    NOT_THE_DRAGON: "seul le dragon peut être au milieu de ses sauts";
    TOO_MANY_EATEN: "plus de cinq chevaliers sont mangés";
    WRONG_TOWER: "chaque zone a une tour, de la couleur de sa faction ou neutre, et les autres cases n’en ont pas";
    DRAGON_ON_TOWER: "le dragon ne se pose pas sur une tour";
    STRANGE_KNIGHT: "ce chevalier n’est d’aucune faction en jeu";
    NOT_FIVE_EACH: "les chevaliers du plateau et mangés ne font pas cinq par faction";

    BAD_PLAYERS: "il y a de 2 à 5 joueurs";
    BAD_ZONES: "les zones sont quatre lettres B, V, J, P ou -\u{a0}: deux couleurs à deux ou trois joueurs, trois à quatre, quatre à cinq";
    BAD_SEATS: "l’ordre du jeu nomme chaque place une fois\u{a0}: K et D à deux, sinon les couleurs et D";
}
