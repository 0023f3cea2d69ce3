//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "Deux manches, un dragon", "Two rounds, one dragon";
    STORY: "Treize chevaliers contre un dragon. Dans la première manche, ils vont chercher des tours et les dressent où ils veulent. Dans la seconde, ils reviennent s’en servir pour piéger le dragon, qui, lui, a faim.",
        "Thirteen knights against one dragon. In the first round they fetch towers and set them up where they like. In the second they come back to trap the dragon with them, and the dragon is hungry.";
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Seule la seconde manche décide. Les chevaliers gagnent s’ils capturent le dragon\u{a0}; le dragon gagne s’il mange cinq chevaliers dans cette manche.",
        "Only the second round decides. The knights win if they capture the dragon; the dragon wins if it eats five knights in that round.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le plateau est une croix de 33 cases\u{a0}: un carré de sept sur sept sans ses quatre coins de deux sur deux. Deux cases qui se touchent par un côté ou par un coin sont voisines.",
        "The board is a cross of 33 cells: a square of seven by seven without its four corners of two by two. Two cells that touch by a side or a corner are neighbours.";
    PIECES: "Treize chevaliers, qui ont un avant et un arrière\u{a0}; cinq tours, cinq tours brisées, un dragon. Le camp des chevaliers couvre le bras du bas et la rangée entière au-dessus. Les trois cases X sont au bout du bras du haut.",
        "Thirteen knights, which have a front and a back; five towers, five broken towers, one dragon. The knights’ camp covers the lower arm and the whole row above it. The three cases X are at the end of the upper arm.";
    SETUP_TITLE: "La mise en place", "Setting up";
    SETUP: "Un chevalier sur chaque case du camp, tourné vers le haut. Les cinq tours attendent à côté. Le dragon se pose sur la case vide de son choix, puis les chevaliers commencent.",
        "A knight on each cell of the camp, facing up. The five towers wait beside the board. The dragon is put on any empty cell, then the knights begin.";
    KNIGHTS_TITLE: "Les chevaliers", "The knights";
    KNIGHTS: "À chaque tour, un chevalier avance d’une case\u{a0}: devant lui ou sur un côté, jamais en arrière, jamais en diagonale, vers une case vide ou une tour posée sans chevalier.",
        "Each turn one knight goes one cell: forward or to a side, never back, never on a diagonal, onto an empty cell or a placed tower without knight.";
    DRAGON_TITLE: "Le dragon", "The dragon";
    DRAGON: "Le dragon avance d’une case dans les huit directions, ou saute par-dessus une pièce voisine si la case juste derrière est vide. Il mange le chevalier qu’il saute. Il peut enchaîner plusieurs sauts dans le même tour.",
        "The dragon goes one cell in any of the eight directions, or jumps over a neighbouring piece if the cell right behind is empty. It eats the knight it jumps. It may string several jumps together in one turn.";
    MUST_EAT: "S’il peut manger, il doit le faire, une fois au moins\u{a0}; ensuite, il continue ou s’arrête à son gré. Il saute aussi par-dessus les tours et les tours brisées, sans y être obligé, et ne s’y pose jamais.",
        "If it can eat, it must, at least once; after that it goes on or stops as it likes. It also jumps over towers and broken towers, without having to, and never stands on one.";
    FIRST_TITLE: "Première manche\u{a0}: les tours", "First round: the towers";
    GET: "Un chevalier qui arrive sur une case X reçoit une tour, s’il en reste\u{a0}: il se place dedans et se retourne. Il la porte vers le bas ou sur les côtés, une case par tour, jamais sur une autre tour.",
        "A knight that reaches a case X is given a tower, if any is left: it gets into it and turns round. It carries it down or to the sides, one cell a turn, never onto another tower.";
    PLACE: "La tour est posée quand le chevalier en sort, dans une des quatre directions droites. Elle ne bougera plus et ne craint plus rien. Pour chercher une autre tour, le chevalier doit d’abord rentrer dans son camp, où il se retourne.",
        "The tower is placed when the knight leaves it, in any of the four straight directions. It never moves again and has nothing to fear. To fetch another tower the knight must first go back to its camp, where it turns round.";
    BREAK: "Le dragon mange aussi un chevalier dans une tour. Une tour en route est alors brisée\u{a0}: plus aucun chevalier n’entre sur cette case. Une tour posée reste debout.",
        "The dragon also eats a knight in a tower. A tower on its way is then broken: no knight enters that cell any more. A placed tower stays.";
    FIRST_END: "La manche finit quand le dragon a mangé cinq chevaliers, ou quand chacune des cinq tours est posée ou brisée. Les tours en route quittent le plateau, les autres restent.",
        "The round ends when the dragon has eaten five knights, or when each of the five towers is placed or broken. Towers on their way leave the board, the others stay.";
    SECOND_TITLE: "Seconde manche\u{a0}: la chasse", "Second round: the hunt";
    SECOND: "Tous les chevaliers reprennent leur place de départ, mangés ou non, dans la tour s’il y en a une\u{a0}; une tour brisée dans le camp coûte un chevalier. Le dragon choisit une case vide, les chevaliers commencent.",
        "All knights, eaten or not, take their first places again, in the tower where there is one; a broken tower in the camp costs a knight. The dragon chooses an empty cell, the knights begin.";
    TOWERS: "Un chevalier dans une tour en sort dans les quatre directions droites, ou passe par un souterrain dans n’importe quelle autre tour libre. Les chevaliers ne se retournent plus.",
        "A knight in a tower leaves it in any of the four straight directions, or goes underground into any other free tower. Knights no longer turn round.";
    EJECT: "Le dragon ne mange plus un chevalier dans une tour\u{a0}: s’il saute par-dessus, le chevalier est jeté sur la case que le dragon quitte. Au tour suivant, ce chevalier ne peut pas rentrer dans cette tour-là.",
        "The dragon no longer eats a knight in a tower: if it jumps over it, the knight is thrown onto the cell the dragon leaves. In the next turn this knight may not go back into that tower.";
    TRAP_TITLE: "Capturer le dragon", "Capturing the dragon";
    PINCER: "Prendre le dragon entre deux\u{a0}: un chevalier vient se placer contre lui, un autre est juste en face, de l’autre côté, et l’un des deux au moins est dans une tour. La ligne peut être droite ou en diagonale.",
        "Catching it between two: a knight comes beside the dragon, another stands right across on the other side, and at least one of them is in a tower. The line may be straight or diagonal.";
    OWN_FAULT: "Si c’est le dragon qui se met lui-même entre les deux, il n’est pas pris.",
        "If the dragon puts itself between the two, it is not caught.";
    BLOCK: "Immobiliser le dragon\u{a0}: après le tour des chevaliers, il ne peut ni avancer ni sauter.",
        "Blocking it: after the knights’ turn it can neither step nor jump.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_BOARD: "Le texte ne montre le plateau qu’en image. Nous jouons sur la croix du renard et des poules\u{a0}: treize pions y remplissent un bras et la rangée voisine, et le chasseur y saute aussi. Les cases X sont c7, d7 et e7.",
        "The text shows the board only as a picture. We play on the cross of fox and geese: thirteen pieces fill one arm and the row beside it there, and its hunter jumps too. The cases X are c7, d7 and e7.";
    SILENT_TOWERS: "La tour est donnée d’office, à chaque arrivée sur une case X sans tour, à un chevalier qui vient de son camp. Il peut la laisser tout de suite. Se retourner dans le camp est automatique, sauf pour un chevalier encore dans sa tour.",
        "The tower is given without asking, at each arrival on a case X without tower, to a knight that comes from its camp. It may leave it at once. Turning round in the camp is automatic, except for a knight still in its tower.";
    SILENT_GUEST: "Dans la première manche, un chevalier de passage sur une tour posée garde son sens, ne la déplace pas, et n’y gagne rien\u{a0}: le dragon doit le manger s’il le peut.",
        "In the first round a knight that stops on a placed tower keeps its front, does not move it, and gains nothing by it: the dragon must eat it if it can.";
    SILENT_JUMPS: "L’obligation de manger se regarde saut par saut\u{a0}: le dragon n’est jamais tenu de sauter une tour pour atteindre un chevalier. Une même tour, brisée ou non, se saute une fois par tour de jeu. Un chevalier mangé disparaît aussitôt. Le dragon saute aussi en diagonale.",
        "The duty to eat is looked at jump by jump: the dragon never has to jump a tower in order to reach a knight. The same tower, broken or not, is jumped once in a turn. An eaten knight is gone at once. The dragon jumps diagonally too.";
    SILENT_ROUND: "La première manche s’arrête à l’instant même, au besoin au milieu des sauts du dragon. Un chevalier perdu à cause d’une tour brisée ne compte pas comme mangé.",
        "The first round stops at that very moment, in the middle of the dragon’s jumps if need be. A knight lost to a broken tower does not count as eaten.";
    SILENT_TRAP: "Seule compte la ligne du chevalier qui vient de bouger. Un saut encore possible, même par-dessus une tour, suffit pour que le dragon ne soit pas immobilisé. Dans la première manche, un dragon coincé passe son tour, sans plus.",
        "Only the line of the knight that has just moved counts. A jump that is left, even over a tower, is enough for the dragon not to be blocked. In the first round a dragon that is stuck skips its turn, no more.";
    SILENT_PASS: "Les chevaliers passent quand aucun ne peut bouger, jamais par choix. L’interdiction de rentrer dans une tour ne vaut que pour le chevalier éjecté et pour un seul tour.",
        "The knights pass when none can move, never by choice. The ban on going back into a tower holds for the ejected knight only, and for one turn.";
    SILENT_LIMIT: "Après quarante tours du dragon sans repas, sans tour reçue ni posée, la première manche s’arrête là, et la seconde est nulle. Ce nombre se règle, et zéro retire la limite.",
        "After forty dragon turns without a meal, a tower received or a tower placed, the first round stops there, and the second is a draw. The number can be set, and zero takes the limit away.";
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
