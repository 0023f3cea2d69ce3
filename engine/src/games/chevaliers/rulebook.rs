//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "L’histoire";
    STORY: "Le roi des dragons, Tyran, retient la Princesse Annabelle et convoite le château et le village aux pommes d’or. Le Prince Ardent lève une armée de soldats et de chevaliers pour délivrer la Princesse et rapporter le trésor.";
    AIM_TITLE: "Le but du jeu";
    AIM: "Chaque camp défend deux objectifs jaunes. Gagne le camp qui prend les deux objectifs adverses, ou qui renvoie tous les pions adverses. L’un des deux suffit.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le plateau a neuf lignes de six cases. Les lignes 1 et 2 sont le camp du Prince, les lignes 8 et 9 celui des dragons. Les taches dessinées ne comptent pas.";
    ARMIES: "Le Prince a cinq soldats, quatre chevaliers et lui-même\u{a0}; il défend le château et le village. Tyran a cinq petits dragons, quatre grands dragons et lui-même\u{a0}; il défend la Princesse et le trésor. Chaque camp a un dé.";
    SETS: "Deux jeux de pions existent\u{a0}: les figurines, et les pions de poche à découper. La planche de poche imprime +1 sur les soldats et les petits dragons\u{a0}; le texte ne leur donne aucun bonus. On joue selon le texte, sauf si vous choisissez les bonus imprimés.";
    SETUP_TITLE: "La mise en place";
    SETUP_GOALS: "On place d’abord les objectifs des deux camps, chacun sur une case libre de la dernière ligne de son camp. Ils ne bougeront plus.";
    SETUP_FIGURES: "Puis chaque camp place ses pions sur les cases libres de ses deux lignes, jamais sur un objectif. Dix pions et deux objectifs remplissent juste les douze cases.";
    TURN_TITLE: "Le tour";
    TURN: "À son tour, un camp joue deux pions différents, l’un après l’autre, d’un pas chacun. On peut n’en jouer qu’un, ou aucun. Le second se choisit après avoir vu le résultat du premier.";
    MOVING_TITLE: "Le déplacement";
    MOVING: "Un pas mène sur l’une des huit cases voisines, diagonales comprises, s’il n’y a pas de pion. Un objectif sur la case ne gêne pas. Se glisser en diagonale entre deux pions est permis.";
    FIGHT_TITLE: "Le combat et les bonus";
    FIGHT: "Au lieu d’avancer, un pion peut attaquer un adversaire voisin. Chaque camp lance son dé et ajoute le bonus de son pion. Le plus grand total gagne\u{a0}; à égalité, on relance les deux dés.";
    FIGHT_END: "Le pion battu quitte le plateau. Si l’attaquant gagne, il prend la place du défenseur. S’il est battu, le défenseur reste où il est, et le camp qui attaquait peut encore jouer son second pion.";
    BONUSES: "Soldat et petit dragon\u{a0}: le dé seul, de 1 à 6. Chevalier et grand dragon\u{a0}: le dé plus 1, de 2 à 7. Prince et Tyran\u{a0}: le dé plus 2, de 3 à 8.";
    CHANCES: "À bonus égaux, chacun gagne une fois sur deux. Avec un de plus, on gagne 21 fois sur 31 (68\u{a0}%)\u{a0}; avec deux de plus, 13 fois sur 16 (81\u{a0}%). Attaquer ne donne aucun avantage.";
    GOALS_TITLE: "Les objectifs";
    GOALS: "Un pion qui arrive sur un objectif adverse le prend aussitôt et pour toujours, même au bout d’un combat gagné contre son gardien. Un pion peut garder son propre objectif en se tenant dessus.";
    END_TITLE: "La fin de la partie";
    END: "La partie s’arrête à l’instant où un camp n’a plus de pion ou plus d’objectif, même au milieu d’un tour. Perdre le Prince ou Tyran n’est que perdre un pion.";
    SMALL_TITLE: "Les petites parties";
    SMALL: "Pour débuter, jouez avec trois pions et un objectif par camp, puis avec six pions et un objectif. Les règles ne changent pas.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_START: "Les objectifs vont sur deux cases différentes. Les camps placent un pion chacun leur tour, ou un camp après l’autre si vous préférez. Le Prince commence, sauf autre choix\u{a0}; le camp qui place le premier joue aussi le premier.";
    SILENT_PLAY: "Une attaque est le pas du pion. Elle vaut aussi en diagonale. Un pion perdu en attaquant compte comme le premier pion du tour. Si le dernier pion d’un camp tombe dans sa propre attaque, l’autre camp gagne.";
    SILENT_END: "Personne n’est obligé de bouger. Après cent tours sans combat ni objectif pris, la partie est nulle\u{a0}; ce nombre se règle, et zéro retire la limite.";
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
        text: &[BOARD, ARMIES, SETS],
    },
    Chapter {
        title: SETUP_TITLE,
        text: &[SETUP_GOALS, SETUP_FIGURES],
    },
    Chapter {
        title: TURN_TITLE,
        text: &[TURN],
    },
    Chapter {
        title: MOVING_TITLE,
        text: &[MOVING],
    },
    Chapter {
        title: FIGHT_TITLE,
        text: &[FIGHT, FIGHT_END, BONUSES, CHANCES],
    },
    Chapter {
        title: GOALS_TITLE,
        text: &[GOALS],
    },
    Chapter {
        title: END_TITLE,
        text: &[END],
    },
    Chapter {
        title: SMALL_TITLE,
        text: &[SMALL],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[SILENT_START, SILENT_PLAY, SILENT_END],
    },
];
