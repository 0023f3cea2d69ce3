//! Fights.

use engine::kernel::words::Phrase;

engine::phrases! {
    FIGHT: "C’est le combat\u{a0}!";
    THROW: "Appuie sur ton dé.";
    READ: "Regarde bien les dés.";
    COUNT: "Compte avec moi.";
    SAME: "Pareil\u{a0}! On relance.";
    CARD: "Regarde la carte.";
    TURN_CARD: "Retourne la carte.";
    CARD_OF: "Carte\u{a0}:";
    HOW_MANY: "Combien\u{a0}?";
    WHO_WINS: "Qui va gagner\u{a0}?";
    SAME_SIGN: "pareil";
    WELL_READ: "Tu as bien lu le dé.";
    I_READ: "Moi, je lis {number}. Et toi\u{a0}?";
    I_WAS_WRONG: "Merci\u{a0}! Je m’étais trompé.";
    WELL_ADDED: "Tu as bien compté.";
    REMEMBER: "Souviens-toi bien.";
    ALMOST: "Presque… regarde.";
    LOOK_AT_TOWERS: "Regarde bien les tours.";
    REAL_DICE: "Lance de vrais dés.";
    TAP_FACE: "Montre ce que tu vois.";
    HIDDEN: "Dé caché\u{a0}:";
    DIE_OF: "Dé\u{a0}:";
    ZERO: "zéro";
    ONE: "un";
    TWO: "deux";
    THREE: "trois";
    FOUR: "quatre";
    FIVE: "cinq";
    SIX: "six";
    SEVEN: "sept";
    EIGHT: "huit";
    NINE: "neuf";
    TEN: "dix";
    ELEVEN: "onze";
    AT_LEAST: "Il te faut {number} ou plus.";
    ONE_MORE_MAKES: "{number}… et encore un\u{a0}: {sum}";
    WITH_ONE_MORE: "{number}… et encore un\u{a0}?";
    WITH_TWO_MORE: "{number}… et encore deux\u{a0}?";
    YES_NUMBER: "Oui, ça fait {number}.";
    YES_MORE_THAN: "Oui, {more}, c’est plus que {less}.";
    YES_AS_MUCH_AS: "Oui, {more}, c’est autant que {less}.";
    MORE_THAN: "{more}, c’est plus que {less}.";
    AS_MUCH_AS: "{more}, c’est autant que {less}.";
    WINNER: "{piece} gagne\u{a0}!";
}

/// Numbers from zero to eleven, the maximum total of a die and its bonus.
pub const NUMBERS: [Phrase; 12] = [
    ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, ELEVEN,
];
