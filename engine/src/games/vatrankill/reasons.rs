//! Why a text is refused, in this game alone. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NOT_ELEVEN_FIELDS: "une position a onze champs séparés par une espace", "a position has eleven fields with one space between";
    NO_ROUND: "la manche est 1 ou 2", "the round is 1 or 2";
    TOO_MANY: "ce nombre est trop grand pour la boîte", "this number is too large for the box";
    BAN_IN_ROUND_1: "la manche 1 n’interdit aucune tour", "round 1 bans no tower";
    OVER_IN_ROUND_1: "la partie ne finit pas dans la manche 1", "the game does not end in round 1";
    NOT_FIVE_TOWERS: "les tours du plateau et de la réserve ne font pas cinq", "the towers of board and supply do not make five";
    NOT_THIRTEEN: "les chevaliers du plateau, mangés et manquants ne font pas treize", "the knights on the board, eaten and missing do not make thirteen";
    TOO_MANY_EATEN: "trop de chevaliers sont mangés dans cette manche", "too many knights are eaten in this round";
    HOMEWARD_AT_HOME: "un chevalier dans son camp regarde vers l’extérieur", "a knight in its camp faces outward";
    SUPPLY_IN_ROUND_2: "la réserve est vide dans la manche 2", "the supply is empty in round 2";
    HOMEWARD_IN_ROUND_2: "dans la manche 2, tous les chevaliers regardent vers l’extérieur et aucune tour ne bouge", "in round 2 all knights face outward and no tower moves";
    TOO_MANY_TOWERS: "il y a plus de cinq tours", "there are more than five towers";
}
