//! Names, prompts and kind explanations of the game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::colours::{Colour, Colours};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Knights-challenge";

    RED: "les Rouges";
    GREEN: "les Verts";
    YELLOW: "les Jaunes";
    BLUE: "les Bleus";
    RED_HORSE: "cavalier rouge";
    GREEN_HORSE: "cavalier vert";
    YELLOW_HORSE: "cavalier jaune";
    BLUE_HORSE: "cavalier bleu";

    FOURS: "rangées de quatre";
    THREES: "files de trois";
    ALONE: "cavaliers placés hors des lignes";
    CAMPS: "bonus de camp";
    CAPTURED: "cavaliers pris";
    AT_HOME: "cavaliers restés au camp";
    PLACED: "cavaliers placés";
    CALM_LEFT: "coups calmes avant la fin";
    UNICORN: "licorne";

    CHOOSE_KNIGHT: "Choisis un cavalier.";
    BRING_OUT: "Sors d’abord un cavalier du milieu.";
    PASS_NOW: "Passe ton tour\u{a0}: tu ne peux pas sauter.";
    PASS: "Je passe";
    CHOOSE_RED: "Choisis un cavalier rouge.";
    CHOOSE_GREEN: "Choisis un cavalier vert.";
    CHOOSE_YELLOW: "Choisis un cavalier jaune.";
    CHOOSE_BLUE: "Choisis un cavalier bleu.";
    RED_HELPS: "Joue pour ton ami\u{a0}: un cavalier rouge.";
    GREEN_HELPS: "Joue pour ton ami\u{a0}: un cavalier vert.";
    YELLOW_HELPS: "Joue pour ton ami\u{a0}: un cavalier jaune.";
    BLUE_HELPS: "Joue pour ton ami\u{a0}: un cavalier bleu.";

    SHELTERED: "À l’abri chez la licorne\u{a0}!";
    LINE_OF_FOUR: "Une rangée de quatre\u{a0}!";
    LINE_OF_THREE: "Une file de trois\u{a0}!";
    RED_FINISHED: "Les Rouges ont fini de jouer.";
    GREEN_FINISHED: "Les Verts ont fini de jouer.";
    YELLOW_FINISHED: "Les Jaunes ont fini de jouer.";
    BLUE_FINISHED: "Les Bleus ont fini de jouer.";
    NO_JUMP_LEFT: "Aucun cavalier ne peut sauter\u{a0}: on passe.";
    TARGET_REACHED: "La course est gagnée\u{a0}!";
    ALL_PLACED: "Huit cavaliers sont placés\u{a0}: on compte\u{a0}!";
    TWO_HAVE_FINISHED: "Deux couleurs ont fini\u{a0}: on compte\u{a0}!";
    CALM_FOR_LONG: "Plus rien n’arrive\u{a0}: on compte\u{a0}!";

    RED_WINS: "Les Rouges ont gagné\u{a0}!";
    GREEN_WINS: "Les Verts ont gagné\u{a0}!";
    YELLOW_WINS: "Les Jaunes ont gagné\u{a0}!";
    BLUE_WINS: "Les Bleus ont gagné\u{a0}!";
    RED_YELLOW_WIN: "Les Rouges et les Jaunes ont gagné\u{a0}!";
    GREEN_BLUE_WIN: "Les Verts et les Bleus ont gagné\u{a0}!";
    SHARED: "Égalité\u{a0}: on partage la victoire\u{a0}!";

    GAME_IS_OVER: "La partie est finie.";
    CHOOSE_CELL: "Choisis une case qui brille.";
    OF_STONE: "Laisse-le\u{a0}: il est arrivé.";
    STUCK: "Prends-en un autre\u{a0}: celui-ci est coincé.";
    ALLY_PLAYS_ALONE: "Laisse ton ami jouer ses cavaliers.";
    JUMP_IN_L: "Avance de deux cases, puis d’une de côté.";
    ALLY_STANDS_THERE: "Regarde\u{a0}: un ami est déjà là.";
    UNICORN_GUARDS: "Laisse-le\u{a0}: la licorne le protège.";
    SAFE_IN_CAMP: "Laisse-le\u{a0}: ici, il est à l’abri.";
    FORWARD_AT_HOME: "Dans ton camp, on ne recule pas.";
    NO_WAY_BACK: "Va ailleurs\u{a0}: ton camp est fermé.";
    LEAVE_FIRST: "Sors du camp au premier saut.";
    CAMP_OF_NOBODY: "Va ailleurs\u{a0}: on n’entre pas ici.";
    CAMP_OF_ALLY: "Laisse le camp de ton ami.";

    FACE_TO_FACE: "face à face";
    THREE_PLAYERS: "à trois";
    FOUR_PLAYERS: "à quatre";
    TEAMS: "deux équipes";
    TWO_ALLIANCES: "alliances";
    WHO_BEGINS: "Qui commence\u{a0}?";
    WHOSE_LINES: "Des lignes à deux couleurs\u{a0}?";
    OWN_LINES: "une seule couleur";
    MIXED_LINES: "les deux couleurs";
}

/// Names of pieces and of counted things, by kind.
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

/// Returns the name of a colour.
pub const fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => RED,
        Colour::Green => GREEN,
        Colour::Yellow => YELLOW,
        Colour::Blue => BLUE,
    }
}

/// Returns the prompt for a knight of a colour.
pub const fn choose(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &CHOOSE_RED,
        Colour::Green => &CHOOSE_GREEN,
        Colour::Yellow => &CHOOSE_YELLOW,
        Colour::Blue => &CHOOSE_BLUE,
    }
}

/// Returns the prompt for a knight of the ally, which moves in its partner's turn. (Rules, 4)
pub const fn choose_ally(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &RED_HELPS,
        Colour::Green => &GREEN_HELPS,
        Colour::Yellow => &YELLOW_HELPS,
        Colour::Blue => &BLUE_HELPS,
    }
}

/// Returns the announcement that a colour has no live knight left.
pub const fn finished(colour: Colour) -> &'static Phrase {
    match colour {
        Colour::Red => &RED_FINISHED,
        Colour::Green => &GREEN_FINISHED,
        Colour::Yellow => &YELLOW_FINISHED,
        Colour::Blue => &BLUE_FINISHED,
    }
}

/// Returns the announcement of the winners.
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
