//! Reasons that the computer gives for its moves are true: each is checked by the rules alone, without the search.

use std::collections::BTreeMap;

use super::support::decisions;
use super::truth::Judge;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::piece::Spot;
use engine::kernel::scene::Player;
use engine::kernel::step::{Place, Seats, Step, Turn};
use engine::search::words;
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind, Strength};

/// Maximum number of positions to check one reason; beyond it the reason stays open.
const PATIENCE: usize = 6_000;
/// The same for a sentence that was not said.
const LESS_PATIENCE: usize = 40;
/// Maximum share of open checks per sentence, in per cent: distant wins are out of reach of exhaustive search.
const MAX_OPEN: u32 = 70;

const SPEAKERS: [PlayerKind; 4] = [
    PlayerKind::Level(Level::Two),
    PlayerKind::Level(Level::Three),
    PlayerKind::Friend(HeadToHead { won: 1, lost: 0 }),
    PlayerKind::Measured(Strength::of_nodes(6_000)),
];

/// Number of reasons found true and left open, and the false ones.
#[derive(Default)]
struct Tally {
    held: BTreeMap<&'static str, u32>,
    open: BTreeMap<&'static str, u32>,
    lies: Vec<String>,
    /// Number of places that the reasons refer to.
    meant: usize,
}

/// Checks that each place holds a piece, before or after the action.
fn means_pieces<G: Game>(game: &G, at: &G::Position, action: G::Action, places: &[Place]) -> bool {
    let mut after = at.clone();
    game.apply(&mut after, Step::Act(action), &mut ());
    let mut all = game.scene(at, at).pieces;
    all.extend(game.scene(at, &after).pieces);
    let stands = |place: &Place| all.iter().any(|piece| piece.spot == Spot::On(*place));
    places.iter().all(stands)
}

struct Spoken<'a>(&'a mut Tally);

impl Visitor for Spoken<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        for (mode, seed) in G::INFO.modes.iter().zip(3..) {
            let options: Options = mode.ready.iter().copied().collect();
            let game = G::new(&options).expect("the mode is playable");
            for at in decisions(&game, seed, 60) {
                for who in SPEAKERS {
                    self.0.listen(&game, &at, who);
                }
            }
        }
    }
}

impl Tally {
    fn listen<G: Game>(&mut self, game: &G, at: &G::Position, who: PlayerKind) {
        let mut player = ComputerPlayer::new(game, at, who, 7).expect("a seat decides");
        let action = loop {
            if let Some(action) = player.think(u32::MAX) {
                break action;
            }
        };
        let Some(reason) = player.reason(action) else {
            return;
        };
        let judge = judge(game, at, PATIENCE);
        self.meant += reason.places.len();
        if !means_pieces(game, at, action, &reason.places) {
            let told = format!("{} {at} {who} {action}: {reason:?}", G::INFO.slug);
            self.lies.push(told);
        }
        let reason = reason.phrase;
        match judge.is_true(at, action, reason) {
            Some(true) => *self.held.entry(reason.fr).or_default() += 1,
            None => *self.open.entry(reason.fr).or_default() += 1,
            Some(false) => {
                self.lies.push(format!(
                    "{} {at} {who} {action}: {}",
                    G::INFO.slug,
                    reason.fr
                ));
            }
        }
    }
}

/// Creates a judge for the side that decides.
fn judge<'a, G: Game>(game: &'a G, at: &G::Position, patience: usize) -> Judge<'a, G> {
    let Turn::Decision(seat) = game.turn(at) else {
        unreachable!("a seat decides");
    };
    let players: Vec<Player> = game.scene(at, at).players;
    let own = players.iter().find(|player| player.seat == seat);
    let side = own.map_or(Seats::one(seat), |player| player.side);
    let rival = players.iter().find(|player| player.side != side);
    let is_rival = |player: &Player| Some(player.side) == rival.map(|rival| rival.side);
    let is_two_sided = players
        .iter()
        .all(|player| player.side == side || is_rival(player));
    Judge {
        game,
        side,
        is_two_sided,
        patience,
    }
}

/// Counts how often each sentence is false when applied to arbitrary actions: the judge must be able to refute it.
struct Unsaid<'a>(&'a mut BTreeMap<&'static str, u32>);

impl Visitor for Unsaid<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("the default is playable");
        for seed in 0..8 {
            // Positions near the end of a game, where wins and losses are certain.
            let late = decisions(&game, seed, 300).into_iter().rev().take(4);
            for at in late {
                let judge = judge(&game, &at, LESS_PATIENCE);
                let mut actions = Vec::new();
                game.actions(&at, &mut actions);
                let some = actions.iter().step_by(1 + actions.len() / 6);
                for (&action, phrase) in
                    some.flat_map(|action| words::ALL.iter().map(move |phrase| (action, phrase)))
                {
                    if judge.is_true(&at, action, phrase) == Some(false) {
                        *self.0.entry(phrase.fr).or_default() += 1;
                    }
                }
            }
        }
    }
}

#[test]
fn judge_can_refute_every_sentence() {
    let mut lies = BTreeMap::new();
    for id in GameId::ALL {
        id.visit(Unsaid(&mut lies));
    }
    println!("{lies:#?}");
    for phrase in words::ALL {
        assert!(lies.contains_key(phrase.fr), "{} is never false", phrase.fr);
    }
}

#[test]
fn every_reason_is_true() {
    let mut tally = Tally::default();
    for id in GameId::ALL {
        id.visit(Spoken(&mut tally));
    }
    println!("held {:#?}\nopen {:#?}", tally.held, tally.open);
    assert!(
        tally.lies.is_empty(),
        "{} lies\n{}",
        tally.lies.len(),
        tally.lies.join("\n")
    );
    assert!(tally.meant >= 500, "only {} pieces are meant", tally.meant);
    assert!(
        tally.held.len() >= 20,
        "only {} different reasons",
        tally.held.len()
    );
    for (sentence, open) in &tally.open {
        let held = tally.held.get(sentence).copied().unwrap_or_default();
        let all = open + held;
        // A single open case says nothing about a rare sentence.
        assert!(
            *open == 1 || 100 * open <= MAX_OPEN * all,
            "{sentence} {open} of {all} are open"
        );
    }
}
