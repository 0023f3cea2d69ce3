//! Reasons for refusing texts and options. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à i9)";
    NO_SUCH_LETTER: "cette lettre ne désigne aucune pièce";
    NO_SUCH_KNIGHT: "cette lettre ne désigne aucun chevalier (A à D, a à d)";
    NO_ACTION: "ce n’est pas une action (e1-e2, e1xe2, b@d5, pass)";
    NOT_FIVE_FIELDS: "une position a cinq champs séparés par une espace";
    NO_SUCH_SIDE: "le camp est w ou b";
    NO_RULES: "les règles s’écrivent courtoisie/limite (on/0)";
    NO_COURTESY: "la courtoisie est on ou off";
    NOT_NINE_COLUMNS: "cette ligne n’a pas neuf cases";
    TOO_MANY: "il y a plus de deux chevaliers de cette lettre";
    NOT_ONE_MONARCH: "chaque camp a exactement un Monarque";
    KNIGHT_ON_THRONE: "un chevalier est sur un trône";
    MONARCH_ON_ENEMY_THRONE: "un Monarque est sur le trône adverse";
    BAD_COUNT: "le compteur de tours ne va pas avec la limite";
    OWN_KNIGHT_LIFTED: "le chevalier pris doit être de l’autre camp";
    NO_PLACING: "le chevalier pris n’a aucune case où aller";

    BAD_FIRST: "le premier camp est w ou b";
    BAD_COURTESY: "la courtoisie est on ou off";
}
