//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "Tous contre le dragon, et chacun pour soi", "All against the dragon, and each for itself";
    STORY: "Un dragon s’est posé au milieu du pays. Les factions l’entourent, chacune avec ses cinq chevaliers et sa tour. Ensemble, elles peuvent le prendre\u{a0}; mais une seule en aura la gloire.",
        "A dragon has come down in the middle of the country. The factions surround it, each with its five knights and its tower. Together they can catch it; but only one will have the glory.";
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Les chevaliers doivent capturer le dragon. Le dragon doit manger cinq chevaliers, de n’importe quelles factions. La partie se joue en une seule manche.",
        "The knights have to capture the dragon. The dragon has to eat five knights, of whatever factions. The game is played in one round.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le plateau est une croix de 33 cases\u{a0}: un carré de sept sur sept sans ses quatre coins de deux sur deux. Chaque bras de la croix est une zone. Deux cases qui se touchent par un côté ou par un coin sont voisines.",
        "The board is a cross of 33 cells: a square of seven by seven without its four corners of two by two. Each arm of the cross is a zone. Two cells that touch by a side or a corner are neighbours.";
    PIECES: "Quatre factions, bleue, verte, jaune et violette\u{a0}: cinq chevaliers et une tour chacune. Deux tours neutres et un dragon.",
        "Four factions, blue, green, yellow and violet: five knights and a tower each. Two neutral towers and a dragon.";
    SETUP_TITLE: "La mise en place", "Setting up";
    ZONES: "Une faction remplit sa zone\u{a0}: sa tour, vide, au milieu de la ligne la plus proche du centre, ses cinq chevaliers sur les autres cases, tournés vers le centre. Une zone sans faction ne reçoit qu’une tour neutre, à la même place.",
        "A faction fills its zone: its tower, empty, in the middle of the line nearest the centre, its five knights on the other cells, facing the centre. A zone without faction gets a neutral tower only, on the same place.";
    PLAYERS: "À deux, un joueur mène deux factions contre le dragon. À trois, chacune des deux factions a son joueur. À quatre, il y a trois factions, à cinq, quatre. Deux factions peuvent être face à face ou côte à côte.",
        "With two players, one leads two factions against the dragon. With three, each of the two factions has its player. With four there are three factions, with five, four. Two factions may sit face to face or side by side.";
    LANDING: "Le dragon se pose sur la case vide de son choix. Puis le plus jeune commence, et le tour passe à gauche.",
        "The dragon is put on any empty cell. Then the youngest begins, and the turn passes to the left.";
    KNIGHTS_TITLE: "Les chevaliers", "The knights";
    KNIGHTS: "À son tour, un joueur avance un de ses chevaliers d’une case\u{a0}: devant ou sur un côté, jamais en arrière, jamais en diagonale, vers une case vide ou une tour libre, de n’importe quelle couleur. À deux, le joueur des chevaliers choisit à chaque tour la faction qu’il veut.",
        "In its turn a player moves one of its knights one cell: forward or to a side, never back, never on a diagonal, onto an empty cell or a free tower of any colour. With two players the knights’ player chooses a faction each turn.";
    TOWERS: "Un chevalier dans une tour en sort dans les quatre directions droites, ou passe par un souterrain dans n’importe quelle autre tour libre. Les tours ne bougent pas et ne se brisent pas.",
        "A knight in a tower leaves it in any of the four straight directions, or goes underground into any other free tower. Towers neither move nor break.";
    DRAGON_TITLE: "Le dragon", "The dragon";
    DRAGON: "Le dragon avance d’une case dans les huit directions, ou saute par-dessus une pièce voisine si la case juste derrière est vide. Il mange le chevalier qu’il saute. Il peut enchaîner plusieurs sauts dans le même tour.",
        "The dragon goes one cell in any of the eight directions, or jumps over a neighbouring piece if the cell right behind is empty. It eats the knight it jumps. It may string several jumps together in one turn.";
    MUST_EAT: "S’il peut manger, il doit le faire, une fois au moins\u{a0}; ensuite, il continue ou s’arrête à son gré. Il saute aussi par-dessus les tours, sans y être obligé, et ne s’y pose jamais.",
        "If it can eat, it must, at least once; after that it goes on or stops as it likes. It also jumps over towers, without having to, and never stands on one.";
    EJECT: "Un chevalier dans une tour n’est pas mangé\u{a0}: si le dragon saute par-dessus, il est jeté sur la case que le dragon quitte. Au prochain tour de son joueur, il ne peut pas rentrer dans cette tour-là.",
        "A knight in a tower is not eaten: if the dragon jumps over it, it is thrown onto the cell the dragon leaves. In its player’s next turn it may not go back into that tower.";
    TRAP_TITLE: "Capturer le dragon", "Capturing the dragon";
    PINCER: "Prendre le dragon entre deux\u{a0}: un chevalier vient se placer contre lui, un autre est juste en face, de l’autre côté, et l’un des deux au moins est dans une tour. La ligne peut être droite ou en diagonale.",
        "Catching it between two: a knight comes beside the dragon, another stands right across on the other side, and at least one of them is in a tower. The line may be straight or diagonal.";
    COLOURS: "Il faut aussi une même couleur des deux côtés. Un côté compte la couleur de son chevalier et celle de la tour où il se tient\u{a0}; une tour neutre ne compte pour personne.",
        "One colour must also be on both sides. A side counts the colour of its knight and of the tower it stands in; a neutral tower counts for nobody.";
    GLORY: "La faction présente des deux côtés gagne, même si c’est une autre qui a refermé le piège. Si deux factions y sont, celle qui vient de bouger gagne.",
        "The faction on both sides wins, even if another one has closed the trap. If two factions are, the one that has just moved wins.";
    OWN_FAULT: "Si c’est le dragon qui se met lui-même entre les deux, il n’est pas pris.",
        "If the dragon puts itself between the two, it is not caught.";
    BLOCK: "Immobiliser le dragon\u{a0}: après un tour de chevaliers, il ne peut ni avancer ni sauter. La faction qui vient de bouger gagne.",
        "Blocking it: after a knights’ turn it can neither step nor jump. The faction that has just moved wins.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_BOARD: "Le texte ne montre le plateau qu’en image. Nous jouons sur la croix du renard et des poules\u{a0}: cinq chevaliers et une tour remplissent juste un bras.",
        "The text shows the board only as a picture. We play on the cross of fox and geese: five knights and a tower just fill one arm.";
    SILENT_SEATS: "Chaque chevalier garde son sens pour toute la partie, d’après la zone de sa faction. Le dragon joue une fois par tour de table, où qu’il soit assis\u{a0}; l’ordre des places se choisit.",
        "Each knight keeps its front for the whole game, after the zone of its faction. The dragon plays once in a round of the table, wherever it sits; the order of the seats can be chosen.";
    SILENT_JUMPS: "L’obligation de manger se regarde saut par saut\u{a0}: le dragon n’est jamais tenu de sauter une tour pour atteindre un chevalier. Une même tour se saute une fois par tour de jeu. Un chevalier mangé disparaît aussitôt.",
        "The duty to eat is looked at jump by jump: the dragon never has to jump a tower in order to reach a knight. The same tower is jumped once in a turn. An eaten knight is gone at once.";
    SILENT_TRAP: "Seule compte la ligne du chevalier qui vient de bouger. Une tour vide ne compte pas\u{a0}: il faut un chevalier de chaque côté. À deux joueurs aussi, il faut la même couleur des deux côtés.",
        "Only the line of the knight that has just moved counts. An empty tower does not count: a knight is needed on each side. With two players, too, the same colour is needed on both sides.";
    SILENT_BLOCK: "On regarde si le dragon est immobilisé après chaque tour de chevaliers, sans attendre le sien. Un saut encore possible, même par-dessus une tour, suffit à le sauver.",
        "Whether the dragon is blocked is looked at after each knights’ turn, without waiting for its own. A jump that is left, even over a tower, is enough to save it.";
    SILENT_PASS: "Un joueur dont aucun chevalier ne peut bouger passe, jamais par choix. L’interdiction de rentrer dans une tour ne vaut que pour le chevalier éjecté et pour un seul tour.",
        "A player of whom no knight can move passes, never by choice. The ban on going back into a tower holds for the ejected knight only, and for one turn.";
    SILENT_LIMIT: "Après quarante tours du dragon sans repas, la partie est nulle. Ce nombre se règle, et zéro retire la limite.",
        "After forty dragon turns without a meal the game is a draw. The number can be set, and zero takes the limit away.";
}

/// The chapters, in order.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: STORY_TITLE,
        text: &[STORY],
    },
    Chapter {
        title: AIM_TITLE,
        text: &[AIM],
    },
    Chapter {
        title: MATERIAL_TITLE,
        text: &[BOARD, PIECES],
    },
    Chapter {
        title: SETUP_TITLE,
        text: &[ZONES, PLAYERS, LANDING],
    },
    Chapter {
        title: KNIGHTS_TITLE,
        text: &[KNIGHTS, TOWERS],
    },
    Chapter {
        title: DRAGON_TITLE,
        text: &[DRAGON, MUST_EAT, EJECT],
    },
    Chapter {
        title: TRAP_TITLE,
        text: &[PINCER, COLOURS, GLORY, OWN_FAULT, BLOCK],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[
            SILENT_BOARD,
            SILENT_SEATS,
            SILENT_JUMPS,
            SILENT_TRAP,
            SILENT_BLOCK,
            SILENT_PASS,
            SILENT_LIMIT,
        ],
    },
];
