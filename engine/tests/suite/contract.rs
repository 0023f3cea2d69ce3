//! Contract of every game: its invariants hold at each position of thousands of seeded random games.

use std::fmt::Display;
use std::str::FromStr;
use std::thread;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::event::Event;
use engine::kernel::game::Game;
use engine::kernel::info::OptionRole;
use engine::kernel::input::{ButtonFor, Touch};
use engine::kernel::options::Options;
use engine::kernel::piece::{Piece, Spot};
use engine::kernel::rng::Rng;
use engine::kernel::rules::StepOf;
use engine::kernel::step::{Notation, Seat, Step, Turn, Verdict};
use engine::motion::Stage;

use crate::expectations;

/// Number of games per line of options, and their maximum length in steps.
const GAMES: u64 = 200;
const LONGEST: u32 = 600;

/// Returns the lines of an `options.txt`: options for edge cases of the rules, `-` for none.
fn choices(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with('#')).collect()
}

pub fn options_of(text: &str) -> Options {
    let pairs = text.split_whitespace().filter(|pair| *pair != "-");
    pairs
        .map(|pair| pair.split_once('=').expect("an option is name=value"))
        .collect()
}

/// Plays seeded games under the options of an `options.txt` and checks each position.
pub struct Walks<'a>(pub &'a str);

impl Visitor for Walks<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let choices = choices(self.0);
        assert!(!choices.is_empty(), "{}: no options", G::INFO.slug);
        thread::scope(|scope| {
            for choice in choices {
                scope.spawn(move || {
                    let game = G::new(&options_of(choice)).expect("the options are known");
                    for seed in 0..GAMES {
                        walk(&game, Rng::at(seed, 0));
                    }
                });
            }
        });
        for mode in G::INFO.modes {
            for given in [Some(mode.ready), mode.by_hand].into_iter().flatten() {
                let options: Options = given.iter().copied().collect();
                walk(&G::new(&options).expect("a mode opens"), Rng::seeded(1));
            }
            let seeds = mode
                .shuffled
                .into_iter()
                .flat_map(|of| (0..20).map(move |seed| (of, seed)));
            for (shuffled, seed) in seeds {
                let game = G::new(&shuffled(seed)).expect("a shuffled mode opens");
                walk(&game, Rng::seeded(seed));
            }
        }
    }
}

fn walk<G: Game>(game: &G, mut dice: Rng) {
    let places = game.board(&game.start()).places.len();
    let start = game.start();
    let mut at = start.clone();
    for _ in 0..LONGEST {
        let steps = look(game, &at, places);
        if steps.is_empty() {
            return;
        }
        let step = steps[dice.below(steps.len() as u32) as usize];
        at = follow(game, &start, &at, step, places);
    }
}

type StepsOf<G> = Vec<StepOf<G>>;

/// Checks the invariants of a single position and returns its steps.
fn look<G: Game>(game: &G, at: &G::Position, places: usize) -> StepsOf<G> {
    let text = at.to_string();
    assert_eq!(game.position(&text).as_ref(), Ok(at), "{text}");
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    game.actions(at, &mut actions);
    game.chance_outcomes(at, &mut rolls);
    let weights_are_whole = rolls.iter().all(|&(_, weight)| weight > 0);
    assert!(weights_are_whole, "a roll that never falls: {text}");
    let rolls: Vec<G::Roll> = rolls.into_iter().map(|(roll, _)| roll).collect();
    ascends(&actions, &text);
    ascends(&rolls, &text);
    let found = (actions.is_empty(), rolls.is_empty());
    let expected = match game.turn(at) {
        Turn::Decision(_) => (false, true),
        Turn::Chance => (true, false),
        Turn::Over(_) => (true, true),
    };
    assert_eq!(found, expected, "no actions, no rolls: {text}");
    touches(game, at, &actions, places);
    weighs(game, at, &text);
    let acts = actions.into_iter().map(Step::Act);
    let steps: StepsOf<G> = acts.chain(rolls.into_iter().map(Step::Roll)).collect();
    assert_eq!(game.steps(at), steps, "{text}");
    steps
}

