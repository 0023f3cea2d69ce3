//! Explainer: one sentence why an action was chosen, using only results of the search.

use alloc::vec::Vec;

use super::captures::{Capture, captures};
use super::evaluator::{Evaluator, MATE_IN_MAX, POINT};
use super::expectimax::Expectimax;
use super::reason::Reason;
use super::root::RankedAction;
use super::tracks::Tracks;
use super::words::{self, sayings_on};
use crate::kernel::evaluate::Evaluate;
use crate::kernel::piece::Spot;
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Place, Step, Turn, Verdict};
use crate::kernel::view::View;

/// Captures along the principal variation after an action, of the own side and of others.
struct PrincipalVariation {
    ours: Vec<Capture>,
    theirs: Vec<Capture>,
}

/// Maximum number of plies of the principal variation that a reason uses.
const MAX_LINE: usize = 6;
/// Minimum score difference for rejecting another action.
const MIN_DIFFERENCE: i32 = 8 * POINT;
/// Maximum number of other actions whose lines are compared.
const MAX_OTHERS: usize = 3;
/// Maximum number of steps tried to prove safety.
const MAX_TRIES: u32 = 4000;

/// Returns the place of a spot on the board.
const fn place_of(spot: Spot) -> Option<Place> {
    match spot {
        Spot::On(place) => Some(place),
        Spot::In(..) => None,
    }
}

/// Explains the choice of a finished search.
pub struct Explainer<'a, G: Evaluate + View> {
    pub game: &'a G,
    pub at: &'a G::Position,
    pub evaluator: Evaluator,
    pub search: &'a Expectimax<G>,
}

