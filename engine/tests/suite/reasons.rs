//! What the computer says of its moves is true: each reason is checked by the rules alone, without the search.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::support::decisions;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::info::DiceUse;
use engine::kernel::options::Options;
use engine::kernel::piece::Spot;
use engine::kernel::sayings::Sayings;
use engine::kernel::scene::{Player, Scene};
use engine::kernel::step::{Seats, Step, Turn, Verdict};
use engine::kernel::words::Phrase;
use engine::search::words::{self, sayings_on};
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind, Strength};

/// So many positions are looked at for one reason; what takes more stays open.
const PATIENCE: usize = 6_000;
/// A reason reaches no further than so many steps.
const REACH: usize = 6;

const SPEAKERS: [PlayerKind; 4] = [
    PlayerKind::Level(Level::Two),
    PlayerKind::Level(Level::Three),
    PlayerKind::Friend(HeadToHead { won: 1, lost: 0 }),
    PlayerKind::Measured(Strength::of_nodes(6_000)),
];

/// How often a reason was found true, false or too long to check.
#[derive(Default)]
struct Tally {
    held: BTreeMap<&'static str, u32>,
    open: BTreeMap<&'static str, u32>,
    lies: Vec<String>,
}

/// All that is counted for a seat.
fn counts_of(player: &Player) -> Vec<(&'static str, i32)> {
    let counters = player.counters.iter();
    let counters = counters.map(|counter| (counter.kind, i32::from(counter.count)));
    let tally = player.tally.iter();
    counters
        .chain(tally.map(|entry| (entry.kind, i32::from(entry.points))))
        .collect()
}

/// A position in the eyes of the side that chose.
struct Judge<'a, G: Game> {
    game: &'a G,
    side: Seats,
}

