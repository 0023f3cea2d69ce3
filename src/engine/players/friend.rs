//! « Copain »: plays so that both win about as often, and never absurdly.

use super::judge::{CERTAIN, POINT};
use super::root::Ranked;

/// The games that the friend and the child have played against each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Standing {
    /// Games that the friend has won.
    pub won: u16,
    /// Games that it has lost.
    pub lost: u16,
}

/// At most so much is given away with one move: less than any piece or goal that a child would grab.
pub const GIFT: i32 = 60 * POINT;
/// How far behind the friend likes to be for each game that it leads by.
const BEHIND: i32 = 350 * POINT;
const FAR_BEHIND: i32 = 700 * POINT;

impl Standing {
    /// The value that the friend is content with: ahead in games, it likes to be behind on the board.
    const fn aim(self) -> Option<i32> {
        match self.won as i32 - self.lost as i32 {
            i32::MIN..=-1 => None,
            0 => Some(0),
            lead => Some(if lead == 1 { -BEHIND } else { -FAR_BEHIND }),
        }
    }
}

/// Among the good actions the one whose value is nearest to what the friend is content with.
pub fn choose<A: Copy>(ranked: &[Ranked<A>], standing: Standing) -> A {
    let best = ranked[0];
    let Some(aim) = standing.aim() else {
        return best.action;
    };
    let is_good = |other: &&Ranked<A>| {
        let is_near = other.exact && other.value >= best.value - GIFT;
        is_near && (other.value > -CERTAIN || best.value <= -CERTAIN)
    };
    let good = ranked.iter().filter(is_good);
    let nearest = good.min_by_key(|other| other.value.abs_diff(aim));
    nearest.unwrap_or(&best).action
}

#[cfg(test)]
mod tests {
    use super::{CERTAIN, GIFT, Ranked, Standing, choose};

    fn chosen(values: &[i32], won: u16, lost: u16) -> usize {
        let ranked = |(action, &value)| Ranked {
            action,
            value,
            exact: true,
        };
        let list: std::vec::Vec<_> = values.iter().enumerate().map(ranked).collect();
        choose(&list, Standing { won, lost })
    }

    #[test]
    fn it_plays_its_best_when_it_has_lost_more() {
        assert_eq!(chosen(&[500, 400], 0, 1), 0);
    }

    #[test]
    fn it_likes_an_even_game() {
        assert_eq!(chosen(&[GIFT / 2, 10, -GIFT], 3, 3), 1);
        assert_eq!(chosen(&[-50, -80], 3, 3), 0);
    }

    #[test]
    fn it_never_gives_much_away() {
        assert_eq!(chosen(&[3 * GIFT, 2 * GIFT, 0], 9, 0), 1);
        assert_eq!(chosen(&[0, -GIFT - 1], 9, 0), 0);
        assert_eq!(chosen(&[10 - CERTAIN, -5 - CERTAIN], 9, 0), 0);
    }
}
