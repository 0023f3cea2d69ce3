//! Where fingers and keys meet the board: one cell each, above everything, seen by nobody.

use engine::kernel::input::Touch;
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use yew::{AttrValue, Callback, Html, KeyboardEvent, MouseEvent, html};

use super::layout::{Layout, Rect};
use super::pointer::Pointer;
use super::view::View;
use crate::state::session::Session;
use crate::widgets::decimal::{Decimal, Factor, number};
use crate::words::{moves, play as words};

/// Cells smaller than this cannot be hit by a finger, in CSS pixels.
pub const TINY: f64 = 44.0;

/// A target may be missed by this part of a cell.
const MISS: f64 = 0.75;

/// The place for which a touch at a point counts: the touched one if it can be chosen, else the nearest
/// target that is near enough, else the touched one.
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

/// The place under a point of the window.
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

/// The places around a place, of which a finger may have meant any.
pub fn around(view: View<'_>, place: Place) -> Vec<Place> {
    let (x, y) = view.centre(place);
    let near = view.places().filter(|place| {
        let (cx, cy) = view.centre(*place);
        (cx - x).abs().max((cy - y).abs()) < 2.2 * view.layout.cell
    });
    near.collect()
}

/// What is written of a cell once for a window.
pub struct Cell {
    place: Place,
    id: AttrValue,
    name: AttrValue,
    square: [AttrValue; 4],
}

/// The cells of a window, row by row from above.
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

/// What the touch layer reports.
#[derive(Clone, PartialEq)]
pub struct Handlers {
    /// A click or a tap.
    pub onclick: Callback<MouseEvent>,
    /// A key.
    pub onkeydown: Callback<KeyboardEvent>,
    /// What a finger does.
    pub pointer: Pointer,
}

/// What the touch layer is made of.
#[derive(Clone, Copy)]
pub struct TouchLayer<'a> {
    /// What is to be touched.
    pub session: &'a Session,
    /// The board as it is seen.
    pub view: View<'a>,
    /// Where it lay before it was enlarged.
    pub plain: &'a Layout,
    /// The cells of the window.
    pub cells: &'a [Vec<Cell>],
    /// The names of all places.
    pub names: &'a [AttrValue],
    /// Where the keys are.
    pub cursor: Place,
    /// The language of the names.
    pub language: Language,
}

impl TouchLayer<'_> {
    /// One cell for each place, in rows as seen. Where the board is enlarged, so are the cells, and what is not seen
    /// is cut off.
    pub fn html(self, handlers: Handlers) -> Html {
        let rows = self.cells.iter().map(|row| {
            html! { <g role="row">{ for row.iter().map(|cell| self.cell(cell)) }</g> }
        });
        let layout = self.view.layout;
        let lens = layout.lens(self.plain).map(|((x, y), factor)| {
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
            <svg class="touch-layer" touch-action="none" style={layout.material()} role="grid" tabindex="0"
                aria-label={words::BOARD.text(self.language)} aria-activedescendant={format!("cell-{active}")}
                viewBox={format!("0 0 {} {}", number(w), number(h))} width={number(w)} height={number(h)}
                onclick={handlers.onclick} onkeydown={handlers.onkeydown} onpointerdown={ondown}
                onpointermove={onmove} onpointerup={onup} onpointercancel={oncancel}
                onlostpointercapture={onlost}>
                <g role="presentation" transform={lens}>{ for rows }</g>
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
        let with = |said: Phrase| AttrValue::from(format!("{name}, {}", said.text(self.language)));
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

    /// Whether a touch does something now.
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

    /// A finger that comes down within half the smallest target from the middle of a place means that place: every place of
    /// every board, in every mode and window; on small cells after they were enlarged.
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
