//! What is said during a fight.

use engine::kernel::words::Phrase;

engine::phrases! {
    FIGHT: "C’est le combat\u{a0}!", "It is a fight!";
    THROW: "Touche ton dé.", "Tap your die.";
    READ: "Regarde les dés.", "Look at the dice.";
    COUNT: "Compte avec moi.", "Count with me";
    AND_ONE_MORE: "et encore un", "and one more";
    IS_MORE_THAN: "c’est plus que", "is more than";
    SAME: "Pareil\u{a0}! On relance.", "The same! Throw again.";
    IS_AS_MUCH_AS: "c’est autant que", "is as much as";
    CARD: "Regarde la carte.", "Look at the card.";
    TURN_CARD: "Retourne la carte.", "Turn the card.";
    MAKE: "Fais", "Make";
    OR_MORE: "ou plus.", "or more.";
    CARD_OF: "Carte\u{a0}:", "Card:";
    WINS: "gagne", "wins";
    HOW_MANY: "Combien\u{a0}?", "How many?";
    WHO_WINS: "Qui gagne\u{a0}?", "Who wins?";
    SAME_SIGN: "pareil", "the same";
    AND_TWO_MORE: "et encore deux", "and two more";
    YOUR_NUMBER: "Ton dé", "Your die";
    YES: "Oui,", "Yes,";
    WELL_READ: "Tu as bien lu le dé.", "You read the die well.";
    WELL_ADDED: "Tu as bien compté.", "You counted well.";
    REMEMBER: "Souviens-toi bien.", "Remember well.";
    ALMOST: "Presque… regarde.", "Almost… look.";
    LOOK_AT_TOWERS: "Regarde bien les tours.", "Look at the towers.";
    REAL_DICE: "Lance tes vrais dés.", "Throw your real dice.";
    TAP_FACE: "Touche ce que tu vois.", "Tap what you see.";
    HIDDEN: "Dé caché\u{a0}:", "Hidden die:";
    DIE_OF: "Dé\u{a0}:", "Die:";
    ZERO: "zéro", "zero";
    ONE: "un", "one";
    TWO: "deux", "two";
    THREE: "trois", "three";
    FOUR: "quatre", "four";
    FIVE: "cinq", "five";
    SIX: "six", "six";
    SEVEN: "sept", "seven";
    EIGHT: "huit", "eight";
    NINE: "neuf", "nine";
    TEN: "dix", "ten";
    ELEVEN: "onze", "eleven";
}

/// The numbers from zero to eleven, the greatest total that a die and its bonus give.
pub const NUMBERS: [Phrase; 12] = [
    ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, ELEVEN,
];
