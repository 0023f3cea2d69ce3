//! Where fingers and keys meet the board: one cell each, above everything, seen by nobody.

use engine::kernel::board::Board;
use engine::kernel::info::GameInfo;
use engine::kernel::input::Touch;
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::step::Place;
use engine::kernel::words::Phrase;
use engine::motion::PieceId;
use yew::{AttrValue, Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, html};

use super::layout::{Layout, Rect};
use crate::state::session::Session;
use crate::widgets::decimal::{Decimal, number};
use crate::words::play as words;

/// Cells smaller than this cannot be hit by a finger, in CSS pixels.
pub const TINY: f64 = 44.0;

/// A target may be missed by this part of a cell.
const MISS: f64 = 0.75;

/// The place for which a touch at a point counts: the touched one if it can be chosen, else the nearest
/// target that is near enough, else the touched one.
pub fn snap(
    session: &Session,
    (board, layout): (&Board, &Layout),
    (x, y): (f64, f64),
    touched: Place,
) -> Place {
    let (next, starts) = (&session.next, &session.starts);
    let at = Touch::At(touched);
    if next.contains(&at) || starts.contains(&at) || session.held.contains(&at) {
        return touched;
    }
    let near = next.iter().filter_map(|touch| match touch {
        Touch::At(place) => {
            let (cx, cy) = layout.centre(board, *place);
            Some((*place, (cx - x).hypot(cy - y)))
        }
        Touch::Held(_) | Touch::Pick(_) => None,
    });
    let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
    match nearest {
        Some((place, distance)) if distance <= MISS * layout.cell => place,
        _ => touched,
    }
}

/// The place under a point of the window.
pub fn place_at(board: &Board, layout: &Layout, (x, y): (f64, f64)) -> Option<Place> {
    let half = layout.cell / 2.0;
    let places = (0..board.places.len()).map(|index| Place(index as u16));
    let away = |place: &Place| {
        let (cx, cy) = layout.centre(board, *place);
        (cx - x).abs().max((cy - y).abs())
    };
    places
        .filter(|place| layout.sees(board, *place))
        .min_by(|one, other| away(one).total_cmp(&away(other)))
        .filter(|place| away(place) <= half)
}

/// The places around a place, of which a finger may have meant any.
pub fn around(board: &Board, layout: &Layout, place: Place) -> Vec<Place> {
    let (x, y) = layout.centre(board, place);
    let places = (0..board.places.len()).map(|index| Place(index as u16));
    let near = places.filter(|place| {
        let (cx, cy) = layout.centre(board, *place);
        (cx - x).abs().max((cy - y).abs()) < 2.2 * layout.cell
    });
    near.collect()
}

/// The full name of a place and what stands there: « ligne 3, colonne 5, chevalier, plus un ».
fn name(
    pieces: &[(PieceId, Piece)],
    (board, layout): (&Board, &Layout),
    card: &'static GameInfo,
    place: Place,
    say: impl Fn(Phrase) -> &'static str,
) -> String {
    let (column, row) = layout.seen(board, place);
    let mut name = match board.place_info(place).title {
        Some(title) => format!("{}, {}", say(*title), board.place_info(place).name),
        None => format!(
            "{} {}, {} {}",
            say(words::ROW),
            row + 1,
            say(words::COLUMN),
            column + 1
        ),
    };
    let mut here: Vec<_> = pieces
        .iter()
        .map(|(_, piece)| piece)
        .filter(|piece| piece.spot == Spot::On(place))
        .collect();
    // The piece that stands is named before the ground under it.
    if let [first, second] = &mut here[..]
        && first.layer < second.layer
    {
        core::mem::swap(first, second);
    }
    if here.is_empty() {
        name.push_str(", ");
        name.push_str(say(words::EMPTY));
    }
    for piece in here {
        name.push_str(", ");
        name.push_str(card.kind(piece.kind).map_or(piece.kind, |kind| say(*kind)));
        let bonus = match (piece.layer, piece.bonus) {
            (Layer::Standing, 1) => Some(words::PLUS_ONE),
            (Layer::Standing, 2) => Some(words::PLUS_TWO),
            _ => None,
        };
        if let Some(bonus) = bonus {
            name.push_str(", ");
            name.push_str(say(bonus));
        }
    }
    name
}

/// The names of all places with what stands there, by place. What a touch changes is said behind them.
pub fn names(
    pieces: &[(PieceId, Piece)],
    at: (&Board, &Layout),
    card: &'static GameInfo,
    say: impl Fn(Phrase) -> &'static str + Copy,
) -> Vec<AttrValue> {
    let places = (0..at.0.places.len()).map(|index| Place(index as u16));
    places
        .map(|place| AttrValue::from(name(pieces, at, card, place, say)))
        .collect()
}

