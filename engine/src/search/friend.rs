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

/// How the friend holds back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// The value that it is content with; without one it plays its best.
    aim: Option<i32>,
    /// So much may be given away with one move, in parts of a search's values.
    pub gift: i32,
    /// How many actions ahead it looks: it never walks into a loss that it sees.
    pub plies: u32,
}

const fn manner(aim: i32, gift: i32, plies: u32) -> Manner {
    Manner {
        aim: Some(aim * POINT),
        gift: gift * POINT,
        plies,
    }
}

/// Nothing is held back: the other is ahead in games.
const BEST: Manner = Manner {
    aim: None,
    gift: 0,
    plies: 5,
};
/// By how many games the friend is ahead: even, it gives less than any piece or goal that a child would grab. The
/// further ahead it is, the further behind it likes to be on the board.
const MANNERS: [Manner; 6] = [
    manner(0, 60, 5),
    manner(-350, 60, 4),
    manner(-700, 100, 3),
    manner(-800, 200, 2),
    manner(-900, 400, 2),
    manner(-990, 2000, 2),
];

impl Standing {
    /// How the friend plays after these games.
    pub fn manner(self) -> Manner {
        match usize::try_from(i32::from(self.won) - i32::from(self.lost)) {
            Ok(lead) => MANNERS[lead.min(MANNERS.len() - 1)],
            Err(_) => BEST,
        }
    }
}

/// Among the good actions the one whose value is nearest to what the friend is content with.
pub fn choose<A: Copy>(ranked: &[Ranked<A>], manner: Manner) -> A {
    let best = ranked[0];
    let Some(aim) = manner.aim else {
        return best.action;
    };
    let is_good = |other: &&Ranked<A>| {
        let is_near = other.exact && other.value >= best.value - manner.gift;
        is_near && (other.value > -CERTAIN || best.value <= -CERTAIN)
    };
    let good = ranked.iter().filter(is_good);
    let nearest = good.min_by_key(|other| other.value.abs_diff(aim));
    nearest.unwrap_or(&best).action
}

#[cfg(test)]
mod tests {
    use super::{CERTAIN, POINT, Ranked, Standing, choose};

    const GIFT: i32 = 60 * POINT;

    fn chosen(values: &[i32], won: u16, lost: u16) -> usize {
        let ranked = |(action, &value)| Ranked {
            action,
            value,
            exact: true,
        };
        let list: std::vec::Vec<_> = values.iter().enumerate().map(ranked).collect();
        choose(&list, Standing { won, lost }.manner())
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
    fn it_gives_little_away_as_long_as_the_games_are_close() {
        assert_eq!(chosen(&[3 * GIFT, 2 * GIFT, 0], 9, 8), 1);
        assert_eq!(chosen(&[0, -GIFT - 1], 9, 8), 0);
    }

    #[test]
    fn it_never_walks_into_a_loss() {
        assert_eq!(chosen(&[10 - CERTAIN, -5 - CERTAIN], 9, 0), 0);
        assert_eq!(chosen(&[3 * GIFT, -GIFT, -5 - CERTAIN], 9, 0), 1);
    }
}
