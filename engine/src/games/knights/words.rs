//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::colours::{Colour, Colours};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Knights-challenge", "Knights-challenge";

    RED: "les Rouges", "Red";
    GREEN: "les Verts", "Green";
    YELLOW: "les Jaunes", "Yellow";
    BLUE: "les Bleus", "Blue";
    RED_HORSE: "cavalier rouge", "red knight";
    GREEN_HORSE: "cavalier vert", "green knight";
    YELLOW_HORSE: "cavalier jaune", "yellow knight";
    BLUE_HORSE: "cavalier bleu", "blue knight";

    FOURS: "rangs de quatre", "ranks of four";
    THREES: "files de trois", "files of three";
    ALONE: "cavaliers placés hors des lignes", "placed knights outside lines";
    CAMPS: "bonus des camps", "camp bonus";
    CAPTURED: "cavaliers pris", "captured knights";
    AT_HOME: "cavaliers restés au camp", "knights still at home";
    PLACED: "cavaliers placés", "placed knights";
    CALM_LEFT: "tours calmes avant la fin", "calm turns before the end";
    UNICORN: "licorne", "unicorn";

    CHOOSE_KNIGHT: "Choisis un cavalier.", "Choose a knight.";
    BRING_OUT: "Sors d’abord un cavalier du milieu.", "First bring out a middle knight.";
    PASS_NOW: "Passe ton tour\u{a0}: aucun saut n’est possible.", "Pass your turn: there is no jump.";
    PASS: "Je passe", "I pass";
    CHOOSE_RED: "Choisis un cavalier rouge.", "Choose a red knight.";
    CHOOSE_GREEN: "Choisis un cavalier vert.", "Choose a green knight.";
    CHOOSE_YELLOW: "Choisis un cavalier jaune.", "Choose a yellow knight.";
    CHOOSE_BLUE: "Choisis un cavalier bleu.", "Choose a blue knight.";
    RED_HELPS: "Joue pour ton allié\u{a0}: un cavalier rouge.", "Play your ally: a red knight.";
    GREEN_HELPS: "Joue pour ton allié\u{a0}: un cavalier vert.", "Play your ally: a green knight.";
    YELLOW_HELPS: "Joue pour ton allié\u{a0}: un cavalier jaune.", "Play your ally: a yellow knight.";
    BLUE_HELPS: "Joue pour ton allié\u{a0}: un cavalier bleu.", "Play your ally: a blue knight.";

    SHELTERED: "À l’abri chez la licorne\u{a0}!", "Safe with the unicorn!";
    LINE_OF_FOUR: "Un rang de quatre\u{a0}!", "A rank of four!";
    LINE_OF_THREE: "Une file de trois\u{a0}!", "A file of three!";
    RED_FINISHED: "Les Rouges ont tout joué.", "Red has played all its knights.";
    GREEN_FINISHED: "Les Verts ont tout joué.", "Green has played all its knights.";
    YELLOW_FINISHED: "Les Jaunes ont tout joué.", "Yellow has played all its knights.";
    BLUE_FINISHED: "Les Bleus ont tout joué.", "Blue has played all its knights.";
    NO_JUMP_LEFT: "Aucun saut n’est possible\u{a0}: on passe.", "No jump: this turn is passed.";
    TARGET_REACHED: "Le but de la course est atteint\u{a0}!", "The target of the race is reached!";
    ALL_PLACED: "Huit cavaliers sont placés\u{a0}: on compte\u{a0}!", "Eight knights placed: let us count!";
    TWO_HAVE_FINISHED: "Il manque des joueurs\u{a0}: on compte\u{a0}!", "Too few players left: let us count!";
    CALM_FOR_LONG: "Rien ne bouge plus\u{a0}: on compte\u{a0}!", "Nothing happens any more: let us count!";

    RED_WINS: "Les Rouges gagnent\u{a0}!", "Red wins!";
    GREEN_WINS: "Les Verts gagnent\u{a0}!", "Green wins!";
    YELLOW_WINS: "Les Jaunes gagnent\u{a0}!", "Yellow wins!";
    BLUE_WINS: "Les Bleus gagnent\u{a0}!", "Blue wins!";
    RED_YELLOW_WIN: "Les Rouges et les Jaunes gagnent\u{a0}!", "Red and Yellow win!";
    GREEN_BLUE_WIN: "Les Verts et les Bleus gagnent\u{a0}!", "Green and Blue win!";
    SHARED: "Égalité\u{a0}: on partage la victoire\u{a0}!", "Equal points: share the win!";

    GAME_IS_OVER: "La partie est finie.", "The game is over.";
    CHOOSE_CELL: "Choisis une case qui brille.", "Choose a shining cell.";
    OF_STONE: "Laisse-le\u{a0}: il est arrivé.", "Leave it: it has arrived.";
    STUCK: "Prends-en un autre\u{a0}: celui-ci est coincé.", "Take another: this one is stuck.";
    ALLY_PLAYS_ALONE: "Laisse ton allié jouer ses cavaliers.", "Let your ally play its knights.";
    JUMP_IN_L: "Saute en L\u{a0}: deux cases, puis une.", "Jump in an L: two cells, then one.";
    ALLY_STANDS_THERE: "Regarde\u{a0}: un ami est déjà là.", "Look: a friend is already there.";
    UNICORN_GUARDS: "Laisse-le\u{a0}: la licorne le protège.", "Leave it: the unicorn guards it.";
    SAFE_IN_CAMP: "Laisse-le\u{a0}: on ne prend pas ici.", "Leave it: nothing is captured here.";
    FORWARD_AT_HOME: "Avance toujours dans ton camp.", "Always go forward in your camp.";
    NO_WAY_BACK: "Va ailleurs\u{a0}: ton camp est fermé.", "Go elsewhere: your camp is closed.";
    LEAVE_FIRST: "Sors du camp au premier saut.", "Leave the camp with the first jump.";
    CAMP_OF_NOBODY: "Va ailleurs\u{a0}: ce camp est fermé.", "Go elsewhere: this camp is closed.";
    CAMP_OF_ALLY: "Va ailleurs\u{a0}: c’est un camp ami.", "Go elsewhere: it is a friend’s camp.";

    FACE_TO_FACE: "face à face", "face to face";
    THREE_PLAYERS: "à trois", "three players";
    FOUR_PLAYERS: "à quatre", "four players";
    TEAMS: "deux équipes", "two teams";
    TWO_ALLIANCES: "alliances", "alliances";
    WHO_BEGINS: "Qui commence\u{a0}?", "Who begins?";
    WHOSE_LINES: "Des lignes à deux couleurs\u{a0}?", "Lines of two colours?";
    OWN_LINES: "une seule couleur", "one colour";
    MIXED_LINES: "les deux couleurs", "both colours";
}

