//! Why a text or an option is refused, in this game alone. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NOT_TWELVE_FIELDS: "une position a douze champs séparés par une espace", "a position has twelve fields with one space between";
    NO_ZONES: "les zones sont quatre lettres B, V, J, P ou -, chaque couleur une fois au plus", "the zones are four letters B, V, J, P or -, each colour once at most";
    NO_SEATS: "les places ne vont pas avec les zones (KD à deux, sinon chaque couleur et D)", "the seats do not fit the zones (KD for two, else each colour and D)";
    NO_SUCH_SEAT: "personne n’est assis à cette place", "nobody sits at this seat";
    NOT_THE_DRAGON: "seul le dragon peut être au milieu de ses sauts", "only the dragon can be in the middle of its jumps";
    TOO_MANY_EATEN: "plus de cinq chevaliers sont mangés", "more than five knights are eaten";
    WRONG_TOWER: "chaque zone a une tour, de la couleur de sa faction ou neutre, et les autres cases n’en ont pas", "each zone has one tower, of the colour of its faction or neutral, and no other cell has any";
    DRAGON_ON_TOWER: "le dragon ne se pose pas sur une tour", "the dragon does not stand on a tower";
    STRANGE_KNIGHT: "ce chevalier n’est d’aucune faction en jeu", "this knight is of no faction in play";
    NOT_FIVE_EACH: "les chevaliers du plateau et mangés ne font pas cinq par faction", "the knights on the board and eaten do not make five a faction";

    BAD_PLAYERS: "il y a de 2 à 5 joueurs", "there are 2 to 5 players";
    BAD_ZONES: "les zones sont quatre lettres B, V, J, P ou -\u{a0}: deux couleurs à deux ou trois joueurs, trois à quatre, quatre à cinq",
        "the zones are four letters B, V, J, P or -: two colours for two or three players, three for four, four for five";
    BAD_SEATS: "l’ordre du jeu nomme chaque place une fois\u{a0}: K et D à deux, sinon les couleurs et D", "the order of play names each seat once: K and D for two, else the colours and D";
}
