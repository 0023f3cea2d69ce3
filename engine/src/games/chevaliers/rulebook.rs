//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "L’histoire", "The story";
    STORY: "Le roi des dragons, Tyran, retient la Princesse Annabelle et convoite le château et le village aux pommes d’or. Le Prince Ardent lève une armée de soldats et de chevaliers pour délivrer la Princesse et rapporter le trésor.",
        "Tyran, the king of the dragons, holds Princess Annabelle and covets the castle and the village with the golden apples. Prince Ardent raises an army of soldiers and knights to free the Princess and bring back the treasure.";
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Chaque camp défend deux objectifs jaunes. Gagne le camp qui prend les deux objectifs adverses, ou qui renvoie tous les pions adverses. L’un des deux suffit.",
        "Each side defends two yellow goals. The side wins that takes both goals of the other, or sends all pieces of the other home. Either is enough.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le plateau a neuf lignes de six cases. Les lignes 1 et 2 sont le camp du Prince, les lignes 8 et 9 celui des dragons. Les taches dessinées ne comptent pas.",
        "The board has nine rows of six cells. Rows 1 and 2 are the Prince’s camp, rows 8 and 9 that of the dragons. The stains drawn on it do not count.";
    ARMIES: "Le Prince a cinq soldats, quatre chevaliers et lui-même\u{a0}; il défend le château et le village. Tyran a cinq petits dragons, quatre grands dragons et lui-même\u{a0}; il défend la Princesse et le trésor. Chaque camp a un dé.",
        "The Prince has five soldiers, four knights and himself; he defends the castle and the village. Tyran has five small dragons, four great dragons and himself; he defends the Princess and the treasure. Each side has one die.";
    SETS: "Deux jeux de pions existent\u{a0}: les figurines, et les pions de poche à découper. La planche de poche imprime +1 sur les soldats et les petits dragons\u{a0}; le texte ne leur donne aucun bonus. On joue selon le texte, sauf si vous choisissez les bonus imprimés.",
        "There are two sets of pieces: figures, and pocket pawns to cut out. The pocket sheet prints +1 on soldiers and small dragons; the text gives them no bonus. We play by the text, unless you choose the bonuses as printed.";
    SETUP_TITLE: "La mise en place", "Setting up";
    SETUP_GOALS: "On place d’abord les objectifs des deux camps, chacun sur une case libre de la dernière ligne de son camp. Ils ne bougeront plus.",
        "First the goals of both sides are placed, each on a free cell of the last row of its camp. They never move again.";
    SETUP_FIGURES: "Puis chaque camp place ses pions sur les cases libres de ses deux lignes, jamais sur un objectif. Dix pions et deux objectifs remplissent juste les douze cases.",
        "Then each side places its pieces on the free cells of its two rows, never on a goal. Ten pieces and two goals just fill the twelve cells.";
    TURN_TITLE: "Le tour", "The turn";
    TURN: "À son tour, un camp joue deux pions différents, l’un après l’autre, d’un pas chacun. On peut n’en jouer qu’un, ou aucun. Le second se choisit après avoir vu le résultat du premier.",
        "In its turn a side plays two different pieces, one after the other, one step each. It may play only one, or none. The second is chosen after seeing what the first one did.";
    MOVING_TITLE: "Le déplacement", "Moving";
    MOVING: "Un pas mène sur l’une des huit cases voisines, diagonales comprises, s’il n’y a pas de pion. Un objectif sur la case ne gêne pas. Se glisser en diagonale entre deux pions est permis.",
        "A step leads to one of the eight neighbouring cells, diagonals included, if no piece is there. A goal on the cell is no obstacle. Slipping diagonally between two pieces is allowed.";
    FIGHT_TITLE: "Le combat et les bonus", "Fights and bonuses";
    FIGHT: "Au lieu d’avancer, un pion peut attaquer un adversaire voisin. Chaque camp lance son dé et ajoute le bonus de son pion. Le plus grand total gagne\u{a0}; à égalité, on relance les deux dés.",
        "Instead of moving, a piece may attack an enemy beside it. Each side throws its die and adds the bonus of its piece. The greater total wins; if they are equal, both dice are thrown again.";
    FIGHT_END: "Le pion battu quitte le plateau. Si l’attaquant gagne, il prend la place du défenseur. S’il est battu, le défenseur reste où il est, et le camp qui attaquait peut encore jouer son second pion.",
        "The beaten piece leaves the board. If the attacker wins, it takes the defender’s place. If it is beaten, the defender stays where it is, and the attacking side may still play its second piece.";
    BONUSES: "Soldat et petit dragon\u{a0}: le dé seul, de 1 à 6. Chevalier et grand dragon\u{a0}: le dé plus 1, de 2 à 7. Prince et Tyran\u{a0}: le dé plus 2, de 3 à 8.",
        "Soldier and small dragon: the bare die, 1 to 6. Knight and great dragon: the die plus 1, 2 to 7. Prince and Tyran: the die plus 2, 3 to 8.";
    CHANCES: "À bonus égaux, chacun gagne une fois sur deux. Avec un de plus, on gagne 21 fois sur 31 (68\u{a0}%)\u{a0}; avec deux de plus, 13 fois sur 16 (81\u{a0}%). Attaquer ne donne aucun avantage.",
        "With equal bonuses each wins one time in two. With one more you win 21 times in 31 (68%); with two more, 13 times in 16 (81%). Attacking gives no advantage of its own.";
    GOALS_TITLE: "Les objectifs", "Goals";
    GOALS: "Un pion qui arrive sur un objectif adverse le prend aussitôt et pour toujours, même au bout d’un combat gagné contre son gardien. Un pion peut garder son propre objectif en se tenant dessus.",
        "A piece that comes onto an enemy goal takes it at once and for ever, also at the end of a fight won against its guard. A piece may guard its own goal by standing on it.";
    END_TITLE: "La fin de la partie", "The end of the game";
    END: "La partie s’arrête à l’instant où un camp n’a plus de pion ou plus d’objectif, même au milieu d’un tour. Perdre le Prince ou Tyran n’est que perdre un pion.",
        "The game stops at the moment when a side has no piece or no goal left, even in the middle of a turn. Losing the Prince or Tyran is losing one piece, no more.";
    SMALL_TITLE: "Les petites parties", "Small games";
    SMALL: "Pour débuter, jouez avec trois pions et un objectif par camp, puis avec six pions et un objectif. Les règles ne changent pas.",
        "To begin, play with three pieces and one goal a side, then with six pieces and one goal. The rules stay the same.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_START: "Les objectifs vont sur deux cases différentes. Les camps placent un pion chacun leur tour, ou un camp après l’autre si vous préférez. Le Prince commence, sauf autre choix\u{a0}; le camp qui place le premier joue aussi le premier.",
        "Goals lie on two different cells. The sides place one piece each in turn, or side after side if you prefer. The Prince begins unless you choose otherwise; the side that places first also moves first.";
    SILENT_PLAY: "Une attaque est le pas du pion. Elle vaut aussi en diagonale. Un pion perdu en attaquant compte comme le premier pion du tour. Si le dernier pion d’un camp tombe dans sa propre attaque, l’autre camp gagne.",
        "An attack is the step of its piece. It works diagonally too. A piece lost in attacking counts as the first piece of the turn. If the last piece of a side falls in its own attack, the other side wins.";
    SILENT_END: "Personne n’est obligé de bouger. Après cent tours sans combat ni objectif pris, la partie est nulle\u{a0}; ce nombre se règle, et zéro retire la limite.",
        "Nobody is obliged to move. After a hundred turns without a fight or a goal taken the game is a draw; the number can be set, and zero takes the limit away.";
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
