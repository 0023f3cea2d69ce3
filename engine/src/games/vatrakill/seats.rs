//! Factions, seats, and seating. (Sections 1, 3, 4 and 8)

use super::board::Zone;
use crate::kernel::step::Seat;

/// Faction of five knights and a tower. (Section 1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Faction {
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Violet.
    Violet,
}

impl Faction {
    /// All factions, in the order of their seats.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Green, Self::Yellow, Self::Violet];

    /// Returns the letter of its knights and its seat.
    pub const fn letter(self) -> char {
        ['B', 'V', 'J', 'P'][self as usize]
    }

    /// Returns the letter of its tower.
    pub const fn tower(self) -> char {
        ['b', 'v', 'j', 'p'][self as usize]
    }

    /// Returns the faction with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|faction| faction.letter() == letter)
    }
}

/// Player at the table. (Section 3)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Player {
    /// Player of one faction.
    Of(Faction),
    /// Player of both factions in a game for two.
    Knights,
    /// Dragon.
    Dragon,
}

impl Player {
    /// All players, in the order of their seats.
    pub const ALL: [Self; 6] = [
        Self::Of(Faction::Blue),
        Self::Of(Faction::Green),
        Self::Of(Faction::Yellow),
        Self::Of(Faction::Violet),
        Self::Knights,
        Self::Dragon,
    ];

    /// Returns the seat.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(match self {
            Self::Of(faction) => faction as u8,
            Self::Knights => 4,
            Self::Dragon => 5,
        })
    }

    /// Returns the letter of the seat in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Of(faction) => faction.letter(),
            Self::Knights => 'K',
            Self::Dragon => 'D',
        }
    }

    /// Returns the player with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|player| player.letter() == letter)
    }
}

/// Factions by zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Zones([Option<Faction>; 4]);

impl Zones {
    /// No factions.
    pub const NONE: Self = Self([None; 4]);

    /// Parses four letters for the zones S, W, N, E: a faction or `-`, no faction twice. (Section 8)
    pub fn read(text: &str) -> Option<Self> {
        let mut zones = Self::NONE;
        let mut letters = text.chars();
        for slot in 0..4 {
            let letter = letters.next()?;
            if letter == '-' {
                continue;
            }
            let faction = Faction::from_letter(letter)?;
            if zones.zone(faction).is_some() {
                return None;
            }
            zones.0[slot] = Some(faction);
        }
        letters.next().is_none().then_some(zones)
    }

    /// Iterates over the letters of the zones.
    pub fn letters(self) -> impl Iterator<Item = char> {
        let letter = |faction: Option<Faction>| faction.map_or('-', Faction::letter);
        self.0.into_iter().map(letter)
    }

    /// Returns the faction of a zone.
    #[inline]
    pub const fn faction(self, zone: Zone) -> Option<Faction> {
        self.0[zone as usize]
    }

    /// Returns the zone of a faction.
    #[inline]
    pub fn zone(self, faction: Faction) -> Option<Zone> {
        let sits = |zone: &Zone| self.faction(*zone) == Some(faction);
        Zone::ALL.into_iter().find(sits)
    }

    /// Iterates over the factions, in the order of their zones.
    pub fn factions(self) -> impl Iterator<Item = Faction> {
        self.0.into_iter().flatten()
    }
}

/// Maximum number of players.
const MOST: usize = 5;

/// Players in turn order, the youngest first. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Order {
    players: [Player; MOST],
    count: u8,
}

impl Order {
    const NOBODY: Self = Self {
        players: [Player::Dragon; MOST],
        count: 0,
    };

    /// Checks whether these zones fit a number of players. (Section 3)
    pub fn suits(players: usize, zones: Zones) -> bool {
        let factions = zones.factions().count();
        match players {
            2 => factions == 2,
            3..=5 => factions == players - 1,
            _ => false,
        }
    }

    /// Returns the default order: the factions by their zones, then the dragon. (Section 8)
    pub fn usual(players: usize, zones: Zones) -> Self {
        let mut order = Self::NOBODY;
        if players == 2 {
            order.push(Player::Knights);
        } else {
            for faction in zones.factions() {
                order.push(Player::Of(faction));
            }
        }
        order.push(Player::Dragon);
        order
    }

    /// Parses the letters of the seats; each player of these zones must appear once. (Section 8)
    pub fn read(text: &str, zones: Zones) -> Option<Self> {
        let mut order = Self::NOBODY;
        for letter in text.chars() {
            let player = Player::from_letter(letter)?;
            if order.index(player).is_some() || order.count as usize == MOST {
                return None;
            }
            order.push(player);
        }
        let expected = Self::usual(order.count.into(), zones);
        let is_there = |player: &Player| order.index(*player).is_some();
        let fits = Self::suits(order.count.into(), zones);
        (fits && expected.iter().all(|player| is_there(&player))).then_some(order)
    }

    fn push(&mut self, player: Player) {
        if let Some(slot) = self.players.get_mut(usize::from(self.count)) {
            *slot = player;
            self.count += 1;
        }
    }

    /// Iterates over the players, in order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        self.players.into_iter().take(self.count.into())
    }

    /// Returns a player's index in the turn order, from 0.
    pub fn index(self, player: Player) -> Option<u8> {
        let index = self.iter().position(|other| other == player)?;
        Some(index as u8)
    }

    /// Returns the player at an index.
    #[inline]
    pub fn at(self, index: u8) -> Player {
        self.players[usize::from(index) % MOST]
    }

    /// Returns the next index, to the left around the table.
    #[inline]
    pub const fn after(self, index: u8) -> u8 {
        if index + 1 >= self.count {
            0
        } else {
            index + 1
        }
    }

    /// Returns the number of players.
    pub const fn count(self) -> u8 {
        self.count
    }
}
