//! Why a text or an option is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_ACTION: "ce n’est pas une action (un point comme t14, stop, stay, pass, free)", "this is no action (a point such as t14, stop, stay, pass, free)";
    NO_ROLL: "ce n’est ni une carte (card:4) ni un dé (die:3)", "this is neither a card (card:4) nor a die (die:3)";
    NOT_SEVEN_FIELDS: "une position a sept champs séparés par une espace", "a position has seven fields with one space between";
    NO_PHASE: "le tour est une lettre parmi MNBOXPSTCDRUE et un siège", "the turn is one of the letters MNBOXPSTCDRUE and a seat";
    NO_SUCH_SEAT: "ce siège n’est pas en jeu", "this seat is not in the game";
    NO_CONTEXT: "cette phase n’a pas de contexte\u{a0}: «\u{a0}-\u{a0}»", "this phase has no context: `-`";
    NO_POINT: "ce point n’existe pas (e01 à e20, g, t, u, w00 à w08)", "there is no such point (e01 to e20, g, t, u, w00 to w08)";
    NO_STRENGTH: "la force d’un dragon va de 0 à 6", "the strength of a dragon is 0 to 6";
    NOT_SO_MANY_KNIGHTS: "il y a de trois à six chevaliers séparés par /", "there are three to six knights with / between";
    NO_KNIGHT: "un chevalier s’écrit lieu:amulettes:sceaux:carcan", "a knight is written place:amulets:seals:shackle";
    BAD_AMULETS: "un chevalier a de 0 à 3 amulettes", "a knight has 0 to 3 amulets";
    BAD_SEALS: "les sceaux sont «\u{a0}-\u{a0}» ou des lettres dans l’ordre tuge", "seals are `-` or letters in the order tuge";
    BAD_SHACKLE: "le carcan est «\u{a0}c\u{a0}» ou «\u{a0}-\u{a0}»", "the shackle is `c` or `-`";
    BAD_RING: "l’anneau est sur un point ou porté par un siège (@2)", "the ring is on a point or borne by a seat (@2)";
    BAD_STONES: "les pierres sont «\u{a0}-\u{a0}» ou des points croissants séparés par des virgules", "stones are `-` or ascending points with commas between";
    BAD_PILE: "le tas a sept chiffres, au plus 3344433, pas tous nuls", "the pile has seven digits, at most 3344433, not all zero";
    BAD_GOAL: "on joue pour 1 à 4 sceaux", "the goal is 1 to 4 seals";
    STONE_GROUND: "une pierre est sur un point noir ou blanc", "a stone lies on a black or white point";
    TOO_MANY_STONES: "il y a plus de seize pierres", "there are more than sixteen stones";
    LAND_NOT_WHOLE: "les pierres coupent le pays ou enferment un dragon", "the stones cut the land or enclose a dragon";
    POINT_SHARED: "deux choses sont sur le même point", "two things are on one point";
    RING_GROUND: "l’anneau est sur un point noir ou une boule", "the ring lies on a black point or a ball";
    RING_NOT_FREE: "l’anneau n’est ni sous un chevalier ni sous une pierre", "the ring lies under no knight and no stone";
    RING_ON_SHUT_BALL: "l’anneau n’est pas sur la boule tant qu’un chevalier attend", "the ring is not on the ball while a knight waits";
    RING_WAITS: "un chevalier qui attend ne porte pas l’anneau", "a waiting knight does not bear the ring";
    SHACKLE_OFF_DRAGON: "un chevalier au carcan est sur un dragon", "a shackled knight is on a dragon";
    SHACKLED_BEARER: "le porteur de l’anneau n’a pas de carcan", "the bearer of the ring has no shackle";
    SHACKLED_MOVER: "un chevalier au carcan est en phase U", "a shackled knight is in phase U";
    NOT_SHACKLED: "la phase U demande un carcan", "phase U needs a shackle";
    ALREADY_WON: "un autre que le vainqueur a tous ses sceaux", "a knight other than the winner has all seals";
    NOT_WON: "le vainqueur n’a pas tous ses sceaux", "the winner does not have all seals";
    WON_ELSEWHERE: "le vainqueur est dans une cité avec l’anneau", "the winner is in a city with the ring";
    STILL_WAITS: "un chevalier qui attend est en phase M", "a waiting knight is in phase M";
    NOT_NEIGHBOURS: "aucune ligne ne joint les deux points du déplacement", "no line joins the two points of the move";
    CANNOT_GO_ON: "le chevalier ne peut pas aller plus loin d’ici", "the knight cannot go on from here";
    NOBODY_TO_EXILE: "ce chevalier n’est pas sur le point de l’attaquant", "this knight is not on the attacker’s point";
    PEACE_IN_CITY: "on n’attaque pas dans une cité", "there is no attack in a city";
    NO_AMULET_LEFT: "il ne reste pas d’amulette pour le dragon", "no amulet is left for the dragon";
    NO_WHITE_POINT: "aucun point blanc n’est libre", "no white point is free";
    NOT_ON_MAGIC: "le chevalier n’est pas sur une pierre magique", "the knight is not on a magic stone";
    NOT_ON_SWORD: "le chevalier n’est pas sur une pierre avec épée", "the knight is not on a stone with a sword";
    NOT_ON_DRAGON: "le chevalier n’est pas sur un dragon", "the knight is not on a dragon";
    NO_SUPPLY: "il n’y a plus de pierre dans la réserve", "no stone is left in the box";
    NO_PLACE: "aucune pierre ne peut être posée ou déplacée", "no stone can be put or moved";
    TAKEN_FROM_SYMBOL: "la pierre ne vient pas d’un point noir ou blanc", "the stone does not come from a black or white point";
    TAKEN_FROM_STONE: "la pierre vient d’un point qui en porte une", "the stone comes from a point that bears one";
    NOT_BEARER: "ce chevalier ne porte pas l’anneau", "this knight does not bear the ring";
    LAID_FROM_NOWHERE: "l’anneau se pose depuis une cité dont on a le sceau, ou d’un dragon avec le carcan",
        "the ring is laid from a city whose seal one has, or from a dragon in the shackle";

    BAD_PLAYERS: "on joue de 3 à 6", "there are 3 to 6 players";
    BAD_FIRST: "ce siège ne joue pas", "this seat does not play";
}
