//! Names, prompts and kind explanations of the game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Gran";
    BLUE: "le chevalier bleu";
    RED: "le chevalier rouge";
    YELLOW: "le chevalier jaune";
    GREEN: "le chevalier vert";
    VIOLET: "le chevalier violet";
    WHITE: "le chevalier blanc";

    THREE_PLAYERS: "à trois";
    FOUR_PLAYERS: "à quatre";
    FIVE_PLAYERS: "à cinq";
    SIX_PLAYERS: "à six";
    HOW_MANY_SEALS: "Combien de sceaux pour gagner\u{a0}?";
    ONE_SEAL: "un sceau";
    TWO_SEALS: "deux sceaux";
    THREE_SEALS: "trois sceaux";
    FOUR_SEALS: "quatre sceaux";
    WHO_BEGINS: "Qui commence\u{a0}?";

    KNIGHT: "chevalier";
    RING: "anneau";
    STONE: "pierre-obstacle";
    AMULET: "amulette";
    SHACKLE: "carcan noir";
    INFO: "carte-dragon";
    SEAL_TIRAD: "sceau de Tirad";
    SEAL_URGAD: "sceau d’Urgad";
    SEAL_GALAD: "sceau de Galad";
    SEAL_ELGAD: "sceau d’Elgad";
    CITY_TIRAD: "cité de Tirad";
    CITY_URGAD: "cité d’Urgad";
    CITY_GALAD: "cité de Galad";
    CITY_ELGAD: "cité d’Elgad";
    DRAGON: "dragon";
    MAGIC_STONE: "pierre magique";
    SWORD_STONE: "pierre avec épée";
    BLUE_BALL: "boule de cristal bleue";
    BALL: "boule de cristal";
    WHITE_POINT: "point d’exil";

    AMULETS: "amulettes";
    SEALS_TO_WIN: "sceaux pour gagner";
    STONES_LEFT: "pierres dans la réserve";
    CARDS_LEFT: "cartes-dragons dans le tas";

    STAY: "Je reste";
    PASS: "Je passe";
    STOP: "Stop";
    FREE: "J’enlève mon carcan";

    GO: "Avance d’un ou de deux points.";
    ENTER: "Entre par la boule bleue.";
    CARRY: "Porte l’anneau dans une cité.";
    ONE_MORE: "Avance d’un point de plus.";
    ONE_MORE_OR_STOP: "Encore un point, ou touche «\u{a0}Stop\u{a0}».";
    WON_DUEL: "Le dragon est battu\u{a0}: rejoue, ou reste\u{a0}!";
    EXILE: "Envoie-le sur un point blanc.";
    PUT_STONE: "Pose une pierre sur le plateau.";
    CHOOSE_STONE: "Choisis une pierre à déplacer.";
    SHIFT_STONE: "Pose la pierre ailleurs.";
    TURN_CARD: "Un dragon\u{a0}! Retourne sa carte.";
    LAY_RING: "Pose l’anneau dans un autre royaume.";
    LOSE_RING: "Tu perds l’anneau\u{a0}: pose-le au loin.";
    TAKE_OFF: "Enlève ton carcan\u{a0}: c’est tout pour ce tour.";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}»\u{a0}: aucun chemin n’est libre.";
    BEAT_0: "Le dragon a zéro\u{a0}: tu gagnes\u{a0}!";
    BEAT_1: "Le dragon a un\u{a0}: tu gagnes\u{a0}!";
    BEAT_2: "Le dragon a deux. Fais deux ou plus.";
    BEAT_3: "Le dragon a trois. Fais trois ou plus.";
    BEAT_4: "Le dragon a quatre. Fais quatre ou plus.";
    BEAT_5: "Le dragon a cinq. Fais cinq ou six.";
    BEAT_6: "Le dragon a six. Fais six.";
    NEW_PILE: "On mélange les cartes-dragons.";
    IS_BLOCKED: "Tous les chemins sont fermés.";
    BLUE_WINS: "Le chevalier bleu a tous ses sceaux\u{a0}!";
    RED_WINS: "Le chevalier rouge a tous ses sceaux\u{a0}!";
    YELLOW_WINS: "Le chevalier jaune a tous ses sceaux\u{a0}!";
    GREEN_WINS: "Le chevalier vert a tous ses sceaux\u{a0}!";
    VIOLET_WINS: "Le chevalier violet a tous ses sceaux\u{a0}!";
    WHITE_WINS: "Le chevalier blanc a tous ses sceaux\u{a0}!";

    GAME_IS_OVER: "La partie est finie.";
    CARD_FIRST: "Retourne d’abord la carte-dragon.";
    DIE_FIRST: "Lance d’abord le dé.";
    SHACKLE_FIRST: "Enlève d’abord ton carcan.";
    CHOOSE_POINT: "Choisis un point qui brille.";
    OWN_POINT: "Choisis un point à côté.";
    PRESS_STAY: "Touche «\u{a0}Je reste\u{a0}» pour rester.";
    FOLLOW_LINES: "Suis les lignes, un point après l’autre.";
    NOT_BACK: "Continue\u{a0}: on ne revient pas en arrière.";
    SHUT_BALL: "Laisse la boule\u{a0}: un chevalier attend.";
    STONE_IN_THE_WAY: "Contourne la pierre-obstacle.";
    PEACE: "Laisse-le\u{a0}: ici, on ne se bat pas.";
    NO_AMULET: "Va d’abord chercher une amulette.";
    ONE_FOR_THE_DRAGON: "Garde une amulette pour le dragon.";
    NO_WHITE_LEFT: "Attends\u{a0}: aucun point blanc n’est libre.";
    LEADS_NOWHERE: "Choisis un autre chemin.";
    ONLY_WHITE: "Choisis un point blanc.";
    WHITE_IS_TAKEN: "Choisis un point blanc libre.";
    NO_STONE_ON_SYMBOL: "Choisis un point noir ou blanc.";
    POINT_IS_TAKEN: "Choisis un point libre.";
    RING_STAYS_FREE: "Laisse l’anneau libre.";
    PUT_ELSEWHERE: "Choisis un autre point cette fois.";
    KEEP_WAYS_OPEN: "Laisse un chemin ouvert.";
    NO_STONE_HERE: "Choisis une pierre-obstacle.";
    STONE_IS_STUCK: "Prends une autre pierre.";
    OTHER_KINGDOM: "Choisis un autre royaume.";
    NOT_WHITE: "Choisis un point dans un royaume.";
    NO_RING_ON_SYMBOL: "Choisis un point noir.";
}

/// Prompts for the duel with a dragon, by its strength.
pub const BEAT: [&Phrase; 7] = [
    &BEAT_0, &BEAT_1, &BEAT_2, &BEAT_3, &BEAT_4, &BEAT_5, &BEAT_6,
];

/// Announcements of the winner, by seat.
pub const WINS: [&Phrase; 6] = [
    &BLUE_WINS,
    &RED_WINS,
    &YELLOW_WINS,
    &GREEN_WINS,
    &VIOLET_WINS,
    &WHITE_WINS,
];

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("helmet", KNIGHT),
    ("ring", RING),
    ("stone", STONE),
    ("amulet", AMULET),
    ("shackle", SHACKLE),
    ("card-back", INFO),
    ("dragon-head", DRAGON),
    ("seal-tirad", SEAL_TIRAD),
    ("seal-urgad", SEAL_URGAD),
    ("seal-galad", SEAL_GALAD),
    ("seal-elgad", SEAL_ELGAD),
];
