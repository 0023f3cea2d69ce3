//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Gran", "Gran";
    BLUE: "le chevalier bleu", "the blue knight";
    RED: "le chevalier rouge", "the red knight";
    YELLOW: "le chevalier jaune", "the yellow knight";
    GREEN: "le chevalier vert", "the green knight";
    VIOLET: "le chevalier violet", "the violet knight";
    WHITE: "le chevalier blanc", "the white knight";

    THREE_PLAYERS: "à trois", "three players";
    FOUR_PLAYERS: "à quatre", "four players";
    FIVE_PLAYERS: "à cinq", "five players";
    SIX_PLAYERS: "à six", "six players";
    HOW_MANY_SEALS: "Combien de sceaux pour gagner\u{a0}?", "How many seals to win?";
    ONE_SEAL: "un sceau", "one seal";
    TWO_SEALS: "deux sceaux", "two seals";
    THREE_SEALS: "trois sceaux", "three seals";
    FOUR_SEALS: "quatre sceaux", "four seals";
    WHO_BEGINS: "Qui commence\u{a0}?", "Who begins?";

    KNIGHT: "chevalier", "knight";
    RING: "anneau", "ring";
    STONE: "pierre-obstacle", "obstacle stone";
    AMULET: "amulette", "amulet";
    SHACKLE: "carcan noir", "black shackle";
    INFO: "carte-dragon", "dragon card";
    SEAL_TIRAD: "sceau de Tirad", "seal of Tirad";
    SEAL_URGAD: "sceau d’Urgad", "seal of Urgad";
    SEAL_GALAD: "sceau de Galad", "seal of Galad";
    SEAL_ELGAD: "sceau d’Elgad", "seal of Elgad";
    CITY_TIRAD: "cité de Tirad", "city of Tirad";
    CITY_URGAD: "cité d’Urgad", "city of Urgad";
    CITY_GALAD: "cité de Galad", "city of Galad";
    CITY_ELGAD: "cité d’Elgad", "city of Elgad";
    DRAGON: "dragon", "dragon";
    MAGIC_STONE: "pierre magique", "magic stone";
    SWORD_STONE: "pierre avec épée", "stone with sword";
    BLUE_BALL: "boule de cristal bleue", "blue crystal ball";
    BALL: "boule de cristal", "crystal ball";
    WHITE_POINT: "point d’exil", "exile point";

    AMULETS: "amulettes", "amulets";
    SEALS_TO_WIN: "sceaux pour gagner", "seals to win";
    STONES_LEFT: "pierres dans la réserve", "stones in the box";
    CARDS_LEFT: "cartes-dragons dans le tas", "dragon cards in the pile";

    STAY: "Je reste", "I stay";
    PASS: "Je passe", "I pass";
    FREE: "J’enlève mon carcan", "I take my shackle off";

    GO: "Avance d’un ou de deux points.", "Go one or two points.";
    ENTER: "Entre par la boule bleue.", "Enter from the blue ball.";
    CARRY: "Porte l’anneau dans une cité.", "Carry the ring to a city.";
    ONE_MORE: "Avance encore d’un point.", "Go one point more.";
    ONE_MORE_OR_STOP: "Encore un point, ou touche «\u{a0}Stop\u{a0}».", "One point more, or stop here.";
    WON_DUEL: "Le dragon est battu\u{a0}: rejoue, ou reste\u{a0}!", "Dragon beaten: move again, or stay!";
    EXILE: "Envoie-le sur un point blanc.", "Send it to a white point.";
    PUT_STONE: "Pose une pierre sur le plateau.", "Put a stone on the board.";
    CHOOSE_STONE: "Choisis une pierre à déplacer.", "Choose a stone to move.";
    SHIFT_STONE: "Pose la pierre ailleurs.", "Put the stone elsewhere.";
    TURN_CARD: "Un dragon\u{a0}! Retourne sa carte.", "A dragon! Turn its card.";
    LAY_RING: "Pose l’anneau dans un autre royaume.", "Lay the ring in another kingdom.";
    LOSE_RING: "L’anneau t’échappe\u{a0}: pose-le au loin.", "The ring slips away: lay it far from here.";
    TAKE_OFF: "Enlève ton carcan\u{a0}: c’est ton tour.", "Take your shackle off: that is your turn.";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}»\u{a0}: tout est pris.", "Touch “I pass”: the ways are taken.";
    BEAT_0: "Le dragon a zéro\u{a0}: tu gagnes\u{a0}!", "The dragon has zero: you win!";
    BEAT_1: "Le dragon a un\u{a0}: tu gagnes\u{a0}!", "The dragon has one: you win!";
    BEAT_2: "Le dragon a deux. Fais deux ou plus.", "The dragon has two. Throw two or more.";
    BEAT_3: "Le dragon a trois. Fais trois ou plus.", "The dragon has three. Throw three or more.";
    BEAT_4: "Le dragon a quatre. Fais quatre ou plus.", "The dragon has four. Throw four or more.";
    BEAT_5: "Le dragon a cinq. Fais cinq ou six.", "The dragon has five. Throw five or six.";
    BEAT_6: "Le dragon a six. Fais six.", "The dragon has six. Throw six.";
    NEW_PILE: "On mélange les cartes-dragons.", "The dragon cards are shuffled.";
    IS_BLOCKED: "Tous les chemins sont pris.", "All ways are taken.";
    BLUE_WINS: "Le chevalier bleu a tous ses sceaux\u{a0}!", "The blue knight has all its seals!";
    RED_WINS: "Le chevalier rouge a tous ses sceaux\u{a0}!", "The red knight has all its seals!";
    YELLOW_WINS: "Le chevalier jaune a tous ses sceaux\u{a0}!", "The yellow knight has all its seals!";
    GREEN_WINS: "Le chevalier vert a tous ses sceaux\u{a0}!", "The green knight has all its seals!";
    VIOLET_WINS: "Le chevalier violet a tous ses sceaux\u{a0}!", "The violet knight has all its seals!";
    WHITE_WINS: "Le chevalier blanc a tous ses sceaux\u{a0}!", "The white knight has all its seals!";

    GAME_IS_OVER: "La partie est finie.", "The game is over.";
    CARD_FIRST: "Retourne d’abord la carte-dragon.", "First turn the dragon card.";
    DIE_FIRST: "Lance d’abord le dé.", "First throw the die.";
    SHACKLE_FIRST: "Enlève d’abord ton carcan.", "First take your shackle off.";
    CHOOSE_POINT: "Choisis un point qui brille.", "Choose a shining point.";
    OWN_POINT: "Choisis un point à côté.", "Choose a point beside you.";
    PRESS_STAY: "Touche «\u{a0}Je reste\u{a0}» pour rester.", "Touch “I stay” to stay.";
    FOLLOW_LINES: "Suis les lignes, un point après l’autre.", "Follow the lines, point by point.";
    NOT_BACK: "Continue\u{a0}: on ne revient pas.", "Go on: there is no going back.";
    SHUT_BALL: "Laisse la boule\u{a0}: un chevalier attend.", "Leave the ball: a knight is waiting.";
    STONE_IN_THE_WAY: "Contourne la pierre-obstacle.", "Go round the obstacle stone.";
    PEACE: "Laisse-le\u{a0}: la paix règne ici.", "Leave it: there is peace here.";
    NO_AMULET: "Va d’abord chercher une amulette.", "First go and get an amulet.";
    ONE_FOR_THE_DRAGON: "Garde une amulette pour le dragon.", "Keep one amulet for the dragon.";
    NO_WHITE_LEFT: "Attends\u{a0}: aucun point blanc n’est libre.", "Wait: no white point is free.";
    LEADS_NOWHERE: "Choisis un autre chemin.", "Choose another way.";
    ONLY_WHITE: "Choisis un point blanc.", "Choose a white point.";
    WHITE_IS_TAKEN: "Choisis un point blanc libre.", "Choose a free white point.";
    NO_STONE_ON_SYMBOL: "Choisis un point noir ou blanc.", "Choose a black or white point.";
    POINT_IS_TAKEN: "Choisis un point libre.", "Choose a free point.";
    RING_STAYS_FREE: "Laisse l’anneau libre.", "Leave the ring free.";
    PUT_ELSEWHERE: "Choisis un autre point qu’avant.", "Choose another point than before.";
    KEEP_WAYS_OPEN: "Laisse un chemin ouvert.", "Leave a way open.";
    NO_STONE_HERE: "Choisis une pierre-obstacle.", "Choose an obstacle stone.";
    STONE_IS_STUCK: "Prends une autre pierre.", "Take another stone.";
    OTHER_KINGDOM: "Choisis un autre royaume.", "Choose another kingdom.";
    NOT_WHITE: "Choisis un point dans un royaume.", "Choose a point in a kingdom.";
    NO_RING_ON_SYMBOL: "Choisis un point noir.", "Choose a black point.";
}

/// What to throw against a dragon of each strength.
pub const BEAT: [&Phrase; 7] = [
    &BEAT_0, &BEAT_1, &BEAT_2, &BEAT_3, &BEAT_4, &BEAT_5, &BEAT_6,
];

/// Who won, by seat.
pub const WINS: [&Phrase; 6] = [
    &BLUE_WINS,
    &RED_WINS,
    &YELLOW_WINS,
    &GREEN_WINS,
    &VIOLET_WINS,
    &WHITE_WINS,
];

/// The names of the pieces, by kind.
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
