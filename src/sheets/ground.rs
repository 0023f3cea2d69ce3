//! Boards on paper: without wood. Shapes mark the camps, so that they differ in black and white too.

use engine::kernel::board::{Board, Form, Orientation, PlaceInfo};
use engine::kernel::info::GameInfo;
use engine::kernel::step::Seat;

use super::pen::{FULL, Line, Pen, area};
use crate::board::ground::suit_class;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::widgets::token::colour;

/// Board on paper, with its orientation.
pub struct Ground<'a> {
    board: &'a Board,
    card: &'a GameInfo,
}

const GRID: Line = Line {
    width: 0.25,
    dashes: "",
};

/// Returns the camp of a plain place; special ground, such as a throne, shows its owner itself.
fn camp(place: &PlaceInfo) -> Option<Seat> {
    place.camp.filter(|_| place.ground.is_empty())
}

impl<'a> Ground<'a> {
    /// Creates the ground of a game's board.
    pub const fn new(board: &'a Board, card: &'a GameInfo) -> Self {
        Self { board, card }
    }

    /// Checks whether the board is in landscape orientation.
    pub fn lies(&self) -> bool {
        self.board.orientation == Orientation::Turns
    }

    /// Returns the width and height in cells.
    pub fn size(&self) -> (f64, f64) {
        let (w, h) = self.board.size;
        let (w, h) = (f64::from(w) / 100.0, f64::from(h) / 100.0);
        if self.lies() { (h, w) } else { (w, h) }
    }

    /// Returns the centre of a place, in cells.
    pub fn centre(&self, place: &PlaceInfo) -> (f64, f64) {
        let (x, y) = place.centre;
        let (x, y) = (f64::from(x) / 100.0, f64::from(y) / 100.0);
        if self.lies() {
            (f64::from(self.board.size.1) / 100.0 - y, x)
        } else {
            (x, y)
        }
    }

    /// Returns the minimum distance between two places, in cells; a piece must fit into it.
    pub fn spacing(&self) -> f64 {
        let all: Vec<(f64, f64)> = self.board.places.iter().map(|p| self.centre(p)).collect();
        let mut least = f64::MAX;
        for (index, (x, y)) in all.iter().enumerate() {
            for (other_x, other_y) in &all[..index] {
                least = least.min((x - other_x).hypot(y - other_y));
            }
        }
        least
    }

    /// Draws the board with its upper left corner at `corner`; `cell` is in millimetres.
    pub fn draw(&self, pen: &mut Pen, corner: (f64, f64), cell: f64) {
        let (wide, high) = self.size();
        let whole = area(corner.0, corner.1, wide * cell, high * cell);
        let country = format!("board-country-{}", self.card.slug);
        match self.board.form {
            Form::Cells => {
                self.cells(pen, corner, cell);
                pen.symbol(&country, whole);
                self.markers(pen, corner, cell);
                self.edges(pen, corner, cell);
            }
            Form::Points => {
                pen.fill(whole, "", "var(--cell-a)");
                pen.symbol(&country, whole);
                self.points(pen, corner, cell);
                let line = Line { width: 0.9, ..FULL };
                pen.rect(whole, 0.0, "none", line);
            }
        }
    }

    fn square(&self, place: &PlaceInfo, corner: (f64, f64), cell: f64) -> Rect {
        let (x, y) = self.centre(place);
        area(
            corner.0 + (x - 0.5) * cell,
            corner.1 + (y - 0.5) * cell,
            cell,
            cell,
        )
    }

    fn cells(&self, pen: &mut Pen, corner: (f64, f64), cell: f64) {
        for place in &self.board.places {
            let even = (place.row + place.column) % 2 == 0;
            let square = self.square(place, corner, cell);
            let (class, fill) = match (place.camp, even) {
                (Some(seat), true) => (suit_class(self.card, seat.0), "var(--camp-a)"),
                (Some(seat), false) => (suit_class(self.card, seat.0), "var(--camp-b)"),
                (None, true) => ("", "var(--cell-a)"),
                (None, false) => ("", "var(--cell-b)"),
            };
            pen.fill(square, class, fill);
        }
        pen.group("stroke-opacity=\"0.4\"");
        for place in &self.board.places {
            let square = self.square(place, corner, cell);
            pen.rect(square, 0.0, "none", GRID);
        }
        pen.end();
    }

