//! Prompts, and answers to touches without effect, name a button only where it exists.

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::input::{ButtonFor, Touch};
use engine::kernel::rng::Rng;
use engine::kernel::step::{Place, Turn};
use engine::kernel::words::Phrase;

use crate::contract::options_of;
use crate::expectations;

/// Number of random games per line of `options.txt`, and their maximum length in steps.
const GAMES: u64 = 40;
const LONGEST: u32 = 600;
/// Words that offer to stop without naming the button.
const OFFERS_STOP: &str = "ou on s’arrête";

/// Returns the button that a sentence names: the text in its quotation marks.
fn named(phrase: &Phrase) -> Option<&str> {
    let (_, after) = phrase.fr.split_once("«\u{a0}")?;
    after.split_once("\u{a0}»").map(|(name, _)| name)
}

/// Plays random games and checks all prompts and answers on the way.
struct Prompts<'a>(&'a str);

impl Visitor for Prompts<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        for line in self.0.lines().filter(|line| !line.starts_with('#')) {
            let game = G::new(&options_of(line)).expect("the options are known");
            for seed in 0..GAMES {
                play(&game, Rng::at(seed, 0));
            }
        }
    }
}

fn play<G: Game>(game: &G, mut dice: Rng) {
    let mut at = game.start();
    for _ in 0..LONGEST {
        read(game, &at);
        let steps = game.steps(&at);
        if steps.is_empty() {
            return;
        }
        let step = steps[dice.below(steps.len() as u32) as usize];
        game.apply(&mut at, step, &mut ());
    }
}

fn read<G: Game>(game: &G, at: &G::Position) {
    let mut actions = Vec::new();
    if matches!(game.turn(at), Turn::Decision(_)) {
        game.actions(at, &mut actions);
    }
    let buttons: Vec<&str> = actions
        .into_iter()
        .filter(|&action| game.has_button(at, action))
        .map(|action| game.button(at, ButtonFor::Act(action)).phrase.fr)
        .collect();
    let check = |phrase: &Phrase| {
        if let Some(name) = named(phrase) {
            assert!(buttons.contains(&name), "{}: {buttons:?} {at}", phrase.fr);
        }
        if phrase.fr.contains(OFFERS_STOP) {
            assert!(!buttons.is_empty(), "{}: no button {at}", phrase.fr);
        }
    };
    check(game.scene(&game.start(), at).prompt);
    let next = game.next_inputs(at, &[]);
    let places = game.board(at).places.len() as u16;
    let dead = (0..places)
        .map(|place| Touch::At(Place(place)))
        .filter(|touch| !next.contains(touch));
    for touch in dead {
        check(game.why_not(at, &[], touch));
    }
}

#[test]
fn prompts_name_only_existing_buttons() {
    for &id in GameId::ALL {
        id.visit(Prompts(&expectations::text(id.slug(), "options.txt")));
    }
}