/// Checks that steps are strictly sorted, in the order of their notation, and that the notation round-trips.
fn ascends<T: Notation + Display + FromStr>(steps: &[T], at: &str) {
    assert!(steps.is_sorted_by(|a, b| a < b), "not ascending: {at}");
    let texts: Vec<String> = steps.iter().map(T::to_string).collect();
    assert!(
        texts.is_sorted_by(|a, b| a < b),
        "not ascending as text: {at}"
    );
    for (step, text) in steps.iter().zip(&texts) {
        assert_eq!(text.parse::<T>().ok(), Some(*step), "{text}");
    }
}

/// Checks that every action can be chosen: by a button (at most one), or by touches that are offered one by one and
/// resolve to it. Every first touch leads on or to a legal action.
fn touches<G: Game>(game: &G, at: &G::Position, actions: &[G::Action], places: usize) {
    let mut buttons = 0;
    let first = game.next_inputs(at, &[]);
    for &action in actions {
        let touches = game.inputs(at, action);
        if game.has_button(at, action) {
            buttons += 1;
            let button = game.button(at, ButtonFor::Act(action));
            assert!(!button.phrase.fr.is_empty());
        } else {
            assert!(!touches.is_empty(), "nothing chooses {action}: {at}");
        }
        if touches.is_empty() {
            continue;
        }
        for (count, touch) in touches.iter().enumerate() {
            let next = if count == 0 {
                first.clone()
            } else {
                game.next_inputs(at, &touches[..count])
            };
            assert!(next.contains(touch), "{touches:?} of {action}: {at}");
        }
        assert_eq!(
            game.resolve(at, &touches),
            Some(action),
            "{touches:?}: {at}"
        );
    }
    assert!(buttons <= 1, "{buttons} buttons: {at}");
    for touch in first {
        let next = game.next_inputs(at, &[touch]);
        let chosen = game.resolve(at, &[touch]);
        assert!(
            !next.is_empty() || chosen.is_some(),
            "{touch:?} leads nowhere: {at}"
        );
        assert!(
            chosen.is_none_or(|action| actions.contains(&action)),
            "{at}"
        );
        let Touch::At(place) = touch else { continue };
        assert!((place.0 as usize) < places, "{place:?} is no place: {at}");
        let answer = game.why_not(at, &[], touch);
        assert!(!answer.fr.is_empty());
    }
}

/// Checks that the evaluation stays within ±1000 and scores finished games exactly.
fn weighs<G: Game>(game: &G, at: &G::Position, text: &str) {
    for seat in (0..G::INFO.seats.len() as u8).map(Seat) {
        let evaluate = game.evaluate(at, seat);
        assert!((-1000..=1000).contains(&evaluate), "{evaluate}: {text}");
        match game.turn(at) {
            Turn::Over(Verdict::Won(seats)) => {
                let won = if seats.has(seat) { 1000 } else { -1000 };
                assert_eq!(evaluate, won, "{text}");
            }
            Turn::Over(Verdict::Drawn) => assert_eq!(evaluate, 0, "{text}"),
            Turn::Decision(_) | Turn::Chance => {}
        }
    }
}

