//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "Tous contre le dragon, et chacun pour soi";
    STORY: "Un dragon s’est posé au milieu du pays. Les factions l’entourent, chacune avec ses cinq chevaliers et sa tour. Ensemble, elles peuvent le prendre\u{a0}; mais une seule en aura la gloire.";
    AIM_TITLE: "Le but du jeu";
    AIM: "Les chevaliers doivent capturer le dragon. Le dragon doit manger cinq chevaliers, de n’importe quelles factions. La partie se joue en une seule manche.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le plateau est une croix de 33 cases\u{a0}: un carré de sept sur sept sans ses quatre coins de deux sur deux. Chaque bras de la croix est une zone. Deux cases qui se touchent par un côté ou par un coin sont voisines.";
    PIECES: "Quatre factions, bleue, verte, jaune et violette\u{a0}: cinq chevaliers et une tour chacune. Deux tours neutres et un dragon.";
    SETUP_TITLE: "La mise en place";
    ZONES: "Une faction remplit sa zone\u{a0}: sa tour, vide, au milieu de la ligne la plus proche du centre, ses cinq chevaliers sur les autres cases, tournés vers le centre. Une zone sans faction ne reçoit qu’une tour neutre, à la même place.";
    PLAYERS: "À deux, un joueur mène deux factions contre le dragon. À trois, chacune des deux factions a son joueur. À quatre, il y a trois factions, à cinq, quatre. Deux factions peuvent être face à face ou côte à côte.";
    LANDING: "Le dragon se pose sur la case vide de son choix. Puis le plus jeune commence, et le tour passe à gauche.";
    KNIGHTS_TITLE: "Les chevaliers";
    KNIGHTS: "À son tour, un joueur avance un de ses chevaliers d’une case\u{a0}: devant ou sur un côté, jamais en arrière, jamais en diagonale, vers une case vide ou une tour libre, de n’importe quelle couleur. À deux, le joueur des chevaliers choisit à chaque tour la faction qu’il veut.";
    TOWERS: "Un chevalier dans une tour en sort dans les quatre directions droites, ou passe par un souterrain dans n’importe quelle autre tour libre. Les tours ne bougent pas et ne se brisent pas.";
    DRAGON_TITLE: "Le dragon";
    DRAGON: "Le dragon avance d’une case dans les huit directions, ou saute par-dessus une pièce voisine si la case juste derrière est vide. Il mange le chevalier qu’il saute. Il peut enchaîner plusieurs sauts dans le même tour.";
    MUST_EAT: "S’il peut manger, il doit le faire, une fois au moins\u{a0}; ensuite, il continue ou s’arrête à son gré. Il saute aussi par-dessus les tours, sans y être obligé, et ne s’y pose jamais.";
    EJECT: "Un chevalier dans une tour n’est pas mangé\u{a0}: si le dragon saute par-dessus, il est jeté sur la case que le dragon quitte. Au prochain tour de son joueur, il ne peut pas rentrer dans cette tour-là.";
    TRAP_TITLE: "Capturer le dragon";
    PINCER: "Prendre le dragon entre deux\u{a0}: un chevalier vient se placer contre lui, un autre est juste en face, de l’autre côté, et l’un des deux au moins est dans une tour. La ligne peut être droite ou en diagonale.";
    COLOURS: "Il faut aussi une même couleur des deux côtés. Un côté compte la couleur de son chevalier et celle de la tour où il se tient\u{a0}; une tour neutre ne compte pour personne.";
    GLORY: "La faction présente des deux côtés gagne, même si c’est une autre qui a refermé le piège. Si deux factions y sont, celle qui vient de bouger gagne.";
    OWN_FAULT: "Si c’est le dragon qui se met lui-même entre les deux, il n’est pas pris.";
    BLOCK: "Immobiliser le dragon\u{a0}: après un tour de chevaliers, il ne peut ni avancer ni sauter. La faction qui vient de bouger gagne.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_BOARD: "Le texte ne montre le plateau qu’en image. Nous jouons sur la croix du renard et des poules\u{a0}: cinq chevaliers et une tour remplissent juste un bras.";
    SILENT_SEATS: "Chaque chevalier garde son sens pour toute la partie, d’après la zone de sa faction. Le dragon joue une fois par tour de table, où qu’il soit assis\u{a0}; l’ordre des places se choisit.";
    SILENT_JUMPS: "L’obligation de manger se regarde saut par saut\u{a0}: le dragon n’est jamais tenu de sauter une tour pour atteindre un chevalier. Une même tour se saute une fois par tour de jeu. Un chevalier mangé disparaît aussitôt.";
    SILENT_TRAP: "Seule compte la ligne du chevalier qui vient de bouger. Une tour vide ne compte pas\u{a0}: il faut un chevalier de chaque côté. À deux joueurs aussi, il faut la même couleur des deux côtés.";
    SILENT_BLOCK: "On regarde si le dragon est immobilisé après chaque tour de chevaliers, sans attendre le sien. Un saut encore possible, même par-dessus une tour, suffit à le sauver.";
    SILENT_PASS: "Un joueur dont aucun chevalier ne peut bouger passe, jamais par choix. L’interdiction de rentrer dans une tour ne vaut que pour le chevalier éjecté et pour un seul tour.";
    SILENT_LIMIT: "Après quarante tours du dragon sans repas, la partie est nulle. Ce nombre se règle, et zéro retire la limite.";
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
