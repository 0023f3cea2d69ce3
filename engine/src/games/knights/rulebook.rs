//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Chaque couleur mène ses huit cavaliers hors de son camp, à travers la prairie, jusque dans les camps des autres. Un cavalier arrivé ne bouge plus\u{a0}; il rapporte des points, et bien davantage s’il complète une ligne. À la fin, le plus haut total gagne.",
        "Each colour leads its eight knights out of its camp, across the meadow and into the camps of the others. A knight that has arrived moves no more; it brings points, and many more if it completes a line. In the end the highest total wins.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le damier a douze lignes de douze cases. Chaque couleur a un camp de douze cases près d’un coin\u{a0}: quatre de large, trois de profondeur. Tout le reste est la prairie, avec huit cases à licorne.",
        "The board has twelve rows of twelve cells. Each colour has a camp of twelve cells near a corner: four wide and three deep. All the rest is the meadow, with eight unicorn cells.";
    KNIGHTS: "Les couleurs tournent dans le sens des aiguilles d’une montre\u{a0}: rouge, vert, jaune, bleu. Chacune a huit cavaliers, posés au départ sur les deux rangs arrière de son camp\u{a0}; le rang avant est vide.",
        "The colours go round clockwise: red, green, yellow, blue. Each has eight knights, which stand at first on the two rear ranks of its camp; the front rank is empty.";
    TURN_TITLE: "Le tour", "The turn";
    TURN: "À son tour, on déplace un seul de ses cavaliers, d’un saut. C’est obligatoire. Celui qui n’a aucun saut possible passe.",
        "In its turn a colour moves one of its knights, by one jump. This is compulsory. Who has no jump passes.";
    FIRST: "Le premier saut de chaque couleur part de l’une des deux cases du milieu du camp et mène hors du camp. Ensuite on joue le cavalier que l’on veut.",
        "The first jump of each colour starts from one of the two middle cells of the camp and leads out of the camp. After that any knight may be played.";
    JUMP_TITLE: "Le saut", "The jump";
    JUMP: "Un cavalier saute comme aux échecs\u{a0}: deux cases tout droit et une de côté, par-dessus tout ce qui se trouve entre les deux. Deux cavaliers ne partagent jamais une case.",
        "A knight jumps as in chess: two cells straight on and one aside, over whatever stands between. Two knights never share a cell.";
    HOME: "Dans son propre camp, un cavalier va toujours vers l’avant, jamais en arrière, même pour sortir. Une fois dehors, il saute dans toutes les directions, mais il ne rentre plus chez lui.",
        "In its own camp a knight always goes forward, never back, also when it leaves. Once outside it jumps in every direction, but it does not come home again.";
    CAPTURE_TITLE: "La prise", "Captures";
    CAPTURE: "Un cavalier qui tombe sur un adversaire le prend\u{a0}: le pris va devant le preneur et ne revient pas. On ne prend ni dans un camp, quel qu’il soit, ni sur une case à licorne. Depuis une case à licorne, on peut prendre.",
        "A knight that lands on an enemy captures it: the captured one goes to the captor’s tray and does not come back. Nothing is captured in a camp, whosever it is, nor on a unicorn cell. From a unicorn cell one may capture.";
    ARRIVAL_TITLE: "L’arrivée", "Arriving";
    ARRIVAL: "On entre dans un camp adverse de n’importe quel côté, sur une case vide. Le cavalier y est placé\u{a0}: il ne bouge plus et personne ne peut le prendre.",
        "An enemy camp is entered from any side, on an empty cell. The knight is then placed: it moves no more, and nobody can take it.";
    END_TITLE: "La fin de la partie", "The end of the game";
    END: "La partie s’arrête dès qu’une couleur a placé ses huit cavaliers, ou dès que deux couleurs n’ont plus de cavalier à jouer, parce que tous sont placés ou pris. Une couleur qui a fini est sautée. Après quatre-vingts tours de suite sans prise, sans arrivée et sans départ du camp, on arrête aussi et on compte\u{a0}; ce nombre se règle, et zéro retire la limite.",
        "The game stops as soon as a colour has placed its eight knights, or as soon as two colours have no knight left to play, all being placed or captured. A colour that has finished is passed over. After eighty turns in a row without a capture, an arrival or a start from home the game also stops and is counted; the number can be set, and zero takes the limit away.";
    COUNT_TITLE: "Le décompte", "The count";
    LINES: "Un rang complet de quatre cavaliers côte à côte vaut 16 points, une file complète de trois cavaliers l’un derrière l’autre 12 points, vus par le propriétaire du camp. Un cavalier au croisement d’un rang et d’une file compte dans les deux. Chaque autre cavalier placé vaut 2 points. Trois côte à côte ou deux l’un derrière l’autre ne font pas une ligne.",
        "A complete rank of four knights side by side is worth 16 points, a complete file of three knights one behind the other 12 points, as the owner of the camp sees them. A knight where a rank and a file cross counts in both. Every other placed knight is worth 2 points. Three side by side or two one behind the other make no line.";
    OTHERS: "S’ajoutent le bonus des camps et 1 point par cavalier pris. On retire 2 points par cavalier resté dans son camp. Un cavalier sur la prairie ne compte pas. À quatre chacun pour soi, le bonus est de 6 points avec au moins deux cavaliers dans chacun des trois camps adverses. À égalité, la victoire est partagée.",
        "To this come the camp bonus and 1 point for each captured knight. For each knight still at home 2 points are taken away. A knight on the meadow does not count. With four, each for himself, the bonus is 6 points for at least two knights in each of the three enemy camps. Equal totals share the win.";
    FEWER_TITLE: "À deux ou à trois", "With two or three";
    FEWER: "À deux, on garde deux couleurs face à face\u{a0}; à trois, on retire une couleur. Les camps absents sont fermés. Qui atteint le premier 16 points de cavaliers placés, lignes comprises, gagne aussitôt\u{a0}; ni les prises ni les camps ne comptent pour cela. Si la partie s’arrête sans cela, on compte comme à quatre, sans bonus des camps.",
        "With two, keep two colours that face each other; with three, take one colour away. The camps of absent colours are closed. Who first has 16 points of placed knights, lines included, wins at once; neither captures nor camps count for that. If the game stops without it, the count is that of four players, without camp bonus.";
    TEAM_TITLE: "En équipes", "In teams";
    TEAM: "Rouge et jaune jouent contre vert et bleu. Des alliés ne se prennent pas, n’entrent pas dans le camp de l’autre, et leurs points s’ajoutent. Le bonus des camps est de 6 points si chacun des deux alliés a deux cavaliers dans chacun des deux camps adverses, de 12 points s’ils en ont trois. Avant la partie, convenez si les lignes peuvent mêler les deux couleurs.",
        "Red and yellow play against green and blue. Allies do not capture each other, do not enter each other’s camp, and their points are added. The camp bonus is 6 points if each of the two allies has two knights in each of the two enemy camps, 12 points if they have three. Agree before the game whether lines may mix the two colours.";
    SILENCE: "En compétition, les partenaires ne se parlent pas et ne se font aucun signe.",
        "In competition partners neither talk nor make signs.";
    DUEL_TITLE: "Le duel d’alliances", "The duel of alliances";
    DUEL: "Deux joueurs mènent chacun une alliance, et les couleurs jouent à tour de rôle\u{a0}: rouge, vert, jaune, bleu. Si la couleur dont c’est le tour n’a aucun saut, son alliée joue à sa place. La partie s’arrête dès qu’une alliance a placé au moins quatre cavaliers de chacune de ses deux couleurs. Il n’y a pas de bonus des camps.",
        "Two players lead an alliance each, and the colours play in turn: red, green, yellow, blue. If the colour that is due has no jump, its ally plays instead. The game stops as soon as an alliance has placed at least four knights of each of its two colours. There is no camp bonus.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_BOARD: "Le dessin du plateau imprimé n’est pas parvenu jusqu’à nous. Le nôtre a douze cases de côté, quatre camps de quatre sur trois et deux licornes devant chaque camp\u{a0}; il est le même pour toutes les couleurs. Rouge est en bas à gauche, et les alliés se font face.",
        "The picture of the printed board has not come down to us. Ours has twelve cells a side, four camps of four by three and two unicorns before each camp; it is the same for all colours. Red is at the lower left, and allies face each other.";
    SILENT_MOVES: "Le premier coup sort du camp. Chez soi, on ne recule jamais, même d’un saut qui sort. Rien n’est pris dans aucun camp, ni habitant ni arrivant. Qui ne peut pas sauter passe, et lui seul. Un camp d’absent ou d’allié n’accueille personne.",
        "The first move leaves the camp. At home nobody goes back, not even by a jump that leaves. Nothing is captured in any camp, neither who lives there nor who arrives. Who cannot jump passes, and nobody else. The camp of an absent colour or of an ally receives nobody.";
    SILENT_TURNS: "Une couleur qui a fini est sautée, si bien qu’en équipes deux partenaires peuvent alors se suivre. En duel, chacun des deux joueurs garde un tour sur deux tant qu’ils ont tous deux un cavalier à jouer. Deux couleurs finies arrêtent la partie, quelles qu’elles soient, aussi à trois et aussi alliées\u{a0}; en duel, il faut les quatre. La partie en équipes finit comme la partie individuelle.",
        "A colour that has finished is passed over, so that in teams two partners may then follow each other. In a duel each of the two players keeps every other turn as long as both have a knight to play. Two finished colours stop the game, whichever they are, also with three and also allies; in a duel it takes all four. The team game ends like the individual one.";
    SILENT_BONUS: "La valeur du bonus individuel manque\u{a0}: nous suivons l’échelle des équipes, soit 6 points à partir de deux dans chaque camp, rien pour un seul. C’est le plus petit des nombres qui décide\u{a0}; un cavalier de plus ailleurs ne gêne pas. En équipes, 12 points remplacent les 6. Les deux marches se règlent.",
        "The value of the individual bonus is missing: we follow the scale of the teams, that is 6 points from two in each camp on, nothing for one. The smallest of the numbers decides; one more knight elsewhere does no harm. In teams 12 points replace the 6. Both steps can be set.";
    SILENT_COUNT: "À deux et à trois, la course à 16 points ne compte que les cavaliers placés et leurs lignes\u{a0}; elle se règle, et zéro joue jusqu’à la fin ordinaire. Seuls un rang entier et une file entière d’un camp sont des lignes. Sauf accord, une ligne est d’une seule couleur. En duel, prises et cavaliers restés au camp comptent comme d’habitude. Des totaux égaux partagent la victoire.",
        "With two and three the race to 16 points counts only placed knights and their lines; it can be set, and zero plays to the ordinary end. Only a whole rank and a whole file of a camp are lines. Unless agreed otherwise a line has one colour. In a duel captures and knights left at home count as usual. Equal totals share the win.";
}

/// The chapters, in order.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: AIM_TITLE,
        text: &[AIM],
    },
    Chapter {
        title: MATERIAL_TITLE,
        text: &[BOARD, KNIGHTS],
    },
    Chapter {
        title: TURN_TITLE,
        text: &[TURN, FIRST],
    },
    Chapter {
        title: JUMP_TITLE,
        text: &[JUMP, HOME],
    },
    Chapter {
        title: CAPTURE_TITLE,
        text: &[CAPTURE],
    },
    Chapter {
        title: ARRIVAL_TITLE,
        text: &[ARRIVAL],
    },
    Chapter {
        title: END_TITLE,
        text: &[END],
    },
    Chapter {
        title: COUNT_TITLE,
        text: &[LINES, OTHERS],
    },
    Chapter {
        title: FEWER_TITLE,
        text: &[FEWER],
    },
    Chapter {
        title: TEAM_TITLE,
        text: &[TEAM, SILENCE],
    },
    Chapter {
        title: DUEL_TITLE,
        text: &[DUEL],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[
            SILENT_BOARD,
            SILENT_MOVES,
            SILENT_TURNS,
            SILENT_BONUS,
            SILENT_COUNT,
        ],
    },
];