/// What is written of a cell once for a window.
pub struct Cell {
    place: Place,
    id: AttrValue,
    name: AttrValue,
    square: [AttrValue; 4],
}

/// The cells of a window, row by row from above.
pub fn cells(board: &Board, layout: &Layout) -> Vec<Vec<Cell>> {
    let cell = |place: Place| {
        let Rect { x, y, w, h } = layout.square(board, place);
        let name = board.place_info(place).name.clone();
        Cell {
            place,
            id: format!("cell-{name}").into(),
            name: name.into(),
            square: [x, y, w, h].map(|side| number(side).into()),
        }
    };
    let rows = layout.rows(board).into_iter();
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
    /// A finger comes down.
    pub ondown: Callback<PointerEvent>,
    /// A finger moves.
    pub onmove: Callback<PointerEvent>,
    /// A finger leaves.
    pub onup: Callback<PointerEvent>,
    /// A finger is taken over by the browser.
    pub oncancel: Callback<PointerEvent>,
}

/// One cell for each place, in rows as seen. Where the board is enlarged, so are the cells, and what is not seen is cut off.
pub fn touch_layer(
    session: &Session,
    (board, plain, layout): (&Board, &Layout, &Layout),
    (cells, names): (&[Vec<Cell>], &[AttrValue]),
    cursor: Place,
    say: impl Fn(Phrase) -> &'static str + Copy,
    handlers: &Handlers,
) -> Html {
    let held: &[Touch] = if session.is_busy() {
        &[]
    } else {
        &session.held
    };
    let taps = |touch: &Touch| {
        let all = [&session.starts[..], &session.next, held];
        all.iter().any(|some| some.contains(touch))
    };
    let cell = |cell: &Cell| {
        let place = cell.place;
        let touch = Touch::At(place);
        let sees = layout.sees(board, place);
        let tap = (sees && taps(&touch)).then(|| cell.name.clone());
        let class = match (sees, place == cursor) {
            (false, _) => "touch-cell beyond",
            (true, false) => "touch-cell",
            (true, true) => "touch-cell cursor",
        };
        let name = &names[usize::from(place.0)];
        let name = if session.held.contains(&touch) {
            AttrValue::from(format!("{name}, {}", say(words::HELD)))
        } else if session.targets.contains(&place) {
            AttrValue::from(format!("{name}, {}", say(words::CAN_GO)))
        } else {
            name.clone()
        };
        let [x, y, w, h] = cell.square.clone();
        html! {
            <rect id={cell.id.clone()} {class} role="gridcell" data-cell={cell.name.clone()}
                data-tap={tap} aria-label={name} {x} {y} width={w} height={h} />
        }
    };
    let rows = cells.iter().map(|row| {
        let beyond = row.iter().all(|cell| !layout.sees(board, cell.place));
        // A row of which nothing is seen is no row.
        let class = if beyond { "beyond" } else { "" };
        html! { <g role="row" {class}>{ for row.iter().map(cell) }</g> }
    });
    let lens = layout.lens(plain).map(|((x, y), factor)| {
        format!(
            "translate({} {}) scale({factor:.4})",
            Decimal(x),
            Decimal(y)
        )
    });
    let (w, h) = layout.window;
    html! {
        <svg class="touch-layer" style={layout.material()} role="grid" tabindex="0" aria-label={say(words::BOARD)}
            aria-activedescendant={format!("cell-{}", board.place_info(cursor).name)}
            viewBox={format!("0 0 {} {}", number(w), number(h))} width={number(w)} height={number(h)}
            onclick={handlers.onclick.clone()} onkeydown={handlers.onkeydown.clone()}
            onpointerdown={handlers.ondown.clone()} onpointermove={handlers.onmove.clone()}
            onpointerup={handlers.onup.clone()} onpointercancel={handlers.oncancel.clone()}>
            <g role="presentation" transform={lens}>{ for rows }</g>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::step::Place;

    use super::{TINY, around, place_at};
    use crate::board::layout::{Around, Layout};

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
                let table = game.open(&options, 1).expect("a mode");
                let (board, sides) = (table.board(), Around::of(&table.scene()));
                for window in windows {
                    for plain in [
                        Layout::new(&board, sides, window),
                        Layout::over(&board, sides, window, 0.0, true),
                    ] {
                        for place in (0..board.places.len()).map(|index| Place(index as u16)) {
                            let enlarged = || plain.zoom(&board, &around(&board, &plain, place));
                            let layout = if plain.cell < TINY {
                                enlarged().expect("small cells can be enlarged")
                            } else {
                                plain.clone()
                            };
                            let (x, y) = layout.centre(&board, place);
                            for eighth in 0..8 {
                                let turn = f64::from(eighth) * core::f64::consts::FRAC_PI_4;
                                let at = (x + REACH * turn.cos(), y + REACH * turn.sin());
                                assert_eq!(
                                    place_at(&board, &layout, at),
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
