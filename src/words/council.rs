//! Council of the class: candidate moves, votes and their comparison.

use engine::kernel::words::Phrase;

use super::fight;

engine::phrases! {
    COUNCIL: "Le conseil des chevaliers";
    SHOW_MOVE: "Touche un pion, puis sa case.";
    RAISE_HANDS: "Lève la main pour ton coup.";
    CIRCLE: "Le rond";
    SQUARE: "Le carré";
    TRIANGLE: "Le triangle";
    DIE_DECIDES: "C’est le dé qui choisit\u{a0}!";
    PLAY_IT: "On joue ce coup\u{a0}!";
    TWELVE: "douze";
    THIRTEEN: "treize";
    FOURTEEN: "quatorze";
    FIFTEEN: "quinze";
    SIXTEEN: "seize";
    SEVENTEEN: "dix-sept";
    EIGHTEEN: "dix-huit";
    NINETEEN: "dix-neuf";
    TWENTY: "vingt";
    TWENTY_ONE: "vingt et un";
    TWENTY_TWO: "vingt-deux";
    TWENTY_THREE: "vingt-trois";
    TWENTY_FOUR: "vingt-quatre";
    TWENTY_FIVE: "vingt-cinq";
    TWENTY_SIX: "vingt-six";
    TWENTY_SEVEN: "vingt-sept";
    TWENTY_EIGHT: "vingt-huit";
    TWENTY_NINE: "vingt-neuf";
    THIRTY: "trente";
    THIRTY_ONE: "trente et un";
    THIRTY_TWO: "trente-deux";
    THIRTY_THREE: "trente-trois";
    THIRTY_FOUR: "trente-quatre";
    THIRTY_FIVE: "trente-cinq";
}

/// Names of the signs of the candidates, in their order.
pub const SIGNS: [Phrase; 3] = [CIRCLE, SQUARE, TRIANGLE];

/// Numbers from twelve to thirty-five, the maximum number of votes.
pub const NUMBERS: [Phrase; 24] = [
    TWELVE,
    THIRTEEN,
    FOURTEEN,
    FIFTEEN,
    SIXTEEN,
    SEVENTEEN,
    EIGHTEEN,
    NINETEEN,
    TWENTY,
    TWENTY_ONE,
    TWENTY_TWO,
    TWENTY_THREE,
    TWENTY_FOUR,
    TWENTY_FIVE,
    TWENTY_SIX,
    TWENTY_SEVEN,
    TWENTY_EIGHT,
    TWENTY_NINE,
    THIRTY,
    THIRTY_ONE,
    THIRTY_TWO,
    THIRTY_THREE,
    THIRTY_FOUR,
    THIRTY_FIVE,
];

/// Returns the word of a number of votes, from zero to thirty-five.
pub fn number(votes: u8) -> Phrase {
    let all = fight::NUMBERS.iter().chain(&NUMBERS);
    *all.take(usize::from(votes) + 1)
        .last()
        .unwrap_or(&fight::ZERO)
}

/// Returns a sentence with a capital at its beginning. The words of numbers have none.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
