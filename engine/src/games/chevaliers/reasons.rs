//! Why a text or an option is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à f9)", "there is no such cell (a1 to f9)";
    NO_SUCH_LETTER: "cette lettre ne désigne aucun pion", "this letter names no piece";
    NO_ACTION: "ce n’est pas une action (a2-a3, a2xa3, end, S@a2)", "this is no action (a2-a3, a2xa3, end, S@a2)";
    NO_ROLL: "ce n’est pas un lancer (dice:4,2)", "this is no roll (dice:4,2)";
    NOT_EIGHT_FIELDS: "une position a huit champs séparés par une espace", "a position has eight fields with one space between";
    NO_SUCH_SIDE: "le camp est P ou D", "the side is P or D";
    NO_MARK: "le pion déjà joué est « - », « x » ou une case", "the moved piece is `-`, `x` or a cell";
    HAND_NOT_EMPTY: "la main doit être vide hors de la mise en place", "hands are empty after the setup";
    MARK_OUT_OF_PLAY: "aucun pion n’est marqué hors d’un tour", "no piece is marked outside a turn";
    NO_NUMBERS: "les règles s’écrivent bonus/dé/limite", "the rules are written bonus/die/limit";
    BAD_BONUS: "les bonus sont trois chiffres de 0 à 2", "the bonuses are three digits from 0 to 2";
    BAD_DIE: "le dé a six faces croissantes, au moins deux différentes", "the die has six ascending faces, at least two different";
    NOT_SIX_COLUMNS: "cette ligne n’a pas six cases", "this row does not have six cells";
    NOT_FOUR_GOALS: "il y a quatre objectifs séparés par des virgules", "there are four goals with commas between";
    GOAL_OFF_LAST_ROW: "un objectif reste sur la dernière ligne de son camp", "a goal stays on the last row of its side";
    TWO_GOALS: "deux objectifs sont sur la même case", "two goals lie on one cell";
    NO_HANDS: "la main est « - » ou prince/dragons", "the hand is `-` or prince/dragons";
    HAND_ORDER: "les lettres de la main suivent l’ordre KVPCS/aotgd", "the letters of a hand follow the order KVPCS/aotgd";
    GOAL_AND_HAND: "un objectif est en main et « - » à la fois, ou aucun des deux", "a goal is both in hand and `-`, or neither";
    TOO_MANY: "il y a trop de pions de cette lettre", "there are too many pieces of this letter";
    ENEMY_ON_GOAL: "un pion adverse est sur un objectif encore en jeu", "an enemy piece stands on a goal still in play";
    BAD_QUIET: "le compteur de tours calmes ne va pas avec la limite ou la phase", "the quiet counter does not fit the limit or the phase";
    NO_FIGURE_LEFT: "un camp n’a plus de pion", "a side has no piece left";
    NO_GOAL_LEFT: "un camp n’a plus d’objectif", "a side has no goal left";
    HANDS_EMPTY: "la mise en place demande des pions en main", "a setup needs something in hand";
    NOTHING_TO_PLACE: "ce camp n’a rien à placer maintenant", "this side has nothing to place now";
    OUT_OF_CAMP: "un pion est hors de son camp pendant la mise en place", "a piece is outside its camp during the setup";
    PLACED_ON_GOAL: "un pion est sur un objectif pendant la mise en place", "a piece is on a goal during the setup";
    TOO_EARLY: "un pion est placé avant les objectifs", "a piece is placed before the goals";
    MARK_OFF_FIGURE: "aucun pion du camp qui joue n’est sur la case marquée", "no piece of the side to act is on the marked cell";
    NOT_NEIGHBOURS: "les cases du combat ne se touchent pas", "the cells of the fight do not touch";
    NO_FIGHTERS: "ce combat n’oppose pas un pion qui joue et un adversaire", "this fight is not between an own piece and an enemy";
    FOUGHT_TWICE: "le pion déjà joué ne peut pas attaquer", "the piece that moved cannot attack";

    BAD_SET: "le jeu de pions est standard, pocket ou pocket-printed", "the set is standard, pocket or pocket-printed";
    BAD_SETUP: "la mise en place est default, small, manual ou layout", "the setup is default, small, manual or layout";
    BAD_PLACE: "l’ordre de placement est alt ou side", "the order of placing is alt or side";
    BAD_FIRST: "le premier camp est P ou D", "the first side is P or D";
    BAD_ARMY: "l’armée est trois chiffres jusqu’à 541, au moins un pion", "the army is three digits up to 541, at least one piece";
    BAD_GOALS: "chaque camp a 1 ou 2 objectifs", "each side has 1 or 2 goals";
    BAD_FACES: "le dé a six chiffres, au moins deux différents", "the die has six digits, at least two different";
    BAD_LAYOUT: "le placement a douze lettres du camp, des objectifs sur la dernière ligne, au moins un pion et un objectif",
        "a layout has twelve letters of the side, goals on the last row, at least one piece and one goal";
    NO_LAYOUT: "setup=layout demande les options prince et dragons", "setup=layout needs the options prince and dragons";
}
