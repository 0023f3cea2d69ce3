//! The names of who decides and who won: in a duel an alliance decides, in teams and duels one wins. (Rules, 10)

use core::fmt;

use super::position::{Mode, Position};
use super::score;

/// Who decides: the colour of the slot, in a duel its alliance.
pub struct Decider<'a>(pub &'a Position);

impl fmt::Display for Decider<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.0;
        let Some(slot) = at.slot else {
            return f.write_str("-");
        };
        match at.terms.mode {
            Mode::Solo | Mode::Team => write!(f, "{}", slot.letter()),
            Mode::Duel => write!(f, "{}", at.terms.side(slot)),
        }
    }
}

/// The sides that won a finished game, in the order of the circle: `R,G`, `RY,GB`.
pub struct Winners<'a>(pub &'a Position);

impl fmt::Display for Winners<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winners = score::winners(self.0);
        let has_won = |colour| winners.has(colour);
        let won = score::sides(self.0).filter(|side| side.iter().any(has_won));
        for (index, side) in won.enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{side}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::{Decider, Winners};
    use std::format;

    #[test]
    fn every_name_holds() {
        let text = include_str!("../../../../tests/games/knights/names.txt");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (position, name) = line.split_once(" => ").expect("a position and its names");
            let at = read::position(position).expect(position);
            let found = match at.slot {
                Some(_) => format!("decision {}", Decider(&at)),
                None => format!("terminal {}", Winners(&at)),
            };
            assert_eq!(found, name, "{position}");
        }
    }
}
