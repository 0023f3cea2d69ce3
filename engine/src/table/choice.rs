//! Choice: a legal step, as the app sees it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::kernel::input::{Button, Touch};

/// Legal step at one moment of one table. Only the table creates it, so the app cannot construct an illegal step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub(super) text: String,
    pub(super) touches: Vec<Touch>,
    pub(super) button: Option<Button>,
    pub(super) weight: u32,
    /// Index in the list of choices of its moment.
    pub(super) index: usize,
    pub(super) moment: Moment,
}

/// Moment of a table: the number of steps taken, and the hash of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub(super) ply: usize,
    pub(super) position: u64,
}

impl Choice {
    /// Returns the step in notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the touches that choose this step, in order; empty for a button or a roll.
    pub fn inputs(&self) -> &[Touch] {
        &self.touches
    }

    /// Returns the button of this step, if it has one.
    pub fn button(&self) -> Option<Button> {
        self.button
    }

    /// Returns the relative frequency of this roll among all rolls; 1 for an action.
    pub fn weight(&self) -> u32 {
        self.weight
    }
}

/// Error: the choice belongs to another moment of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

#[cfg(test)]
mod tests {
    use super::Stale;
    use crate::catalogue::GameId;
    use crate::kernel::options::Options;

    #[test]
    fn choice_of_an_earlier_moment_is_refused() {
        let opened = GameId::Chevaliers.entry().open(&Options::default(), 1);
        let mut table = opened.expect("default options");
        let first = table.choices();
        let mut other = table.clone_box();
        table.play(&first[0]).expect("a choice of this moment");
        assert_eq!(table.play(&first[1]), Err(Stale), "another ply");
        other.play(&first[1]).expect("a choice of a copy");
        let late = &table.choices()[0];
        assert_eq!(other.play(late), Err(Stale), "another position at this ply");
        table.undo();
        table.redo();
        table.play(late).expect("the same moment again");
    }

    #[test]
    fn a_roll_shows_its_faces_in_order() {
        let fight = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
        let entry = GameId::Chevaliers.entry();
        let table = entry.at_position(&Options::default(), fight, 1);
        let table = table.expect("a legal position");
        for roll in table.choices() {
            let [first, second] = table.faces(&roll)[..] else {
                panic!("two dice: {roll:?}");
            };
            assert_eq!(roll.text(), alloc::format!("dice:{first},{second}"));
        }
    }
}
