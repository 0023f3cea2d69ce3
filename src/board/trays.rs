//! Boxes beside the board: shelves of captured goals, benches of resting pieces, hands to place from, and seat cards.

use engine::kernel::input::Touch;
use engine::kernel::piece::{Piece, Spot, Tray};
use engine::kernel::scene::{Counter, Player, Shelf};
use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, html};

use super::cards::{goals_of, in_slot};
use super::ground::suit_class;
use super::layout::{Around, Layout, Rect, Shape};
use super::slots::kinds_in_hand;
use crate::state::session::{Action, Session};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Drawing;
use crate::widgets::token::{TokenStyle, emblem_into, token_into};
use crate::words::punctuation::asides;

/// Boxes of a seat: the static picture below, the changing one above.
#[derive(Default)]
struct Boxes {
    below: Drawing,
    above: Drawing,
}

/// Renders the boxes of all seats, below the pieces. Static and changing parts are separate pictures, so that a step
/// replaces only the changing ones.
pub fn trays(session: &Session, layout: &Layout) -> Html {
    let seats = session.scene().players.iter().map(|player| {
        let seat = player.seat;
        let mut boxes = Boxes::default();
        if layout.around != Around::Trays {
            seat_card(&mut boxes, session, layout, player);
        } else if !kinds_in_hand(session.playback().stage(), seat).is_empty() {
            hand(&mut boxes.below, session, layout, seat);
        } else if !session.is_placing() {
            let mut shelves = session.scene().shelves.iter();
            if let Some(shelf) = shelves.find(|shelf| shelf.seat == seat) {
                goals(&mut boxes, session, layout, shelf);
            }
            bench(&mut boxes.above, session, layout, seat);
        }
        let is_active = session.scene().seat == seat;
        html! {
            <div class={if is_active { "seat-place active" } else { "seat-place" }}>
                {boxes.below.picture("board", layout.view())}
                {boxes.above.picture("board", layout.view())}
            </div>
        }
    });
    html! { <div class="beside">{ for seats }</div> }
}

fn edge(outer: Rect, layout: &Layout) -> Rect {
    Rect {
        y: outer.y + 6.0 * layout.scale,
        ..outer
    }
}

fn clone_box(draw: &mut Drawing, layout: &Layout, outer: Rect, class: &str) {
    let radius = 16.0 * layout.scale;
    draw.group(class);
    draw.rect("tray-edge", edge(outer, layout), radius);
    draw.rect("tray-box", outer, radius);
}

fn goals(boxes: &mut Boxes, session: &Session, layout: &Layout, shelf: &Shelf) {
    let Boxes { below, above: draw } = boxes;
    let seat = shelf.seat;
    let card = session.table().info();
    let (scene, stage) = (session.scene(), session.playback().stage());
    let outer = layout.tray(scene, stage, seat, Tray::Shelf);
    let suit = suit_class(card, seat.0);
    clone_box(below, layout, outer, &format!("shelf {suit}"));
    let side = outer.w.min(outer.h) - 20.0 * layout.scale;
    for (number, goal) in shelf.goals.iter().enumerate() {
        let (x, y) = layout.slot_centre(scene, stage, seat, Tray::Shelf, number);
        let slot = Rect {
            x: x - side / 2.0 + 1.0,
            y: y - side / 2.0 + 1.0,
            w: side - 2.0,
            h: side - 2.0,
        };
        below.rect("tray-slot", slot, 10.0 * layout.scale);
        let is_taken = stage
            .pieces()
            .iter()
            .any(|(_, piece)| piece.kind == goal.kind && piece.spot == Spot::In(seat, Tray::Shelf));
        if !is_taken {
            draw.around("", (x, y), side * 0.8, 100.0);
            draw.raw("<g transform=\"translate(-50 -52)\">");
            token_into(draw, goal, TokenStyle::Ghost, card);
            draw.end().end();
        }
    }
    below.end();
}

