//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use engine::kernel::words::Phrase;

engine::phrases! {
    NAME: "La Petite Tour", "The Small Tower";
    BLUE: "le cavalier bleu", "the blue knight";
    RED: "le cavalier rouge", "the red knight";
    TWO: "à deux tours", "two towers";

    THROW: "Lance le petit dé.", "Throw the small die.";
    GO_OR_STAY: "Avance, ou bien reste là.", "Go on, or stay there.";
    STAY: "Je reste là", "I stay there";
    BLUE_WINS: "La tour rouge est prise\u{a0}!", "The red tower is taken!";
    RED_WINS: "La tour bleue est prise\u{a0}!", "The blue tower is taken!";
    GAME_IS_OVER: "La tour est déjà prise.", "The tower is taken already.";
    CHOOSE_CELL: "Touche la case où tu arrives.", "Touch the cell that you reach.";

    GO: "Avance d’autant de cases que le dé le dit.", "Go as many cells as the die says.";
    SEND_HOME: "Tombe sur lui\u{a0}: il rentre chez lui.", "Land on it: it goes home.";
    ARRIVE: "Arrive à l’autre tour\u{a0}: tu gagnes\u{a0}!", "Reach the other tower: you win!";
    TAKES: "Je le renvoie chez lui.", "I send it home.";
    SEEKS: "Je peux bientôt le renvoyer.", "I can send it home soon.";
    KEEPS: "Je reste loin de lui.", "I stay far from it.";
    YOU_TAKE: "Tu le renvoies chez lui.", "You send it home.";
    YOU_SEEK: "Tu peux bientôt le renvoyer.", "You can send it home soon.";
    YOU_KEEP: "Tu restes loin de lui.", "You stay far from it.";
}

/// The names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[("horse-blue", BLUE), ("horse-red", RED)];
