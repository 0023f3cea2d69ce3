//! Tracks of moved pieces, so that a sentence about a later step can point at their present places.

use alloc::vec::Vec;

use crate::kernel::event::Event;
use crate::kernel::piece::Spot;

/// Paths of the pieces since a position.
#[derive(Clone, Debug, Default)]
pub struct Tracks {
    /// First and current spot of each moved piece.
    ways: Vec<(Spot, Spot)>,
}

impl Tracks {
    /// Records the moves of one more step.
    pub fn follow(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Moved { from, to, .. } = *event {
                let first = self.first(from);
                self.ways.retain(|(_, now)| *now != from);
                self.ways.push((first, to));
            }
        }
    }

    /// Returns the first spot of the piece that is now on `now`.
    pub fn first(&self, now: Spot) -> Spot {
        let way = self.ways.iter().rev().find(|(_, to)| *to == now);
        way.map_or(now, |(first, _)| *first)
    }

    /// Returns the current spot of the piece that was first on `first`.
    pub fn now(&self, first: Spot) -> Spot {
        let way = self.ways.iter().rev().find(|(from, _)| *from == first);
        way.map_or(first, |(_, now)| *now)
    }

    /// Returns the current spot of the first piece that moved.
    pub fn mover(&self) -> Option<Spot> {
        self.ways.first().map(|(_, now)| *now)
    }
}

#[cfg(test)]
mod tests {
    use super::Tracks;
    use crate::kernel::event::{Event, MoveStyle};
    use crate::kernel::piece::Spot;
    use crate::kernel::step::Place;

    fn walk(from: u16, to: u16) -> Event {
        Event::Moved {
            kind: "knight",
            from: Spot::On(Place(from)),
            to: Spot::On(Place(to)),
            style: MoveStyle::Walk,
        }
    }

    #[test]
    fn track_finds_a_piece_from_either_end() {
        let mut tracks = Tracks::default();
        tracks.follow(&[walk(1, 2), walk(2, 3)]);
        tracks.follow(&[walk(7, 2)]);
        let at = |place| Spot::On(Place(place));
        assert_eq!(tracks.first(at(3)), at(1));
        assert_eq!(tracks.first(at(2)), at(7));
        assert_eq!(tracks.now(at(1)), at(3));
        assert_eq!((tracks.first(at(9)), tracks.now(at(9))), (at(9), at(9)));
        assert_eq!(tracks.mover(), Some(at(3)));
    }
}
