//! Why a text or an option is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à i9)", "there is no such cell (a1 to i9)";
    NO_SUCH_LETTER: "cette lettre ne désigne aucune pièce", "this letter names no piece";
    NO_SUCH_KNIGHT: "cette lettre ne désigne aucun chevalier (A à D, a à d)", "this letter names no knight (A to D, a to d)";
    NO_ACTION: "ce n’est pas une action (e1-e2, e1xe2, b@d5, pass)", "this is no action (e1-e2, e1xe2, b@d5, pass)";
    NOT_FIVE_FIELDS: "une position a cinq champs séparés par une espace", "a position has five fields with one space between";
    NO_SUCH_SIDE: "le camp est w ou b", "the side is w or b";
    NO_RULES: "les règles s’écrivent courtoisie/limite (on/0)", "the rules are written courtesy/limit (on/0)";
    NO_COURTESY: "la courtoisie est on ou off", "courtesy is on or off";
    NOT_NINE_COLUMNS: "cette ligne n’a pas neuf cases", "this row does not have nine cells";
    TOO_MANY: "il y a plus de deux chevaliers de cette lettre", "there are more than two knights of this letter";
    NOT_ONE_MONARCH: "chaque camp a exactement un Monarque", "each side has exactly one Monarch";
    KNIGHT_ON_THRONE: "un chevalier est sur un trône", "a knight is on a throne";
    MONARCH_ON_ENEMY_THRONE: "un Monarque est sur le trône adverse", "a Monarch is on the enemy throne";
    BAD_COUNT: "le compteur de tours ne va pas avec la limite", "the turn counter does not fit the limit";
    OWN_KNIGHT_LIFTED: "le chevalier pris doit être de l’autre camp", "the taken knight must be the other side’s";
    NO_PLACING: "le chevalier pris n’a aucune case où aller", "the taken knight has no cell to go to";

    BAD_FIRST: "le premier camp est w ou b", "the first side is w or b";
    BAD_COURTESY: "la courtoisie est on ou off", "courtesy is on or off";
}
