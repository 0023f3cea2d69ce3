//! Board with its pieces, pointer input and keyboard input.

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::input::Touch;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use yew::{
    AttrValue, Callback, Html, UseReducerHandle, hook, html, use_memo, use_mut_ref, use_state_eq,
};

use super::ground::{Ground, ground};
use super::highlight::{draw_brackets, draw_suns};
use super::hint::hinted;
use super::idle::Idle;
use super::input::{BoardInput, Zoom};
use super::layout::Layout;
use super::marks::{marks_over, outlines, signs_under};
use super::move_variants::move_variants;
use super::names::names;
use super::pieces::{Figures, PiecesView};
use super::pointer::Owner;
use super::touch_layer::{Cell, TouchLayer, cells};
use super::trays::{hand_buttons, told, trays};
use super::view::View;
use crate::state::session::Session;
use crate::widgets::decimal::{Decimal, Factor};
use crate::widgets::drawing::Drawing;

/// Places that the computer points out.
#[derive(Clone, Copy, Default)]
pub struct Pointed<'a> {
    /// Touches of the hint, in order.
    pub hint: &'a [Touch],
    /// Places of the pieces that the computer's explanation refers to.
    pub highlight: &'a [Place],
}

/// Parts memoized per layout, because they change seldom or never.
struct Fixed {
    under: Rc<Ground>,
    cells: Rc<Vec<Vec<Cell>>>,
    names: Rc<Vec<AttrValue>>,
}

#[hook]
fn use_fixed(session: &Session, board: &Board, plain: &Rc<Layout>, language: Language) -> Fixed {
    let card = session.table().info();
    let under = use_memo(plain.clone(), |plain| ground(board, plain, card));
    let cells = use_memo(plain.clone(), |plain| cells(View::new(board, plain)));
    let stands = (session.playback().stage().clone(), language, plain.clone());
    let names = use_memo(stands, |(stage, language, plain)| {
        names(stage.pieces(), View::new(board, plain), card, *language)
    });
    Fixed {
        under,
        cells,
        names,
    }
}

#[hook]
fn use_board_input(
    session: &UseReducerHandle<Session>,
    plain: &Rc<Layout>,
    board: &Rc<Board>,
) -> BoardInput {
    let zoom = Zoom {
        over: use_state_eq(|| None),
        moment: (session.version(), session.selection().held().len()),
        plain: plain.clone(),
    };
    let wanted = zoom.wanted(session, board);
    let layout = use_memo((plain.clone(), wanted), |(plain, wanted)| {
        let zoomed = plain.zoom(board, wanted);
        zoomed.unwrap_or_else(|| (**plain).clone())
    });
    BoardInput {
        session: session.clone(),
        board: board.clone(),
        layout,
        zoom,
        cursor: use_state_eq(|| Place(0)),
        dragged: use_state_eq(|| None),
        finger: use_mut_ref(|| None),
        owner: (*use_memo((), |()| Owner::default())).clone(),
        drag_end: use_mut_ref(|| None),
    }
}

/// Renders a board with its pieces, input layer, hint and highlights. It is a hook, not a component, so that the page's
/// text and the board change in the same render.
#[hook]
pub fn use_board_view(
    session: &UseReducerHandle<Session>,
    layout: &Rc<Layout>,
    board: &Rc<Board>,
    pointed: Pointed<'_>,
    idle: Idle,
    language: Language,
) -> Html {
    // Everything is drawn in the plain layout; zooming is a CSS transform over it.
    let plain = layout;
    let input = use_board_input(session, plain, board);
    let fixed = use_fixed(session, board, plain, language);
    let figures = use_mut_ref(Figures::default);
    let layout = input.layout.clone();
    let transform = layout.zoom_transform(plain);
    let drawn = View::new(board, plain);
    let pieces = PiecesView {
        session,
        view: drawn,
        card: session.table().info(),
        language,
        dragged: input.dragged_by(transform.map_or(1.0, |(_, factor)| factor)),
        is_idle: idle.asks,
        is_zoomed: layout.zoomed,
    };
    let pieces = pieces.html(&mut figures.borrow_mut());
    let (below, above) = marks(session, drawn, pointed);
    let touch_layer = TouchLayer {
        session,
        view: View::new(board, &layout),
        plain,
        cells: &fixed.cells,
        names: &fixed.names,
        cursor: *input.cursor,
        language,
    };
    let under = &fixed.under;
    let zoomed = |part: &Html| {
        if layout.zoomed {
            part.clone()
        } else {
            Html::default()
        }
    };
    html! {
        <>
            {under.frame.clone()}
            {trays(session, plain)}
            {zoomed(&under.beyond)}
            <div class="sight" style={layout.zoom_clip()}>
                <div class="nearer" style={transform.map(|(shift, factor)| zoom_style(shift, factor))}>
                    {under.land.clone()}
                    {below}
                    {signs_under(session, drawn, idle.pulses)}
                    {pieces.on_board}
                    {above}
                </div>
            </div>
            {zoomed(&under.edge)}
            {pieces.beside}
            {touch_layer.html(input.handlers())}
            {beside(session, plain, touch_layer.view, language)}
        </>
    }
}

/// Renders the buttons over the board, and the text of the boxes beside it for screen readers.
fn beside(
    session: &UseReducerHandle<Session>,
    plain: &Layout,
    seen: View<'_>,
    language: Language,
) -> Html {
    let dispatch = {
        let session = session.clone();
        Callback::from(move |action| session.dispatch(action))
    };
    html! {
        <>
            {hand_buttons(session, plain, language, &dispatch)}
            {move_variants(session, seen, language, &dispatch)}
            {told(session, language)}
        </>
    }
}

/// Returns the CSS transform of a zoom.
fn zoom_style(shift: (f64, f64), factor: f64) -> String {
    let [x, y] = [shift.0, shift.1].map(Decimal);
    format!("transform:translate({x}px,{y}px) scale({})", Factor(factor))
}

/// Renders the signs below and above the pieces. A picture is replaced as a whole, so signs that change with every
/// touch are drawn elsewhere ([`signs_under`]).
fn marks(session: &Session, view: View<'_>, pointed: Pointed<'_>) -> (Html, Html) {
    let Pointed { hint, highlight } = pointed;
    let mut below = Drawing::default();
    draw_suns(&mut below, view, highlight);
    outlines(&mut below, session.scene(), view, session.table().info());
    let mut above = Drawing::default();
    marks_over(&mut above, session, view);
    draw_brackets(&mut above, view, highlight);
    hinted(&mut above, view, hint);
    let area = view.layout.view();
    (
        below.picture("board marks", area),
        above.picture("board marks over", area),
    )
}
