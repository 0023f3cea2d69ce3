//! Signs on the board: what may be touched, what is held, where a piece came from.

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::game::Touch;
use engine::kernel::piece::{Layer, Spot};
use engine::kernel::step::Place;
use yew::{Html, html};

use super::decimal::Decimal;
use super::layout::Layout;
use crate::state::session::Session;

/// The signs of this moment. `under` those that lie below the pieces, else those above.
pub fn marks(session: &Session, board: &Rc<Board>, layout: &Layout, under: bool) -> Html {
    let next = session.next_touches(&session.held);
    let place = |touch: &Touch| match touch {
        Touch::At(place) if !session.held.is_empty() => Some(*place),
        _ => None,
    };
    let targets: Vec<Place> = next.iter().filter_map(place).collect();
    if under {
        html! {
            <>
                { for trail(session).map(|place| footprints(board, layout, place)) }
                { for held_place(session).map(|place| square(board, layout, place, "mark-held")) }
                { for targets.iter().filter(|place| !is_enemy(session, **place))
                    .map(|place| target(board, layout, *place)) }
            </>
        }
    } else {
        html! {
            <>
                { for targets.iter().filter(|place| is_enemy(session, **place))
                    .map(|place| fight(board, layout, *place)) }
                { for session.scene.spent.iter().map(|place| spent(board, layout, *place)) }
            </>
        }
    }
}

/// The place of the board that is held.
pub fn held_place(session: &Session) -> Option<Place> {
    session.held.iter().find_map(|touch| match touch {
        Touch::At(place) => Some(*place),
        Touch::Held(_) => None,
    })
}

fn trail(session: &Session) -> Option<Place> {
    match session.trail {
        Some((Spot::On(from), _)) => Some(from),
        _ => None,
    }
}

fn is_enemy(session: &Session, place: Place) -> bool {
    let here = session.stage.at(Spot::On(place));
    here.is_some_and(|(_, piece)| {
        piece.layer == Layer::Standing && piece.owner != session.scene.seat
    })
}

fn at(board: &Board, layout: &Layout, place: Place) -> String {
    let (x, y) = layout.centre(board, place);
    format!(
        "translate({} {}) scale({})",
        Decimal(x),
        Decimal(y),
        Decimal(layout.cell / 96.0)
    )
}

fn target(board: &Board, layout: &Layout, place: Place) -> Html {
    html! {
        <g class="mark-target" transform={at(board, layout, place)}>
            <circle class="mark-disc" r="31" />
            <circle class="mark-ring" r="29" />
            <circle class="mark-dot" r="13" />
        </g>
    }
}

fn square(board: &Board, layout: &Layout, place: Place, class: &'static str) -> Html {
    html! {
        <rect {class} transform={at(board, layout, place)} x="-45" y="-45" width="90" height="90" rx="16" />
    }
}

fn fight(board: &Board, layout: &Layout, place: Place) -> Html {
    html! {
        <g class="mark-fight" transform={at(board, layout, place)}>
            <rect class="mark-square" x="-45" y="-45" width="90" height="90" rx="16" />
            <circle class="mark-badge" cx="34" cy="-36" r="20" />
            <g class="mark-badge-die"><use href="#icon-die" x="20" y="-50" width="28" height="28" /></g>
        </g>
    }
}

fn footprints(board: &Board, layout: &Layout, place: Place) -> Html {
    html! {
        <g class="mark-trail" transform={at(board, layout, place)}>
            <use href="#steps" x="-24" y="-24" width="48" height="48" />
        </g>
    }
}

fn spent(board: &Board, layout: &Layout, place: Place) -> Html {
    html! {
        <g class="mark-spent" transform={at(board, layout, place)}>
            <circle class="mark-badge" cx="-30" cy="-32" r="16" />
            <use href="#steps" x="-41" y="-43" width="22" height="22" />
        </g>
    }
}
