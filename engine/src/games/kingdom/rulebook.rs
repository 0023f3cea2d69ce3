//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Deux royaumes se font face. On gagne de deux façons\u{a0}: prendre le Monarque adverse, ou mener son propre Monarque jusqu’au trône d’en face. La première des deux qui arrive termine la partie.",
        "Two kingdoms face each other. There are two ways to win: take the enemy Monarch, or lead your own Monarch to the throne opposite. Whichever comes first ends the game.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le plateau a neuf lignes de neuf cases. Les deux trônes sont au milieu des deux lignes du bord\u{a0}: e1 pour les Blancs, e9 pour les Noirs.",
        "The board has nine rows of nine cells. The two thrones are in the middle of the two outer rows: e1 for White, e9 for Black.";
    ARMIES: "Chaque camp a neuf pièces\u{a0}: un Monarque, et deux chevaliers de chacune des quatre tailles, de 1 (le plus petit) à 4 (le plus grand). Aucun chevalier ne quitte le plateau pour de bon.",
        "Each side has nine pieces: one Monarch, and two knights of each of the four sizes, from 1 (the smallest) to 4 (the largest). No knight ever leaves the board for good.";
    SETUP_TITLE: "La mise en place", "Setting up";
    SETUP: "Chaque Monarque s’assied sur son trône. De chaque côté de lui, les chevaliers se rangent sur la ligne du bord, du plus grand, contre lui, au plus petit, dans le coin. Les Blancs commencent\u{a0}; on peut aussi tirer au sort, ou laisser commencer le plus jeune.",
        "Each Monarch sits on its throne. On each side of it the knights line up on the outer row, from the largest, beside it, to the smallest, in the corner. White begins; you may also draw lots, or let the youngest begin.";
    TURN_TITLE: "Le tour", "The turn";
    TURN: "Chacun à son tour bouge une de ses pièces\u{a0}: un pas, ou un ou plusieurs sauts, jamais les deux dans le même tour. Une case ne porte qu’une pièce.",
        "In turn, each side moves one of its pieces: one step, or one or more jumps, never both in one turn. A cell holds one piece only.";
    STEP: "Le pas mène sur une case voisine libre, dans les huit directions.",
        "A step leads to a free neighbouring cell, in any of the eight directions.";
    JUMP: "Le saut passe par-dessus une pièce voisine et retombe juste derrière elle, en ligne droite, si la case est libre. De là, on peut sauter encore, dans la direction qu’on veut, ou s’arrêter. Les pièces sautées restent en place, intactes.",
        "A jump passes over a neighbouring piece and lands just behind it, in a straight line, if that cell is free. From there the piece may jump again, in any direction, or stop. Pieces that were jumped over stay where they are, unharmed.";
    KNIGHTS_TITLE: "Les chevaliers", "Knights";
    KNIGHTS: "Un chevalier saute tous les chevaliers de son camp, quelle que soit leur taille. Chez l’adversaire, il ne saute que plus petit que lui. Une exception\u{a0}: le chevalier de taille 1, petit mais malin, saute ceux de taille 4, et eux seuls.",
        "A knight jumps over all knights of its own side, whatever their size. Of the enemy it jumps over smaller ones only. One exception: the knight of size 1, small but sly, jumps over those of size 4, and over no others.";
    KNIGHTS_LIMITS: "Aucun chevalier ne saute un Monarque, ni le sien ni l’autre. Aucun ne s’arrête sur un trône, même vide, ni ne s’y pose au passage. Les chevaliers ne se prennent jamais entre eux.",
        "No knight jumps over a Monarch, neither its own nor the other. None stops on a throne, even an empty one, nor lands there on its way. Knights never take each other.";
    KNIGHTS_TAKE: "Un chevalier prend le Monarque adverse en arrivant sur sa case, par un pas ou au bout de ses sauts, même si ce Monarque est sur un trône. La partie est gagnée.",
        "A knight takes the enemy Monarch by arriving on its cell, by a step or at the end of its jumps, even if that Monarch is on a throne. That wins the game.";
    MONARCH_TITLE: "Le Monarque", "The Monarch";
    MONARCH: "Le Monarque saute tout le monde\u{a0}: ses chevaliers, ceux de l’adversaire de toutes tailles, et l’autre Monarque. Il peut quitter son trône, y revenir, ou passer par-dessus cette case.",
        "The Monarch jumps over everybody: its own knights, enemy knights of all sizes, and the other Monarch. It may leave its throne, come back to it, or land there on its way.";
    MONARCH_TAKES: "Il peut prendre un chevalier adverse, par un pas ou au bout de ses sauts. Il s’arrête là, et son camp repose aussitôt le chevalier pris sur une case libre de son choix, sauf les trônes. Il prend aussi l’autre Monarque, ce qui gagne la partie. Prendre n’est jamais obligatoire.",
        "It may take an enemy knight, by a step or at the end of its jumps. It stops there, and its side at once puts the taken knight back on a free cell of its choice, the thrones excepted. It takes the other Monarch too, which wins the game. Taking is never compulsory.";
    COURTESY_TITLE: "La courtoisie", "Courtesy";
    COURTESY: "Un joueur distrait qui place son Monarque là où il pourrait être pris au coup suivant est averti, et rejoue. L’application ne propose donc pas ces coups. Les coups des chevaliers restent libres, même s’ils découvrent leur Monarque\u{a0}: à chacun d’ouvrir l’œil. Cette règle peut être retirée.",
        "An absent-minded player who places the own Monarch where it could be taken on the next move is warned, and plays again. So the app does not offer such moves. Moves of knights stay free, even if they expose their own Monarch: keep your eyes open. This rule can be switched off.";
    END_TITLE: "La fin de la partie", "The end of the game";
    END: "La partie s’arrête dès qu’un Monarque est pris, ou dès qu’un Monarque se pose sur le trône adverse, même au milieu de ses sauts.",
        "The game stops as soon as a Monarch is taken, or as soon as a Monarch lands on the enemy throne, even in the middle of its jumps.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_SETUP: "Le texte renvoie à un dessin pour le plateau et le départ\u{a0}: nous mettons les trônes au milieu des bords et les plus grands chevaliers contre le Monarque.",
        "For the board and the start the text refers to a picture: we put the thrones in the middle of the edges and the largest knights beside the Monarch.";
    SILENT_JUMPS: "On ne mêle pas pas et sauts. On peut retoucher une case en chemin, même celle du départ, mais un coup ne finit pas où il a commencé. Seule la dernière case d’une suite de sauts peut porter la pièce à prendre.",
        "Steps and jumps are not mixed. A cell may be touched again on the way, even the first one, but a move does not end where it began. Only the last cell of a series of jumps may hold the piece to be taken.";
    SILENT_THRONES: "Un chevalier ne se pose sur aucun des deux trônes, sauf pour y prendre le Monarque. Un Monarque qui touche le trône adverse s’y arrête et gagne.",
        "A knight lands on neither throne, except to take the Monarch there. A Monarch that touches the enemy throne stops there and wins.";
    SILENT_COURTESY: "La courtoisie regarde les pas et tous les sauts de l’adversaire, son Monarque compris. Elle juge la case d’arrivée, pas celles du chemin. Après une prise, elle juge quand le chevalier est reposé\u{a0}: on ne le repose pas là où son Monarque serait en danger, et l’on ne prend pas si toute case est dangereuse.",
        "Courtesy looks at steps and all jumps of the enemy, its Monarch included. It judges the cell of arrival, not those on the way. After a capture it judges when the knight is back: the knight is not put where the Monarch would be in danger, and nothing is taken if every cell is dangerous.";
    SILENT_THREAT: "Un Monarque menacé n’est pas obligé de bouger\u{a0}: il n’y a pas d’échec. Qui n’a aucun coup permis passe son tour.",
        "A threatened Monarch need not move: there is no check. Who has no legal move passes.";
    SILENT_END: "La règle ne connaît pas la partie nulle. Le maître peut fixer un nombre de tours après lequel la partie est nulle\u{a0}; à la troisième fois qu’une position revient, mieux vaut aussi s’arrêter.",
        "The rules know no draw. The teacher may set a number of turns after which the game is drawn; when a position comes back for the third time it is better to stop, too.";
}

/// The chapters, in order.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: AIM_TITLE,
        text: &[AIM],
    },
    Chapter {
        title: MATERIAL_TITLE,
        text: &[BOARD, ARMIES],
    },
    Chapter {
        title: SETUP_TITLE,
        text: &[SETUP],
    },
    Chapter {
        title: TURN_TITLE,
        text: &[TURN, STEP, JUMP],
    },
    Chapter {
        title: KNIGHTS_TITLE,
        text: &[KNIGHTS, KNIGHTS_LIMITS, KNIGHTS_TAKE],
    },
    Chapter {
        title: MONARCH_TITLE,
        text: &[MONARCH, MONARCH_TAKES],
    },
    Chapter {
        title: COURTESY_TITLE,
        text: &[COURTESY],
    },
    Chapter {
        title: END_TITLE,
        text: &[END],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[
            SILENT_SETUP,
            SILENT_JUMPS,
            SILENT_THRONES,
            SILENT_COURTESY,
            SILENT_THREAT,
            SILENT_END,
        ],
    },
];
