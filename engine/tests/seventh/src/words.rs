//! Names, prompts and sayings of the game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use engine::kernel::words::Phrase;

engine::phrases! {
    NAME: "La Petite Tour";
    BLUE: "le cavalier bleu";
    RED: "le cavalier rouge";
    TWO: "à deux tours";

    THROW: "Lance le petit dé.";
    GO_OR_STAY: "Avance, ou bien reste là.";
    STAY: "Je reste là";
    BLUE_WINS: "La tour rouge est prise\u{a0}!";
    RED_WINS: "La tour bleue est prise\u{a0}!";
    GAME_IS_OVER: "La tour est déjà prise.";
    CHOOSE_CELL: "Touche la case où tu arrives.";

    GO: "Avance d’autant de cases que le dé le dit.";
    SEND_HOME: "Tombe sur lui\u{a0}: il rentre chez lui.";
    ARRIVE: "Arrive à l’autre tour\u{a0}: tu gagnes\u{a0}!";
    TAKES: "Je le renvoie chez lui.";
    SEEKS: "Je peux bientôt le renvoyer.";
    KEEPS: "Je reste loin de lui.";
    YOU_TAKE: "Tu le renvoies chez lui.";
    YOU_SEEK: "Tu peux bientôt le renvoyer.";
    YOU_KEEP: "Tu restes loin de lui.";
}

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[("horse-blue", BLUE), ("horse-red", RED)];
