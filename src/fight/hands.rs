//! Hands that show a number on their fingers: the child's own left hand, palm to the eyes, and the right one.

use std::fmt::Write;

/// Raised fingers of a hand: thumb, index, middle, ring, little.
type Raised = [bool; 5];

const fn raised(fingers: u8) -> Raised {
    [
        fingers & 16 > 0,
        fingers & 8 > 0,
        fingers & 4 > 0,
        fingers & 2 > 0,
        fingers & 1 > 0,
    ]
}

/// Usual finger patterns of 0 to 6, as bits: left hand, right hand (0 if hidden). The first pattern of each number
/// begins with the thumb; six is a hand and a thumb.
const WAYS: [&[[u8; 2]]; 7] = [
    &[[0b00000, 0]],
    &[[0b10000, 0], [0b01000, 0]],
    &[[0b11000, 0], [0b01100, 0], [0b10000, 0b10000]],
    &[[0b11100, 0], [0b01110, 0], [0b11000, 0b10000]],
    &[[0b11110, 0], [0b01111, 0], [0b11000, 0b11000]],
    &[[0b11111, 0], [0b11100, 0b11000], [0b01111, 0b10000]],
    &[[0b11111, 0b10000], [0b11100, 0b11100], [0b01111, 0b01100]],
];

/// SVG of the fingers from index to little: raised, folded.
const FINGERS: [[&str; 2]; 4] = [
    [
        "<g transform=\"rotate(-15 56 76)\"><rect x=\"36\" y=\"8\" width=\"13.5\" height=\"60\" rx=\"6.7\" fill=\"var(--skin)\"/><path d=\"M40 30h4\" stroke-width=\"2.6\" fill=\"none\"/></g>",
        "<rect x=\"34\" y=\"46\" width=\"12.5\" height=\"24\" rx=\"6\" fill=\"var(--skin-shade)\"/>",
    ],
    [
        "<g transform=\"rotate(-5 56 76)\"><rect x=\"44.6\" y=\"1\" width=\"13.5\" height=\"60\" rx=\"6.7\" fill=\"var(--skin)\"/><path d=\"M48.6 25h4\" stroke-width=\"2.6\" fill=\"none\"/></g>",
        "<rect x=\"46\" y=\"44\" width=\"12.5\" height=\"27\" rx=\"6\" fill=\"var(--skin-shade)\"/>",
    ],
    [
        "<g transform=\"rotate(5 56 76)\"><rect x=\"53.2\" y=\"5\" width=\"13.5\" height=\"60\" rx=\"6.7\" fill=\"var(--skin)\"/><path d=\"M57.2 28h4\" stroke-width=\"2.6\" fill=\"none\"/></g>",
        "<rect x=\"58\" y=\"45\" width=\"12.5\" height=\"26\" rx=\"6\" fill=\"var(--skin-shade)\"/>",
    ],
    [
        "<g transform=\"rotate(16 56 76)\"><rect x=\"61.3\" y=\"16\" width=\"13.5\" height=\"60\" rx=\"6.7\" fill=\"var(--skin)\"/><path d=\"M65.3 36h4\" stroke-width=\"2.6\" fill=\"none\"/></g>",
        "<rect x=\"70\" y=\"48\" width=\"12.5\" height=\"22\" rx=\"6\" fill=\"var(--skin-shade)\"/>",
    ],
];

fn hand(out: &mut String, fingers: Raised, place: &str) {
    let _ = write!(
        out,
        "<g stroke=\"var(--contour-dark)\" stroke-width=\"4.5\" stroke-linejoin=\"round\" stroke-linecap=\"round\" transform=\"{place}\">\
         <path d=\"M42 100V88h30v12z\" fill=\"var(--white)\"/>\
         <path d=\"M36 100V90q0-4 4-4h34q4 0 4 4v10z\" fill=\"var(--prince)\"/>"
    );
    for (up, [raised, _]) in fingers[1..].iter().zip(FINGERS) {
        out.push_str(if *up { raised } else { "" });
    }
    if fingers[0] {
        out.push_str(
            "<path d=\"M38 80c-8-2-18-14-25-24q-4-7 2-11 5-3 10 3l15 14z\" fill=\"var(--skin)\"/>",
        );
    }
    out.push_str("<path d=\"M33 58q0-7 7-7h34q8 0 8 8v11q-2 14-12 20H46q-10-6-13-20z\" fill=\"var(--skin)\"/>");
    for (up, [_, folded]) in fingers[1..].iter().zip(FINGERS) {
        out.push_str(if *up { "" } else { folded });
    }
    out.push_str(match fingers[0] {
        true => "<path d=\"M35 66q9 4 9 16\" fill=\"none\" stroke-width=\"3\"/></g>",
        // A folded thumb lies across the palm.
        false => {
            "<path d=\"M35 64q8-3 24 6 5 3 3 8-3 4-9 2-9-4-18-4z\" fill=\"var(--skin-shade)\"/></g>"
        }
    });
}

/// Returns the hands that show a number from 0 to 6, as SVG shapes in a box of 100 units. `way` selects a finger
/// pattern; 0 begins with the thumb.
pub fn hands(number: u8, way: usize) -> Option<String> {
    let ways = WAYS.get(usize::from(number))?;
    let [left, right] = ways[way % ways.len()];
    let mut out = String::new();
    if right == 0 {
        hand(&mut out, raised(left), "translate(2 0) scale(.96)");
    } else {
        hand(&mut out, raised(left), "translate(-3 17) scale(.62)");
        hand(&mut out, raised(right), "translate(103 17) scale(-.62 .62)");
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::WAYS;

    #[test]
    fn every_finger_arrangement_shows_its_number() {
        for (number, ways) in (0..).zip(WAYS) {
            for [left, right] in ways {
                assert_eq!(left.count_ones() + right.count_ones(), number, "{number}");
            }
            assert_eq!(ways[0][0] >= 0b10000, number > 0, "{number}");
        }
    }
}
