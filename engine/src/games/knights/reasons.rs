//! Reasons for refusing texts and options. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à l12)";
    NO_JUMP: "un cavalier ne saute pas ainsi";
    NO_ACTION: "ce n’est pas une action (b2-c4, d4xf5, pass)";
    NOT_ELEVEN_FIELDS: "une position a onze champs séparés par une espace";
    NOT_KNIGHTS: "une position de ce jeu commence par «\u{a0}knights\u{a0}»";
    NO_MODE: "le mode est solo, team ou duel";
    NO_COLOURS: "les couleurs sont RGYB ou, en solo, RGY, RGB, RYB, GYB, RY, GB";
    NOT_TWELVE_ROWS: "le plateau a douze lignes séparées par /";
    NOT_TWELVE_COLUMNS: "cette ligne n’a pas douze cases";
    NO_SUCH_LETTER: "cette lettre n’est pas celle d’une couleur en jeu";
    NO_SLOT: "le tour est une couleur en jeu, ou - à la fin";
    NOT_FOUR_TRAYS: "il y a quatre plateaux de prises séparés par des virgules";
    TRAY_ORDER: "les lettres d’un plateau de prises suivent l’ordre RGYB, «\u{a0}-\u{a0}» s’il est vide";
    ABSENT_TRAY: "une couleur absente ne prend rien";
    FRIEND_IN_TRAY: "une couleur ne prend ni ses cavaliers ni ceux de son allié";
    NOT_EIGHT_KNIGHTS: "chaque couleur en jeu a huit cavaliers, sur le plateau ou pris";
    CLOSED_CAMP: "un cavalier est dans un camp fermé pour lui";
    NO_CALM: "le compteur de tours calmes s’écrit q et un nombre";
    CALM_ABOVE_LIMIT: "le compteur de tours calmes dépasse la limite";
    NO_LIMIT: "la limite de tours calmes s’écrit Q et un nombre, 0 pour aucune";
    NO_TARGET: "le but de la course s’écrit T et un nombre de 0 à 16, 0 hors du solo";
    NO_LINES: "les lignes sont Lown ou, avec des alliances, Lmix";
    NO_BONUS: "les bonus de camp s’écrivent C et deux nombres\u{a0}; ils sont 0,0 en duel et à deux ou trois couleurs";
    NOT_OVER: "cette partie n’est pas finie\u{a0}: une couleur doit jouer";
    IS_OVER: "cette partie est finie\u{a0}: le tour s’écrit -";
    NOBODY_LEFT: "cette couleur n’a plus de cavalier à jouer";

    BAD_FIRST: "la première couleur est une couleur en jeu";
    BAD_TARGET: "le but de la course est un nombre de 0 à 16, 0 hors du solo";
    BAD_LINES: "les lignes sont own ou, avec des alliances, mix";
    BAD_BONUS: "le bonus de camp est un nombre, 0 en duel et à deux ou trois couleurs";
}
