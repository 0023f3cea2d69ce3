//! What lies under the pieces and never changes: frame, cells, camps, the country.

use engine::kernel::board::Board;
use engine::kernel::step::{Place, Seat};
use yew::{Html, html};

use super::decimal::number;
use super::layout::{Layout, Rect};

fn rect(class: &'static str, area: Rect, radius: f64) -> Html {
    html! {
        <rect {class} x={number(area.x)} y={number(area.y)} width={number(area.w)}
            height={number(area.h)} rx={number(radius)} />
    }
}

/// The line between a camp and the open country, along the cells of the camp.
fn border(board: &Board, layout: &Layout, seat: Seat) -> Option<Html> {
    let seen = |index: usize| layout.seen(board, Place(index as u16));
    let camp = board
        .places
        .iter()
        .enumerate()
        .filter(|(_, place)| place.camp == Some(seat))
        .map(|(index, _)| seen(index));
    let along = |cell: &(u8, u8)| if layout.is_turned() { cell.0 } else { cell.1 };
    let lines: Vec<u8> = camp.map(|cell| along(&cell)).collect();
    let (first, last) = (*lines.iter().min()?, *lines.iter().max()?);
    let line = f64::from(if first == 0 { last + 1 } else { first }) * layout.cell;
    let Rect { x, y, w, h } = layout.board;
    let path = if layout.is_turned() {
        format!(
            "M{} {}V{}",
            number(x + line),
            number(y + 3.0),
            number(y + h)
        )
    } else {
        format!(
            "M{} {}H{}",
            number(x + 3.0),
            number(y + line),
            number(x + w)
        )
    };
    Some(html! { <path class={format!("camp-border seat-{}", seat.0)} d={path} /> })
}

/// Frame, cells, camps and country.
pub fn ground(board: &Board, layout: &Layout) -> Html {
    let frame = layout.frame();
    let edge = Rect {
        y: frame.y + 6.0 * layout.scale,
        ..frame
    };
    let cells = (0..board.places.len()).map(|index| {
        let (column, row) = layout.seen(board, Place(index as u16));
        let shade = if (column + row) % 2 == 0 {
            "light"
        } else {
            "dark"
        };
        let camp = board.places[index].camp;
        let camp = camp.map_or(String::from("open"), |seat| format!("seat-{}", seat.0));
        html! {
            <rect class={format!("cell {camp} {shade}")}
                x={number(layout.board.x + f64::from(column) * layout.cell)}
                y={number(layout.board.y + f64::from(row) * layout.cell)}
                width={number(layout.cell)} height={number(layout.cell)} />
        }
    });
    let country = if layout.is_turned() {
        "#board-country"
    } else {
        "#board-country-tall"
    };
    let Rect { x, y, w, h } = layout.board;
    html! {
        <g class="ground">
            {rect("frame-edge", edge, 17.0)}
            {rect("frame-wood", frame, 17.0)}
            { for cells }
            <use class="board-country" href={country} x={number(x)} y={number(y)}
                width={number(w)} height={number(h)} />
            { for (0..2).filter_map(|seat| border(board, layout, Seat(seat))) }
            {rect("board-edge", layout.board, 4.0)}
        </g>
    }
}
