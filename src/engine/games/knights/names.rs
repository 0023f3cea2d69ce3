//! The names of who decides and who won: in a duel an alliance decides, in teams and duels one wins. (Rules, 10)

use core::fmt;

use super::colours::Colours;
use super::position::{Mode, Position};
use super::score;

/// Colours that act or win together, as they are written: `R,G`, `RY`, `RY,GB`. In a duel a colour stands for
/// its alliance; in teams an alliance is named by both letters where both are meant.
pub struct Named<'a> {
    /// The position that knows the sides.
    pub at: &'a Position,
    /// The colours that are meant.
    pub colours: Colours,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for side in score::sides(self.at) {
            let meant = side.both(self.colours);
            if meant == Colours::NONE {
                continue;
            }
            let name = if self.at.terms.mode == Mode::Duel {
                side
            } else {
                meant
            };
            write!(f, "{comma}{name}")?;
            comma = ",";
        }
        Ok(())
    }
}

/// Who decides: the colour of the slot, in a duel its alliance.
pub fn decider(at: &Position) -> Named<'_> {
    let colours = at.slot.map_or(Colours::NONE, Colours::one);
    Named { at, colours }
}

/// The sides that won a finished game, in the order of the circle.
pub fn winners(at: &Position) -> Named<'_> {
    let colours = score::winners(at);
    Named { at, colours }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::{decider, winners};
    use std::format;

    #[test]
    fn every_name_holds() {
        let text = include_str!("../../../../tests/games/knights/names.txt");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (position, name) = line.split_once(" => ").expect("a position and its names");
            let at = read::position(position).expect(position);
            let found = match at.slot {
                Some(_) => format!("decision {}", decider(&at)),
                None => format!("terminal {}", winners(&at)),
            };
            assert_eq!(found, name, "{position}");
        }
    }
}
