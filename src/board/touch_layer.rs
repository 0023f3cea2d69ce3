//! Transparent input layer above the board: one cell per place, for pointers, keyboard and screen readers.

use engine::kernel::input::Touch;
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use yew::{AttrValue, Callback, Html, KeyboardEvent, MouseEvent, html};

use super::layout::{Layout, Rect};
use super::pointer::Pointer;
use super::view::View;
use crate::state::session::Session;
use crate::widgets::decimal::{Decimal, Factor, number};
use crate::words::punctuation::asides;
use crate::words::{moves, play as words};

/// Minimum cell side that a finger can hit, in CSS pixels.
pub const TINY: f64 = 44.0;

/// Maximum distance of a tap from its target, as a fraction of a cell.
const MISS: f64 = 0.75;

/// Returns the place that a tap counts for. A place that can be chosen counts itself; otherwise the nearest target in
/// reach counts, and without one the touched place.
pub fn snap(session: &Session, view: View<'_>, (x, y): (f64, f64), touched: Place) -> Place {
    let (next, starts) = (session.selection().next(), session.selection().starts());
    let at = Touch::At(touched);
    if next.contains(&at) || starts.contains(&at) || session.selection().held().contains(&at) {
        return touched;
    }
    let near = next.iter().filter_map(|touch| match touch {
        Touch::At(place) => {
            let (cx, cy) = view.centre(*place);
            Some((*place, (cx - x).hypot(cy - y)))
        }
        Touch::Held(_) | Touch::Pick(_) => None,
    });
    let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
    match nearest {
        Some((place, distance)) if distance <= MISS * view.layout.cell => place,
        _ => touched,
    }
}

/// Returns the place under a point of the window.
pub fn place_at(view: View<'_>, (x, y): (f64, f64)) -> Option<Place> {
    let half = view.layout.cell / 2.0;
    let away = |place: &Place| {
        let (cx, cy) = view.centre(*place);
        (cx - x).abs().max((cy - y).abs())
    };
    view.places()
        .filter(|place| view.sees(*place))
        .min_by(|one, other| away(one).total_cmp(&away(other)))
        .filter(|place| away(place) <= half)
}

/// Returns the places around a place, any of which a finger may have meant.
pub fn around(view: View<'_>, place: Place) -> Vec<Place> {
    let (x, y) = view.centre(place);
    let near = view.places().filter(|place| {
        let (cx, cy) = view.centre(*place);
        (cx - x).abs().max((cy - y).abs()) < 2.2 * view.layout.cell
    });
    near.collect()
}

/// Attributes of a cell, computed once per layout.
pub struct Cell {
    place: Place,
    id: AttrValue,
    name: AttrValue,
    square: [AttrValue; 4],
}

/// Returns the cells of the board in rows, from the top.
pub fn cells(view: View<'_>) -> Vec<Vec<Cell>> {
    let cell = |place: Place| {
        let Rect { x, y, w, h } = view.square(place);
        let name = view.board.place_info(place).name.clone();
        Cell {
            place,
            id: format!("cell-{name}").into(),
            name: name.into(),
            square: [x, y, w, h].map(|side| number(side).into()),
        }
    };
    let rows = view.layout.rows(view.board).into_iter();
    rows.map(|row| row.into_iter().map(cell).collect())
        .collect()
}

/// Event handlers of the touch layer.
#[derive(Clone, PartialEq)]
pub struct Handlers {
    /// Handler of clicks and taps.
    pub onclick: Callback<MouseEvent>,
    /// Handler of key presses.
    pub onkeydown: Callback<KeyboardEvent>,
    /// Handlers of pointer gestures.
    pub pointer: Pointer,
}

/// Inputs for rendering the touch layer.
#[derive(Clone, Copy)]
pub struct TouchLayer<'a> {
    /// Session in play.
    pub session: &'a Session,
    /// Board with its current layout.
    pub view: View<'a>,
    /// Layout without zoom.
    pub plain: &'a Layout,
    /// Cells of the board.
    pub cells: &'a [Vec<Cell>],
    /// Accessible names of all places.
    pub names: &'a [AttrValue],
    /// Place of the keyboard cursor.
    pub cursor: Place,
    /// Language of the names.
    pub language: Language,
}

