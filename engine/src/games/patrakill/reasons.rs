//! Reasons for refusing texts in both games. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (la croix va de c1 à e7 et de a3 à g5)";
    NO_SUCH_LETTER: "cette lettre ne désigne rien qui tienne sur une case";
    NO_ACTION: "ce n’est pas une action (@d5, c3-c4, d5xd3, d5^d3, stop, pass)";
    WRONG_GAME: "la position commence par le nom du jeu";
    NO_NUMBER: "ce n’est pas un nombre écrit sans zéro inutile après sa lettre";
    NOT_SEVEN_ROWS: "le plateau a sept lignes séparées par /";
    WRONG_LENGTH: "cette ligne n’a pas la bonne longueur";
    NO_CHAIN: "les sauts s’écrivent j-, j1 ou j0:d5,e4";
    CHAIN_OUT_OF_PLACE: "les sauts sont notés au milieu des sauts du dragon, et là seulement";
    NOT_SORTED: "cette liste n’est pas dans l’ordre";
    NO_BANS: "les interdictions s’écrivent b- ou bd4>d5";
    BAN_WITHOUT_KNIGHT: "aucun chevalier hors d’une tour n’est sur la case de l’interdiction";
    BAN_WITHOUT_TOWER: "aucune tour n’est sur la case interdite";
    BAN_AFTER_END: "une partie finie n’interdit plus rien";
    NO_WINNER: "ce vainqueur n’existe pas";
    WINNER_OUT_OF_PLACE: "une partie finie a un vainqueur, une partie en cours n’en a pas";
    DRAGON_COUNT: "le dragon est sur le plateau, une seule fois, sauf avant d’y entrer";
    EATEN_ENOUGH: "cinq chevaliers sont mangés\u{a0}: la partie devrait être finie";

    BAD_LIMIT: "la limite est un nombre de tours du dragon, 0 pour aucune";
}
