//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    AIM_TITLE: "Le but du jeu";
    AIM: "Deux royaumes se font face. On gagne de deux façons\u{a0}: prendre le Monarque adverse, ou mener son propre Monarque jusqu’au trône d’en face. La première des deux qui arrive termine la partie.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le plateau a neuf lignes de neuf cases. Les deux trônes sont au milieu des deux lignes du bord\u{a0}: e1 pour les Blancs, e9 pour les Noirs.";
    ARMIES: "Chaque camp a neuf pièces\u{a0}: un Monarque, et deux chevaliers de chacune des quatre tailles, de 1 (le plus petit) à 4 (le plus grand). Aucun chevalier ne quitte le plateau pour de bon.";
    SETUP_TITLE: "La mise en place";
    SETUP: "Chaque Monarque s’assied sur son trône. De chaque côté de lui, les chevaliers se rangent sur la ligne du bord, du plus grand, contre lui, au plus petit, dans le coin. Les Blancs commencent\u{a0}; on peut aussi tirer au sort, ou laisser commencer le plus jeune.";
    TURN_TITLE: "Le tour";
    TURN: "Chacun à son tour bouge une de ses pièces\u{a0}: un pas, ou un ou plusieurs sauts, jamais les deux dans le même tour. Une case ne porte qu’une pièce.";
    STEP: "Le pas mène sur une case voisine libre, dans les huit directions.";
    JUMP: "Le saut passe par-dessus une pièce voisine et retombe juste derrière elle, en ligne droite, si la case est libre. De là, on peut sauter encore, dans la direction qu’on veut, ou s’arrêter. Les pièces sautées restent en place, intactes.";
    KNIGHTS_TITLE: "Les chevaliers";
    KNIGHTS: "Un chevalier saute tous les chevaliers de son camp, quelle que soit leur taille. Chez l’adversaire, il ne saute que plus petit que lui. Une exception\u{a0}: le chevalier de taille 1, petit mais malin, saute ceux de taille 4, et eux seuls.";
    KNIGHTS_LIMITS: "Aucun chevalier ne saute un Monarque, ni le sien ni l’autre. Aucun ne s’arrête sur un trône, même vide, ni ne s’y pose au passage. Les chevaliers ne se prennent jamais entre eux.";
    KNIGHTS_TAKE: "Un chevalier prend le Monarque adverse en arrivant sur sa case, par un pas ou au bout de ses sauts, même si ce Monarque est sur un trône. La partie est gagnée.";
    MONARCH_TITLE: "Le Monarque";
    MONARCH: "Le Monarque saute tout le monde\u{a0}: ses chevaliers, ceux de l’adversaire de toutes tailles, et l’autre Monarque. Il peut quitter son trône, y revenir, ou passer par-dessus cette case.";
    MONARCH_TAKES: "Il peut prendre un chevalier adverse, par un pas ou au bout de ses sauts. Il s’arrête là, et son camp repose aussitôt le chevalier pris sur une case libre de son choix, sauf les trônes. Il prend aussi l’autre Monarque, ce qui gagne la partie. Prendre n’est jamais obligatoire.";
    COURTESY_TITLE: "La courtoisie";
    COURTESY: "Un joueur distrait qui place son Monarque là où il pourrait être pris au coup suivant est averti, et rejoue. L’application ne propose donc pas ces coups. Les coups des chevaliers restent libres, même s’ils découvrent leur Monarque\u{a0}: à chacun d’ouvrir l’œil. Cette règle peut être retirée.";
    END_TITLE: "La fin de la partie";
    END: "La partie s’arrête dès qu’un Monarque est pris, ou dès qu’un Monarque se pose sur le trône adverse, même au milieu de ses sauts.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_SETUP: "Le texte renvoie à un dessin pour le plateau et le départ\u{a0}: nous mettons les trônes au milieu des bords et les plus grands chevaliers contre le Monarque.";
    SILENT_JUMPS: "On ne mêle pas pas et sauts. On peut retoucher une case en chemin, même celle du départ, mais un coup ne finit pas où il a commencé. Seule la dernière case d’une suite de sauts peut porter la pièce à prendre.";
    SILENT_THRONES: "Un chevalier ne se pose sur aucun des deux trônes, sauf pour y prendre le Monarque. Un Monarque qui touche le trône adverse s’y arrête et gagne.";
    SILENT_COURTESY: "La courtoisie regarde les pas et tous les sauts de l’adversaire, son Monarque compris. Elle juge la case d’arrivée, pas celles du chemin. Après une prise, elle juge quand le chevalier est reposé\u{a0}: on ne le repose pas là où son Monarque serait en danger, et l’on ne prend pas si toute case est dangereuse.";
    SILENT_THREAT: "Un Monarque menacé n’est pas obligé de bouger\u{a0}: il n’y a pas d’échec. Qui n’a aucun coup permis passe son tour.";
    SILENT_END: "La règle ne connaît pas la partie nulle. Le maître peut fixer un nombre de tours après lequel la partie est nulle\u{a0}; à la troisième fois qu’une position revient, mieux vaut aussi s’arrêter.";
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
