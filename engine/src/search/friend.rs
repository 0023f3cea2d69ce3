//! « Copain »: a handicap adjusted to past results, so that both players win about equally often.

use alloc::vec::Vec;

use super::evaluator::{MATE, MATE_IN_MAX, POINT};
use super::root::RankedAction;
use crate::kernel::rng::Rng;

/// Head-to-head record of the friend against one child.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct HeadToHead {
    /// Games won by the friend.
    pub won: u16,
    /// Games lost by the friend.
    pub lost: u16,
}

/// Handicap of the friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Target score; without one it plays its best.
    target_eval: Option<i32>,
    /// Maximum concession of one action, in units of search scores.
    pub max_concession: i32,
    /// Search depth, in plies; it avoids any loss within it.
    pub plies: u32,
    /// Probability of taking a visible win, in parts of a thousand. Without any, games would never end.
    takes_win: u32,
    /// Whether it seeks fights.
    fights: bool,
    /// Whether it gives the game away.
    gives_up: bool,
}

const fn handicap(target_eval: i32, max_concession: i32, plies: u32, takes_win: u32) -> Handicap {
    Handicap {
        target_eval: Some(target_eval * POINT),
        max_concession: max_concession * POINT,
        plies,
        takes_win,
        fights: false,
        gives_up: false,
    }
}

/// No handicap: the child leads.
const NO_HANDICAP: Handicap = Handicap {
    target_eval: None,
    // Exact scores of the actions that replace a repetition.
    max_concession: 100 * POINT,
    plies: 5,
    takes_win: 1000,
    fights: false,
    gives_up: false,
};
/// Gives the game away: the worst action, even a lost position.
const GIVES_UP: Handicap = Handicap {
    target_eval: None,
    max_concession: 2 * MATE,
    plies: 2,
    takes_win: 0,
    fights: false,
    gives_up: true,
};
/// Calm after which a friend that is ahead in games plays its best, in percent of the calm limit.
const PATIENCE_AHEAD: u32 = 20;
/// Calm after which a friend on a level score gives the game away, in percent of the calm limit.
const PATIENCE_EVEN: u32 = 30;
/// Number of decisions after which a friend that is ahead in games plays its best, in games without a calm limit too.
const LONG: usize = 150;
/// Calm after which any friend gives the game away, in percent of the calm limit.
const LATE: u32 = 70;
/// Handicaps by the friend's lead in games. On a level score it plays its best. A larger lead lowers its target
/// score and its depth: a friend that waits but cannot be beaten produces only draws.
/// (`docs/decisions/052-friendly-player.md`)
const HANDICAPS: [Handicap; 6] = [
    NO_HANDICAP,
    handicap(-350, 400, 3, 300),
    handicap(-700, 2000, 1, 250),
    handicap(-800, 2000, 1, 200),
    handicap(-900, 2000, 1, 150),
    handicap(-990, 2000, 1, 100),
];
/// Handicaps in games with fights, where it can lose by fighting and need not wait.
const OF_FIGHTERS: [Handicap; 6] = [
    handicap(0, 60, 5, 1000),
    handicap(-350, 600, 4, 200),
    handicap(-700, 2000, 3, 100),
    handicap(-800, 2000, 2, 50),
    handicap(-900, 2000, 2, 20),
    handicap(-990, 2000, 2, 0),
];
/// Maximum random amount in comparing actions by distance from the target, to avoid repeating moves.
const SWAY: u32 = 90 * POINT as u32;
/// Maximum advantage over waiting at which a handicapped friend accepts a fight or capture: it seeks the fight,
/// not the win.
const WELCOME: i32 = 400 * POINT;

impl HeadToHead {
    /// Returns the handicap after these games; `fights` if the game has fights to seek. `calm` is the part of the
    /// calm limit that has passed, in percent; `length` is the number of decisions so far.
    ///
    /// A long calm means that the usual aim does not end the game, so the friend reverses it: ahead it plays its
    /// best, otherwise it gives the game away.
    pub fn handicap(self, fights: bool, calm: u32, length: usize) -> Handicap {
        if calm >= LATE || calm >= PATIENCE_EVEN && self.won == self.lost {
            return GIVES_UP;
        }
        let is_stuck = calm >= PATIENCE_AHEAD || length >= LONG;
        if is_stuck && self.won > self.lost {
            return NO_HANDICAP;
        }
        let all = if fights { OF_FIGHTERS } else { HANDICAPS };
        let lead = usize::try_from(i32::from(self.won) - i32::from(self.lost));
        let handicap = match lead {
            Ok(lead) => all[lead.min(all.len() - 1)],
            Err(_) => NO_HANDICAP,
        };
        Handicap { fights, ..handicap }
    }
}

