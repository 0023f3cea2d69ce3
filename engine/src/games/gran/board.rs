//! Points of the board, their kinds, and the drawn board. (Section 2)

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::graph;
use super::map::POINTS;
use super::points::Points;
use super::words;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};
use crate::kernel::step::Place;
use crate::kernel::words::Phrase;

/// Number of points on the board.
pub const COUNT: usize = POINTS.len();
/// Number of points in a kingdom.
const REALM: usize = 20;

/// Kind of a point. (Section 2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// City of a kingdom.
    City,
    /// Dragon.
    Dragon,
    /// Magic stone: brings an obstacle stone.
    Magic,
    /// Stone with a sword: moves an obstacle stone.
    Sword,
    /// Crystal ball: a starting point, later an ordinary one, but never under a stone.
    Ball,
    /// Black point.
    Black,
    /// White point, outside all kingdoms.
    Exile,
}

/// Kingdom, in the order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kingdom {
    /// Bottom left.
    Elgad,
    /// Bottom right; start of the knights.
    Galad,
    /// Top left; start of the ring.
    Tirad,
    /// Top right.
    Urgad,
}

impl Kingdom {
    /// All kingdoms clockwise from the top left: the order in which seals are written. (Section 10)
    pub const CLOCKWISE: [Self; 4] = [Self::Tirad, Self::Urgad, Self::Galad, Self::Elgad];

    /// Returns the letter of its points and of its seal.
    pub const fn letter(self) -> char {
        ['e', 'g', 't', 'u'][self as usize]
    }

    /// Returns the points of the kingdom.
    #[inline]
    pub const fn points(self) -> Points {
        Points::run(REALM * self as usize, REALM)
    }

    /// Returns its city.
    pub const fn city(self) -> Point {
        Point((REALM * self as usize + 16) as u8)
    }

    /// Returns the drawing of its seal and city.
    pub const fn seal(self) -> &'static str {
        ["seal-elgad", "seal-galad", "seal-tirad", "seal-urgad"][self as usize]
    }
}

/// Point of the board. Points are numbered in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(u8);

impl Point {
    /// Blue ball, where the knights start. (Section 3)
    pub const KNIGHTS: Self = Self::known("g10");
    /// Ball where the ring starts. (Section 3)
    pub const RING: Self = Self::known("t10");
    /// White point in the centre.
    pub const MIDDLE: Self = Self::known("w00");

    /// Returns the point with this number, if it exists.
    #[inline]
    pub const fn nth(number: usize) -> Option<Self> {
        if number < COUNT {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// Returns the point with a number below [`COUNT`].
    #[inline]
    pub(super) const fn numbered(number: u32) -> Self {
        Self(number as u8)
    }

    /// Returns the point with this name.
    pub const fn named(name: &[u8]) -> Option<Self> {
        let [letter, tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = *name else {
            return None;
        };
        let number = ((tens - b'0') * 10 + (ones - b'0')) as usize;
        match letter {
            b'w' if number <= 8 => Some(Self((4 * REALM + number) as u8)),
            b'e' | b'g' | b't' | b'u' if number >= 1 && number <= REALM => {
                let kingdom = match letter {
                    b'e' => 0,
                    b'g' => 1,
                    b't' => 2,
                    _ => 3,
                };
                Some(Self((kingdom * REALM + number - 1) as u8))
            }
            _ => None,
        }
    }

    const fn known(name: &str) -> Self {
        match Self::named(name.as_bytes()) {
            Some(point) => point,
            None => panic!("no such point"),
        }
    }

    /// Iterates over all points, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT as u8).map(Self)
    }

    /// Returns the number of the point.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        POINTS[self.0 as usize].0
    }

    /// Returns its centre in the drawing, in a square of 1000 by 1000 units.
    pub const fn centre(self) -> (i32, i32) {
        let (_, x, y, _) = POINTS[self.0 as usize];
        (x, y)
    }

    /// Returns its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        graph::KINDS[self.0 as usize]
    }

    /// Returns its kingdom; `None` for a white point.
    #[inline]
    pub const fn kingdom(self) -> Option<Kingdom> {
        match self.0 as usize / REALM {
            0 => Some(Kingdom::Elgad),
            1 => Some(Kingdom::Galad),
            2 => Some(Kingdom::Tirad),
            3 => Some(Kingdom::Urgad),
            _ => None,
        }
    }

