//! Words of the Middle Ages with their definitions. All are spoken.

use engine::kernel::words::Phrase;

engine::phrases! {
    TALE: "Le conte";

    WORDS: "Les mots des chevaliers";
    TOUCH_PICTURE: "Choisis une image.";
    AHEAD: "devant";
    BESIDE: "à côté";
    DIAGONALLY: "en diagonale";
    CASTLE: "le château";
    CASTLE_IS: "Le château\u{a0}: le roi habite dedans.";
    VILLAGE: "le village";
    VILLAGE_IS: "Le village\u{a0}: des maisons et des jardins.";
    PRINCE: "le prince";
    PRINCE_IS: "Le prince\u{a0}: c’est le fils du roi.";
    PRINCESS: "la princesse";
    PRINCESS_IS: "La princesse\u{a0}: c’est la fille du roi.";
    KNIGHT: "le chevalier";
    KNIGHT_IS: "Le chevalier\u{a0}: il combat à cheval.";
    SOLDIER: "le soldat";
    SOLDIER_IS: "Le soldat\u{a0}: il combat à pied.";
    DRAGON: "le dragon";
    DRAGON_IS: "Le dragon\u{a0}: il vole et crache du feu.";
    TREASURE: "le trésor";
    TREASURE_IS: "Le trésor\u{a0}: de l’or dans un coffre.";
    HELMET: "le heaume";
    HELMET_IS: "Le heaume\u{a0}: il protège la tête.";
    SWORD: "l’épée";
    SWORD_IS: "L’épée\u{a0}: c’est l’arme du chevalier.";
    COIN: "l’écu";
    COIN_IS: "L’écu\u{a0}: c’est une pièce de monnaie.";
    TOWER: "la tour";
    TOWER_IS: "La tour\u{a0}: de là-haut, on voit loin.";
    THRONE: "le trône";
    THRONE_IS: "Le trône\u{a0}: c’est le siège du roi.";
    UNICORN: "la licorne";
    UNICORN_IS: "La licorne\u{a0}: un cheval avec une corne.";
    RING: "l’anneau";
    RING_IS: "L’anneau\u{a0}: un bijou pour le doigt.";
    AMULET: "l’amulette";
    AMULET_IS: "L’amulette\u{a0}: un bijou qui porte chance.";
    SEAL: "le sceau";
    SEAL_IS: "Le sceau\u{a0}: c’est la signature du roi.";
    CRYSTAL_BALL: "la boule de cristal";
    CRYSTAL_BALL_IS: "La boule de cristal\u{a0}: elle montre l’avenir.";
}

/// Cards: drawing, word, definition.
pub const CARDS: [(&str, Phrase, Phrase); 18] = [
    ("castle", CASTLE, CASTLE_IS),
    ("village", VILLAGE, VILLAGE_IS),
    ("tower-stone", TOWER, TOWER_IS),
    ("throne", THRONE, THRONE_IS),
    ("prince", PRINCE, PRINCE_IS),
    ("princess", PRINCESS, PRINCESS_IS),
    ("knight", KNIGHT, KNIGHT_IS),
    ("soldier", SOLDIER, SOLDIER_IS),
    ("helmet", HELMET, HELMET_IS),
    ("sword-stone", SWORD, SWORD_IS),
    ("dragon", DRAGON, DRAGON_IS),
    ("unicorn", UNICORN, UNICORN_IS),
    ("treasure", TREASURE, TREASURE_IS),
    ("coin", COIN, COIN_IS),
    ("ring", RING, RING_IS),
    ("amulet", AMULET, AMULET_IS),
    ("seal-tirad", SEAL, SEAL_IS),
    ("crystal-ball", CRYSTAL_BALL, CRYSTAL_BALL_IS),
];