impl TouchLayer<'_> {
    /// Renders one cell per place, in rows. The cells of a zoomed board are scaled and clipped with it.
    pub fn html(self, handlers: Handlers) -> Html {
        let rows = self.cells.iter().map(|row| {
            html! { <g role="row">{ for row.iter().map(|cell| self.cell(cell)) }</g> }
        });
        let layout = self.view.layout;
        let transform = layout.zoom_transform(self.plain).map(|((x, y), factor)| {
            format!(
                "translate({} {}) scale({})",
                Decimal(x),
                Decimal(y),
                Factor(factor)
            )
        });
        let (w, h) = layout.window;
        let active = &self.view.board.place_info(self.cursor).name;
        let Pointer {
            ondown,
            onmove,
            onup,
            oncancel,
            onlost,
        } = handlers.pointer;
        html! {
            <svg class="touch-layer" touch-action="none" style={layout.zoom_clip()} role="grid" tabindex="0"
                aria-label={words::BOARD.text(self.language)} aria-activedescendant={format!("cell-{active}")}
                viewBox={format!("0 0 {} {}", number(w), number(h))} width={number(w)} height={number(h)}
                onclick={handlers.onclick} onkeydown={handlers.onkeydown} onpointerdown={ondown}
                onpointermove={onmove} onpointerup={onup} onpointercancel={oncancel}
                onlostpointercapture={onlost}>
                <g role="presentation" transform={transform}>{ for rows }</g>
            </svg>
        }
    }

    fn cell(&self, cell: &Cell) -> Html {
        let place = cell.place;
        let touch = Touch::At(place);
        let sees = self.view.sees(place);
        let tap = (sees && self.taps(&touch)).then(|| cell.name.clone());
        let class = if sees && place == self.cursor {
            "touch-cell cursor"
        } else {
            "touch-cell"
        };
        let name = &self.names[usize::from(place.0)];
        let with = |said: Phrase| {
            AttrValue::from(asides([&**name, said.text(self.language)], self.language))
        };
        let name = if self.session.selection().held().contains(&touch) {
            with(moves::HELD)
        } else if self.session.selection().targets().contains(&place) {
            with(moves::CAN_GO)
        } else {
            name.clone()
        };
        let [x, y, w, h] = cell.square.clone();
        html! {
            <rect id={cell.id.clone()} {class} role="gridcell" data-cell={cell.name.clone()}
                data-tap={tap} aria-label={name} {x} {y} width={w} height={h} />
        }
    }

    /// Checks whether a touch has an effect now.
    fn taps(&self, touch: &Touch) -> bool {
        let session = self.session;
        let held: &[Touch] = if session.is_busy() {
            &[]
        } else {
            session.selection().held()
        };
        let all = [
            session.selection().starts(),
            session.selection().next(),
            held,
        ];
        all.iter().any(|some| some.contains(touch))
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::step::Place;

    use super::{TINY, around, place_at};
    use crate::board::layout::{Around, Layout};
    use crate::board::view::View;

    /// A touch within half the smallest target size of a place's centre hits that place, on every board, in every mode
    /// and window. Tiny cells are zoomed first.
    #[test]
    fn every_place_is_large_enough_for_a_finger() {
        const REACH: f64 = TINY / 2.0 - 0.1;
        let windows = [
            (1080.0, 810.0),
            (810.0, 1080.0),
            (1024.0, 768.0),
            (1920.0, 1080.0),
            (390.0, 844.0),
            (844.0, 390.0),
        ];
        for game in GameId::ALL {
            for mode in game.info().modes {
                let options = mode.ready.iter().copied().collect();
                let table = game.entry().open(&options, 1).expect("a mode");
                let (board, sides) = (table.board(), Around::of(&table.scene()));
                for window in windows {
                    for plain in [
                        Layout::new(&board, sides, window),
                        Layout::over(&board, sides, window, 0.0, true),
                    ] {
                        for place in (0..board.places.len()).map(|index| Place(index as u16)) {
                            let enlarged =
                                || plain.zoom(&board, &around(View::new(&board, &plain), place));
                            let layout = if plain.cell < TINY {
                                enlarged().expect("small cells can be enlarged")
                            } else {
                                plain.clone()
                            };
                            let view = View::new(&board, &layout);
                            let (x, y) = view.centre(place);
                            for eighth in 0..8 {
                                let turn = f64::from(eighth) * core::f64::consts::FRAC_PI_4;
                                let at = (x + REACH * turn.cos(), y + REACH * turn.sin());
                                assert_eq!(
                                    place_at(view, at),
                                    Some(place),
                                    "{} in {window:?}: {} of {} px",
                                    game.slug(),
                                    board.place_info(place).name,
                                    layout.cell
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
