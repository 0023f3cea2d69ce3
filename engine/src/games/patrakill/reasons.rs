//! Why a text is refused, in both games. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (la croix va de c1 à e7 et de a3 à g5)", "there is no such cell (the cross runs from c1 to e7 and from a3 to g5)";
    NO_SUCH_LETTER: "cette lettre ne désigne rien qui tienne sur une case", "this letter names nothing that stands on a cell";
    NO_ACTION: "ce n’est pas une action (@d5, c3-c4, d5xd3, d5^d3, stop, pass)", "this is no action (@d5, c3-c4, d5xd3, d5^d3, stop, pass)";
    WRONG_GAME: "la position commence par le nom du jeu", "a position begins with the name of the game";
    NO_NUMBER: "ce n’est pas un nombre écrit sans zéro inutile après sa lettre", "this is no number written without needless zeros after its letter";
    NOT_SEVEN_ROWS: "le plateau a sept lignes séparées par /", "the board has seven rows with / between";
    WRONG_LENGTH: "cette ligne n’a pas la bonne longueur", "this row does not have the right length";
    NO_CHAIN: "les sauts s’écrivent j-, j1 ou j0:d5,e4", "the jumps are written j-, j1 or j0:d5,e4";
    CHAIN_OUT_OF_PLACE: "les sauts sont notés au milieu des sauts du dragon, et là seulement", "jumps are noted in the middle of the dragon’s jumps, and only there";
    NOT_SORTED: "cette liste n’est pas dans l’ordre", "this list is not sorted";
    NO_BANS: "les interdictions s’écrivent b- ou bd4>d5", "the bans are written b- or bd4>d5";
    BAN_WITHOUT_KNIGHT: "aucun chevalier hors d’une tour n’est sur la case de l’interdiction", "no knight outside a tower is on the cell of the ban";
    BAN_WITHOUT_TOWER: "aucune tour n’est sur la case interdite", "no tower is on the forbidden cell";
    BAN_AFTER_END: "une partie finie n’interdit plus rien", "a game that is over bans nothing any more";
    NO_WINNER: "ce vainqueur n’existe pas", "there is no such winner";
    WINNER_OUT_OF_PLACE: "une partie finie a un vainqueur, une autre n’en a pas", "a game that is over has a winner, another has none";
    DRAGON_COUNT: "le dragon est sur le plateau, une seule fois, sauf avant d’y entrer", "the dragon is on the board, once, except before it lands";
    EATEN_ENOUGH: "cinq chevaliers sont mangés\u{a0}: la partie devrait être finie", "five knights are eaten: the game should be over";

    BAD_LIMIT: "la limite est un nombre de tours du dragon, 0 pour aucune", "the limit is a number of dragon turns, 0 for none";
}