impl<G: Game> Judge<'_, G> {
    fn after(&self, at: &G::Position, step: Step<G::Action, G::Roll>) -> G::Position {
        let mut after = at.clone();
        self.game.apply(&mut after, step, &mut ());
        after
    }

    fn scene(&self, at: &G::Position) -> Scene {
        self.game.scene(at, at)
    }

    fn is_ours(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Decision(seat) if self.side.has(seat))
    }

    fn is_won(&self, at: &G::Position) -> bool {
        let Turn::Over(Verdict::Won(seats)) = self.game.turn(at) else {
            return false;
        };
        seats.iter().any(|seat| self.side.has(seat))
    }

    /// How many own pieces stand on the board.
    fn standing(&self, at: &G::Position) -> usize {
        let pieces = self.scene(at).pieces.into_iter();
        let is_own = |owner: Option<_>| owner.is_some_and(|seat| self.side.has(seat));
        pieces
            .filter(|piece| is_own(piece.owner) && matches!(piece.spot, Spot::On(_)))
            .count()
    }

    /// Whether one of these kinds went from the board, or came to those who are of the side (or are not).
    fn takes(&self, before: &Scene, after: &Scene, kinds: &BTreeSet<&str>, ours: bool) -> bool {
        let on_board = |scene: &Scene| {
            let pieces = scene.pieces.iter();
            let counts = |owner: Option<_>| owner.is_none_or(|seat| self.side.has(seat) != ours);
            pieces
                .filter(|piece| kinds.contains(piece.kind) && counts(piece.owner))
                .filter(|piece| matches!(piece.spot, Spot::On(_)))
                .count()
        };
        let held = |scene: &Scene| {
            let pieces = scene
                .pieces
                .iter()
                .filter(|piece| kinds.contains(piece.kind));
            let trays = pieces
                .filter(
                    |piece| matches!(piece.spot, Spot::In(seat, _) if self.side.has(seat) == ours),
                )
                .count();
            let players = scene
                .players
                .iter()
                .filter(|player| self.side.has(player.seat) == ours);
            let counted = players.flat_map(counts_of);
            let counted = counted.filter(|(kind, _)| kinds.contains(kind));
            trays as i32 + counted.map(|(_, count)| count).sum::<i32>()
        };
        on_board(after) < on_board(before) || held(after) > held(before)
    }

    /// Whether some way of at most so many steps, without dice, leads to a step that takes one of these kinds.
    fn can_take(&self, from: &G::Position, kinds: &BTreeSet<&str>, ours: bool) -> Option<bool> {
        let mut queue = VecDeque::from([(from.clone(), REACH)]);
        let mut known = BTreeSet::from([from.clone()]);
        while let Some((at, left)) = queue.pop_front() {
            let turn = self.game.turn(&at);
            if left == 0 || !matches!(turn, Turn::Decision(_)) {
                continue;
            }
            let before = self.scene(&at);
            for step in self.game.steps(&at) {
                let after = self.after(&at, step);
                if self.is_ours(turn) == ours
                    && self.takes(&before, &self.scene(&after), kinds, ours)
                {
                    return Some(true);
                }
                if known.len() > PATIENCE {
                    return None;
                }
                if known.insert(after.clone()) {
                    queue.push_back((after, left - 1));
                }
            }
        }
        Some(false)
    }

    /// Whether no own piece can be gone before the own side decides again.
    fn nobody_takes(&self, from: &G::Position) -> Option<bool> {
        let all = self.standing(from);
        let mut open = vec![from.clone()];
        let mut known = BTreeSet::from([from.clone()]);
        while let Some(at) = open.pop() {
            if self.standing(&at) < all {
                return Some(false);
            }
            if known.len() > PATIENCE {
                return None;
            }
            if self.is_ours(self.game.turn(&at)) {
                continue;
            }
            for step in self.game.steps(&at) {
                let after = self.after(&at, step);
                if known.insert(after.clone()) {
                    open.push(after);
                }
            }
        }
        Some(true)
    }

    /// Whether the side (or the others) wins within so many steps, whatever the rest and the dice do.
    fn forces(&self, at: &G::Position, ours: bool, steps: usize, patience: &mut usize) -> bool {
        let turn = self.game.turn(at);
        if let Turn::Over(verdict) = turn {
            let Verdict::Won(_) = verdict else {
                return false;
            };
            return self.is_won(at) == ours;
        }
        if steps == 0 || *patience == 0 {
            return false;
        }
        *patience -= 1;
        let mut all = self
            .game
            .steps(at)
            .into_iter()
            .map(|step| self.after(at, step));
        let mut goes_on = |after: &G::Position| self.forces(after, ours, steps - 1, patience);
        if matches!(turn, Turn::Decision(_)) && self.is_ours(turn) == ours {
            all.any(|after| goes_on(&after))
        } else {
            // Equal dice are thrown again.
            all.filter(|after| after != at).all(|after| goes_on(&after))
        }
    }

    fn surely(&self, at: &G::Position, ours: bool) -> Option<bool> {
        let mut patience = 4 * PATIENCE;
        let found = (1..=REACH).any(|steps| self.forces(at, ours, steps, &mut patience));
        found.then_some(true)
    }

    /// The chance that the fight does not cost an own piece, in parts of a hundred.
    fn chance(&self, at: &G::Position) -> u32 {
        let mut rolls = Vec::new();
        self.game.chance_outcomes(at, &mut rolls);
        let all = self.standing(at);
        let (mut good, mut total) = (0, 0);
        for (roll, weight) in rolls {
            let after = self.after(at, Step::Roll(roll));
            if after != *at {
                total += weight;
                good += if self.standing(&after) == all {
                    weight
                } else {
                    0
                };
            }
        }
        100 * good / total.max(1)
    }

    /// Whether the reason for an action is true; nothing if that takes too long to find out.
    fn is_true(
        &self,
        at: &G::Position,
        action: G::Action,
        reason: &Phrase,
        first: bool,
    ) -> Option<bool> {
        let actions = self.game.steps(at);
        let after = self.after(at, Step::Act(action));
        let others = || {
            let others = actions.iter().filter(|&&step| step != Step::Act(action));
            others.map(|&step| self.after(at, step))
        };
        let is = |phrase: &Phrase| reason.fr == phrase.fr;
        if is(&words::ONLY_WAY) {
            return Some(actions.len() == 1);
        } else if is(&words::WINS) {
            return Some(self.is_won(&after));
        } else if is(&words::BEST) {
            return Some(first);
        } else if is(&words::OTHER) {
            return Some(!first);
        } else if is(&words::SEES_THE_WIN) {
            return self.surely(&after, true);
        } else if is(&words::HARD) {
            return self.surely(&after, false);
        } else if is(&words::MUST_DEFEND) {
            let mut lost = others().map(|other| self.surely(&other, false));
            return lost.all(|lost| lost == Some(true)).then_some(true);
        } else if is(&words::SAFE) {
            return self.nobody_takes(&after);
        }
        let dice = [&words::GOOD_CHANCES, &words::EVEN_CHANCES, &words::DARES];
        if let Some(place) = dice.into_iter().position(is) {
            if G::INFO.dice_use != DiceUse::Fights {
                // The dice of a duel fall one after the other.
                return (self.game.turn(&after) != Turn::Chance).then_some(false);
            }
            let chance = self.chance(&after);
            return Some([60..=100, 45..=59, 0..=44][place].contains(&chance));
        }
        let scene = self.scene(at);
        let counters = scene.players.iter().flat_map(counts_of);
        let pieces = scene.pieces.iter().map(|piece| piece.kind);
        let all: BTreeSet<&str> = pieces.chain(counters.map(|(kind, _)| kind)).collect();
        let of = |said: fn(&Sayings) -> &'static Phrase| -> BTreeSet<&str> {
            let matches = |kind: &&&str| said(&sayings_on::<G>(kind)).fr == reason.fr;
            all.iter().filter(matches).copied().collect()
        };
        let (takes, seeks, keeps) = (
            of(|all| all.takes),
            of(|all| all.seeks),
            of(|all| all.keeps),
        );
        if !takes.is_empty() {
            Some(self.takes(&scene, &self.scene(&after), &takes, true))
        } else if !seeks.is_empty() {
            self.can_take(&after, &seeks, true)
        } else if !keeps.is_empty() {
            // Elsewhere it would have been lost.
            let lost: Vec<_> = others()
                .map(|other| self.can_take(&other, &keeps, false))
                .collect();
            if lost.contains(&Some(true)) {
                Some(true)
            } else if lost.contains(&None) {
                None
            } else {
                Some(false)
            }
        } else {
            Some(false)
        }
    }
}

struct Spoken<'a>(&'a mut Tally);

impl Visitor for Spoken<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        for (mode, seed) in G::INFO.modes.iter().zip(3..) {
            let options: Options = mode.ready.iter().copied().collect();
            let game = G::new(&options).expect("the mode is playable");
            for at in decisions(&game, seed, 40) {
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
        let reason = player.reason(action).expect("who searches has a reason");
        let first = player
            .hints()
            .first()
            .is_none_or(|best| best.action == action);
        let Turn::Decision(seat) = game.turn(at) else {
            unreachable!("a seat decides");
        };
        let players = game.scene(at, at).players;
        let own = players.iter().find(|player| player.seat == seat);
        let side = own.map_or(Seats::one(seat), |player| player.side);
        let judge = Judge { game, side };
        match judge.is_true(at, action, reason, first) {
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
    assert!(
        tally.held.len() >= 20,
        "only {} different reasons",
        tally.held.len()
    );
    let (held, open): (u32, u32) = (tally.held.values().sum(), tally.open.values().sum());
    assert!(open * 4 <= held, "{open} of {} are open", open + held);
}
