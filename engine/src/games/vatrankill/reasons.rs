//! Reasons for refusing texts, specific to this game. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NOT_ELEVEN_FIELDS: "une position a onze champs séparés par une espace";
    NO_ROUND: "la manche est 1 ou 2";
    TOO_MANY: "ce nombre est trop grand pour la boîte";
    BAN_IN_ROUND_1: "la manche 1 n’interdit aucune tour";
    OVER_IN_ROUND_1: "la partie ne finit pas dans la manche 1";
    NOT_FIVE_TOWERS: "les tours du plateau et de la réserve ne font pas cinq";
    NOT_THIRTEEN: "les chevaliers du plateau, mangés et manquants ne font pas treize";
    TOO_MANY_EATEN: "trop de chevaliers sont mangés dans cette manche";
    HOMEWARD_AT_HOME: "un chevalier dans son camp regarde vers l’extérieur";
    SUPPLY_IN_ROUND_2: "la réserve est vide dans la manche 2";
    HOMEWARD_IN_ROUND_2: "dans la manche 2, tous les chevaliers regardent vers l’extérieur et aucune tour ne bouge";
    TOO_MANY_TOWERS: "il y a plus de cinq tours";
}
