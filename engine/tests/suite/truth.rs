//! Judge of sentences about positions, by the rules alone: uses neither the engine's search nor its evaluation.

use std::collections::{BTreeSet, VecDeque};

use engine::kernel::evaluate::Evaluate;
use engine::kernel::piece::Spot;
use engine::kernel::rules::StepOf;
use engine::kernel::sayings::Sayings;
use engine::kernel::scene::{Player, Scene};
use engine::kernel::step::{Seats, Step, Turn, Verdict};
use engine::kernel::view::View;
use engine::kernel::words::Phrase;
use engine::search::words::{self, sayings_on};

/// Maximum number of steps that a reason about captures looks ahead.
const REACH: usize = 6;

/// Returns all counters and tally points of a player.
fn counts_of(player: &Player) -> Vec<(&'static str, i32)> {
    let counters = player.counters.iter();
    let counters = counters.map(|counter| (counter.kind, i32::from(counter.count)));
    let tally = player.tally.iter();
    counters
        .chain(tally.map(|entry| (entry.kind, i32::from(entry.points))))
        .collect()
}

/// Judges sentences about positions from the point of view of the side that chose.
pub struct Judge<'a, G: Evaluate + View> {
    pub game: &'a G,
    /// Side that chose.
    pub side: Seats,
    /// Set if all opponents form one side.
    pub is_two_sided: bool,
    /// Maximum number of positions to check one reason; beyond it the reason stays open.
    pub patience: usize,
}

impl<G: Evaluate + View> Judge<'_, G> {
    pub fn after(&self, at: &G::Position, step: StepOf<G>) -> G::Position {
        let mut after = at.clone();
        self.game.apply(&mut after, step, &mut ());
        after
    }

    /// Returns the positions after all rolls, with weights.
    pub fn outcomes(&self, at: &G::Position) -> Vec<(G::Position, u32)> {
        let mut rolls = Vec::new();
        self.game.chance_outcomes(at, &mut rolls);
        let outcomes = rolls.into_iter();
        outcomes
            .map(|(roll, weight)| (self.after(at, Step::Roll(roll)), weight))
            .collect()
    }

    fn scene(&self, at: &G::Position) -> Scene {
        self.game.scene(at, at)
    }

    pub fn is_ours(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Decision(seat) if self.side.has(seat))
    }

    fn is_won(&self, at: &G::Position) -> bool {
        let Turn::Over(Verdict::Won(seats)) = self.game.turn(at) else {
            return false;
        };
        seats.iter().any(|seat| self.side.has(seat))
    }

    /// Returns the number of own pieces on the board.
    fn standing(&self, at: &G::Position) -> usize {
        let pieces = self.scene(at).pieces.into_iter();
        let is_own = |owner: Option<_>| owner.is_some_and(|seat| self.side.has(seat));
        pieces
            .filter(|piece| is_own(piece.owner) && matches!(piece.spot, Spot::On(_)))
            .count()
    }

    /// Checks whether the side (its opponents, if not `ours`) captured something of these kinds: fewer pieces stand
    /// on the board, or the captor holds more.
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

    /// Checks whether a sequence of at most `REACH` steps without dice captures a piece of these kinds; `None` if the
    /// limit of positions is reached.
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
                if known.len() > self.patience {
                    return None;
                }
                if known.insert(after.clone()) {
                    queue.push_back((after, left - 1));
                }
            }
        }
        Some(false)
    }

    /// Checks that no own piece can be lost before the own side decides again; `None` if the limit of positions is
    /// reached.
    fn nobody_takes(&self, from: &G::Position) -> Option<bool> {
        let all = self.standing(from);
        let mut open = vec![from.clone()];
        let mut known = BTreeSet::from([from.clone()]);
        while let Some(at) = open.pop() {
            if self.standing(&at) < all {
                return Some(false);
            }
            if known.len() > self.patience {
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

    /// Checks whether the reason for an action is true; `None` if the limit of positions is reached.
    pub fn is_true(&self, at: &G::Position, action: G::Action, reason: &Phrase) -> Option<bool> {
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
        } else if is(&words::SEES_THE_WIN) {
            return self.wins(&after);
        } else if is(&words::HARD) {
            return self.loses(&after);
        } else if is(&words::MUST_DEFEND) {
            let mut lost = others().map(|other| self.loses(&other));
            return lost.try_fold(true, |all, lost| Some(all && lost?));
        } else if is(&words::SAFE) {
            return self.nobody_takes(&after);
        }
        let mut attacks = G::ATTACKS.iter().filter(|(_, phrase)| is(phrase));
        if let Some((kind, _)) = attacks.next() {
            let combat = self.scene(&after).combat;
            return Some(combat.is_some_and(|now| now.defender.piece.kind.starts_with(kind)));
        }
        if is(&words::DARES) {
            return Some(G::ATTACKS.is_empty() && self.game.turn(&after) == Turn::Chance);
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
            // True if some other action would have lost it.
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