/// The names of pieces and of what is counted, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("horse-red", RED_HORSE),
    ("horse-green", GREEN_HORSE),
    ("horse-yellow", YELLOW_HORSE),
    ("horse-blue", BLUE_HORSE),
    ("line-of-four", FOURS),
    ("line-of-three", THREES),
    ("placed-alone", ALONE),
    ("camp-bonus", CAMPS),
    ("captured", CAPTURED),
    ("at-home", AT_HOME),
    ("unicorn", UNICORN),
];

/// The name of a colour.
pub const fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => RED,
        Colour::Green => GREEN,
        Colour::Yellow => YELLOW,
        Colour::Blue => BLUE,
    }
}

/// Asks for a knight of a colour.
pub const fn choose(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &CHOOSE_RED,
        Colour::Green => &CHOOSE_GREEN,
        Colour::Yellow => &CHOOSE_YELLOW,
        Colour::Blue => &CHOOSE_BLUE,
    }
}

/// Asks for a knight of the ally, which moves in the turn of the other. (Rules, 4)
pub const fn choose_ally(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &RED_HELPS,
        Colour::Green => &GREEN_HELPS,
        Colour::Yellow => &YELLOW_HELPS,
        Colour::Blue => &BLUE_HELPS,
    }
}

/// Tells that a colour has no live knight left.
pub const fn finished(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &RED_FINISHED,
        Colour::Green => &GREEN_FINISHED,
        Colour::Yellow => &YELLOW_FINISHED,
        Colour::Blue => &BLUE_FINISHED,
    }
}

/// Tells who won.
pub fn winner(winners: Colours) -> &'static Phrase {
    let mut one = winners.iter();
    match (one.next(), one.next()) {
        (Some(Colour::Red), None) => &RED_WINS,
        (Some(Colour::Green), None) => &GREEN_WINS,
        (Some(Colour::Yellow), None) => &YELLOW_WINS,
        (Some(Colour::Blue), None) => &BLUE_WINS,
        _ if winners == Colours::RED_YELLOW => &RED_YELLOW_WIN,
        _ if winners == Colours::GREEN_BLUE => &GREEN_BLUE_WIN,
        _ => &SHARED,
    }
}
