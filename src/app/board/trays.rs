//! The boxes beside the board: shelves of taken goals, benches of resting pieces, hands to place from.

use engine::kernel::game::{Card, Touch};
use engine::kernel::piece::{Spot, Tray};
use engine::kernel::step::Seat;
use yew::{Callback, Html, html};

use super::decimal::{Decimal, number};
use super::layout::{Layout, Rect, Shape};
use super::slots::kinds_in_hand;
use crate::state::session::{Deed, Session};
use crate::widgets::token::{Make, token_shape};

fn area(class: String, area: Rect, radius: f64) -> Html {
    html! {
        <rect {class} x={number(area.x)} y={number(area.y)} width={number(area.w)}
            height={number(area.h)} rx={number(radius)} />
    }
}

fn inset(area: Rect, by: f64) -> Rect {
    Rect {
        x: area.x + by,
        y: area.y + by,
        w: area.w - 2.0 * by,
        h: area.h - 2.0 * by,
    }
}

/// The boxes of a seat, drawn below the pieces.
pub fn trays(session: &Session, layout: &Layout) -> Html {
    let draw = (0..2).map(Seat).map(|seat| {
        let placing = !kinds_in_hand(&session.stage, seat).is_empty();
        if placing {
            hand(session, layout, seat)
        } else if session.is_placing() {
            Html::default()
        } else {
            html! { <>{shelf(session, layout, seat)}{bench(session, layout, seat)}</> }
        }
    });
    html! { <g class="trays">{ for draw }</g> }
}

fn edge(outer: Rect, layout: &Layout) -> Rect {
    Rect {
        y: outer.y + 6.0 * layout.scale,
        ..outer
    }
}

fn shelf(session: &Session, layout: &Layout, seat: Seat) -> Html {
    let Some(shelf) = session
        .scene
        .shelves
        .iter()
        .find(|shelf| shelf.seat == seat)
    else {
        return Html::default();
    };
    let outer = layout.tray(&session.scene, &session.stage, seat, Tray::Shelf);
    let active = if session.scene.seat == seat {
        "active"
    } else {
        ""
    };
    let slots = shelf.goals.iter().enumerate().map(|(number, goal)| {
        let (x, y) =
            layout.slot_centre((&session.scene, &session.stage), (seat, Tray::Shelf), number);
        let taken = session.stage.pieces().iter().any(|(_, piece)| {
            piece.kind == goal.kind && piece.spot == Spot::In(seat, Tray::Shelf)
        });
        let side = outer.w.min(outer.h) - 20.0 * layout.scale;
        let slot = Rect {
            x: x - side / 2.0 + 1.0,
            y: y - side / 2.0 + 1.0,
            w: side - 2.0,
            h: side - 2.0,
        };
        html! {
            <>
                {area("tray-slot".to_owned(), slot, 10.0 * layout.scale)}
                if !taken {
                    <g transform={format!("translate({} {}) scale({}) translate(-50 -52)", Decimal(x), Decimal(y), Decimal(side * 0.8 / 100.0))}>
                        {token_shape(goal, Make::Ghost)}
                    </g>
                }
            </>
        }
    });
    html! {
        <g class={format!("shelf seat-{} {active}", seat.0)}>
            {area("tray-edge".to_owned(), edge(outer, layout), 16.0 * layout.scale)}
            {area("tray-box".to_owned(), outer, 16.0 * layout.scale)}
            { for slots }
        </g>
    }
}

fn bench(session: &Session, layout: &Layout, seat: Seat) -> Html {
    let here = Spot::In(seat, Tray::Bench);
    if !session
        .stage
        .pieces()
        .iter()
        .any(|(_, piece)| piece.spot == here)
    {
        return Html::default();
    }
    let outer = layout.tray(&session.scene, &session.stage, seat, Tray::Bench);
    html! {
        <g class={format!("bench seat-{}", seat.0)}>
            {area("bench-box".to_owned(), outer, 12.0 * layout.scale)}
        </g>
    }
}

fn hand(session: &Session, layout: &Layout, seat: Seat) -> Html {
    let outer = layout.tray(&session.scene, &session.stage, seat, Tray::Hand);
    html! {
        <g class={format!("shelf seat-{}", seat.0)}>
            {area("tray-edge".to_owned(), edge(outer, layout), 16.0 * layout.scale)}
            {area("tray-box".to_owned(), outer, 16.0 * layout.scale)}
            {area("tray-slot".to_owned(), inset(outer, 7.0 * layout.scale), 10.0 * layout.scale)}
        </g>
    }
}

/// The waiting pieces as buttons, over the hands, with their numbers.
pub fn hand_buttons(
    session: &Session,
    layout: &Layout,
    card: &'static Card,
    say: impl Fn(engine::kernel::words::Phrase) -> &'static str,
    ontouch: &Callback<Deed>,
) -> Html {
    let starts = session.next_touches(&[]);
    let draw = (0..2).map(Seat).flat_map(|seat| {
        let kinds = kinds_in_hand(&session.stage, seat);
        kinds
            .into_iter()
            .enumerate()
            .map(move |(number, kind)| (seat, number, kind))
    });
    let buttons = draw.map(|(seat, number, (piece, count))| {
        let (x, y) =
            layout.slot_centre((&session.scene, &session.stage), (seat, Tray::Hand), number);
        let side = match layout.shape {
            Shape::Narrow => 56.0,
            _ => (74.0 * layout.scale).max(72.0),
        };
        let touch = Touch::Held(piece.letter);
        let can = seat == session.scene.seat && starts.contains(&touch);
        let held = session.held.contains(&touch) && seat == session.scene.seat;
        let class = if held { "waiting chosen" } else { "waiting" };
        let style = format!(
            "left:{}px;top:{}px;width:{2}px;height:{2}px",
            Decimal(x - side / 2.0),
            Decimal(y - side / 2.0),
            Decimal(side)
        );
        let name = card.kind(piece.kind).map_or("", |name| say(*name));
        let onclick = ontouch.reform(move |_| Deed::Touch(touch));
        let tap = (can && !held).then(|| piece.letter.to_string());
        html! {
            <button type="button" key={format!("{}{}", seat.0, piece.kind)} {class} {style} {onclick}
                data-tap={tap} disabled={!can} aria-pressed={if held { "true" } else { "false" }}
                aria-label={format!("{name}, {count}")}>
                if count > 1 {
                    <svg class="waiting-count" viewBox="0 0 100 100" aria-hidden="true">
                        <rect x="6" y="6" width="88" height="88" rx="20" />
                        <use href={format!("#face-dots-{}", count.min(6))} width="100" height="100" />
                    </svg>
                }
            </button>
        }
    });
    html! { <>{ for buttons }</> }
}
