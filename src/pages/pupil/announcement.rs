//! Question how the chosen piece goes: three pictures of the cells around it.

use engine::kernel::narration::Bearing;
use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, UseReducerHandle, html};

use crate::board::layout::Layout;
use crate::state::session::{ANNOUNCED, Action, Session};
use crate::widgets::button::Button;
use crate::words::vocabulary as words;

/// Side of a cell in the picture.
const CELL: i8 = 32;

/// Returns the word of a direction.
const fn word(bearing: Bearing) -> Phrase {
    match bearing {
        Bearing::Ahead | Bearing::Behind => words::AHEAD,
        Bearing::Beside => words::BESIDE,
        Bearing::Diagonal => words::DIAGONALLY,
    }
}

/// Returns the name of a direction in `data-tap`.
const fn name(bearing: Bearing) -> &'static str {
    match bearing {
        Bearing::Ahead | Bearing::Behind => "ahead",
        Bearing::Beside => "beside",
        Bearing::Diagonal => "diagonal",
    }
}

/// Returns the cells of a direction around the piece: columns to its right and rows behind it.
const fn cells(bearing: Bearing) -> &'static [(i8, i8)] {
    match bearing {
        Bearing::Ahead | Bearing::Behind => &[(0, -1)],
        Bearing::Beside => &[(1, 0), (-1, 0)],
        Bearing::Diagonal => &[(1, -1), (-1, -1), (1, 1), (-1, 1)],
    }
}

/// Returns the direction of a seat on the screen in degrees, from its camp to the other camps; 0 is up.
fn heading(session: &Session, layout: &Layout, seat: Seat) -> f64 {
    let board = session.table().board();
    let middle = |is_own: bool| {
        let camps = board.places.iter().filter_map(|place| {
            let camp = place.camp?;
            let (x, y) = place.centre;
            ((camp == seat) == is_own).then_some((f64::from(x), f64::from(y)))
        });
        let (count, x, y) = camps.fold((0.0, 0.0, 0.0), |(count, x, y), place| {
            (count + 1.0, x + place.0, y + place.1)
        });
        layout.in_window((x / count, y / count))
    };
    let ((x, y), (to_x, to_y)) = (middle(true), middle(false));
    let quarters = (to_x - x).atan2(y - to_y) / std::f64::consts::FRAC_PI_2;
    quarters.round() * 90.0
}

/// Renders the piece, the cells of a direction, and an arrow to the first of them.
fn picture(bearing: Bearing, heading: f64) -> Html {
    let fields = (-1..=1).flat_map(|row| (-1..=1).map(move |column| (column, row)));
    let field = |cell: (i8, i8)| {
        let class = match cells(bearing).contains(&cell) {
            true => "way-cell way-target",
            false => "way-cell",
        };
        let [x, y] = [cell.0, cell.1].map(|at| (at * CELL - CELL / 2).to_string());
        html! { <rect {class} {x} {y} width="32" height="32" /> }
    };
    let (column, row) = cells(bearing)[0];
    let turn = match (column, row) {
        (0, _) => 0,
        (_, 0) => 90,
        _ => 45,
    };
    let length = if turn == 45 { 44 } else { 30 };
    let arrow = format!(
        "M0-14V-{length}M-8-{}L0-{length}L8-{}",
        length - 9,
        length - 9
    );
    html! {
        <svg class="way-picture" viewBox="-50 -50 100 100" aria-hidden="true">
            <g transform={format!("rotate({heading})")}>
                { for fields.map(field) }
                <circle class="way-piece" r="11" />
                <path class="way-arrow" d={arrow} transform={format!("rotate({turn})")} />
            </g>
        </svg>
    }
}

/// Renders the question. A wrong picture is disabled; a touch on the board takes the move back.
pub fn announcement(
    session: &UseReducerHandle<Session>,
    layout: &Layout,
    language: Language,
) -> Html {
    let Some(asked) = session.announcement() else {
        return Html::default();
    };
    let heading = heading(session, layout, session.scene().seat);
    let answer = |bearing: Bearing| {
        let session = session.clone();
        let onclick = Callback::from(move |_| session.dispatch(Action::Announce(bearing)));
        let button = Button::new(word(bearing).text(language), onclick).class("way-answer");
        let button = button.tap(name(bearing)).disabled(asked.is_wrong(bearing));
        button.after(picture(bearing, heading)).view()
    };
    html! { <div class="way-answers" role="group">{ for ANNOUNCED.into_iter().map(answer) }</div> }
}
