//! What is seen of a kept game, as plain data: for a program that does not hold its rules.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::str::FromStr;

use engine::kernel::board::{Board, Form as Ground, Orientation, PlaceInfo};
use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Form, Heading, Layer, Piece, Pose, Spot, Suit};
use engine::kernel::scene::{Material, Outline, Scene};
use engine::kernel::step::{Place, Seat};
use engine::kernel::words::Phrase;
use engine::table::Table;
use engine::table::json::Json;

use super::persist::Persist;

/// A board, the pieces that stand on it, and the lines around places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptView {
    board: Board,
    pieces: Vec<Piece>,
    outlines: Vec<Outline>,
    material: Material,
}

const SUITS: [Suit; 6] = [
    Suit::Blue,
    Suit::Red,
    Suit::Yellow,
    Suit::Green,
    Suit::Violet,
    Suit::White,
];
const FORMS: [Form; 3] = [Form::Token, Form::Figure, Form::Tall];
const POSES: [Pose; 6] = [
    Pose::Plain,
    Pose::Facing(Heading::North),
    Pose::Facing(Heading::East),
    Pose::Facing(Heading::South),
    Pose::Facing(Heading::West),
    Pose::Frozen,
];
const LAYERS: [Layer; 2] = [Layer::Ground, Layer::Standing];
/// What is said of a view: nothing.
const SILENCE: Phrase = Phrase { id: 0, fr: "" };
/// What stands for a name that is not there.
const NONE: &str = "-";

thread_local! {
    /// The names of drawings that were read: each is kept once, for as long as the page is open.
    static NAMES: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// The name of a drawing: small letters, digits and hyphens, nothing else.
fn name(text: &str) -> Option<&'static str> {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if text.len() > 40 || !text.chars().all(is_sign) {
        return None;
    }
    NAMES.with_borrow_mut(|names| {
        let known = names.get(text).copied();
        Some(known.unwrap_or_else(|| {
            let name: &'static str = text.to_owned().leak();
            names.insert(name);
            name
        }))
    })
}

/// A name that may be missing.
fn maybe(text: &str) -> Option<Option<&'static str>> {
    if text == NONE {
        return Some(None);
    }
    name(text).map(Some)
}

fn index_in<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

/// The words of a line, read one after the other.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn of(line: &'a str) -> Self {
        Self(line.split(' '))
    }

    fn text(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number<T: FromStr>(&mut self) -> Option<T> {
        self.text()?.parse().ok()
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.number::<usize>()?).copied()
    }
}

fn place_line(place: &PlaceInfo) -> String {
    let (x, y) = place.centre;
    let camp = place
        .camp
        .map_or(NONE.to_owned(), |seat| seat.0.to_string());
    let ground = if place.ground.is_empty() {
        NONE
    } else {
        place.ground
    };
    let symbol = place.symbol.unwrap_or(NONE);
    format!(
        "{x} {y} {} {} {camp} {ground} {symbol}",
        place.row, place.column
    )
}

fn read_place(line: &str) -> Option<PlaceInfo> {
    let mut words = Words::of(line);
    let centre = (words.number()?, words.number()?);
    let at = (words.number()?, words.number()?);
    let camp = match words.text()? {
        NONE => None,
        seat => Some(Seat(seat.parse().ok()?)),
    };
    let ground = maybe(words.text()?)?.unwrap_or("");
    let symbol = maybe(words.text()?)?;
    Some(PlaceInfo {
        camp,
        ground,
        symbol,
        ..PlaceInfo::plain(String::new(), centre, at)
    })
}

fn piece_line(piece: &Piece, place: Place) -> String {
    let suit = index_in(&SUITS, &piece.suit);
    let form = index_in(&FORMS, &piece.form);
    let pose = index_in(&POSES, &piece.pose);
    let layer = index_in(&LAYERS, &piece.layer);
    let (at, kind, worn) = (place.0, piece.kind, piece.worn.unwrap_or(NONE));
    let (bonus, badges) = (piece.bonus, piece.badges);
    format!("{at} {kind} {layer} {suit} {form} {pose} {bonus} {badges} {worn}")
}

fn read_piece(line: &str) -> Option<Piece> {
    let mut words = Words::of(line);
    let spot = Spot::On(Place(words.number()?));
    let kind = name(words.text()?)?;
    Some(Piece {
        layer: words.one_of(&LAYERS)?,
        suit: words.one_of(&SUITS)?,
        form: words.one_of(&FORMS)?,
        pose: words.one_of(&POSES)?,
        bonus: words.number()?,
        badges: words.number().filter(|badges| *badges < 10)?,
        worn: maybe(words.text()?)?,
        ..Piece::thing(kind, ' ', spot)
    })
}

fn numbers(line: &str) -> Option<Vec<u16>> {
    line.split(' ').map(|word| word.parse().ok()).collect()
}

