//! Cards with numbers, to cut.

use engine::kernel::game::Card;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FULL, Pen, area, bold};
use super::tables::die_face;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

const WIDTH: f64 = 56.0;
const HEIGHT: f64 = 73.0;
const GAP: f64 = 2.0;

fn card_of(strength: u8, drawing: &str, place: Rect) -> Pen {
    let Rect { x, y, w, h } = place;
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let inner = place.inset(3.0);
    pen.rect(inner, 4.0, "var(--card-ground,var(--dragon-pale))", FULL);
    let side = w - 16.0;
    pen.symbol(drawing, area(x + 8.0, y + 7.0, side, side));
    let text = strength.to_string();
    pen.text(bold(17.0), (x + 17.0, y + h - 8.5), Anchor::Middle, &text);
    die_face(
        &mut pen,
        strength,
        area(x + w - 27.0, y + h - 23.0, 17.0, 17.0),
    );
    pen
}

/// The cards with this drawing: so many of each strength, from 0.
pub fn cards(drawing: &str, counts: &[u8], card: &Card, language: Language) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::CARDS.text(language)
    );
    let hint = words::CARDS_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let all: Vec<u8> = (0..)
        .zip(counts)
        .flat_map(|(strength, &count)| std::iter::repeat_n(strength, usize::from(count)))
        .collect();
    let columns = ((flow.room().w + GAP) / (WIDTH + GAP)).floor() as usize;
    for row in all.chunks(columns) {
        let line = flow.take(HEIGHT + GAP);
        for (column, &strength) in row.iter().enumerate() {
            let x = line.x + column as f64 * (WIDTH + GAP) + 1.0;
            let place = area(x, line.y, WIDTH, HEIGHT);
            let pen = card_of(strength, drawing, place);
            flow.put(Role::Card, &format!("card-{strength}"), place, &pen);
        }
    }
    flow.done()
}
