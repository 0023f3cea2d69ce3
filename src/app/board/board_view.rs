//! A board with its pieces, under fingers and keys.

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::game::Touch;
use engine::kernel::piece::Spot;
use engine::kernel::step::Place;
use engine::motion::PieceId;
use wasm_bindgen::JsCast;
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, UseReducerHandle, hook, html,
    use_memo, use_mut_ref, use_state_eq,
};

use super::decimal::number;
use super::ground::ground;
use super::layout::Layout;
use super::marks::marks;
use super::pieces::{Dragged, pieces};
use super::touch_layer::{Handlers, meant, place_at, touch_layer};
use super::trays::{hand_buttons, trays};
use crate::state::session::{Deed, Session};
use crate::words::{use_language, use_words};

/// A finger farther than this from where it came down drags, in CSS pixels.
const DRAG: f64 = 14.0;

/// A finger that came down on a piece.
#[derive(Clone, Copy)]
struct Finger {
    piece: PieceId,
    from: Place,
    start: (f64, f64),
    dragged: bool,
}

fn point(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a tap was made by a program or a key rather than a finger: such taps have no point.
fn is_pointless(event: &MouseEvent) -> bool {
    event.detail() == 0
}

fn cell(event: &MouseEvent, board: &Board) -> Option<Place> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    board.place(&target.get_attribute("data-cell")?)
}

/// The cell next to the cursor in the direction of an arrow key, as seen.
fn step(board: &Board, layout: &Layout, cursor: Place, key: &str) -> Option<Place> {
    let (column, row) = layout.seen(board, cursor);
    let (column, row) = match key {
        "ArrowLeft" => (column.checked_sub(1)?, row),
        "ArrowRight" => (column + 1, row),
        "ArrowUp" => (column, row.checked_sub(1)?),
        "ArrowDown" => (column, row + 1),
        _ => return None,
    };
    let mut places = (0..board.places.len()).map(|index| Place(index as u16));
    places.find(|place| layout.seen(board, *place) == (column, row))
}

/// A board with its pieces, under fingers and keys, and a hand at the place to touch first, if one is to be
/// tried. A hook rather than a component: what a page says of the game and the board change in one go.
#[hook]
pub fn use_board_view(
    session: &UseReducerHandle<Session>,
    layout: &Rc<Layout>,
    board: &Rc<Board>,
    hint: Option<Touch>,
) -> Html {
    let say = use_words();
    let language = use_language();
    let card = session.table().card();
    let cursor = use_state_eq(|| Place(0));
    let dragged = use_state_eq(|| Dragged::None);
    // Made once for a window, since nothing of it ever changes.
    let under = use_memo(layout.clone(), |layout| ground(board, layout));
    let finger = use_mut_ref(|| None::<Finger>);
    let just_dragged = use_mut_ref(|| false);

    let dispatch = {
        let session = session.clone();
        Callback::from(move |deed| session.dispatch(deed))
    };
    let onclick = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let (cursor, just_dragged) = (cursor.clone(), just_dragged.clone());
        Callback::from(move |event: MouseEvent| {
            if just_dragged.replace(false) {
                return;
            }
            let Some(touched) = cell(&event, &board) else {
                return;
            };
            let place = if is_pointless(&event) {
                touched
            } else {
                meant(&session, (&board, &layout), point(&event), touched)
            };
            cursor.set(place);
            session.dispatch(Deed::Touch(Touch::At(place)));
        })
    };
    let onkeydown = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let cursor = cursor.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            match key.as_str() {
                "Enter" | " " => session.dispatch(Deed::Touch(Touch::At(*cursor))),
                "Escape" => session.dispatch(Deed::Escape),
                key => match step(&board, &layout, *cursor, key) {
                    Some(place) => cursor.set(place),
                    None if key.starts_with("Arrow") => {}
                    None => return,
                },
            }
            event.prevent_default();
        })
    };
    let ondown = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let (finger, just_dragged) = (finger.clone(), just_dragged.clone());
        Callback::from(move |event: PointerEvent| {
            just_dragged.replace(false);
            let place = place_at(&board, &layout, point(&event));
            let starts = session.next_touches(&[]);
            let from =
                place.filter(|place| event.is_primary() && starts.contains(&Touch::At(*place)));
            *finger.borrow_mut() = from.and_then(|from| {
                let (piece, _) = session.stage.at(Spot::On(from))?;
                let start = point(&event);
                Some(Finger {
                    piece,
                    from,
                    start,
                    dragged: false,
                })
            });
        })
    };
    let onmove = {
        let (finger, dragged) = (finger.clone(), dragged.clone());
        Callback::from(move |event: PointerEvent| {
            let mut finger = finger.borrow_mut();
            let Some(finger) = finger.as_mut().filter(|_| event.is_primary()) else {
                return;
            };
            let (x, y) = point(&event);
            let (dx, dy) = (x - finger.start.0, y - finger.start.1);
            finger.dragged |= dx.hypot(dy) > DRAG;
            if finger.dragged {
                dragged.set(Some((finger.piece, dx, dy)));
            }
        })
    };
    let onup = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let (finger, dragged) = (finger.clone(), dragged.clone());
        Callback::from(move |event: PointerEvent| {
            dragged.set(None);
            let Some(finger) = finger.borrow_mut().take().filter(|finger| finger.dragged) else {
                return;
            };
            just_dragged.replace(true);
            if let Some(to) = place_at(&board, &layout, point(&event)) {
                session.dispatch(Deed::Drag(Touch::At(finger.from), Touch::At(to)));
            }
        })
    };
    let oncancel = {
        let (finger, dragged) = (finger.clone(), dragged.clone());
        Callback::from(move |_| {
            finger.borrow_mut().take();
            dragged.set(None);
        })
    };
    let handlers = Handlers {
        onclick,
        onkeydown,
        ondown,
        onmove,
        onup,
        oncancel,
    };
    let (w, h) = layout.window;
    let both = (&**board, &**layout);
    html! {
        <>
            <svg class="board" aria-hidden="true" viewBox={format!("0 0 {} {}", number(w), number(h))}
                width={number(w)} height={number(h)}>
                {(*under).clone()}
                {trays(session, layout)}
                <g class="marks">{marks(session, board, layout, true)}</g>
                {pieces(session, both, (card, language), *dragged)}
                <g class="marks">{marks(session, board, layout, false)}</g>
                if let Some(Touch::At(place)) = hint {
                    {hand(board, layout, place)}
                }
            </svg>
            {touch_layer(session, both, card, *cursor, say, &handlers)}
            {hand_buttons(session, layout, card, say, &dispatch)}
        </>
    }
}

/// The hand that shows where to tap.
fn hand(board: &Board, layout: &Layout, place: Place) -> Html {
    let (x, y) = layout.centre(board, place);
    let side = layout.cell * 1.2;
    html! {
        <g transform={format!("translate({} {})", number(x), number(y))}>
            <g class="hint-hand">
                <use href="#hand" x={number(-side * 0.1)} y={number(-side * 0.05)}
                    width={number(side)} height={number(side)} />
            </g>
        </g>
    }
}