/// Chooses an action under a handicap: the good one whose score is nearest to the target.
///
/// A fighter seeks contact: it fights or captures as soon as it can, at acceptable odds, and approaches
/// otherwise. Two waiting sides would never finish. `stirs` checks whether an action triggers dice or captures
/// something; `contact` measures the proximity after it.
pub fn choose<A: Copy>(
    ranked: &[RankedAction<A>],
    handicap: Handicap,
    rng: &mut Rng,
    stirs: impl Fn(A) -> bool,
    contact: impl Fn(A) -> i32,
) -> A {
    let best = ranked[0];
    if handicap.gives_up {
        let known = ranked.iter().filter(|other| other.exact);
        let worst = known.min_by_key(|other| other.score + rng.below(SWAY) as i32);
        return worst.unwrap_or(&best).action;
    }
    let Some(target) = handicap.target_eval else {
        return best.action;
    };
    let sees_win = best.score > MATE_IN_MAX;
    if sees_win && rng.below(1000) < handicap.takes_win {
        return best.action;
    }
    let is_good = |other: &&RankedAction<A>| {
        let is_near = other.exact && other.score >= best.score - handicap.max_concession;
        // A concession may cost a piece, never the game; in a lost position any action will do.
        is_near && (other.score > -MATE_IN_MAX || best.score <= -MATE_IN_MAX)
    };
    let good = ranked.iter().filter(is_good);
    if !handicap.fights {
        let lets_be = good.filter(|other| other.score <= MATE_IN_MAX);
        let nearest = lets_be.min_by_key(|other| other.score.abs_diff(target) + rng.below(SWAY));
        return nearest.unwrap_or(&best).action;
    }
    let (lively, quiet): (Vec<&RankedAction<A>>, Vec<_>) =
        good.partition(|other| stirs(other.action));
    let waiting = quiet.first().map_or(best.score, |quiet| quiet.score);
    let is_welcome = |other: &&&RankedAction<A>| {
        let wins = other.score > MATE_IN_MAX && target < 0;
        !wins && other.score <= waiting.max(target) + WELCOME
    };
    let fights = lively.iter().filter(is_welcome);
    if let Some(fight) = fights.min_by_key(|other| other.score.abs_diff(target)) {
        return fight.action;
    }
    let nearest = if target < 0 {
        quiet
            .iter()
            .max_by_key(|other| (contact(other.action), other.score))
    } else {
        quiet.first()
    };
    nearest.map_or(best.action, |quiet| quiet.action)
}

#[cfg(test)]
mod tests {
    use super::{HeadToHead, MATE_IN_MAX, POINT, RankedAction, choose};
    use crate::kernel::rng::Rng;

    const CONCESSION: i32 = 60 * POINT;

    /// Returns the index of the score that a fighter chooses; actions in `lively` fight, the one in `near`
    /// approaches.
    fn chosen(scores: &[i32], record: (u16, u16), lively: &[usize], near: usize) -> usize {
        among(scores, record, true, lively, near)
    }

    fn among(
        scores: &[i32],
        (won, lost): (u16, u16),
        fights: bool,
        lively: &[usize],
        near: usize,
    ) -> usize {
        let ranked = |(action, &score)| RankedAction {
            action,
            score,
            exact: true,
        };
        let list: std::vec::Vec<_> = scores.iter().enumerate().map(ranked).collect();
        let handicap = HeadToHead { won, lost }.handicap(fights, 0, 0);
        let stirs = |action| lively.contains(&action);
        let contact = |action| i32::from(action == near);
        choose(&list, handicap, &mut Rng::seeded(1), stirs, contact)
    }

    #[test]
    fn friend_plays_its_best_after_more_losses() {
        assert_eq!(chosen(&[500, 400], (0, 1), &[1], 1), 0);
    }

    #[test]
    fn friend_without_fights_plays_its_best_when_even_and_gives_away_when_ahead() {
        let peaceful = |scores: &[i32], record| among(scores, record, false, &[0], 0);
        assert_eq!(peaceful(&[CONCESSION / 2, 10, -CONCESSION], (3, 3)), 0);
        assert_eq!(
            peaceful(&[200 * POINT, -300 * POINT], (9, 8)),
            0,
            "too dear"
        );
        assert_eq!(peaceful(&[200 * POINT, -150 * POINT], (9, 8)), 1);
        assert_eq!(peaceful(&[200 * POINT, -900 * POINT], (9, 0)), 1);
        assert_eq!(
            peaceful(&[0, -5 - MATE_IN_MAX], (9, 0)),
            0,
            "never the game"
        );
    }

    #[test]
    fn friend_without_fights_skips_most_wins_when_ahead() {
        let handicap = HeadToHead { won: 4, lost: 0 }.handicap(false, 0, 0);
        let ranked = [MATE_IN_MAX + 9, 0].map(|score| RankedAction {
            action: score > 0,
            score,
            exact: true,
        });
        let takes = |seed| choose(&ranked, handicap, &mut Rng::seeded(seed), |_| false, |_| 0);
        let taken = (0..1000).filter(|seed| takes(*seed)).count();
        assert!((100..200).contains(&taken), "{taken}");
    }

    #[test]
    fn friend_plays_its_best_and_wins_in_an_even_match() {
        assert_eq!(
            chosen(&[CONCESSION / 2, 10, -CONCESSION], (3, 3), &[], 1),
            0
        );
        assert_eq!(chosen(&[MATE_IN_MAX + 9, 0], (3, 3), &[0], 1), 0);
    }

    #[test]
    fn friend_accepts_fights_at_its_preferred_odds() {
        let scores = [CONCESSION / 2, 10, -CONCESSION / 4];
        assert_eq!(chosen(&scores, (3, 3), &[1, 2], 0), 1);
        assert_eq!(chosen(&scores, (8, 3), &[1, 2], 0), 2);
        assert_eq!(
            chosen(&[0, -CONCESSION - 1], (3, 3), &[1], 0),
            0,
            "too dear"
        );
    }

    #[test]
    fn friend_ahead_seeks_fights_and_skips_wins() {
        assert_eq!(chosen(&[300, 200, 100], (5, 3), &[], 1), 1);
        assert_eq!(chosen(&[MATE_IN_MAX + 9, 200, 100], (9, 3), &[0], 2), 2);
    }

    #[test]
    fn friend_never_walks_into_a_loss() {
        let lost = -5 - MATE_IN_MAX;
        assert_eq!(chosen(&[10 - MATE_IN_MAX, lost], (9, 0), &[1], 1), 0);
        assert_eq!(
            chosen(&[3 * CONCESSION, -CONCESSION, lost], (9, 0), &[1, 2], 2),
            1
        );
    }
}
