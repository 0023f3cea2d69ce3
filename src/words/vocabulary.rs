//! Words of the Middle Ages, each with what it means. Everything here is spoken.

use engine::kernel::words::Phrase;

engine::phrases! {
    TALE: "L’histoire", "The tale";

    WORDS: "Les mots des chevaliers", "The words of the knights";
    TOUCH_PICTURE: "Touche une image.", "Tap a picture.";
    CASTLE: "le château", "the castle";
    CASTLE_IS: "Le château\u{a0}: le roi habite dedans.", "The castle: the king lives in it.";
    VILLAGE: "le village", "the village";
    VILLAGE_IS: "Le village\u{a0}: des maisons et des jardins.", "The village: houses and gardens.";
    PRINCE: "le prince", "the prince";
    PRINCE_IS: "Le prince\u{a0}: c’est le fils du roi.", "The prince: he is the king’s son.";
    PRINCESS: "la princesse", "the princess";
    PRINCESS_IS: "La princesse\u{a0}: c’est la fille du roi.", "The princess: she is the king’s daughter.";
    KNIGHT: "le chevalier", "the knight";
    KNIGHT_IS: "Le chevalier\u{a0}: il combat à cheval.", "The knight: he fights on a horse.";
    SOLDIER: "le soldat", "the soldier";
    SOLDIER_IS: "Le soldat\u{a0}: il combat à pied.", "The soldier: he fights on foot.";
    DRAGON: "le dragon", "the dragon";
    DRAGON_IS: "Le dragon\u{a0}: il vole et crache du feu.", "The dragon: it flies and breathes fire.";
    TREASURE: "le trésor", "the treasure";
    TREASURE_IS: "Le trésor\u{a0}: de l’or dans un coffre.", "The treasure: gold in a chest.";
    HELMET: "le heaume", "the helm";
    HELMET_IS: "Le heaume\u{a0}: il protège la tête.", "The helm: it protects the head.";
    SWORD: "l’épée", "the sword";
    SWORD_IS: "L’épée\u{a0}: c’est l’arme du chevalier.", "The sword: it is the knight’s weapon.";
    COIN: "l’écu", "the coin";
    COIN_IS: "L’écu\u{a0}: c’est une pièce de monnaie.", "The écu: it is a coin.";
    TOWER: "la tour", "the tower";
    TOWER_IS: "La tour\u{a0}: de là-haut, on voit loin.", "The tower: from up there you see far.";
    THRONE: "le trône", "the throne";
    THRONE_IS: "Le trône\u{a0}: c’est le siège du roi.", "The throne: it is the king’s seat.";
    UNICORN: "la licorne", "the unicorn";
    UNICORN_IS: "La licorne\u{a0}: un cheval avec une corne.", "The unicorn: a horse with a horn.";
    RING: "l’anneau", "the ring";
    RING_IS: "L’anneau\u{a0}: un bijou pour le doigt.", "The ring: a jewel for the finger.";
    AMULET: "l’amulette", "the amulet";
    AMULET_IS: "L’amulette\u{a0}: un bijou qui porte chance.", "The amulet: a jewel that brings luck.";
    SEAL: "le sceau", "the seal";
    SEAL_IS: "Le sceau\u{a0}: c’est la signature du roi.", "The seal: it is the king’s signature.";
    CRYSTAL_BALL: "la boule de cristal", "the crystal ball";
    CRYSTAL_BALL_IS: "La boule de cristal\u{a0}: elle montre l’avenir.", "The crystal ball: it shows what will come.";
}

/// Each card: its drawing, its word, what it means.
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