    /// Returns the points connected to it by a line.
    #[inline]
    pub const fn neighbours(self) -> Points {
        graph::NEIGHBOURS[self.0 as usize]
    }

    /// Returns the number of lines to a city, ignoring obstacles.
    pub const fn steps_to_city(self, kingdom: Kingdom) -> u8 {
        graph::TO_CITY[kingdom as usize][self.0 as usize]
    }

    /// Returns the place of the point on the drawn board.
    pub const fn place(self) -> Place {
        Place(self.0 as u16)
    }

    /// Returns the point of a place.
    pub const fn of(place: Place) -> Option<Self> {
        Self::nth(place.0 as usize)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Map units per cell: the nearest two points are one cell apart.
const UNITS: i32 = 86;
/// Side of the map, in map units.
const SIDE: i32 = 1000;

const fn hundredths(units: i32) -> i32 {
    (units * 100 + UNITS / 2) / UNITS
}

/// Returns the board as drawn.
pub fn drawn() -> Board {
    let rows = bands();
    let place = |point: Point| {
        let (x, y) = point.centre();
        PlaceInfo {
            ground: point.ground(),
            symbol: Some(point.symbol()),
            title: point.title(),
            ..PlaceInfo::plain(
                point.to_string(),
                (hundredths(x), hundredths(y)),
                rows[point.number()],
            )
        }
    };
    Board {
        places: Point::all().map(place).collect(),
        size: (hundredths(SIDE), hundredths(SIDE)),
        orientation: Orientation::Stays,
        form: Form::Points,
        lines: graph::ENDS
            .iter()
            .map(|&(from, to)| (from.place(), to.place()))
            .collect(),
    }
}

/// Assigns a row and a column to each point for screen readers: bands from the top, each from the left.
fn bands() -> [(u8, u8); COUNT] {
    const BAND: i32 = 50;
    let mut order: Vec<Point> = Point::all().collect();
    let band = |point: &Point| point.centre().1 / BAND;
    order.sort_by_key(|point| (band(point), point.centre().0, point.centre().1));
    let mut all = [(0, 0); COUNT];
    for (row, points) in (0..).zip(order.chunk_by(|a, b| band(a) == band(b))) {
        for (column, point) in (0..).zip(points) {
            all[point.number()] = (row, column);
        }
    }
    all
}

impl Point {
    /// Returns the CSS name of its ground.
    const fn ground(self) -> &'static str {
        match self.kind() {
            Kind::City => "city",
            Kind::Dragon => "dragon",
            Kind::Magic => "magic",
            Kind::Sword => "sword",
            Kind::Ball => "ball",
            Kind::Black => "",
            Kind::Exile => "exile",
        }
    }

    /// Returns the drawing on its ground.
    const fn symbol(self) -> &'static str {
        match (self.kind(), self.kingdom()) {
            (Kind::City, Some(kingdom)) => kingdom.seal(),
            (Kind::Dragon, _) => "dragon-head",
            (Kind::Magic, _) => "magic-stone",
            (Kind::Sword, _) => "sword-stone",
            (Kind::Ball, _) => "crystal-ball",
            (Kind::Exile, _) => "point-white",
            (Kind::City | Kind::Black, _) => "point-black",
        }
    }

    /// Returns its title, unless it is a plain black point.
    const fn title(self) -> Option<&'static Phrase> {
        Some(match (self.kind(), self.kingdom()) {
            (Kind::City, Some(kingdom)) => kingdom.city_name(),
            (Kind::Dragon, _) => &words::DRAGON,
            (Kind::Magic, _) => &words::MAGIC_STONE,
            (Kind::Sword, _) => &words::SWORD_STONE,
            (Kind::Ball, Some(Kingdom::Galad)) => &words::BLUE_BALL,
            (Kind::Ball, _) => &words::BALL,
            (Kind::Exile, _) => &words::WHITE_POINT,
            (Kind::City | Kind::Black, _) => return None,
        })
    }
}

impl Kingdom {
    /// Returns the display name of its city.
    pub const fn city_name(self) -> &'static Phrase {
        match self {
            Self::Elgad => &words::CITY_ELGAD,
            Self::Galad => &words::CITY_GALAD,
            Self::Tirad => &words::CITY_TIRAD,
            Self::Urgad => &words::CITY_URGAD,
        }
    }
}
