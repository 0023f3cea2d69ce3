//! « Copain »: a handicap that follows the games won and lost, so that both win about as often.

use super::evaluator::{MATE_IN_MAX, POINT};
use super::root::RankedAction;

/// The head-to-head record of the friend against one child.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct HeadToHead {
    /// Games that the friend has won.
    pub won: u16,
    /// Games that it has lost.
    pub lost: u16,
}

/// How the friend holds back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// The score that it steers for; without one it plays its best.
    target_eval: Option<i32>,
    /// What it may give away with one action, in units of a search's scores.
    pub max_concession: i32,
    /// The depth of its search in plies: it never walks into a loss that it sees.
    pub plies: u32,
}

const fn handicap(target_eval: i32, max_concession: i32, plies: u32) -> Handicap {
    Handicap {
        target_eval: Some(target_eval * POINT),
        max_concession: max_concession * POINT,
        plies,
    }
}

/// Nothing is held back: the other is ahead in games.
const NO_HANDICAP: Handicap = Handicap {
    target_eval: None,
    max_concession: 0,
    plies: 5,
};
/// By how many games the friend is ahead: even, it gives less than any piece or goal that a child would grab. The
/// further ahead it is, the further behind it likes to be on the board.
const HANDICAPS: [Handicap; 6] = [
    handicap(0, 60, 5),
    handicap(-350, 60, 4),
    handicap(-700, 100, 3),
    handicap(-800, 200, 2),
    handicap(-900, 400, 2),
    handicap(-990, 2000, 2),
];

impl HeadToHead {
    /// How the friend plays after these games.
    pub fn handicap(self) -> Handicap {
        match usize::try_from(i32::from(self.won) - i32::from(self.lost)) {
            Ok(lead) => HANDICAPS[lead.min(HANDICAPS.len() - 1)],
            Err(_) => NO_HANDICAP,
        }
    }
}

/// Among the good actions the one whose score is nearest to the target.
pub fn choose<A: Copy>(ranked: &[RankedAction<A>], handicap: Handicap) -> A {
    let best = ranked[0];
    let Some(target) = handicap.target_eval else {
        return best.action;
    };
    let is_good = |other: &&RankedAction<A>| {
        let is_near = other.exact && other.score >= best.score - handicap.max_concession;
        // Holding back may cost a piece, never the game; where all is lost, any action will do.
        is_near && (other.score > -MATE_IN_MAX || best.score <= -MATE_IN_MAX)
    };
    let good = ranked.iter().filter(is_good);
    let nearest = good.min_by_key(|other| other.score.abs_diff(target));
    nearest.unwrap_or(&best).action
}

#[cfg(test)]
mod tests {
    use super::{HeadToHead, MATE_IN_MAX, POINT, RankedAction, choose};

    const CONCESSION: i32 = 60 * POINT;

    fn chosen(scores: &[i32], won: u16, lost: u16) -> usize {
        let ranked = |(action, &score)| RankedAction {
            action,
            score,
            exact: true,
        };
        let list: std::vec::Vec<_> = scores.iter().enumerate().map(ranked).collect();
        choose(&list, HeadToHead { won, lost }.handicap())
    }

    #[test]
    fn it_plays_its_best_when_it_has_lost_more() {
        assert_eq!(chosen(&[500, 400], 0, 1), 0);
    }

    #[test]
    fn it_likes_an_even_game() {
        assert_eq!(chosen(&[CONCESSION / 2, 10, -CONCESSION], 3, 3), 1);
        assert_eq!(chosen(&[-50, -80], 3, 3), 0);
    }

    #[test]
    fn it_gives_little_away_as_long_as_the_games_are_close() {
        assert_eq!(chosen(&[3 * CONCESSION, 2 * CONCESSION, 0], 9, 8), 1);
        assert_eq!(chosen(&[0, -CONCESSION - 1], 9, 8), 0);
    }

    #[test]
    fn it_never_walks_into_a_loss() {
        assert_eq!(chosen(&[10 - MATE_IN_MAX, -5 - MATE_IN_MAX], 9, 0), 0);
        assert_eq!(
            chosen(&[3 * CONCESSION, -CONCESSION, -5 - MATE_IN_MAX], 9, 0),
            1
        );
    }
}
