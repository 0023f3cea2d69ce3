//! Static preview of a table.

use engine::kernel::board::Board;
use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Layer, Spot};
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use engine::motion::Stage;
use engine::table::Table;
use yew::{AttrValue, Html};

use super::ground::ground_into;
use super::layout::{Around, Layout};
use super::marks::outlines;
use super::view::View;
use crate::widgets::drawing::{Drawing, Rect};
use crate::widgets::token::{TokenStyle, token_into};

/// Renders the board, in landscape orientation where possible, with the pieces on it.
pub fn preview(table: &dyn Table) -> Html {
    let board = table.board();
    let layout = still(&board);
    let text = picture(&board, &layout, table.info(), &table.scene());
    Html::from_html_unchecked(AttrValue::from(text))
}

/// Returns the layout of a static board picture.
pub fn still(board: &Board) -> Layout {
    Layout::new(board, Around::Trays, (1080.0, 810.0))
}

/// Returns the view box of such a picture.
pub fn view(layout: &Layout) -> Rect {
    let mut view = layout.frame().inset(-2.0);
    view.h += 6.0;
    view
}

/// Returns the SVG markup of a board with the pieces of a scene.
pub fn picture(board: &Board, layout: &Layout, card: &GameInfo, scene: &Scene) -> String {
    let draw = drawn(board, layout, (card, scene), &[]);
    draw.markup(&format!("preview on-{}", card.slug), view(layout))
}

/// Draws a board, the pieces of a scene on it, and rings around some places.
pub fn drawn(
    board: &Board,
    layout: &Layout,
    (card, scene): (&GameInfo, &Scene),
    ringed: &[Place],
) -> Drawing {
    let stage = Stage::of(scene);
    let mut draw = Drawing::default();
    ground_into(&mut draw, board, layout, card);
    outlines(&mut draw, scene, View::new(board, layout), card);
    for place in ringed {
        let at = layout.centre(board, *place);
        draw.circle("ringed", at, 0.5 * layout.cell);
    }
    for layer in [Layer::Ground, Layer::Standing] {
        for (id, piece) in stage.pieces() {
            if piece.layer != layer || !matches!(piece.spot, Spot::On(_)) {
                continue;
            }
            let (x, y, size) = layout.piece(board, scene, &stage, *id, piece);
            draw.around("", (x, y), size * layout.cell, 100.0);
            draw.raw("<g transform=\"translate(-50 -50)\">");
            token_into(&mut draw, piece, TokenStyle::Of(scene.material, ""), card);
            draw.end().end();
        }
    }
    draw
}