/// Takes a step and checks that its events turn the old scene into the new one.
fn follow<G: Game>(
    game: &G,
    start: &G::Position,
    at: &G::Position,
    step: Step<G::Action, G::Roll>,
    places: usize,
) -> G::Position {
    let scene = game.scene(start, at);
    assert!(scene.pieces.is_sorted(), "{at}");
    let is_on_board = |piece: &Piece| match piece.spot {
        Spot::On(place) => (place.0 as usize) < places,
        Spot::In(seat, _) => (seat.0 as usize) < G::INFO.seats.len(),
    };
    assert!(scene.pieces.iter().all(is_on_board), "{at}");
    let has_player = |seat: Seat| scene.players.iter().any(|player| player.seat == seat);
    assert!(has_player(scene.seat), "{at}");
    let is_fight = scene.combat.is_some();
    assert!(!is_fight || game.turn(at) == Turn::Chance, "{at}");

    let mut events: Vec<Event> = Vec::new();
    let mut next = at.clone();
    game.apply(&mut next, step, &mut events);
    let mut unseen = at.clone();
    assert!(
        game.play(&mut unseen, step, &mut ()),
        "{step:?} is legal: {at}"
    );
    assert_eq!(unseen, next, "the same, seen or unseen: {at}");

    let mut stage = Stage::of(&scene);
    for event in &events {
        stage.show(event);
    }
    let mut shown: Vec<Piece> = stage.pieces().iter().map(|&(_, piece)| piece).collect();
    shown.sort_unstable();
    let after = game.scene(start, &next);
    assert_eq!(shown, after.pieces, "{at} {step:?} {next}");

    let passed = events
        .iter()
        .any(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(passed, scene.seat != after.seat, "{at} {step:?}");
    let ended = events
        .iter()
        .any(|event| matches!(event, Event::Ended { .. }));
    assert_eq!(
        ended,
        matches!(game.turn(&next), Turn::Over(_)),
        "{at} {step:?}"
    );
    next
}

#[test]
fn every_game_keeps_the_contract() {
    for &id in GameId::ALL {
        let options = expectations::text(id.slug(), "options.txt");
        id.visit(Walks(&options));
    }
}

/// Plays the lessons of the picture course: all of their steps are legal.
pub struct Course;

impl Visitor for Course {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("no option is an option");
        for lesson in G::COURSE {
            let mut at = game
                .position(lesson.position)
                .expect("a lesson's position reads");
            assert!(!lesson.steps.is_empty());
            for text in lesson.steps {
                let step = game.step(&at, text).expect("a lesson's step reads");
                assert!(
                    game.play(&mut at, step, &mut ()),
                    "{} {text}",
                    lesson.position
                );
            }
        }
    }
}

#[test]
fn steps_of_every_lesson_are_legal() {
    for &id in GameId::ALL {
        id.visit(Course);
    }
}

/// Checks the French texts of a game and its lessons, and that its seats match the rules.
pub struct Texts;

impl Visitor for Texts {
    type Output = ();

    fn visit<G: Game>(self) {
        let card = G::INFO;
        let lessons = G::COURSE.iter().map(|lesson| lesson.phrase);
        let kinds = card.kinds.iter().map(|&(_, name)| name);
        let seats = card.seats.iter().flat_map(|seat| [seat.name, seat.plays]);
        for phrase in lessons.chain(kinds).chain(seats).chain([card.name]) {
            assert!(!phrase.fr.is_empty());
            for mark in [" !", " ?", " :", " ;", " »", "« ", " %"] {
                assert!(
                    !phrase.fr.contains(mark),
                    "a space that breaks: {}",
                    phrase.fr
                );
            }
        }
        let notations: Vec<&str> = card.seats.iter().map(|seat| seat.notation).collect();
        assert_eq!(notations, G::SEATS, "the seats are those of the rules");
        for seat in card.seats {
            assert!(card.kind(seat.emblem).is_some(), "{}", seat.emblem);
        }
    }
}

#[test]
fn french_texts_and_seats_of_every_game_are_valid() {
    for &id in GameId::ALL {
        id.visit(Texts);
    }
}

/// Checks that each mode offers every seat as the first one, in the order of its seats.
struct Beginners;

impl Visitor for Beginners {
    type Output = ();

    fn visit<G: Game>(self) {
        for (index, mode) in G::INFO.modes.iter().enumerate() {
            let offered = G::INFO.player_options.iter().filter(|of| {
                let is_offered = of.modes.is_empty() || of.modes.contains(&index);
                is_offered && matches!(of.role, OptionRole::Beginner { .. })
            });
            for of in offered {
                assert_eq!(of.values.len(), mode.seats.len(), "{}", G::INFO.slug);
                for (value, seat) in of.values.iter().zip(mode.seats) {
                    let ready = mode.ready.iter().copied();
                    let game = G::new(&ready.chain([(of.option, value.value)]).collect());
                    let game = game.expect("the seat may begin");
                    let first = game.turn(&game.start());
                    assert_eq!(first, Turn::Decision(*seat), "{} {index}", G::INFO.slug);
                }
            }
        }
    }
}

#[test]
fn every_seat_may_begin_where_a_mode_offers_the_choice() {
    for &id in GameId::ALL {
        id.visit(Beginners);
    }
}