impl KeptView {
    /// What is seen of a table.
    pub fn of(table: &dyn Table) -> Self {
        let scene = table.scene();
        // What is not drawn is not kept: one form for what was seen and for what is read back.
        let place = |place: &PlaceInfo| PlaceInfo {
            name: String::new(),
            title: None,
            ..place.clone()
        };
        let board = table.board();
        let stands = |piece: &&Piece| matches!(piece.spot, Spot::On(_));
        let bare = |piece: &Piece| Piece {
            letter: ' ',
            owner: None,
            ..*piece
        };
        Self {
            board: Board {
                places: board.places.iter().map(place).collect(),
                ..board
            },
            pieces: scene.pieces.iter().filter(stands).map(bare).collect(),
            outlines: scene.outlines,
            material: scene.material,
        }
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What stands on it; nothing if it is not of the game of that card.
    pub fn scene(&self, card: &GameInfo) -> Option<Scene> {
        let seats = self.outlines.iter().map(|outline| outline.seat);
        let camps = self.board.places.iter().filter_map(|place| place.camp);
        if !seats
            .chain(camps)
            .all(|seat| usize::from(seat.0) < card.seats.len())
        {
            return None;
        }
        let pieces = self.pieces.clone();
        Some(Scene {
            outlines: self.outlines.clone(),
            material: self.material,
            ..Scene::plain(pieces, Vec::new(), (Seat(0), &SILENCE))
        })
    }

    /// Whether whatever is named lies on the board.
    fn is_whole(&self) -> bool {
        let is_there = |place: &Place| usize::from(place.0) < self.board.places.len();
        let lines = self.board.lines.iter();
        lines.flat_map(|(from, to)| [from, to]).all(is_there)
            && self
                .outlines
                .iter()
                .all(|outline| outline.places.iter().all(is_there))
            && self
                .pieces
                .iter()
                .all(|piece| matches!(piece.spot, Spot::On(place) if is_there(&place)))
    }
}

impl Persist for KeptView {
    fn to_json(&self) -> Json {
        let Board { size: (w, h), .. } = self.board;
        let turns = u8::from(self.board.orientation == Orientation::Turns);
        let points = u8::from(self.board.form == Ground::Points);
        let paper = u8::from(self.material == Material::Paper);
        let places: Vec<String> = self.board.places.iter().map(place_line).collect();
        let lines = self.board.lines.iter();
        let lines: Vec<String> = lines
            .map(|(from, to)| format!("{} {}", from.0, to.0))
            .collect();
        let piece = |piece: &Piece| match piece.spot {
            Spot::On(place) => Some(piece_line(piece, place)),
            Spot::In(..) => None,
        };
        let pieces: Vec<String> = self.pieces.iter().filter_map(piece).collect();
        let outline = |outline: &Outline| {
            let places = outline.places.iter().map(|place| format!(" {}", place.0));
            format!("{}{}", outline.seat.0, places.collect::<String>())
        };
        let outlines: Vec<String> = self.outlines.iter().map(outline).collect();
        Json::of_fields([
            (
                "board",
                Json::Text(format!("{w} {h} {turns} {points} {paper}")),
            ),
            ("lines", Json::of_texts(&lines)),
            ("outlines", Json::of_texts(&outlines)),
            ("pieces", Json::of_texts(&pieces)),
            ("places", Json::of_texts(&places)),
        ])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let texts = |name| json.get(name)?.texts();
        let mut words = Words::of(json.get("board")?.text()?);
        let size = (words.number()?, words.number()?);
        let orientation = words.one_of(&[Orientation::Stays, Orientation::Turns])?;
        let form = words.one_of(&[Ground::Cells, Ground::Points])?;
        let material = words.one_of(&[Material::Wood, Material::Paper])?;
        let line = |line: &String| match numbers(line)?[..] {
            [from, to] => Some((Place(from), Place(to))),
            _ => None,
        };
        let outline = |line: &String| {
            let numbers = numbers(line)?;
            let (seat, places) = numbers.split_first()?;
            Some(Outline {
                seat: Seat(u8::try_from(*seat).ok()?),
                places: places.iter().copied().map(Place).collect(),
            })
        };
        let view = Self {
            board: Board {
                places: texts("places")?
                    .iter()
                    .map(|line| read_place(line))
                    .collect::<Option<_>>()?,
                size,
                orientation,
                form,
                lines: texts("lines")?.iter().map(line).collect::<Option<_>>()?,
            },
            pieces: texts("pieces")?
                .iter()
                .map(|line| read_piece(line))
                .collect::<Option<_>>()?,
            outlines: texts("outlines")?
                .iter()
                .map(outline)
                .collect::<Option<_>>()?,
            material,
        };
        Some(view).filter(Self::is_whole)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::ALL;
    use engine::kernel::options::Options;

    use super::{KeptView, Persist};

    #[test]
    fn what_is_no_drawing_is_not_read() {
        let table = ALL
            .iter()
            .next_back()
            .map(|game| game.open(&Options::default(), 3));
        let text = KeptView::of(&*table.expect("a game").expect("defaults"))
            .to_json()
            .write();
        assert!(KeptView::read(&text).is_some());
        for (from, to) in [
            ("-", "\\\"x"),
            (" 0 ", " -1 "),
            ("places", "place"),
            ("\"board\": \"", "\"board\": \"x"),
        ] {
            assert_eq!(KeptView::read(&text.replacen(from, to, 1)), None, "{from}");
        }
    }
}
