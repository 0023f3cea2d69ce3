//! A small picture of a table, to look at only.

use engine::kernel::piece::{Layer, Spot};
use engine::motion::Stage;
use engine::table::Table;
use yew::{Html, html};

use super::decimal::Decimal;
use super::ground::ground;
use super::layout::{Layout, Rect};
use crate::widgets::token::{Make, token_shape};

/// The board, lying on its side, with the pieces that stand on it.
pub fn preview(table: &dyn Table) -> Html {
    let board = table.board();
    let layout = Layout::new(&board, (1080.0, 810.0));
    let scene = table.scene();
    let stage = Stage::of(&scene);
    let Rect { x, y, w, h } = layout.frame();
    let drawn = stage.pieces().iter().filter_map(|(id, piece)| {
        let Spot::On(_) = piece.spot else {
            return None;
        };
        let (x, y, size) = layout.piece(&board, &scene, &stage, *id);
        let scale = size * layout.cell / 100.0;
        Some((piece.layer, html! {
            <g transform={format!("translate({} {}) scale({}) translate(-50 -50)", Decimal(x), Decimal(y), Decimal(scale))}>
                {token_shape(piece, Make::Of(scene.cut, ""))}
            </g>
        }))
    });
    let drawn: Vec<_> = drawn.collect();
    let layer = |layer| {
        drawn
            .iter()
            .filter(move |(other, _)| *other == layer)
            .map(|(_, piece)| piece.clone())
    };
    html! {
        <svg class="preview" viewBox={format!("{} {} {} {}", Decimal(x - 2.0), Decimal(y - 2.0), Decimal(w + 4.0), Decimal(h + 10.0))} aria-hidden="true">
            {ground(&board, &layout)}
            { for layer(Layer::Ground) }{ for layer(Layer::Standing) }
        </svg>
    }
}
