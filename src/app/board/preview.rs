//! A small picture of a table, to look at only.

use std::rc::Rc;

use engine::kernel::step::Place;
use engine::motion::Stage;
use engine::table::Table;
use yew::{Html, Properties, component, html};

use super::ground::Ground;
use super::layout::{Layout, Rect};
use crate::widgets::token::TokenShape;

/// The table to show.
#[derive(Properties)]
pub struct Props {
    /// The table.
    pub table: Rc<dyn Table>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.table.position() == other.table.position()
    }
}

/// The board, lying on its side, with the pieces that stand on it.
#[component]
pub fn Preview(props: &Props) -> Html {
    let board = Rc::new(props.table.board());
    let layout = Rc::new(Layout::new(&board, (1080.0, 810.0)));
    let scene = props.table.scene();
    let stage = Stage::of(&scene);
    let Rect { x, y, w, h } = layout.frame();
    let drawn = stage.pieces().iter().filter_map(|(id, piece)| {
        let engine::kernel::scene::Spot::On(Place(_)) = piece.spot else {
            return None;
        };
        let (x, y, size) = layout.piece(&board, &scene, &stage, *id);
        let scale = size * layout.cell / 100.0;
        Some((piece.layer, html! {
            <g transform={format!("translate({x} {y}) scale({scale}) translate(-50 -50)")}>
                <TokenShape piece={*piece} cut={scene.cut} />
            </g>
        }))
    });
    let mut drawn: Vec<_> = drawn.collect();
    drawn.sort_by_key(|(layer, _)| *layer);
    html! {
        <svg class="preview" viewBox={format!("{} {} {} {}", x - 2.0, y - 2.0, w + 4.0, h + 10.0)} aria-hidden="true">
            <Ground board={board} layout={layout} />
            { for drawn.into_iter().map(|(_, piece)| piece) }
        </svg>
    }
}
