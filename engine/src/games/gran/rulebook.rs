//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "L’histoire";
    STORY: "Quatre royaumes, Tirad, Urgad, Galad et Elgad, ne prospèrent que lorsque l’anneau magique repose dans leur cité. Il n’y reste jamais longtemps. Des chevaliers partent donc le chercher, au milieu des dragons.";
    AIM_TITLE: "Le but du jeu";
    AIM: "Qui porte l’anneau dans une cité en reçoit le sceau. Le premier chevalier qui a les sceaux d’assez de cités différentes gagne aussitôt\u{a0}: trois d’ordinaire, deux pour une partie courte ou à cinq et six, un pour une première découverte, quatre pour la plus longue.";
    MATERIAL_TITLE: "Le matériel";
    BOARD: "Le plateau a 89 points joints par 160 lignes\u{a0}: vingt dans chaque royaume et neuf points blancs au milieu, les points d’exil, qui ne sont d’aucun royaume. Chaque royaume a une cité, trois dragons, deux pierres magiques et une pierre avec épée. Deux boules de cristal servent au départ.";
    PIECES: "Trois à six chevaliers ont chacun trois amulettes. S’y ajoutent l’anneau, seize pierres-obstacle, des carcans noirs, un dé et vingt-quatre cartes-dragons\u{a0}: trois 0, trois 1, quatre 2, quatre 3, quatre 4, trois 5 et trois 6.";
    SETUP_TITLE: "La mise en place";
    SETUP: "L’anneau est posé sur la boule de cristal de Tirad. Les chevaliers attendent tous sur la boule bleue de Galad et y entrent en jeu l’un après l’autre. Tant qu’un autre chevalier attend, nul ne s’y arrête. Le sort désigne qui commence.";
    MOVING_TITLE: "Le déplacement";
    MOVING: "À son tour, un chevalier avance d’un ou de deux points le long des lignes, en tournant s’il veut, mais sans revenir au point d’où il est parti. Il doit avancer, sauf s’il est bloqué ou s’il porte un carcan.";
    OBSTACLES: "On ne passe ni par-dessus un dragon, ni par-dessus un chevalier, ni par-dessus une pierre-obstacle. On passe par-dessus tous les autres points. Un symbole n’agit que si l’on s’y arrête.";
    RING_TITLE: "L’anneau";
    RING: "Le chevalier qui arrive sur l’anneau le porte. Si c’est son premier point, il peut continuer. Le porteur passe par-dessus tout\u{a0}: dragons, pierres et chevaliers. Mais il s’arrête dans toute cité libre où il entre.";
    CITIES_TITLE: "Les cités";
    CITIES: "Le porteur qui entre dans une cité reçoit son sceau, reprend deux amulettes, puis pose l’anneau dans un autre royaume, sur un point noir ou une boule de cristal, sans pierre ni chevalier. Sans l’anneau, s’arrêter dans une cité rend une amulette. On n’en a jamais plus de trois. La paix règne dans les cités\u{a0}: on n’y attaque personne.";
    DRAGONS_TITLE: "Les dragons";
    DUEL: "Qui s’arrête sur un dragon doit le défier. On retourne la carte du dessus, de 0 à 6, puis on lance le dé. Autant ou plus\u{a0}: le duel est gagné, et le chevalier peut aussitôt rejouer d’un ou de deux points, en passant par-dessus tout. S’il finit sur un autre dragon, c’est un nouveau duel.";
    LOST_DUEL: "Moins\u{a0}: le chevalier perd une amulette et reçoit le carcan. Il reste sur le dragon\u{a0}; à son tour suivant il ne fait qu’enlever le carcan, et il repart le tour d’après. Le porteur battu pose en outre l’anneau dans un autre royaume.";
    CHANCES: "Contre 0 ou 1 on gagne toujours, contre 2 cinq fois sur six, contre 3 deux fois sur trois, contre 4 une fois sur deux, contre 5 une fois sur trois, contre 6 une fois sur six. Avec le tas complet, 31 duels sur 48 sont gagnés (65\u{a0}%).";
    ATTACK_TITLE: "L’attaque";
    ATTACK: "S’arrêter sur un point où se trouve un autre chevalier, c’est l’attaquer. Cela coûte une amulette. L’attaquant envoie l’autre sur un point blanc libre de son choix et garde la place. Si l’autre portait l’anneau, il change de main\u{a0}; amulettes et sceaux restent à leur chevalier.";
    ATTACK_SYMBOL: "Sur un symbole, l’exil vient d’abord, puis le symbole agit sur l’attaquant. Sur un dragon il faut donc deux amulettes\u{a0}: une pour l’attaque, une pour le duel. L’exilé y laisse son carcan.";
    NO_AMULETS: "Sans amulette, un chevalier ne défie pas de dragon et n’attaque personne, mais il peut prendre et porter l’anneau.";
    STONES_TITLE: "Les pierres";
    STONES: "Qui s’arrête sur une pierre magique doit poser une pierre-obstacle sur un point noir ou blanc libre. Qui s’arrête sur une pierre avec épée doit déplacer une pierre déjà posée. Une pierre n’est jamais posée sur un symbole, une boule, un chevalier ou l’anneau. Quand il n’y a plus de pierre ou plus de place, le tour finit là.";
    LAND: "Les pierres n’enferment rien\u{a0}: sans compter les dragons, tous les points sans pierre restent joints entre eux, et chaque dragon garde un point voisin libre de pierre. Une pierre qui briserait cette règle ne peut pas être posée.";
    END_TITLE: "La fin de la partie";
    END: "La partie s’arrête à l’instant où un chevalier a ses sceaux, même au milieu d’un tour. Il n’y a pas de partie nulle.";
    SILENT_TITLE: "Quand la règle se tait";
    SILENT_BOARD: "Le plan imprimé est perdu\u{a0}: les points et les lignes sont les nôtres, avec les symboles que nomme la règle. Les forces des vingt-quatre cartes sont notre choix aussi. Elles sont publiques\u{a0}: chacun peut compter celles qui restent. Après la dernière, les vingt-quatre forment aussitôt un nouveau tas.";
    SILENT_MOVE: "Chaque point est un choix\u{a0}: après le premier on s’arrête ou on continue. On ne passe son tour que si aucun point n’est permis\u{a0}; une attaque ou un duel possible doit être pris s’il ne reste rien d’autre. Après un duel gagné, on rejoue d’un point, de deux ou pas du tout. Les privilèges du porteur et du vainqueur ne s’ajoutent pas\u{a0}: une cité libre arrête toujours le porteur. Il passe par-dessus une cité occupée.";
    SILENT_START: "Les chevaliers qui attendent ne sont sur aucun point et ne peuvent pas être attaqués. L’anneau ne se pose pas sur la boule bleue tant qu’un chevalier attend. Ensuite les boules sont des points noirs, sans pierre.";
    SILENT_RING: "L’autre royaume est un autre que celui de la cité ou du dragon où l’on se trouve\u{a0}; les points blancs n’en font pas partie. Une cité dont on a déjà le sceau rend deux amulettes et l’anneau repart, sans second sceau. Le gagnant garde l’anneau.";
    SILENT_DUEL: "Le duel a lieu à chaque arrêt sur un dragon, aussi après une attaque et dans le coup gagné, mais pas quand le tour y commence. Les carcans ne s’épuisent pas. Qui est exilé d’un dragon ne perd plus de tour.";
    SILENT_ATTACK: "On attaque aussi sur les points blancs et les boules. Sans point blanc libre, on n’attaque pas. On paie, on prend l’anneau, on exile, puis le symbole agit.";
    SILENT_STONES: "La règle protège seulement le point de l’anneau\u{a0}; nous gardons tout le pays ouvert, pour que nul ne soit emmuré. La pierre de l’épée va sur un autre point qu’avant\u{a0}; une pierre qu’on ne pourrait poser nulle part ailleurs reste.";
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
        title: MOVING_TITLE,
        text: &[MOVING, OBSTACLES],
    },
    Chapter {
        title: RING_TITLE,
        text: &[RING],
    },
    Chapter {
        title: CITIES_TITLE,
        text: &[CITIES],
    },
    Chapter {
        title: DRAGONS_TITLE,
        text: &[DUEL, LOST_DUEL, CHANCES],
    },
    Chapter {
        title: ATTACK_TITLE,
        text: &[ATTACK, ATTACK_SYMBOL, NO_AMULETS],
    },
    Chapter {
        title: STONES_TITLE,
        text: &[STONES, LAND],
    },
    Chapter {
        title: END_TITLE,
        text: &[END],
    },
    Chapter {
        title: SILENT_TITLE,
        text: &[
            SILENT_BOARD,
            SILENT_MOVE,
            SILENT_START,
            SILENT_RING,
            SILENT_DUEL,
            SILENT_ATTACK,
            SILENT_STONES,
        ],
    },
];
