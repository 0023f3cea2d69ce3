//! Number cards to cut. Each has its back above it: folded and glued, a card is thick and its back uniform.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Pile;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, FULL, Line, Pen, area, bold, plain};
use super::tables::die_face;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

const WIDTH: f64 = 43.0;
/// Height of a folded card, in millimetres.
const HEIGHT: f64 = 57.0;
const GAP: f64 = 2.0;
/// Distance of the frame from the edge of a card, in millimetres.
const BORDER: f64 = 2.5;
const RADIUS: f64 = 3.5;

fn face(pen: &mut Pen, strength: u8, drawing: &str, place: Rect, home: Option<&str>) {
    let Rect { x, y, w, h } = place;
    let inner = place.inset(BORDER);
    pen.rect(inner, RADIUS, "var(--card-ground,var(--dragon-pale))", FULL);
    let side = w - 12.0;
    pen.symbol(drawing, area(x + 6.0, y + 5.0, side, side));
    let text = strength.to_string();
    let middle = if home.is_some() { 9.8 } else { 12.5 };
    pen.text(bold(14.0), (x + middle, y + h - 6.8), Anchor::Middle, &text);
    if let Some(numeral) = home {
        pen.text(plain(6.4), (x + 18.2, y + h - 6.8), Anchor::Middle, numeral);
    }
    let die = area(x + w - 21.0, y + h - 19.0, 14.0, 14.0);
    die_face(pen, strength, die);
}

/// Draws the back, which is symmetric under rotation by 180°.
fn back(pen: &mut Pen, drawing: &str, place: Rect) {
    let inner = place.inset(BORDER);
    let ring = Line { width: 0.6, ..FULL };
    pen.rect(inner, RADIUS, "var(--dragon)", FULL);
    let frame = inner.inset(2.2);
    pen.rect(
        frame,
        RADIUS - 1.0,
        "var(--card-ground,var(--dragon-pale))",
        ring,
    );
    let side = place.w - 23.0;
    let (x, middle) = (place.x + 11.5, place.y + place.h / 2.0);
    let half = area(x, middle - side - 0.8, side, side);
    pen.symbol(drawing, half);
    turned(pen, (place.x + place.w / 2.0, middle));
    pen.symbol(drawing, half).end();
}

/// Opens a group rotated by 180° around a point.
pub fn turned(pen: &mut Pen, (x, y): (f64, f64)) {
    let [x, y] = [x, y].map(Decimal);
    pen.group(format_args!("transform=\"rotate(180 {x} {y})\""));
}

fn card_of(strength: u8, pile: &Pile, place: Rect, home: Option<&str>) -> Pen {
    let Rect { x, y, w, .. } = place;
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    back(&mut pen, pile.back, area(x, y, w, HEIGHT));
    face(
        &mut pen,
        strength,
        pile.face,
        area(x, y + HEIGHT, w, HEIGHT),
        home,
    );
    let [x, fold, w] = [x, y + HEIGHT, w].map(Decimal);
    pen.line(format_args!("M{x} {fold}h{w}"), FOLD);
    pen
}

/// Returns the cards of a pile. Each has its number, and beside it a smaller numeral of the home language if it
/// differs.
pub fn cards(
    pile: &Pile,
    card: &GameInfo,
    (language, home): (Language, Option<Language>),
) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::CARDS.text(language)
    );
    let hint = words::CARDS_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let all: Vec<u8> = (0..)
        .zip(pile.counts)
        .flat_map(|(strength, &count)| std::iter::repeat_n(strength, usize::from(count)))
        .collect();
    let wide = flow.room().w;
    let columns = ((wide + GAP) / (WIDTH + GAP)).floor();
    let begin = (wide - columns * (WIDTH + GAP) + GAP) / 2.0;
    for row in all.chunks(columns as usize) {
        let line = flow.take(2.0 * HEIGHT + GAP);
        for (column, &strength) in row.iter().enumerate() {
            let x = line.x + begin + column as f64 * (WIDTH + GAP);
            let place = area(x, line.y, WIDTH, 2.0 * HEIGHT);
            let numeral = home.and_then(|home| home.numeral(usize::from(strength)));
            let pen = card_of(strength, pile, place, numeral);
            flow.put(Role::Card, &format!("card-{strength}"), place, &pen);
        }
    }
    flow.done()
}
