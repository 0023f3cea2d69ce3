//! Arena: pairs of animals come to one tablet in turn, each for one fight of two pieces of their own board.
//!
//! A pair begins with the pieces of rank 0, which have no bonus. After each fight in which it gave no wrong first answer,
//! it may also choose the next rank: one coin, then two. Fights without questions count as such.

mod saved;

use std::rc::Rc;

use yew::Reducible;

use super::animals::ANIMALS;

pub use saved::ArenaOfDay;

/// Number of pairs.
pub const PAIRS: usize = ANIMALS.len() / 2;
/// Highest rank of a piece.
pub const HIGHEST: usize = 2;
/// Number of fights between two looks at the histogram.
pub const ROUND: u32 = 10;
/// Number of different faces of dice, from 0 to 9.
const FACES: usize = 10;

/// Number of throws of each face.
pub type Counts = [u32; FACES];

/// Step of a pair at the tablet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Each of the two touches a piece.
    Choosing,
    /// The dice settle the fight.
    Fighting,
    /// The fight is settled, and this player has won.
    Settled(usize),
    /// The class looks at the histogram.
    Looking,
}

/// State of the arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    /// Current step.
    pub stage: Stage,
    /// Ranks of the touched pieces, by player.
    pub ranks: [Option<usize>; 2],
    /// Player who touched a piece first, and attacks.
    pub attacker: usize,
    /// Number of settled fights.
    pub fights: u32,
    /// Faces thrown by the class.
    pub counts: Counts,
    /// Part of `counts` that the class has already looked at.
    pub seen: Counts,
    pair: usize,
    levels: [usize; PAIRS],
}

/// Action at the arena.
pub enum Action {
    /// The player touches the piece of this rank.
    Choose(usize, usize),
    /// The fight is settled.
    Settle {
        /// Player who won.
        winner: usize,
        /// Faces thrown, ties included.
        faces: Vec<u8>,
        /// Set if no first answer was wrong.
        is_right: bool,
    },
    /// The saved arena of this day goes on.
    Restore(Box<Arena>),
    /// The next pair comes, or the class looks at the histogram first.
    Next,
}

impl Default for Arena {
    fn default() -> Self {
        Self {
            stage: Stage::Choosing,
            ranks: [None; 2],
            attacker: 0,
            fights: 0,
            counts: [0; FACES],
            seen: [0; FACES],
            pair: 0,
            levels: [0; PAIRS],
        }
    }
}

impl Arena {
    /// Returns the animals of the current pair.
    pub fn animals(&self) -> [&'static str; 2] {
        [0, 1].map(|player| ANIMALS[2 * self.pair + player])
    }

    /// Returns the animals of the pair after the current one.
    pub fn next_animals(&self) -> [&'static str; 2] {
        let pair = (self.pair + 1) % PAIRS;
        [0, 1].map(|player| ANIMALS[2 * pair + player])
    }

    /// Checks whether no piece has been touched and no fight settled.
    pub fn is_fresh(&self) -> bool {
        self.fights == 0 && self.ranks == [None; 2]
    }

    /// Returns the highest rank that the current pair may choose.
    pub const fn level(&self) -> usize {
        self.levels[self.pair]
    }

    /// Returns the number of settled fights since the last histogram, from 0 to [`ROUND`].
    pub const fn of_round(&self) -> u32 {
        match (self.fights % ROUND, self.stage) {
            (0, Stage::Settled(_) | Stage::Looking) => ROUND,
            (count, _) => count,
        }
    }

    fn choose(&mut self, player: usize, rank: usize) {
        if self.stage != Stage::Choosing || player > 1 || rank > self.level() {
            return;
        }
        if self.ranks == [None; 2] {
            self.attacker = player;
        }
        self.ranks[player] = Some(rank);
        if self.ranks.iter().all(Option::is_some) {
            self.stage = Stage::Fighting;
        }
    }

    fn settle(&mut self, winner: usize, faces: &[u8], is_right: bool) {
        if self.stage != Stage::Fighting {
            return;
        }
        for face in faces {
            if let Some(count) = self.counts.get_mut(usize::from(*face)) {
                *count = count.saturating_add(1);
            }
        }
        if is_right {
            let level = &mut self.levels[self.pair];
            *level = (*level + 1).min(HIGHEST);
        }
        self.fights = self.fights.saturating_add(1);
        self.stage = Stage::Settled(winner);
    }

