//! A place in a search where it waits for the value of what lies below.

use super::judge::BEYOND;
use crate::kernel::game::Game;

/// How the child that is being searched is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// As far as everything else.
    Full,
    /// As far, but only whether it is better than the best.
    Narrow,
    /// Less far, and only whether it is better than the best.
    Short,
}

/// A position in which a seat decides. Values and window are those of the seat that decides.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    pub at: G::Position,
    pub key: u64,
    /// 1 if the seat is of the side that thinks, else -1.
    pub sign: i32,
    pub depth: i32,
    /// What a child costs of the depth.
    pub cost: i32,
    pub floor: i32,
    pub alpha: i32,
    pub beta: i32,
    pub best: i32,
    pub choice: Option<G::Action>,
    /// Its actions: from the first one, looked at up to the next one, to the end.
    pub first: usize,
    pub next: usize,
    pub end: usize,
    pub look: Look,
}

/// A position in which chance decides. Values and window are those of the side that thinks.
#[derive(Clone, Debug)]
pub struct Chance {
    pub key: u64,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// Its fates: those before `next` have been searched, and their values times weights are in `sum`.
    pub first: usize,
    pub next: usize,
    pub sum: i64,
    pub left: i64,
    pub total: i64,
}

impl Chance {
    /// The window in which the value of a fate of that weight changes the outcome. (Star1)
    pub fn window(&self, weight: u32) -> (i32, i32) {
        let (beyond, weight) = (i64::from(BEYOND), i64::from(weight));
        let others = (self.left - weight) * beyond;
        let low = i64::from(self.alpha) * self.total - self.sum - others;
        let high = i64::from(self.beta) * self.total - self.sum + others;
        let alpha = low.div_euclid(weight).clamp(-beyond, beyond - 1);
        let beta = (high + weight - 1).div_euclid(weight);
        (alpha as i32, beta.clamp(alpha + 1, beyond) as i32)
    }

    /// The least and the most that it can still be worth.
    pub fn bounds(&self) -> (i32, i32) {
        let open = self.left * i64::from(BEYOND);
        let least = (self.sum - open).div_euclid(self.total);
        let most = (self.sum + open).div_euclid(self.total);
        (least as i32, most as i32)
    }
}

/// A place in a search.
#[derive(Clone, Debug)]
pub enum Frame<G: Game> {
    Decision(Decision<G>),
    Chance(Chance),
}

#[cfg(test)]
mod tests {
    use super::{BEYOND, Chance};

    fn fair(alpha: i32, beta: i32) -> Chance {
        Chance {
            key: 0,
            depth: 0,
            alpha,
            beta,
            first: 0,
            next: 0,
            sum: 0,
            left: 2,
            total: 2,
        }
    }

    #[test]
    fn a_fate_matters_only_in_its_window() {
        // If the first fate is worth no more than this, the best of the second cannot bring the mean above alpha.
        let chance = fair(BEYOND / 2, BEYOND);
        assert_eq!(chance.window(1).0, 2 * (BEYOND / 2) - BEYOND);
        assert_eq!(fair(-BEYOND, BEYOND).window(1), (-BEYOND, BEYOND));
    }

    #[test]
    fn bounds_close_in() {
        let mut chance = fair(-BEYOND, BEYOND);
        assert_eq!(chance.bounds(), (-BEYOND, BEYOND));
        (chance.sum, chance.left) = (100, 1);
        let (least, most) = chance.bounds();
        assert!(least < 50 && 50 < most);
        (chance.sum, chance.left) = (200, 0);
        assert_eq!(chance.bounds(), (100, 100));
    }
}
