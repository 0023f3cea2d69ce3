//! Nets of dice to cut, fold and glue.

use engine::kernel::piece::Suit;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{FOLD, FULL, Line, Pen, area};
use crate::board::ground::suit_class_of;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::widgets::token::colour;
use crate::words::paper as words;

/// Width of a glue tab, as a fraction of a face's side.
const TAB: f64 = 0.2;

/// Returns the dots of a number on a face of side 1.
pub fn dots(number: u8) -> &'static [(f64, f64)] {
    const L: f64 = 0.26;
    const M: f64 = 0.5;
    const H: f64 = 0.74;
    match number {
        1 => &[(M, M)],
        2 => &[(L, L), (H, H)],
        3 => &[(L, L), (M, M), (H, H)],
        4 => &[(L, L), (L, H), (H, L), (H, H)],
        5 => &[(L, L), (L, H), (M, M), (H, L), (H, H)],
        6 => &[(L, L), (L, M), (L, H), (H, L), (H, M), (H, H)],
        _ => &[],
    }
}

/// Returns the SVG path of a suit's hatching on a square face.
fn hatching(suit: Suit, face: Rect) -> String {
    let Rect { x, y, w, .. } = face;
    let mut path = String::new();
    let steps = 9;
    if matches!(suit, Suit::Red | Suit::Green) {
        for step in 1..steps {
            let c = 2.0 * w * f64::from(step) / f64::from(steps);
            let (a, b) = ((c - w).max(0.0), c.min(w));
            let [left, right] = [x + a, x + b].map(Decimal);
            let [low, high] = [y + b, y + a].map(Decimal);
            path.push_str(&format!("M{left} {low}L{right} {high}"));
            if suit == Suit::Green {
                let [low, high] = [y + w - b, y + w - a].map(Decimal);
                path.push_str(&format!("M{left} {low}L{right} {high}"));
            }
        }
    }
    path
}

/// Draws a face with its number.
fn face(pen: &mut Pen, number: u8, suit: Suit, at: Rect) {
    pen.fill(at, "", "var(--suit)");
    let path = hatching(suit, at);
    if !path.is_empty() {
        let hatch = Line {
            width: at.w * 0.025,
            dashes: "",
        };
        pen.path(
            path,
            "none",
            hatch,
            &format!("var(--hatch-{})", colour(suit)),
        );
    }
    let ring = Line {
        width: at.w * 0.035,
        dashes: "",
    };
    for (x, y) in dots(number) {
        pen.disc(
            (at.x + x * at.w, at.y + y * at.w),
            at.w * 0.09,
            "var(--pip,var(--on-suit))",
            ring,
        );
    }
}

/// Returns the width and height of a net with faces of this side.
pub fn net_size(side: f64) -> (f64, f64) {
    (side * (4.0 + TAB), side * 3.0)
}

/// Draws the net of a die with ascending faces. The lowest and highest faces are opposite, then the next ones inwards.
pub fn net(pen: &mut Pen, suit: Suit, faces: [u8; 6], corner: (f64, f64), side: f64) {
    pen.group(format_args!("class=\"{}\"", suit_class_of(suit)));
    let (x, y) = (corner.0 + side * TAB, corner.1);
    let place = |column: f64, row: f64| area(x + column * side, y + row * side, side, side);
    // In a row: 2, 3, 5, 4; above and below the second: 1 and 6.
    let net = [
        (faces[0], place(1.0, 0.0)),
        (faces[1], place(0.0, 1.0)),
        (faces[2], place(1.0, 1.0)),
        (faces[4], place(2.0, 1.0)),
        (faces[3], place(3.0, 1.0)),
        (faces[5], place(1.0, 2.0)),
    ];
    let (tab, material) = (side * TAB, side * 0.12);
    let mut tabs = String::new();
    let number = |value: f64| Decimal(value).to_string();
    for column in [0.0, 2.0, 3.0] {
        let left = x + column * side;
        for (base, way) in [(y + side, -1.0), (y + 2.0 * side, 1.0)] {
            tabs.push_str(&format!(
                "M{} {}l{} {}h{}l{} {}z",
                number(left),
                number(base),
                number(material),
                number(way * tab),
                number(side - 2.0 * material),
                number(material),
                number(-way * tab)
            ));
        }
    }
    tabs.push_str(&format!(
        "M{} {}l{} {}v{}l{} {}z",
        number(x),
        number(y + side),
        number(-tab),
        number(material),
        number(side - 2.0 * material),
        number(tab),
        number(material)
    ));
    pen.path(tabs, "var(--white)", FULL, "var(--ink)");
    for (value, at) in net {
        face(pen, value, suit, at);
    }
    for (_, at) in net {
        pen.rect(at, 0.0, "none", FOLD);
    }
    let [s, left, top] = [side, x + side, y].map(Decimal);
    let [middle, low, right] = [y + side, y + 2.0 * side, x + 4.0 * side].map(Decimal);
    let cuts = format!(
        "M{left} {middle}V{top}h{s}V{middle}M{left} {low}v{s}h{s}V{low}M{right} {middle}V{low}"
    );
    pen.line(cuts, FULL);
    pen.end();
}

/// Places nets side by side, in as many rows as needed.
pub fn nets(flow: &mut Flow, dice: &[(Suit, [u8; 6])], side: f64) {
    let (wide, high) = net_size(side);
    let room = flow.room().w;
    let across = (((room + 4.0) / (wide + 4.0)).floor() as usize).max(1);
    for line in dice.chunks(across) {
        let strip = flow.take(high + 6.0);
        for (index, (suit, faces)) in line.iter().enumerate() {
            let x = strip.x + index as f64 * (wide + 4.0);
            let mut pen = Pen::default();
            net(&mut pen, *suit, *faces, (x, strip.y + 2.0), side);
            let at = area(x, strip.y + 2.0, wide, high);
            flow.put(Role::Net, colour(*suit), at, &pen);
        }
    }
}

/// Returns the sheets of large dice.
pub fn dice_sheets(name: &str, dice: &[(Suit, [u8; 6])], language: Language) -> Vec<Sheet> {
    let title = format!("{name} · {}", words::DICE.text(language));
    let hint = words::DICE_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &title, hint, language);
    nets(&mut flow, dice, 34.0);
    flow.done()
}

#[cfg(test)]
mod tests {
    use super::dots;

    #[test]
    fn a_face_has_as_many_dots_as_its_number() {
        for number in 1..=6 {
            assert_eq!(dots(number).len(), usize::from(number));
        }
    }
}