    /// Draws the ground symbols, and a pale shape in each cell of a camp.
    fn markers(&self, pen: &mut Pen, corner: (f64, f64), cell: f64) {
        for place in &self.board.places {
            let square = self.square(place, corner, cell);
            if let Some(seat) = camp(place) {
                let suit = colour(self.card.seats[usize::from(seat.0)].suit);
                pen.group("class=\"camp-sign\"");
                pen.symbol(&format!("flat-{suit}"), square.inset(cell * 0.39));
                pen.end();
            }
            if let Some(symbol) = place.symbol {
                pen.symbol(symbol, square.inset(cell * 0.06));
            }
        }
    }

    /// Draws the edge of the board, and the dotted borders of the camps.
    fn edges(&self, pen: &mut Pen, corner: (f64, f64), cell: f64) {
        let key = |x: f64, y: f64| ((x * 2.0).round() as i32, (y * 2.0).round() as i32);
        let places = &self.board.places;
        let at = |x: f64, y: f64| {
            places.iter().find(|p| {
                let (other_x, other_y) = self.centre(p);
                key(other_x, other_y) == key(x, y)
            })
        };
        let mut edge = String::new();
        let mut borders: Vec<(&'static str, String)> = Vec::new();
        for place in places {
            let (x, y) = self.centre(place);
            let square = self.square(place, corner, cell);
            let [left, top, right, low] =
                [square.x, square.y, square.x + cell, square.y + cell].map(Decimal);
            let sides = [
                (at(x, y - 1.0), format!("M{left} {top}H{right}")),
                (at(x, y + 1.0), format!("M{left} {low}H{right}")),
                (at(x - 1.0, y), format!("M{left} {top}V{low}")),
                (at(x + 1.0, y), format!("M{right} {top}V{low}")),
            ];
            for (beyond, path) in sides {
                match (beyond, camp(place)) {
                    (None, _) => edge.push_str(&path),
                    (Some(other), Some(seat)) if camp(other) != camp(place) => {
                        let class = suit_class(self.card, seat.0);
                        match borders.iter_mut().find(|(known, _)| *known == class) {
                            Some((_, whole)) => whole.push_str(&path),
                            None => borders.push((class, path)),
                        }
                    }
                    _ => {}
                }
            }
        }
        for (class, path) in borders {
            pen.raw(format_args!(
                "<path class=\"{class}\" d=\"{path}\" fill=\"none\" stroke=\"var(--border-ink,var(--suit))\" stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-dasharray=\"0.01 {:.3}\"/>",
                cell / (cell / 3.0).round()
            ));
        }
        pen.raw(format_args!(
            "<path d=\"{edge}\" fill=\"none\" stroke=\"var(--ink)\" stroke-width=\"0.9\" stroke-linecap=\"square\"/>"
        ));
    }

    fn points(&self, pen: &mut Pen, corner: (f64, f64), cell: f64) {
        let spot = |place: &PlaceInfo| {
            let (x, y) = self.centre(place);
            (corner.0 + x * cell, corner.1 + y * cell)
        };
        let mut lines = String::new();
        for &(from, to) in &self.board.lines {
            let ((x, y), (to_x, to_y)) = (
                spot(self.board.place_info(from)),
                spot(self.board.place_info(to)),
            );
            let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(Decimal);
            lines.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
        }
        let unit = self.spacing() * cell;
        let line = |share: f64| Line {
            width: unit * share,
            dashes: "",
        };
        pen.path(&lines, "none", line(0.1), "var(--paper)");
        pen.line(&lines, line(0.045));
        for place in &self.board.places {
            let (x, y) = spot(place);
            match place.symbol {
                Some(symbol) => {
                    let side = cell * 0.98;
                    pen.symbol(symbol, area(x - side / 2.0, y - side / 2.0, side, side))
                }
                None => {
                    let open = matches!(place.ground, "" | "black");
                    let fill = if open { "var(--ink)" } else { "var(--paper)" };
                    pen.disc((x, y), cell * 0.27, fill, line(0.045))
                }
            };
        }
    }
}
