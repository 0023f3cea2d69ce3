//! Reasons for refusing texts and options. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_ACTION: "ce n’est pas une action (un point comme t14, stop, stay, pass, free)";
    NO_ROLL: "ce n’est ni une carte (card:4) ni un dé (die:3)";
    NOT_SEVEN_FIELDS: "une position a sept champs séparés par une espace";
    NO_PHASE: "le tour est une lettre parmi MNBOXPSTCDRUE et un siège";
    NO_SUCH_SEAT: "ce siège n’est pas en jeu";
    NO_CONTEXT: "cette phase n’a pas de contexte\u{a0}: «\u{a0}-\u{a0}»";
    NO_POINT: "ce point n’existe pas (e01 à e20, g, t, u, w00 à w08)";
    NO_STRENGTH: "la force d’un dragon va de 0 à 6";
    NOT_SO_MANY_KNIGHTS: "il y a de trois à six chevaliers séparés par /";
    NO_KNIGHT: "un chevalier s’écrit lieu:amulettes:sceaux:carcan";
    BAD_AMULETS: "un chevalier a de 0 à 3 amulettes";
    BAD_SEALS: "les sceaux sont «\u{a0}-\u{a0}» ou des lettres dans l’ordre tuge";
    BAD_SHACKLE: "le carcan est «\u{a0}c\u{a0}» ou «\u{a0}-\u{a0}»";
    BAD_RING: "l’anneau est sur un point ou porté par un siège (@2)";
    BAD_STONES: "les pierres sont «\u{a0}-\u{a0}» ou des points croissants séparés par des virgules";
    BAD_PILE: "le tas a sept chiffres, au plus 3344433, pas tous nuls";
    BAD_GOAL: "on joue pour 1 à 4 sceaux";
    STONE_GROUND: "une pierre est sur un point noir ou blanc";
    TOO_MANY_STONES: "il y a plus de seize pierres";
    LAND_NOT_WHOLE: "les pierres coupent le pays ou enferment un dragon";
    POINT_SHARED: "deux choses sont sur le même point";
    RING_GROUND: "l’anneau est sur un point noir ou une boule";
    RING_NOT_FREE: "l’anneau n’est ni sous un chevalier ni sous une pierre";
    RING_ON_SHUT_BALL: "l’anneau n’est pas sur la boule tant qu’un chevalier attend";
    RING_WAITS: "un chevalier qui attend ne porte pas l’anneau";
    SHACKLE_OFF_DRAGON: "un chevalier au carcan est sur un dragon";
    SHACKLED_BEARER: "le porteur de l’anneau n’a pas de carcan";
    SHACKLED_MOVER: "un chevalier au carcan est en phase U";
    NOT_SHACKLED: "la phase U demande un carcan";
    ALREADY_WON: "un autre que le vainqueur a tous ses sceaux";
    NOT_WON: "le vainqueur n’a pas tous ses sceaux";
    WON_ELSEWHERE: "le vainqueur est dans une cité avec l’anneau";
    STILL_WAITS: "un chevalier qui attend est en phase M";
    NOT_NEIGHBOURS: "aucune ligne ne joint les deux points du déplacement";
    CANNOT_GO_ON: "le chevalier ne peut pas aller plus loin d’ici";
    NOBODY_TO_EXILE: "ce chevalier n’est pas sur le point de l’attaquant";
    PEACE_IN_CITY: "on n’attaque pas dans une cité";
    NO_AMULET_LEFT: "il ne reste pas d’amulette pour le dragon";
    NO_WHITE_POINT: "aucun point blanc n’est libre";
    NOT_ON_MAGIC: "le chevalier n’est pas sur une pierre magique";
    NOT_ON_SWORD: "le chevalier n’est pas sur une pierre avec épée";
    NOT_ON_DRAGON: "le chevalier n’est pas sur un dragon";
    NO_SUPPLY: "il n’y a plus de pierre dans la réserve";
    NO_PLACE: "aucune pierre ne peut être posée ou déplacée";
    TAKEN_FROM_SYMBOL: "la pierre ne vient pas d’un point noir ou blanc";
    TAKEN_FROM_STONE: "la pierre vient d’un point qui en porte une";
    NOT_BEARER: "ce chevalier ne porte pas l’anneau";
    LAID_FROM_NOWHERE: "l’anneau se pose depuis une cité dont on a le sceau, ou d’un dragon avec le carcan";

    BAD_PLAYERS: "on joue de 3 à 6";
    BAD_FIRST: "ce siège ne joue pas";
    BAD_WALLS: "les murs sont ring ou land";
}
