//! What is said during a fight.

use engine::kernel::words::Phrase;

engine::phrases! {
    FIGHT: "C’est le combat\u{a0}!", "It is a fight!";
    THROW: "Touche ton dé.", "Tap your die.";
    READ: "Regarde les dés.", "Look at the dice.";
    COUNT: "Compte avec moi", "Count with me";
    AND_ONE_MORE: "et encore un", "and one more";
    IS_MORE_THAN: "c’est plus que", "is more than";
    SAME: "Pareil\u{a0}! On relance.", "The same! Throw again.";
    WINS: "gagne", "wins";
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
