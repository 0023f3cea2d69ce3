//! Why a move was chosen: one sentence, and only what the search has seen.

use alloc::vec::Vec;

use super::expectimax::Expectimax;
use super::fates::fates;
use super::gains::{Gain, gains};
use super::judge::{CERTAIN, Judge, POINT};
use super::root::Ranked;
use super::words::{self, sayings_on};
use crate::kernel::game::Game;
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Step, Turn, Verdict};
use crate::kernel::words::Phrase;

/// What the search expects to be taken after an action: by the own side and by others.
struct Story {
    ours: Vec<Gain>,
    theirs: Vec<Gain>,
}

/// Steps of others and of the own side that a reason may reach over.
const REACH: usize = 6;
/// What is worth so much less was not chosen for a reason.
const WORTH_SAYING: i32 = 8 * POINT;
/// So many of the other actions are asked what would have come of them.
const OTHERS: usize = 3;
/// So many steps are looked at before something is called safe.
const CAUTION: u32 = 4000;

/// Tells reasons after a search.
pub struct Teller<'a, G: Game> {
    pub game: &'a G,
    pub at: &'a G::Position,
    pub judge: Judge,
    pub search: &'a Expectimax<G>,
}

impl<G: Game> Teller<'_, G> {
    /// The reason for the choice among the ranked actions.
    pub fn reason(&self, ranked: &[Ranked<G::Action>], choice: G::Action) -> &'static Phrase {
        let Some(chosen) = ranked.iter().find(|ranked| ranked.action == choice) else {
            return &words::BEST;
        };
        if ranked.len() == 1 {
            return &words::ONLY_WAY;
        }
        let mut after = self.at.clone();
        let now = gains(self.game, &mut after, Step::Act(choice));
        let turn = self.game.turn(&after);
        if let Turn::Over(Verdict::Won(seats)) = turn
            && seats.iter().any(|seat| self.judge.sign(seat) > 0)
        {
            return &words::WINS;
        }
        if chosen.value > CERTAIN {
            return &words::SEES_THE_WIN;
        }
        if chosen.value < -CERTAIN {
            return &words::HARD;
        }
        if let Some(gain) = self.most_telling(now.iter().filter(|gain| self.is_ours(gain))) {
            return sayings_on(gain.kind).takes;
        }
        let others = || ranked.iter().filter(|other| other.action != choice);
        if chosen.exact && others().all(|other| other.value < -CERTAIN) {
            return &words::MUST_DEFEND;
        }
        if turn == Turn::Chance {
            return self.on_dice(&after);
        }
        let story = self.story(&after);
        let worse = others().filter(|other| other.value <= chosen.value - WORTH_SAYING);
        for other in worse.clone().take(OTHERS) {
            let mut elsewhere = self.at.clone();
            self.game
                .apply(&mut elsewhere, Step::Act(other.action), &mut ());
            let lost = self.story(&elsewhere).theirs;
            let is_kept = |gain: &&Gain| !story.theirs.iter().any(|other| other.kind == gain.kind);
            if let Some(gain) = self.most_telling(lost.iter().filter(is_kept)) {
                return sayings_on(gain.kind).keeps;
            }
        }
        if let Some(gain) = self.most_telling(story.ours.iter()) {
            return sayings_on(gain.kind).seeks;
        }
        let is_threatened = |other: &Ranked<G::Action>| {
            let mut elsewhere = self.at.clone();
            self.game
                .apply(&mut elsewhere, Step::Act(other.action), &mut ());
            !self.is_safe(&elsewhere)
        };
        if self.is_safe(&after) && worse.take(OTHERS).any(is_threatened) {
            return &words::SAFE;
        }
        if choice == ranked[0].action {
            &words::BEST
        } else {
            &words::OTHER
        }
    }

    fn is_ours(&self, gain: &Gain) -> bool {
        self.judge.sign(gain.to) > 0
    }

    /// Of several gains the one with words of its own.
    fn most_telling<'g>(&self, gains: impl Iterator<Item = &'g Gain>) -> Option<Gain> {
        gains
            .copied()
            .max_by_key(|gain| sayings_on(gain.kind).takes.key != words::TAKES_PIECE.key)
    }

    /// How the dice stand that the choice has called for.
    fn on_dice(&self, at: &G::Position) -> &'static Phrase {
        let mut list = Vec::new();
        fates(self.game, at, &mut Vec::new(), &mut list);
        let own = |position: &G::Position| {
            let turn = self.game.turn(position);
            self.judge.worth(self.game, position, turn)
        };
        let (before, mut good, mut total) = (own(self.at), 0, 0);
        for fate in &list {
            total += fate.weight;
            good += if own(&fate.at) >= before {
                fate.weight
            } else {
                0
            };
        }
        match (100 * good).checked_div(total) {
            Some(60..) => &words::GOOD_CHANCES,
            Some(45..60) => &words::EVEN_CHANCES,
            _ => &words::DARES,
        }
    }

    /// What is taken if all goes on as the search remembers it, up to the next dice.
    fn story(&self, at: &G::Position) -> Story {
        let mut at = at.clone();
        let mut story = Story {
            ours: Vec::new(),
            theirs: Vec::new(),
        };
        for _ in 0..REACH {
            let Turn::Decision(_) = self.game.turn(&at) else {
                break;
            };
            let Some(action) = self.search.remembered(&at) else {
                break;
            };
            if !self.game.allows(&at, Step::Act(action)) {
                break;
            }
            for gain in gains(self.game, &mut at, Step::Act(action)) {
                if self.is_ours(&gain) {
                    story.ours.push(gain);
                } else if gain.from.is_none_or(|seat| self.judge.sign(seat) > 0) {
                    story.theirs.push(gain);
                }
            }
        }
        story
    }

    /// Whether nothing of the own side can be taken before it decides again. Among more than two sides nobody can tell.
    fn is_safe(&self, at: &G::Position) -> bool {
        let is_theirs =
            matches!(self.game.turn(at), Turn::Decision(seat) if self.judge.sign(seat) < 0);
        is_theirs && self.judge.is_duel() && self.keeps_all(at, &mut { CAUTION })
    }

    /// Whether no way through the turns of others and the dice takes anything of the own side. What is too long to look
    /// at may take something.
    fn keeps_all(&self, at: &G::Position, caution: &mut u32) -> bool {
        let steps: Vec<StepOf<G>> = match self.game.turn(at) {
            Turn::Over(_) => return true,
            Turn::Decision(seat) if self.judge.sign(seat) > 0 => return true,
            Turn::Decision(_) => {
                let mut actions = Vec::new();
                self.game.actions(at, &mut actions);
                actions.into_iter().map(Step::Act).collect()
            }
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.game.chance_outcomes(at, &mut rolls);
                rolls
                    .into_iter()
                    .map(|(roll, _)| Step::Roll(roll))
                    .collect()
            }
        };
        let own = |gain: &Gain| gain.from.is_some_and(|seat| self.judge.sign(seat) > 0);
        steps.into_iter().all(|step| {
            let Some(left) = caution.checked_sub(1) else {
                return false;
            };
            *caution = left;
            let mut after = at.clone();
            let taken = gains(self.game, &mut after, step);
            after == *at || !taken.iter().any(own) && self.keeps_all(&after, caution)
        })
    }
}
