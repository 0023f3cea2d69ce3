//! Static ground under the pieces: frame, cells or points, camps, country. It is drawn once per layout; a zoomed board
//! is the same picture under a transform.

use engine::kernel::board::{Board, Form, Orientation};
use engine::kernel::info::GameInfo;
use engine::kernel::piece::Suit;
use engine::kernel::step::Place;
use yew::Html;

use super::layout::{Layout, Rect};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Drawing;
use crate::widgets::token::colour;

fn places(board: &Board) -> impl Iterator<Item = Place> + '_ {
    (0..board.places.len()).map(|index| Place(index as u16))
}

/// Checks whether the board is a rectangle.
fn is_rectangle(board: &Board) -> bool {
    let cells = board.size.0 / 100 * (board.size.1 / 100);
    board.form == Form::Points || board.places.len() == cells as usize
}

/// Draws the wooden frame: one around a rectangular board, otherwise one around each cell, merging with its neighbours.
fn frame(draw: &mut Drawing, board: &Board, layout: &Layout) {
    let frames: Vec<Rect> = if is_rectangle(board) {
        vec![layout.frame()]
    } else {
        let width = layout.frame_width();
        let around = |place| layout.square(board, place).inset(-width);
        places(board).map(around).collect()
    };
    let radius = if frames.len() == 1 { 17.0 } else { 12.0 };
    let drop = 6.0 * layout.scale;
    for frame in &frames {
        let y = frame.y + drop;
        draw.rect("frame-edge", Rect { y, ..*frame }, radius);
    }
    for frame in &frames {
        draw.rect("frame-wood", *frame, radius);
    }
    if frames.len() > 1 {
        for frame in &frames {
            draw.rect("frame-wood inner", frame.inset(1.5), radius);
        }
    }
}

fn cells(draw: &mut Drawing, board: &Board, layout: &Layout, card: &GameInfo) {
    for place in places(board) {
        let (column, row) = layout.seen(board, place);
        let about = board.place_info(place);
        let shade = if (column + row) % 2 == 0 {
            "light"
        } else {
            "dark"
        };
        let camp = about.camp.map_or("open", |seat| suit_class(card, seat.0));
        let class = format!("cell {camp} {shade} {}", about.ground);
        draw.rect(&class, layout.square(board, place), 0.0);
    }
}

fn symbols(draw: &mut Drawing, board: &Board, layout: &Layout) {
    for place in places(board) {
        if let Some(symbol) = board.place_info(place).symbol {
            let square = layout.square(board, place);
            draw.symbol("ground-symbol", symbol, square);
        }
    }
}

/// Returns the CSS class of a seat's colour.
pub fn suit_class(card: &GameInfo, seat: u8) -> &'static str {
    suit_class_of(card.seats[usize::from(seat)].suit)
}

/// Returns the CSS class of a suit.
pub fn suit_class_of(suit: Suit) -> &'static str {
    match colour(suit) {
        "blue" => "suit-blue",
        "red" => "suit-red",
        "yellow" => "suit-yellow",
        "green" => "suit-green",
        "violet" => "suit-violet",
        _ => "suit-white",
    }
}

fn points(draw: &mut Drawing, board: &Board, layout: &Layout) {
    let mut lines = String::new();
    for &(from, to) in &board.lines {
        let ((x, y), (to_x, to_y)) = (layout.centre(board, from), layout.centre(board, to));
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(Decimal);
        lines.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
    }
    draw.path("board-line edge", &lines)
        .path("board-line", &lines);
    for place in places(board) {
        let about = board.place_info(place);
        let centre = layout.centre(board, place);
        match about.symbol {
            None => draw.circle(
                &format!("point {}", about.ground),
                centre,
                layout.cell * 0.27,
            ),
            Some(symbol) => draw.symbol("ground-symbol", symbol, layout.square(board, place)),
        };
    }
}

