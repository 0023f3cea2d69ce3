//! Names of deciders and winners: in a duel an alliance decides, in teams and duels an alliance wins. (Rules, 10)

use core::fmt;

use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::score;

/// Returns the decider for a colour: the colour itself, or in a duel its alliance.
pub fn decider_name(at: &Position, colour: Colour) -> &'static str {
    match (at.terms.mode, colour) {
        (Mode::Duel, Colour::Red | Colour::Yellow) => "RY",
        (Mode::Duel, Colour::Green | Colour::Blue) => "GB",
        (_, colour) => colour.name(),
    }
}

/// Winning sides of a finished game, in the order of the circle: `R,G`, `RY`, `RY,GB`.
pub struct Winners<'a>(pub &'a Position);

impl fmt::Display for Winners<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winners = score::winners(self.0);
        let has_won = |side: &Colours| side.both(winners) == *side;
        for (index, side) in score::sides(self.0).filter(has_won).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{side}")?;
        }
        Ok(())
    }
}
