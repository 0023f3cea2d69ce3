//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::Chapter;

crate::phrases! {
    STORY_TITLE: "L’histoire", "The story";
    STORY: "Quatre royaumes, Tirad, Urgad, Galad et Elgad, ne prospèrent que lorsque l’anneau magique repose dans leur cité. Il n’y reste jamais longtemps. Des chevaliers partent donc le chercher, au milieu des dragons.",
        "Four kingdoms, Tirad, Urgad, Galad and Elgad, flourish only while the magic ring rests in their city. It never stays for long. So knights ride out to find it, in the midst of dragons.";
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Qui porte l’anneau dans une cité en reçoit le sceau. Le premier chevalier qui a les sceaux d’assez de cités différentes gagne aussitôt\u{a0}: trois d’ordinaire, deux pour une partie courte ou à cinq et six, un pour une première découverte, quatre pour la plus longue.",
        "Whoever carries the ring into a city gets its seal. The first knight with the seals of enough different cities wins at once: usually three, two for a short game or for five and six players, one for a first taste, four for the longest game.";
    MATERIAL_TITLE: "Le matériel", "Material";
    BOARD: "Le plateau a 89 points joints par 160 lignes\u{a0}: vingt dans chaque royaume et neuf points blancs au milieu, les points d’exil, qui ne sont d’aucun royaume. Chaque royaume a une cité, trois dragons, deux pierres magiques et une pierre avec épée. Deux boules de cristal servent au départ.",
        "The board has 89 points joined by 160 lines: twenty in each kingdom and nine white points in the middle, the exile points, which belong to no kingdom. Each kingdom has a city, three dragons, two magic stones and a stone with a sword. Two crystal balls serve for the start.";
    PIECES: "Trois à six chevaliers ont chacun trois amulettes. S’y ajoutent l’anneau, seize pierres-obstacle, des carcans noirs, un dé et vingt-quatre cartes-dragons\u{a0}: trois 0, trois 1, quatre 2, quatre 3, quatre 4, trois 5 et trois 6.",
        "Three to six knights have three amulets each. There are the ring, sixteen obstacle stones, black shackles, a die and twenty-four dragon cards: three 0s, three 1s, four 2s, four 3s, four 4s, three 5s and three 6s.";
    SETUP_TITLE: "La mise en place", "Setting up";
    SETUP: "L’anneau est posé sur la boule de cristal de Tirad. Les chevaliers attendent tous sur la boule bleue de Galad et y entrent en jeu l’un après l’autre. Tant qu’un autre chevalier attend, nul ne s’y arrête. Le sort désigne qui commence.",
        "The ring lies on the crystal ball of Tirad. All knights wait on the blue ball of Galad and enter from there one after the other. As long as another knight waits, nobody stops there. Lots decide who begins.";
    MOVING_TITLE: "Le déplacement", "Moving";
    MOVING: "À son tour, un chevalier avance d’un ou de deux points le long des lignes, en tournant s’il veut, mais sans revenir au point d’où il est parti. Il doit avancer, sauf s’il est bloqué ou s’il porte un carcan.",
        "In its turn a knight goes one or two points along the lines, turning as it likes, but not back to the point it came from. It must move unless it is blocked or wears a shackle.";
    OBSTACLES: "On ne passe ni par-dessus un dragon, ni par-dessus un chevalier, ni par-dessus une pierre-obstacle. On passe par-dessus tous les autres points. Un symbole n’agit que si l’on s’y arrête.",
        "There is no passing over a dragon, a knight or an obstacle stone. All other points may be passed. A symbol works only when the knight stops on it.";
    RING_TITLE: "L’anneau", "The ring";
    RING: "Le chevalier qui arrive sur l’anneau le porte. Si c’est son premier point, il peut continuer. Le porteur passe par-dessus tout\u{a0}: dragons, pierres et chevaliers. Mais il s’arrête dans toute cité libre où il entre.",
        "The knight that comes onto the ring bears it. If that is its first point, it may go on. The bearer passes over everything: dragons, stones and knights. But it stops in every free city that it enters.";
    CITIES_TITLE: "Les cités", "Cities";
    CITIES: "Le porteur qui entre dans une cité reçoit son sceau, reprend deux amulettes, puis pose l’anneau dans un autre royaume, sur un point noir ou une boule de cristal, sans pierre ni chevalier. Sans l’anneau, s’arrêter dans une cité rend une amulette. On n’en a jamais plus de trois. La paix règne dans les cités\u{a0}: on n’y attaque personne.",
        "The bearer that enters a city gets its seal, takes two amulets back, then lays the ring in another kingdom, on a black point or a crystal ball without stone or knight. Without the ring, stopping in a city gives one amulet back. Nobody ever has more than three. There is peace in the cities: nobody is attacked there.";
    DRAGONS_TITLE: "Les dragons", "Dragons";
    DUEL: "Qui s’arrête sur un dragon doit le défier. On retourne la carte du dessus, de 0 à 6, puis on lance le dé. Autant ou plus\u{a0}: le duel est gagné, et le chevalier peut aussitôt rejouer d’un ou de deux points, en passant par-dessus tout. S’il finit sur un autre dragon, c’est un nouveau duel.",
        "Whoever stops on a dragon must challenge it. The top card is turned, 0 to 6, then the die is thrown. As much or more: the duel is won, and the knight may at once go one or two points again, passing over everything. If it ends on another dragon, there is a new duel.";
    LOST_DUEL: "Moins\u{a0}: le chevalier perd une amulette et reçoit le carcan. Il reste sur le dragon\u{a0}; à son tour suivant il ne fait qu’enlever le carcan, et il repart le tour d’après. Le porteur battu pose en outre l’anneau dans un autre royaume.",
        "Less: the knight loses an amulet and gets the shackle. It stays on the dragon; in its next turn it only takes the shackle off, and it moves on the turn after. A beaten bearer also lays the ring in another kingdom.";
    CHANCES: "Contre 0 ou 1 on gagne toujours, contre 2 cinq fois sur six, contre 3 deux fois sur trois, contre 4 une fois sur deux, contre 5 une fois sur trois, contre 6 une fois sur six. Avec le tas complet, 31 duels sur 48 sont gagnés (65\u{a0}%).",
        "Against 0 or 1 you always win, against 2 five times in six, against 3 two times in three, against 4 one time in two, against 5 one time in three, against 6 one time in six. With the full pile 31 duels in 48 are won (65%).";
    ATTACK_TITLE: "L’attaque", "Attacks";
    ATTACK: "S’arrêter sur un point où se trouve un autre chevalier, c’est l’attaquer. Cela coûte une amulette. L’attaquant envoie l’autre sur un point blanc libre de son choix et garde la place. Si l’autre portait l’anneau, il change de main\u{a0}; amulettes et sceaux restent à leur chevalier.",
        "To stop on a point where another knight is means to attack it. That costs one amulet. The attacker sends the other to a free white point of its choice and keeps the place. If the other bore the ring, it changes hands; amulets and seals stay with their knight.";
    ATTACK_SYMBOL: "Sur un symbole, l’exil vient d’abord, puis le symbole agit sur l’attaquant. Sur un dragon il faut donc deux amulettes\u{a0}: une pour l’attaque, une pour le duel. L’exilé y laisse son carcan.",
        "On a symbol the exile comes first, then the symbol works on the attacker. So on a dragon two amulets are needed: one for the attack, one for the duel. The exiled knight leaves its shackle behind.";
    NO_AMULETS: "Sans amulette, un chevalier ne défie pas de dragon et n’attaque personne, mais il peut prendre et porter l’anneau.",
        "Without amulets a knight challenges no dragon and attacks nobody, but it may take and carry the ring.";
    STONES_TITLE: "Les pierres", "Stones";
    STONES: "Qui s’arrête sur une pierre magique doit poser une pierre-obstacle sur un point noir ou blanc libre. Qui s’arrête sur une pierre avec épée doit déplacer une pierre déjà posée. Une pierre n’est jamais posée sur un symbole, une boule, un chevalier ou l’anneau. Quand il n’y a plus de pierre ou plus de place, le tour finit là.",
        "Whoever stops on a magic stone must put an obstacle stone on a free black or white point. Whoever stops on a stone with a sword must move a stone that is already there. A stone is never put on a symbol, a ball, a knight or the ring. When no stone or no place is left, the turn ends there.";
    LAND: "Les pierres n’enferment rien\u{a0}: sans compter les dragons, tous les points sans pierre restent joints entre eux, et chaque dragon garde un point voisin libre de pierre. Une pierre qui briserait cette règle ne peut pas être posée.",
        "Stones enclose nothing: dragons left aside, all points without a stone stay joined, and each dragon keeps a neighbour without a stone. A stone that would break this rule cannot be put down.";
    END_TITLE: "La fin de la partie", "The end of the game";
    END: "La partie s’arrête à l’instant où un chevalier a ses sceaux, même au milieu d’un tour. Il n’y a pas de partie nulle.",
        "The game stops at the moment when a knight has its seals, even in the middle of a turn. There is no draw.";
    SILENT_TITLE: "Quand la règle se tait", "Where the printed rules are silent";
    SILENT_BOARD: "Le plan imprimé est perdu\u{a0}: les points et les lignes sont les nôtres, avec les symboles que nomme la règle. Les forces des vingt-quatre cartes sont notre choix aussi. Elles sont publiques\u{a0}: chacun peut compter celles qui restent. Après la dernière, les vingt-quatre forment aussitôt un nouveau tas.",
        "The printed board is lost: points and lines are ours, with the symbols that the rules name. The strengths of the twenty-four cards are our choice too. They are public: everyone may count those that are left. After the last one all twenty-four at once form a new pile.";
    SILENT_MOVE: "Chaque point est un choix\u{a0}: après le premier on s’arrête ou on continue. On ne passe son tour que si aucun point n’est permis\u{a0}; une attaque ou un duel possible doit être pris s’il ne reste rien d’autre. Après un duel gagné, on rejoue d’un point, de deux ou pas du tout. Les privilèges du porteur et du vainqueur ne s’ajoutent pas\u{a0}: une cité libre arrête toujours le porteur. Il passe par-dessus une cité occupée.",
        "Each point is a choice: after the first one you stop or go on. You pass only if no point is allowed; a possible attack or duel must be taken if nothing else is left. After a won duel you go one point, two or none. The privileges of the bearer and the winner add nothing to each other: a free city always stops the bearer. It passes over a city that is held.";
    SILENT_START: "Les chevaliers qui attendent ne sont sur aucun point et ne peuvent pas être attaqués. L’anneau ne se pose pas sur la boule bleue tant qu’un chevalier attend. Ensuite les boules sont des points noirs, sans pierre.",
        "Waiting knights are on no point and cannot be attacked. The ring is not laid on the blue ball while a knight waits. Afterwards the balls are black points, but never under a stone.";
    SILENT_RING: "L’autre royaume est un autre que celui de la cité ou du dragon où l’on se trouve\u{a0}; les points blancs n’en font pas partie. Une cité dont on a déjà le sceau rend deux amulettes et l’anneau repart, sans second sceau. Le gagnant garde l’anneau.",
        "The other kingdom is another than that of the city or dragon where you stand; white points belong to none. A city whose seal you already have gives two amulets back and the ring leaves again, without a second seal. The winner keeps the ring.";
    SILENT_DUEL: "Le duel a lieu à chaque arrêt sur un dragon, aussi après une attaque et dans le coup gagné, mais pas quand le tour y commence. Les carcans ne s’épuisent pas. Qui est exilé d’un dragon ne perd plus de tour.",
        "There is a duel on every stop on a dragon, also after an attack and in the bonus move, but not when a turn begins there. Shackles never run out. Whoever is exiled from a dragon loses no turn any more.";
    SILENT_ATTACK: "On attaque aussi sur les points blancs et les boules. Sans point blanc libre, on n’attaque pas. On paie, on prend l’anneau, on exile, puis le symbole agit.",
        "Attacks on white points and balls are allowed. Without a free white point there is no attack. You pay, take the ring, exile, then the symbol works.";
    SILENT_STONES: "La règle protège seulement le point de l’anneau\u{a0}; nous gardons tout le pays ouvert, pour que nul ne soit emmuré. La pierre de l’épée va sur un autre point qu’avant\u{a0}; une pierre qu’on ne pourrait poser nulle part ailleurs reste.",
        "The printed rules protect only the point of the ring; we keep the whole land open, so that nobody is walled in. The stone of the sword goes to another point than before; a stone that could be put nowhere else stays.";
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
