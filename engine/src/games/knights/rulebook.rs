//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    AIM_TITLE: "Le but du jeu";
    AIM: "Chaque couleur mène ses huit cavaliers hors de son camp, à travers la prairie, jusque dans les camps des autres. Un cavalier arrivé ne bouge plus\u{a0}; il rapporte des points, et bien davantage s’il complète une ligne. À la fin, le plus haut total gagne.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le damier a douze lignes de douze cases. Chaque couleur a un camp de douze cases près d’un coin\u{a0}: quatre de large, trois de profondeur. Tout le reste est la prairie, avec huit cases à licorne.";
    KNIGHTS: "Les couleurs tournent dans le sens des aiguilles d’une montre\u{a0}: rouge, vert, jaune, bleu. Chacune a huit cavaliers, posés au départ sur les deux rangs arrière de son camp\u{a0}; le rang avant est vide.";
    TURN_TITLE: "Le tour";
    TURN: "À son tour, on déplace un seul de ses cavaliers, d’un saut. C’est obligatoire. Celui qui n’a aucun saut possible passe.";
    FIRST: "Le premier saut de chaque couleur part de l’une des deux cases du milieu du camp et mène hors du camp. Ensuite on joue le cavalier que l’on veut.";
    JUMP_TITLE: "Le saut";
    JUMP: "Un cavalier saute comme aux échecs\u{a0}: deux cases tout droit et une de côté, par-dessus tout ce qui se trouve entre les deux. Deux cavaliers ne partagent jamais une case.";
    HOME: "Dans son propre camp, un cavalier va toujours vers l’avant, jamais en arrière, même pour sortir. Une fois dehors, il saute dans toutes les directions, mais il ne rentre plus chez lui.";
    CAPTURE_TITLE: "La prise";
    CAPTURE: "Un cavalier qui tombe sur un adversaire le prend\u{a0}: le pris va devant le preneur et ne revient pas. On ne prend ni dans un camp, quel qu’il soit, ni sur une case à licorne. Depuis une case à licorne, on peut prendre.";
    ARRIVAL_TITLE: "L’arrivée";
    ARRIVAL: "On entre dans un camp adverse de n’importe quel côté, sur une case vide. Le cavalier y est placé\u{a0}: il ne bouge plus et personne ne peut le prendre.";
    END_TITLE: "La fin de la partie";
    END: "La partie s’arrête dès qu’une couleur a placé ses huit cavaliers, ou dès que deux couleurs n’ont plus de cavalier à jouer, parce que tous sont placés ou pris. Une couleur qui a fini est sautée. Après quatre-vingts tours de suite sans prise, sans arrivée et sans départ du camp, on arrête aussi et on compte\u{a0}; ce nombre se règle, et zéro retire la limite.";
    COUNT_TITLE: "Le décompte";
    LINES: "Un rang complet de quatre cavaliers côte à côte vaut 16 points, une file complète de trois cavaliers l’un derrière l’autre 12 points, vus par le propriétaire du camp. Un cavalier au croisement d’un rang et d’une file compte dans les deux. Chaque autre cavalier placé vaut 2 points. Trois côte à côte ou deux l’un derrière l’autre ne font pas une ligne.";
    OTHERS: "S’ajoutent le bonus des camps et 1 point par cavalier pris. On retire 2 points par cavalier resté dans son camp. Un cavalier sur la prairie ne compte pas. À quatre chacun pour soi, le bonus est de 6 points avec au moins deux cavaliers dans chacun des trois camps adverses. À égalité, la victoire est partagée.";
    FEWER_TITLE: "À deux ou à trois";
    FEWER: "À deux, on garde deux couleurs face à face\u{a0}; à trois, on retire une couleur. Les camps absents sont fermés. Qui atteint le premier 16 points de cavaliers placés, lignes comprises, gagne aussitôt\u{a0}; ni les prises ni les camps ne comptent pour cela. Si la partie s’arrête sans cela, on compte comme à quatre, sans bonus des camps.";
    TEAM_TITLE: "En équipes";
    TEAM: "Rouge et jaune jouent contre vert et bleu. Des alliés ne se prennent pas, n’entrent pas dans le camp de l’autre, et leurs points s’ajoutent. Le bonus des camps est de 6 points si chacun des deux alliés a deux cavaliers dans chacun des deux camps adverses, de 12 points s’ils en ont trois. Avant la partie, convenez si les lignes peuvent mêler les deux couleurs.";
    SILENCE: "En compétition, les partenaires ne se parlent pas et ne se font aucun signe.";
    DUEL_TITLE: "Le duel d’alliances";
    DUEL: "Deux joueurs mènent chacun une alliance, et les couleurs jouent à tour de rôle\u{a0}: rouge, vert, jaune, bleu. Si la couleur dont c’est le tour n’a aucun saut, son alliée joue à sa place. La partie s’arrête dès qu’une alliance a placé au moins quatre cavaliers de chacune de ses deux couleurs. Il n’y a pas de bonus des camps.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_BOARD: "Le dessin du plateau imprimé n’est pas parvenu jusqu’à nous. Le nôtre a douze cases de côté, quatre camps de quatre sur trois et deux licornes devant chaque camp\u{a0}; il est le même pour toutes les couleurs. Rouge est en bas à gauche, et les alliés se font face.";
    SILENT_MOVES: "Le premier coup sort du camp. Chez soi, on ne recule jamais, même d’un saut qui sort. Rien n’est pris dans aucun camp, ni habitant ni arrivant. Qui ne peut pas sauter passe, et lui seul. Un camp d’absent ou d’allié n’accueille personne.";
    SILENT_TURNS: "Une couleur qui a fini est sautée, si bien qu’en équipes deux partenaires peuvent alors se suivre. En duel, chacun des deux joueurs garde un tour sur deux tant qu’ils ont tous deux un cavalier à jouer. Deux couleurs finies arrêtent la partie, quelles qu’elles soient, aussi à trois et aussi alliées\u{a0}; en duel, il faut les quatre. La partie en équipes finit comme la partie individuelle.";
    SILENT_BONUS: "La valeur du bonus individuel manque\u{a0}: nous suivons l’échelle des équipes, soit 6 points à partir de deux dans chaque camp, rien pour un seul. C’est le plus petit des nombres qui décide\u{a0}; un cavalier de plus ailleurs ne gêne pas. En équipes, 12 points remplacent les 6. Les deux marches se règlent.";
    SILENT_COUNT: "À deux et à trois, la course à 16 points ne compte que les cavaliers placés et leurs lignes\u{a0}; elle se règle, et zéro joue jusqu’à la fin ordinaire. Seuls un rang entier et une file entière d’un camp sont des lignes. Sauf accord, une ligne est d’une seule couleur. En duel, prises et cavaliers restés au camp comptent comme d’habitude. Des totaux égaux partagent la victoire.";
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
