//! Players of the seats: children or computer players.

use engine::kernel::step::Seat;
use engine::search::{HeadToHead, Level, PlayerKind};

/// Computer players on offer: « Copain », then the levels.
const OFFERED: [PlayerKind; 6] = [
    PlayerKind::Friend(HeadToHead { won: 0, lost: 0 }),
    PlayerKind::Level(Level::One),
    PlayerKind::Level(Level::Two),
    PlayerKind::Level(Level::Three),
    PlayerKind::Level(Level::Four),
    PlayerKind::Level(Level::Five),
];

/// Returns the computer player on offer after this one; « Copain » comes first.
pub fn after(who: Option<PlayerKind>) -> PlayerKind {
    let found = who.and_then(|who| OFFERED.iter().position(|offered| *offered == who));
    found.map_or(OFFERED[0], |index| OFFERED[(index + 1) % OFFERED.len()])
}

/// Player of each seat of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assignment(Vec<Option<PlayerKind>>);

impl Assignment {
    /// Returns the computer player of a seat; `None` for a child.
    pub fn of(&self, seat: Seat) -> Option<PlayerKind> {
        self.0.get(usize::from(seat.0)).copied().flatten()
    }

    /// Returns this assignment with another player on one seat.
    pub fn with(&self, seat: Seat, who: Option<PlayerKind>) -> Self {
        let mut seats = self.0.clone();
        let index = usize::from(seat.0);
        if seats.len() <= index {
            seats.resize(index + 1, None);
        }
        seats[index] = who;
        Self(seats)
    }

    /// Returns the names of the players by seat index. The name of a child is empty.
    pub fn names(&self) -> Vec<String> {
        let name = |who: &Option<PlayerKind>| who.map_or_else(String::new, |who| who.to_string());
        self.0.iter().map(name).collect()
    }

    /// Returns the assignment for these names. An unknown name is a child.
    pub fn named(names: &[String]) -> Self {
        Self(names.iter().map(|name| PlayerKind::named(name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::step::Seat;
    use engine::search::{Level, PlayerKind};

    use super::{Assignment, OFFERED, after};

    #[test]
    fn every_player_is_offered_in_turn() {
        let mut who = None;
        for offered in OFFERED {
            who = Some(after(who));
            assert_eq!(who, Some(offered));
        }
        assert_eq!(after(who), OFFERED[0]);
    }

    #[test]
    fn players_are_read_back_by_their_names() {
        let friend = PlayerKind::named("copain");
        let two = Assignment::default()
            .with(Seat(3), friend)
            .with(Seat(1), Some(PlayerKind::Level(Level::Four)));
        assert_eq!(two.names(), ["", "4", "", "copain"]);
        assert_eq!(Assignment::named(&two.names()), two);
        assert_eq!(two.of(Seat(3)), friend);
        assert_eq!(two.of(Seat(0)), None);
        assert_eq!(two.of(Seat(7)), None);
        assert_eq!(two.with(Seat(3), None).of(Seat(3)), None);
        let odd = ["somebody".to_owned(), "6".to_owned()];
        assert_eq!(Assignment::named(&odd).of(Seat(0)), None);
    }
}
