//! Reasons for refusing texts and options. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à f9)";
    NO_SUCH_LETTER: "cette lettre ne désigne aucun pion";
    NO_ACTION: "ce n’est pas une action (a2-a3, a2xa3, end, S@a2)";
    NO_ROLL: "ce n’est pas un lancer (dice:4,2)";
    NOT_EIGHT_FIELDS: "une position a huit champs séparés par une espace";
    NO_SUCH_SIDE: "le camp est P ou D";
    NO_MARK: "le pion déjà joué est «\u{a0}-\u{a0}», «\u{a0}x\u{a0}» ou une case";
    HAND_NOT_EMPTY: "la main doit être vide hors de la mise en place";
    MARK_OUT_OF_PLAY: "aucun pion n’est marqué hors d’un tour";
    NO_NUMBERS: "les règles s’écrivent bonus/dé/limite";
    BAD_BONUS: "les bonus s’écrivent avec trois chiffres de 0 à 2";
    BAD_DIE: "le dé a six faces croissantes, au moins deux différentes";
    NOT_SIX_COLUMNS: "cette ligne n’a pas six cases";
    NOT_FOUR_GOALS: "il y a quatre objectifs séparés par des virgules";
    GOAL_OFF_LAST_ROW: "un objectif reste sur la dernière ligne de son camp";
    TWO_GOALS: "deux objectifs sont sur la même case";
    NO_HANDS: "la main est «\u{a0}-\u{a0}» ou prince/dragons";
    HAND_ORDER: "les lettres de la main suivent l’ordre KVPCS/aotgd";
    GOAL_AND_HAND: "un objectif est en main et «\u{a0}-\u{a0}» à la fois, ou aucun des deux";
    TOO_MANY: "il y a trop de pions de cette lettre";
    ENEMY_ON_GOAL: "un pion adverse est sur un objectif encore en jeu";
    BAD_QUIET: "le compteur de tours calmes ne va pas avec la limite ou la phase";
    NO_FIGURE_LEFT: "un camp n’a plus de pion";
    NO_GOAL_LEFT: "un camp n’a plus d’objectif";
    HANDS_EMPTY: "la mise en place demande des pions en main";
    NOTHING_TO_PLACE: "ce camp n’a rien à placer maintenant";
    OUT_OF_CAMP: "un pion est hors de son camp pendant la mise en place";
    PLACED_ON_GOAL: "un pion est sur un objectif pendant la mise en place";
    TOO_EARLY: "un pion est placé avant les objectifs";
    MARK_OFF_FIGURE: "aucun pion du camp qui joue n’est sur la case marquée";
    NOT_NEIGHBOURS: "les cases du combat ne se touchent pas";
    NO_FIGHTERS: "ce combat n’oppose pas un pion qui joue et un adversaire";
    FOUGHT_TWICE: "le pion déjà joué ne peut pas attaquer";

    BAD_SET: "le jeu de pions est standard, pocket ou pocket-printed";
    BAD_SETUP: "la mise en place est default, small, manual ou layout";
    BAD_PLACE: "l’ordre de placement est alt ou side";
    BAD_FIRST: "le premier camp est P ou D";
    BAD_ARMY: "l’armée s’écrit avec trois chiffres, 541 au plus, et au moins un pion";
    BAD_GOALS: "chaque camp a 1 ou 2 objectifs";
    BAD_FACES: "le dé a six chiffres, au moins deux différents";
    BAD_LAYOUT: "le placement a douze lettres du camp, des objectifs sur la dernière ligne, au moins un pion et un objectif";
    NO_LAYOUT: "setup=layout demande les options prince et dragons";
}
