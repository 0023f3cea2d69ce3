//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "Deux manches, un dragon";
    STORY: "Treize chevaliers contre un dragon. Dans la première manche, ils vont chercher des tours et les dressent où ils veulent. Dans la seconde, ils reviennent s’en servir pour piéger le dragon, qui, lui, a faim.";
    AIM_TITLE: "Le but du jeu";
    AIM: "Seule la seconde manche décide. Les chevaliers gagnent s’ils capturent le dragon\u{a0}; le dragon gagne s’il mange cinq chevaliers dans cette manche.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le plateau est une croix de 33 cases\u{a0}: un carré de sept sur sept sans ses quatre coins de deux sur deux. Deux cases qui se touchent par un côté ou par un coin sont voisines.";
    PIECES: "Treize chevaliers, qui ont un avant et un arrière\u{a0}; cinq tours, cinq tours brisées, un dragon. Le camp des chevaliers couvre le bras du bas et la rangée entière au-dessus. Les trois cases X sont au bout du bras du haut.";
    SETUP_TITLE: "La mise en place";
    SETUP: "Un chevalier sur chaque case du camp, tourné vers le haut. Les cinq tours attendent à côté. Le dragon se pose sur la case vide de son choix, puis les chevaliers commencent.";
    KNIGHTS_TITLE: "Les chevaliers";
    KNIGHTS: "À chaque tour, un chevalier avance d’une case\u{a0}: devant lui ou sur un côté, jamais en arrière, jamais en diagonale, vers une case vide ou une tour posée sans chevalier.";
    DRAGON_TITLE: "Le dragon";
    DRAGON: "Le dragon avance d’une case dans les huit directions, ou saute par-dessus une pièce voisine si la case juste derrière est vide. Il mange le chevalier qu’il saute. Il peut enchaîner plusieurs sauts dans le même tour.";
    MUST_EAT: "S’il peut manger, il doit le faire, une fois au moins\u{a0}; ensuite, il continue ou s’arrête à son gré. Il saute aussi par-dessus les tours et les tours brisées, sans y être obligé, et ne s’y pose jamais.";
    FIRST_TITLE: "Première manche\u{a0}: les tours";
    GET: "Un chevalier qui arrive sur une case X reçoit une tour, s’il en reste\u{a0}: il se place dedans et se retourne. Il la porte vers le bas ou sur les côtés, une case par tour, jamais sur une autre tour.";
    PLACE: "La tour est posée quand le chevalier en sort, dans une des quatre directions droites. Elle ne bougera plus et ne craint plus rien. Pour chercher une autre tour, le chevalier doit d’abord rentrer dans son camp, où il se retourne.";
    BREAK: "Le dragon mange aussi un chevalier dans une tour. Une tour en route est alors brisée\u{a0}: plus aucun chevalier n’entre sur cette case. Une tour posée reste debout.";
    FIRST_END: "La manche finit quand le dragon a mangé cinq chevaliers, ou quand chacune des cinq tours est posée ou brisée. Les tours en route quittent le plateau, les autres restent.";
    SECOND_TITLE: "Seconde manche\u{a0}: la chasse";
    SECOND: "Tous les chevaliers reprennent leur place de départ, mangés ou non, dans la tour s’il y en a une\u{a0}; une tour brisée dans le camp coûte un chevalier. Le dragon choisit une case vide, les chevaliers commencent.";
    TOWERS: "Un chevalier dans une tour en sort dans les quatre directions droites, ou passe par un souterrain dans n’importe quelle autre tour libre. Les chevaliers ne se retournent plus.";
    EJECT: "Le dragon ne mange plus un chevalier dans une tour\u{a0}: s’il saute par-dessus, le chevalier est jeté sur la case que le dragon quitte. Au tour suivant, ce chevalier ne peut pas rentrer dans cette tour-là.";
    TRAP_TITLE: "Capturer le dragon";
    PINCER: "Prendre le dragon entre deux\u{a0}: un chevalier vient se placer contre lui, un autre est juste en face, de l’autre côté, et l’un des deux au moins est dans une tour. La ligne peut être droite ou en diagonale.";
    OWN_FAULT: "Si c’est le dragon qui se met lui-même entre les deux, il n’est pas pris.";
    BLOCK: "Immobiliser le dragon\u{a0}: après le tour des chevaliers, il ne peut ni avancer ni sauter.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_BOARD: "Le texte ne montre le plateau qu’en image. Nous jouons sur la croix du renard et des poules\u{a0}: treize pions y remplissent un bras et la rangée voisine, et le chasseur y saute aussi. Les cases X sont c7, d7 et e7.";
    SILENT_TOWERS: "La tour est donnée d’office, à chaque arrivée sur une case X sans tour, à un chevalier qui vient de son camp. Il peut la laisser tout de suite. Se retourner dans le camp est automatique, sauf pour un chevalier encore dans sa tour.";
    SILENT_GUEST: "Dans la première manche, un chevalier de passage sur une tour posée garde son sens, ne la déplace pas, et n’y gagne rien\u{a0}: le dragon doit le manger s’il le peut.";
    SILENT_JUMPS: "L’obligation de manger se regarde saut par saut\u{a0}: le dragon n’est jamais tenu de sauter une tour pour atteindre un chevalier. Une même tour, brisée ou non, se saute une fois par tour de jeu. Un chevalier mangé disparaît aussitôt. Le dragon saute aussi en diagonale.";
    SILENT_ROUND: "La première manche s’arrête à l’instant même, au besoin au milieu des sauts du dragon. Un chevalier perdu à cause d’une tour brisée ne compte pas comme mangé.";
    SILENT_TRAP: "Seule compte la ligne du chevalier qui vient de bouger. Un saut encore possible, même par-dessus une tour, suffit pour que le dragon ne soit pas immobilisé. Dans la première manche, un dragon coincé passe son tour, sans plus.";
    SILENT_PASS: "Les chevaliers passent quand aucun ne peut bouger, jamais par choix. L’interdiction de rentrer dans une tour ne vaut que pour le chevalier éjecté et pour un seul tour.";
    SILENT_LIMIT: "Après quarante tours du dragon sans repas, sans tour reçue ni posée, la première manche s’arrête là, et la seconde est nulle. Ce nombre se règle, et zéro retire la limite.";
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
        text: &[SETUP],
    },
    Chapter {
        title: KNIGHTS_TITLE,
        text: &[KNIGHTS],
    },
    Chapter {
        title: DRAGON_TITLE,
        text: &[DRAGON, MUST_EAT],
    },
    Chapter {
        title: FIRST_TITLE,
        text: &[GET, PLACE, BREAK, FIRST_END],
    },
    Chapter {
        title: SECOND_TITLE,
        text: &[SECOND, TOWERS, EJECT],
    },
    Chapter {
        title: TRAP_TITLE,
        text: &[PINCER, OWN_FAULT, BLOCK],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[
            SILENT_BOARD,
            SILENT_TOWERS,
            SILENT_GUEST,
            SILENT_JUMPS,
            SILENT_ROUND,
            SILENT_TRAP,
            SILENT_PASS,
            SILENT_LIMIT,
        ],
    },
];