fn bench(draw: &mut Drawing, session: &Session, layout: &Layout, seat: Seat) {
    let here = Spot::In(seat, Tray::Bench);
    let mut pieces = session.playback().stage().pieces().iter();
    if pieces.any(|(_, piece)| piece.spot == here) {
        let outer = layout.tray(
            session.scene(),
            session.playback().stage(),
            seat,
            Tray::Bench,
        );
        draw.rect("bench-box", outer, 12.0 * layout.scale);
    }
}

fn hand(draw: &mut Drawing, session: &Session, layout: &Layout, seat: Seat) {
    let outer = layout.tray(
        session.scene(),
        session.playback().stage(),
        seat,
        Tray::Hand,
    );
    let suit = suit_class(session.table().info(), seat.0);
    clone_box(draw, layout, outer, &format!("shelf {suit}"));
    draw.rect(
        "tray-slot",
        outer.inset(7.0 * layout.scale),
        10.0 * layout.scale,
    );
    draw.end();
}

/// Draws the card of a seat: emblem, points, counters and trays.
fn seat_card(boxes: &mut Boxes, session: &Session, layout: &Layout, player: &Player) {
    let Boxes { below, above } = boxes;
    let card = session.table().info();
    let seat = player.seat;
    let parts = layout.card(session.scene(), seat);
    let suit = suit_class(card, seat.0);
    clone_box(below, layout, parts.area, &format!("seat-box {suit}"));
    let goals = goals_of(session.scene(), seat);
    let here = |piece: &Piece| matches!(piece.spot, Spot::In(other, _) if other == seat);
    let mut pieces = session.playback().stage().pieces().iter();
    let has_tray = pieces.any(|(_, piece)| here(piece))
        || !goals.is_empty()
        || player.counters.is_empty()
        || !player.tally.is_empty();
    if has_tray {
        let slot = parts.tray.inset(-3.0 * layout.scale);
        below.rect("tray-slot", slot, 8.0 * layout.scale);
    }
    emblem_into(below, &card.seats[usize::from(seat.0)], parts.emblem);
    below.end();
    let others = session
        .playback()
        .stage()
        .pieces()
        .iter()
        .filter(|(_, piece)| here(piece) && goals.iter().all(|goal| goal.kind != piece.kind));
    let count = goals.len() + others.count();
    for (number, goal) in goals.iter().enumerate() {
        let (x, y, side) = in_slot(parts.tray, count, number);
        above.around("", (x, y), side * 0.92, 100.0);
        above.raw("<g transform=\"translate(-50 -50)\">");
        token_into(above, goal, TokenStyle::Ghost, card);
        above.end().end();
    }
    let mut facts = parts.facts;
    // Counters that do not fit beside the emblem extend into the unused tray.
    if !has_tray && facts.h > 0.0 && parts.tray.y > facts.y + 1.0 {
        facts.h = parts.tray.y + parts.tray.h - facts.y;
    }
    seat_facts(above, layout, player, facts);
}

/// Draws the points of a seat, or its counters.
fn seat_facts(draw: &mut Drawing, layout: &Layout, player: &Player, facts: Rect) {
    if !player.tally.is_empty() {
        let size = facts.h.min(50.0 * layout.scale).min(facts.w * 0.5);
        let middle = (
            facts.x + facts.w / 2.0,
            facts.y + facts.h / 2.0 + size * 0.36,
        );
        draw.raw(&format!("<g style=\"font-size:{}px\">", Decimal(size)));
        draw.text("seat-score", middle, player.score()).end();
    } else if !player.counters.is_empty() && facts.h > 0.0 {
        counters(draw, &player.counters, facts);
    }
}