impl<G: Evaluate + View> Explainer<'_, G> {
    /// Returns the reason for a choice among the ranked actions; `None` if nothing is notable.
    pub fn reason(&self, ranked: &[RankedAction<G::Action>], choice: G::Action) -> Option<Reason> {
        // Reasons are tried from the strongest to the weakest; the first true one is used.
        let chosen = ranked.iter().find(|ranked| ranked.action == choice)?;
        if ranked.len() == 1 {
            return Some(Reason::of(&words::ONLY_WAY));
        }
        let mut after = self.at.clone();
        let mut moved = Tracks::default();
        let now = captures(self.game, &mut after, Step::Act(choice), &mut moved);
        let mover = moved.mover().and_then(place_of);
        let turn = self.game.turn(&after);
        if let Turn::Over(Verdict::Won(seats)) = turn
            && seats.iter().any(|seat| self.evaluator.sign(seat) > 0)
        {
            return Some(Reason::of(&words::WINS));
        }
        if chosen.score > MATE_IN_MAX {
            return Some(
                Reason::of(&words::SEES_THE_WIN)
                    .praised(&words::YOU_NEAR_THE_WIN)
                    .about(mover),
            );
        }
        if chosen.score < -MATE_IN_MAX {
            return Some(Reason::of(&words::HARD));
        }
        if let Some(capture) = self.most_telling(now.iter().filter(|capture| self.is_ours(capture)))
        {
            let said = sayings_on::<G>(capture.kind);
            return Some(
                Reason::of(said.takes)
                    .praised(said.praises.takes)
                    .about(capture.spot.and_then(place_of).or(mover)),
            );
        }
        let others = || ranked.iter().filter(|other| other.action != choice);
        if chosen.exact && others().all(|other| other.score < -MATE_IN_MAX) {
            return Some(
                Reason::of(&words::MUST_DEFEND)
                    .praised(&words::YOU_DEFEND)
                    .about(mover),
            );
        }
        if turn == Turn::Chance {
            return Some(self.attack(&after).praised(&words::YOU_CHOSE_THE_FIGHT));
        }
        let line = self.principal_variation(&after, &mut Tracks::default());
        let worse = others().filter(|other| other.score <= chosen.score - MIN_DIFFERENCE);
        for other in worse.clone().take(MAX_OTHERS) {
            let (mut elsewhere, mut tracks) = (self.at.clone(), Tracks::default());
            let step = Step::Act(other.action);
            captures(self.game, &mut elsewhere, step, &mut tracks);
            let lost = self.principal_variation(&elsewhere, &mut tracks).theirs;
            let is_kept =
                |capture: &&Capture| !line.theirs.iter().any(|other| other.kind == capture.kind);
            if let Some(capture) = self.most_telling(lost.iter().filter(is_kept)) {
                let said = sayings_on::<G>(capture.kind);
                let stands = capture.spot.map(|spot| moved.now(spot));
                return Some(
                    Reason::of(said.keeps)
                        .praised(said.praises.keeps)
                        .about(self.standing(&after, stands).or(mover)),
                );
            }
        }
        if let Some(capture) = self.most_telling(line.ours.iter()) {
            let said = sayings_on::<G>(capture.kind);
            return Some(
                Reason::of(said.seeks)
                    .praised(said.praises.seeks)
                    .about(self.standing(&after, capture.spot).or(mover)),
            );
        }
        let is_threatened = |other: &RankedAction<G::Action>| {
            let mut elsewhere = self.at.clone();
            self.game
                .apply(&mut elsewhere, Step::Act(other.action), &mut ());
            !self.is_safe(&elsewhere)
        };
        if self.is_safe(&after) && worse.take(MAX_OTHERS).any(is_threatened) {
            return Some(
                Reason::of(&words::SAFE)
                    .praised(&words::YOU_ARE_SAFE)
                    .about(mover),
            );
        }
        None
    }

    /// Returns the place of a spot that holds a piece at this position.
    fn standing(&self, at: &G::Position, spot: Option<Spot>) -> Option<Place> {
        let pieces = self.game.scene(self.at, at).pieces;
        let stands = |spot: &Spot| pieces.iter().any(|piece| piece.spot == *spot);
        spot.filter(stands).and_then(place_of)
    }

    fn is_ours(&self, capture: &Capture) -> bool {
        self.evaluator.sign(capture.to) > 0
    }

    /// Prefers a capture with its own sayings.
    fn most_telling<'g>(&self, captures: impl Iterator<Item = &'g Capture>) -> Option<Capture> {
        captures
            .copied()
            .max_by_key(|capture| sayings_on::<G>(capture.kind).takes.id != words::TAKES_PIECE.id)
    }

    /// Returns the reason for an action that rolls the dice: it names the attacked piece, never the odds.
    fn attack(&self, after: &G::Position) -> Reason {
        let combat = self.game.scene(self.at, after).combat;
        let attacked = combat.map(|combat| combat.defender.piece);
        let said = attacked.as_ref().and_then(|piece| {
            let mut attacks = G::ATTACKS.iter();
            attacks.find(|(kind, _)| piece.kind.starts_with(kind))
        });
        let phrase = said.map_or(&words::DARES, |(_, phrase)| phrase);
        Reason::of(phrase).about(attacked.and_then(|piece| place_of(piece.spot)))
    }

    /// Follows the hash moves from a position up to the next chance node, and collects the captures.
    fn principal_variation(&self, at: &G::Position, tracks: &mut Tracks) -> PrincipalVariation {
        let mut at = at.clone();
        let mut line = PrincipalVariation {
            ours: Vec::new(),
            theirs: Vec::new(),
        };
        for _ in 0..MAX_LINE {
            let Turn::Decision(_) = self.game.turn(&at) else {
                break;
            };
            let Some(action) = self.search.hash_move(&at) else {
                break;
            };
            // Another position may have the same hash, so the move must be checked.
            if !self.game.allows(&at, Step::Act(action)) {
                break;
            }
            for capture in captures(self.game, &mut at, Step::Act(action), tracks) {
                if self.is_ours(&capture) {
                    line.ours.push(capture);
                } else if capture
                    .from
                    .is_none_or(|seat| self.evaluator.sign(seat) > 0)
                {
                    line.theirs.push(capture);
                }
            }
        }
        line
    }

    /// Checks that no piece of the own side can be captured before its next decision. With more than two sides
    /// this is unknown.
    fn is_safe(&self, at: &G::Position) -> bool {
        let is_theirs =
            matches!(self.game.turn(at), Turn::Decision(seat) if self.evaluator.sign(seat) < 0);
        is_theirs && self.evaluator.is_two_sided() && self.keeps_all(at, &mut { MAX_TRIES })
    }

    /// Checks that no line through opponents' turns and dice captures from the own side. Returns false if there
    /// are too many lines.
    fn keeps_all(&self, at: &G::Position, tries: &mut u32) -> bool {
        let steps: Vec<StepOf<G>> = match self.game.turn(at) {
            Turn::Over(_) => return true,
            Turn::Decision(seat) if self.evaluator.sign(seat) > 0 => return true,
            Turn::Decision(_) | Turn::Chance => self.game.steps(at),
        };
        let own = |capture: &Capture| {
            capture
                .from
                .is_some_and(|seat| self.evaluator.sign(seat) > 0)
        };
        steps.into_iter().all(|step| {
            let Some(left) = tries.checked_sub(1) else {
                return false;
            };
            *tries = left;
            let mut after = at.clone();
            let taken = captures(self.game, &mut after, step, &mut Tracks::default());
            after == *at || !taken.iter().any(own) && self.keeps_all(&after, tries)
        })
    }
}
