//! A board with its pieces, under fingers and keys.

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::input::Touch;
use engine::kernel::piece::Spot;
use engine::kernel::step::Place;
use engine::motion::PieceId;
use wasm_bindgen::JsCast;
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, UseReducerHandle, hook, html,
    use_memo, use_mut_ref, use_state_eq,
};

use super::ground::ground;
use super::hint::hinted;
use super::idle::{ASK, PULSE, use_idle};
use super::layout::Layout;
use super::marks::{marks_over, marks_under, signs_under};
use super::pieces::{Dragged, Figures, pieces};
use super::touch_layer::{Handlers, TINY, around, cells, names, place_at, snap, touch_layer};
use super::trays::{hand_buttons, told, trays};
use crate::state::session::{Action, Session};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Drawing;
use crate::widgets::icon::icon;
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

/// The place next to the cursor in the direction of an arrow key, as seen: the nearest one that lies more that way
/// than aside.
pub fn step(board: &Board, layout: &Layout, cursor: Place, key: &str) -> Option<Place> {
    let (x, y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let (from_x, from_y) = layout.centre(board, cursor);
    let places = (0..board.places.len()).map(|index| Place(index as u16));
    let far = |place: Place| {
        let (to_x, to_y) = layout.centre(board, place);
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let (along, aside) = (dx * x + dy * y, (dx * y - dy * x).abs());
        let is_that_way = along > 0.1 && aside <= along * 1.05;
        is_that_way.then_some((place, along + 2.0 * aside))
    };
    let nearest = places
        .filter_map(far)
        .min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.map(|(place, _)| place)
}

/// A board with its pieces, under fingers and keys, and a hand at the last of the places that are to be tried. A hook rather than a component: what a page says of the game and the board change in one go.
#[hook]
pub fn use_board_view(
    session: &UseReducerHandle<Session>,
    layout: &Rc<Layout>,
    board: &Rc<Board>,
    hint: &[Touch],
) -> Html {
    let say = use_words();
    let language = use_language();
    let card = session.table().info();
    // Very small cells are enlarged around a finger before anything is chosen.
    let lens = use_state_eq(|| None::<((u32, usize), Place)>);
    let moment = (session.version, session.held.len());
    let under_lens = lens.filter(|(at, _)| *at == moment);
    let is_tiny = layout.cell < TINY;
    // Small cells are enlarged where the held piece can go, unless that is nearly everywhere.
    let held = session.held.iter().filter_map(|touch| match touch {
        Touch::At(place) => Some(*place),
        Touch::Held(_) | Touch::Pick(_) => None,
    });
    let mut wanted: Vec<Place> = held.chain(session.targets.iter().copied()).collect();
    if session.held.is_empty() || (is_tiny && layout.zoom(board, &wanted).is_none()) {
        wanted = under_lens.map_or_else(Vec::new, |(_, place)| around(board, layout, place));
    }
    // All is drawn by the plain layout; where the board is enlarged, what was drawn is brought nearer.
    let plain = layout;
    let layout = &use_memo((plain.clone(), wanted), |(plain, wanted)| {
        plain
            .zoom(board, wanted)
            .unwrap_or_else(|| (**plain).clone())
    });
    let touched = (session.version, session.beat, session.held.clone());
    // A refused touch shows at once what can be touched.
    let strays = session.refused.is_some() && session.held.is_empty();
    let is_idle = use_idle(touched.clone(), ASK) || strays;
    let pulses = use_idle(touched, PULSE);
    let cursor = use_state_eq(|| Place(0));
    let dragged = use_state_eq(|| Dragged::None);
    // Made once for a window, since nothing of it ever changes.
    let under = use_memo(plain.clone(), |plain| ground(board, plain, card));
    let cells = use_memo(plain.clone(), |plain| cells(board, plain));
    let stands = (session.stage.clone(), language, plain.clone());
    let names = use_memo(stands, |(stage, _, plain)| {
        names(stage.pieces(), (board, plain), card, say)
    });
    let figures = use_mut_ref(Figures::default);
    let finger = use_mut_ref(|| None::<Finger>);
    let just_dragged = use_mut_ref(|| false);

    let dispatch = {
        let session = session.clone();
        Callback::from(move |deed| session.dispatch(deed))
    };
    let onclick = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let (cursor, just_dragged) = (cursor.clone(), just_dragged.clone());
        let lens = lens.clone();
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
                // Where places lie close together their squares overlap: the nearest one is meant.
                let nearest = place_at(&board, &layout, point(&event)).unwrap_or(touched);
                snap(&session, (&board, &layout), point(&event), nearest)
            };
            cursor.set(place);
            if is_tiny && !is_pointless(&event) {
                let at = Touch::At(place);
                let can = session.starts.contains(&at) || session.next.contains(&at);
                match under_lens {
                    None if !layout.zoomed => {
                        lens.set(Some((moment, place)));
                        return;
                    }
                    Some(_) if !can => lens.set(None),
                    _ => {}
                }
            }
            session.dispatch(Action::Touch(Touch::At(place)));
        })
    };
    let onkeydown = {
        let (session, board, layout) = (session.clone(), board.clone(), layout.clone());
        let cursor = cursor.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            match key.as_str() {
                "Enter" | " " => session.dispatch(Action::Touch(Touch::At(*cursor))),
                "Escape" => session.dispatch(Action::Cancel),
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
            let from = place
                .filter(|place| event.is_primary() && session.starts.contains(&Touch::At(*place)));
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
                session.dispatch(Action::Drag(Touch::At(finger.from), Touch::At(to)));
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
    let drawn = (&**board, &**plain);
    let lens = layout.lens(plain);
    let dragged = dragged.map(|(piece, dx, dy)| {
        let factor = lens.map_or(1.0, |(_, factor)| factor);
        (piece, dx / factor, dy / factor)
    });
    // Each picture is replaced as a whole: what changes with every touch stands apart from what seldom does.
    let mut below = Drawing::default();
    marks_under(&mut below, session, board, plain);
    let mut above = Drawing::default();
    marks_over(&mut above, session, board, plain, card);
    hinted(&mut above, board, plain, hint);
    let pieces = pieces(
        session,
        drawn,
        (card, language),
        &mut figures.borrow_mut(),
        (dragged, is_idle, layout.zoomed),
    );
    let nearer = lens.map(|((x, y), factor)| {
        let [x, y] = [x, y].map(Decimal);
        format!("transform:translate({x}px,{y}px) scale({factor:.4})")
    });
    html! {
        <>
            {under.frame.clone()}
            {trays(session, plain)}
            {if layout.zoomed { under.beyond.clone() } else { Html::default() }}
            <div class="sight" style={layout.material()}>
                <div class="nearer" style={nearer}>
                    {under.land.clone()}
                    {below.picture("board marks", plain.view())}
                    {signs_under(session, drawn, pulses)}
                    {pieces.on_board}
                    {above.picture("board marks over", plain.view())}
                </div>
            </div>
            {if layout.zoomed { under.edge.clone() } else { Html::default() }}
            {pieces.beside}
            {touch_layer(session, (board, plain, layout), (&cells, &names), *cursor, say, &handlers)}
            {hand_buttons(session, plain, card, say, &dispatch)}
            {manners(session, (board, layout), say, &dispatch)}
            {told(session, say)}
        </>
    }
}

/// The manners to choose from, as pictures beside the piece that was touched.
fn manners(
    session: &Session,
    (board, layout): (&Board, &Layout),
    say: impl Fn(engine::kernel::words::Phrase) -> &'static str,
    dispatch: &Callback<Action>,
) -> Html {
    let picks = session.next.iter().filter_map(|touch| match touch {
        Touch::Pick(letter) => Some(*letter),
        _ => None,
    });
    let picks: Vec<char> = picks.collect();
    let Some(Touch::At(place)) = session.held.last().filter(|_| !picks.is_empty()) else {
        return Html::default();
    };
    let (x, y) = layout.centre(board, *place);
    let side = (96.0 * layout.scale).max(72.0);
    let (w, h) = (side * picks.len() as f64 + 32.0, side + 24.0);
    let left = (x - w / 2.0).clamp(8.0, layout.window.0 - w - 8.0);
    let top = if y > layout.window.1 / 2.0 {
        y - layout.cell * 0.6 - h
    } else {
        y + layout.cell * 0.6
    };
    let style = format!("left:{}px;top:{}px", left as i32, top as i32);
    let buttons = picks.into_iter().map(|letter| {
        let button = session.table().variant_button(letter);
        let onclick = dispatch.reform(move |_| Action::Touch(Touch::Pick(letter)));
        let side = format!("width:{0}px;height:{0}px", side as i32);
        html! {
            <button type="button" class="button manner" style={side} data-tap={letter.to_string()}
                aria-label={say(*button.phrase)} {onclick}>{icon(button.drawing)}</button>
        }
    });
    html! { <div class="manners" {style}>{ for buttons }</div> }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::step::Place;

    use super::step;
    use crate::board::layout::{Around, Layout};

    /// Every place of every board can be reached by arrow keys, also on boards of points.
    #[test]
    fn arrows_reach_every_place() {
        for game in GameId::ALL {
            let table = game
                .open(&Options::default(), 1)
                .expect("the default options");
            let board = table.board();
            for window in [(1080.0, 810.0), (390.0, 844.0)] {
                let layout = Layout::new(&board, Around::of(&table.scene()), window);
                let mut reached = vec![Place(0)];
                let mut next = 0;
                while let Some(&place) = reached.get(next) {
                    for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                        reached.extend(
                            step(&board, &layout, place, key).filter(|to| !reached.contains(to)),
                        );
                    }
                    next += 1;
                }
                assert_eq!(reached.len(), board.places.len(), "{}", game.slug());
            }
        }
    }
}
