//! Aftermath of a fight: which piece won it and which one lost, until another piece moves.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::piece::Spot;
use engine::kernel::scene::Combat;
use engine::kernel::side::Side;
use engine::motion::{PieceId, Stage};

/// Winner and loser of the last fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aftermath {
    /// Combatants of the fight that is being settled.
    pair: [Option<PieceId>; 2],
    winner: Option<PieceId>,
    loser: Option<PieceId>,
}

impl Aftermath {
    /// Returns the aftermath of a fight whose result is about to be shown.
    pub fn of(combat: &Combat, stage: &Stage) -> Self {
        let stands = |spot: Spot| stage.at(spot).map(|(id, _)| id);
        Self {
            pair: Side::BOTH.map(|side| stands(combat.side(side).piece.spot)),
            ..Self::default()
        }
    }

    /// Follows an event, before the stage shows it. A beaten piece returns to its bench.
    pub fn follow(&mut self, event: &Event, stage: &Stage) {
        let Event::Moved { from, style, .. } = *event else {
            return;
        };
        let mover = stage.at(from).map(|(id, _)| id);
        match style {
            MoveStyle::Return if self.pair.contains(&mover) => {
                let other = self.pair.into_iter().find(|one| *one != mover);
                (self.winner, self.loser) = (other.flatten(), mover);
            }
            // The winner may step onto the place of the loser, and a goal flies to the shelf.
            MoveStyle::Return | MoveStyle::Fly => {}
            _ if mover == self.winner => {}
            _ => *self = Self::default(),
        }
    }

    /// Returns whether a piece won (`true`) or lost (`false`) the last fight; `None` for other pieces.
    pub fn of_piece(&self, id: PieceId) -> Option<bool> {
        let is = |one: Option<PieceId>| one == Some(id);
        is(self.winner)
            .then_some(true)
            .or(is(self.loser).then_some(false))
    }
}