/// Draws counters in rows; each has filled and empty slots, or a number.
pub fn counters(draw: &mut Drawing, counters: &[Counter], area: Rect) {
    let row = area.h / counters.len().max(1) as f64;
    for (number, counter) in counters.iter().enumerate() {
        let y = area.y + row * number as f64;
        let shown = counter.of.max(1);
        let side = (row * 0.9)
            .min(area.w / f64::from(shown))
            .min(if counter.of == 0 {
                area.w * 0.45
            } else {
                f64::MAX
            });
        let slot = |index: u8| Rect {
            x: area.x + side * f64::from(index),
            y: y + (row - side) / 2.0,
            w: side * 0.94,
            h: side * 0.94,
        };
        for index in 0..shown {
            let is_there = index < counter.count || counter.of == 0;
            match counter.absent {
                _ if is_there => draw.symbol("counted", counter.kind, slot(index)),
                Some(empty) => draw.symbol("counted", empty, slot(index)),
                None => draw.symbol("counted absent", counter.kind, slot(index)),
            };
        }
        if counter.of == 0 {
            let size = side * 0.8;
            draw.raw(&format!("<g style=\"font-size:{}px\">", Decimal(size)));
            let middle = (area.x + side * 1.55, y + row / 2.0 + size * 0.36);
            draw.text("seat-score", middle, counter.count).end();
        }
    }
}

/// Renders the content of the seat cards as hidden text, for screen readers.
pub fn told(session: &Session, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let card = session.table().info();
    let line = |player: &Player| {
        let mut parts = vec![t(card.seats[usize::from(player.seat.0)].name).to_owned()];
        let counters = player.counters.iter();
        parts.extend(counters.map(|counter| format!("{} {}", t(*counter.name), counter.count)));
        if !player.tally.is_empty() {
            parts.push(player.score().to_string());
        }
        asides(parts, language)
    };
    let lines = session.scene().players.iter().map(line);
    html! { <ul class="visually-hidden">{ for lines.map(|line| html! { <li>{line}</li> }) }</ul> }
}

/// Renders the pieces in the hands as buttons with their counts.
pub fn hand_buttons(
    session: &Session,
    layout: &Layout,
    language: Language,
    ontouch: &Callback<Action>,
) -> Html {
    match layout.around {
        Around::Trays => waiting(session, layout, language, ontouch),
        _ => Html::default(),
    }
}

fn waiting(
    session: &Session,
    layout: &Layout,
    language: Language,
    ontouch: &Callback<Action>,
) -> Html {
    let draw = session.scene().players.iter().flat_map(|player| {
        let kinds = kinds_in_hand(session.playback().stage(), player.seat);
        let numbered = kinds.into_iter().enumerate();
        numbered.map(|(number, kind)| (player.seat, number, kind))
    });
    let buttons = draw.map(|(seat, number, (piece, count))| {
        let (x, y) =
            layout.slot_centre(session.scene(), session.playback().stage(), seat, Tray::Hand, number);
        let side = match layout.shape {
            Shape::Narrow => 56.0,
            _ => (74.0 * layout.scale).max(72.0),
        };
        let touch = Touch::Held(piece.letter);
        let can = seat == session.scene().seat && session.selection().starts().contains(&touch);
        let held = session.selection().held().contains(&touch) && seat == session.scene().seat;
        let class = if held { "waiting chosen" } else { "waiting" };
        let style = format!(
            "left:{}px;top:{}px;width:{2}px;height:{2}px",
            Decimal(x - side / 2.0),
            Decimal(y - side / 2.0),
            Decimal(side)
        );
        let name = session.table().info().kind(piece.kind);
        let name = name.map_or("", |name| name.text(language));
        let onclick = ontouch.reform(move |_| Action::Touch(touch));
        let tap = (can && !held).then(|| piece.letter.to_string());
        html! {
            <button type="button" key={format!("{}{}", seat.0, piece.kind)} {class} {style} {onclick}
                data-tap={tap} disabled={!can} aria-pressed={if held { "true" } else { "false" }}
                aria-label={asides([name, &count.to_string()], language)}>
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