/// Draws the dotted borders of the camps.
fn borders(draw: &mut Drawing, board: &Board, layout: &Layout, card: &GameInfo) {
    let seen: Vec<(u8, u8)> = places(board)
        .map(|place| layout.seen(board, place))
        .collect();
    let camp_at = |column: i16, row: i16| {
        let index = seen
            .iter()
            .position(|&(c, r)| (i16::from(c), i16::from(r)) == (column, row));
        index.map(|index| board.places[index].camp)
    };
    for seat in 0..card.seats.len() as u8 {
        let mut path = String::new();
        for place in places(board) {
            if board.place_info(place).camp.map(|camp| camp.0) != Some(seat) {
                continue;
            }
            let (column, row) = seen[usize::from(place.0)];
            let (column, row) = (i16::from(column), i16::from(row));
            let Rect { x, y, w, h } = layout.square(board, place);
            // At the edge of the board the frame is the border.
            let open = |by: (i16, i16)| matches!(camp_at(column + by.0, row + by.1), Some(other) if other.map(|camp| camp.0) != Some(seat));
            let [left, top, right, low] = [x, y, x + w, y + h].map(Decimal);
            if open((0, -1)) {
                path.push_str(&format!("M{left} {top}H{right}"));
            }
            if open((0, 1)) {
                path.push_str(&format!("M{left} {low}H{right}"));
            }
            if open((-1, 0)) {
                path.push_str(&format!("M{left} {top}V{low}"));
            }
            if open((1, 0)) {
                path.push_str(&format!("M{right} {top}V{low}"));
            }
        }
        if !path.is_empty() {
            draw.path(&format!("camp-border {}", suit_class(card, seat)), path);
        }
    }
}

/// Draws cells or points, camps and country.
fn land(draw: &mut Drawing, board: &Board, layout: &Layout, card: &GameInfo) {
    let Rect { x, y, w, h } = layout.board;
    let [left, top, wide, high] = [x, y, w, h].map(Decimal);
    draw.raw(&format!(
        "<svg x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" viewBox=\"{left} {top} {wide} {high}\">"
    ));
    let whole = layout.whole();
    let country = format!(
        "board-country-{}{}",
        card.slug,
        if board.orientation == Orientation::Turns && !layout.is_turned() {
            "-tall"
        } else {
            ""
        }
    );
    match board.form {
        Form::Cells => {
            cells(draw, board, layout, card);
            draw.symbol("board-country", &country, whole);
            symbols(draw, board, layout);
            borders(draw, board, layout, card);
        }
        Form::Points => {
            draw.rect("board-land", whole, 0.0);
            draw.symbol("board-country", &country, whole);
            points(draw, board, layout);
        }
    }
    draw.raw("</svg>");
    if is_rectangle(board) {
        draw.rect("board-edge", layout.board, 4.0);
    }
}

/// Draws the whole ground into another picture.
pub fn ground_into(draw: &mut Drawing, board: &Board, layout: &Layout, card: &GameInfo) {
    frame(draw, board, layout);
    land(draw, board, layout, card);
}

/// Ground as pictures of the size of the window.
pub struct Ground {
    /// Frame around the board.
    pub frame: Html,
    /// The board itself.
    pub land: Html,
    /// Background of a zoomed board, visible where the board has no place.
    pub beyond: Html,
    /// Edge of the visible part of a zoomed board.
    pub edge: Html,
}

/// Renders the ground for a layout.
pub fn ground(board: &Board, layout: &Layout, card: &GameInfo) -> Ground {
    let picture = |class: &str, fill: &dyn Fn(&mut Drawing)| {
        let mut draw = Drawing::default();
        fill(&mut draw);
        draw.picture(class, layout.view())
    };
    Ground {
        frame: picture("board", &|draw| frame(draw, board, layout)),
        land: picture("board land", &|draw| land(draw, board, layout, card)),
        beyond: picture("board", &|draw| {
            draw.rect("board-beyond", layout.board, 0.0);
        }),
        edge: picture("board", &|draw| {
            draw.rect("board-edge zoomed", layout.board, 4.0);
        }),
    }
}