    fn next(&mut self) {
        match self.stage {
            Stage::Fighting => return,
            Stage::Settled(_) if self.fights.is_multiple_of(ROUND) => {
                self.stage = Stage::Looking;
                return;
            }
            Stage::Looking => self.seen = self.counts,
            Stage::Choosing | Stage::Settled(_) => {}
        }
        self.pair = (self.pair + 1) % PAIRS;
        self.ranks = [None; 2];
        self.stage = Stage::Choosing;
    }
}

impl Reducible for Arena {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Choose(player, rank) => next.choose(player, rank),
            Action::Settle {
                winner,
                faces,
                is_right,
            } => next.settle(winner, &faces, is_right),
            Action::Restore(saved) => next = *saved,
            Action::Next => next.next(),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::{Action, Arena, PAIRS, ROUND, Stage};

    fn after(arena: Rc<Arena>, actions: impl IntoIterator<Item = Action>) -> Rc<Arena> {
        actions.into_iter().fold(arena, Arena::reduce)
    }

    fn settle(faces: &[u8], is_right: bool) -> Action {
        Action::Settle {
            winner: 1,
            faces: faces.to_vec(),
            is_right,
        }
    }

    /// Returns the arena after a whole fight with the weakest pieces, for the next pair.
    fn fought(arena: Rc<Arena>, faces: &[u8], is_right: bool) -> Rc<Arena> {
        let touches = [Action::Choose(1, 0), Action::Choose(0, 0)];
        let arena = after(arena, touches);
        after(arena, [settle(faces, is_right), Action::Next])
    }

    #[test]
    fn first_touch_attacks_and_second_touch_begins_the_fight() {
        let arena = after(Rc::default(), [Action::Choose(1, 0)]);
        assert_eq!(
            (arena.stage, arena.ranks),
            (Stage::Choosing, [None, Some(0)])
        );
        let arena = after(arena, [Action::Choose(1, 0), Action::Choose(0, 0)]);
        assert_eq!((arena.stage, arena.attacker), (Stage::Fighting, 1));
    }

    #[test]
    fn ranks_above_the_level_are_refused() {
        let arena = after(Rc::default(), [Action::Choose(0, 1), Action::Choose(2, 0)]);
        assert_eq!(*arena, Arena::default());
    }

    #[test]
    fn a_pair_rises_after_each_fight_without_a_wrong_first_answer() {
        let mut arena: Rc<Arena> = Rc::default();
        let mut levels = Vec::new();
        for is_right in [true, false, true, true] {
            levels.push(arena.level());
            arena = fought(arena, &[1, 2], is_right);
            for _ in 1..PAIRS {
                // The level belongs to the pair: the others wait for their own success.
                if arena.stage == Stage::Looking {
                    arena = after(arena, [Action::Next]);
                }
                assert_eq!(arena.level(), 0);
                arena = after(arena, [Action::Next]);
            }
        }
        levels.push(arena.level());
        assert_eq!(levels, [0, 1, 1, 2, 2]);
    }

    #[test]
    fn pairs_come_in_turn_without_a_common_animal() {
        let mut arena: Rc<Arena> = Rc::default();
        let mut animals = Vec::new();
        for _ in 0..PAIRS {
            animals.extend(arena.animals());
            arena = after(arena, [Action::Next]);
        }
        assert_eq!(arena.animals().as_slice(), &animals[..2]);
        animals.sort_unstable();
        animals.dedup();
        assert_eq!(animals.len(), 2 * PAIRS);
    }

    #[test]
    fn histogram_is_shown_after_each_round_and_goes_on_growing() {
        let mut arena: Rc<Arena> = Rc::default();
        for number in 1..=2 * ROUND {
            assert_eq!(arena.of_round(), (number - 1) % ROUND);
            arena = fought(arena, &[6, 6, 2], true);
            let looks = number % ROUND == 0;
            assert_eq!(arena.stage == Stage::Looking, looks, "{number}");
            if looks {
                assert_eq!(arena.of_round(), ROUND);
                assert_eq!((arena.counts[6], arena.counts[2]), (2 * number, number));
                assert_eq!(arena.seen[6], 2 * (number - ROUND));
                arena = after(arena, [Action::Next]);
                assert_eq!(arena.seen, arena.counts);
            }
        }
    }

    #[test]
    fn late_actions_change_nothing() {
        let fresh: Rc<Arena> = Rc::default();
        assert_eq!(after(fresh.clone(), [settle(&[1], true)]), fresh);
        let touches = [Action::Choose(0, 0), Action::Choose(1, 0)];
        let fighting = after(fresh, touches);
        let late = [Action::Next, Action::Choose(0, 0)];
        assert_eq!(after(fighting.clone(), late), fighting);
    }
}
