//! Highlight of the pieces that the computer refers to while it explains its move.

use engine::kernel::step::Place;

use super::view::View;
use crate::widgets::drawing::Drawing;

/// Side of a cell, in units of the highlight.
const PARTS: f64 = 96.0;
/// SVG path of a sun below the piece.
const SUN: &str = "M19 -46L27 -27L46 -19L38 0L46 19L27 27L19 46L0 38L-19 46L-27 27L-46 19L-38 0L-46 -19L-27 -27L-19 -46L0 -38z";
/// SVG path of brackets around the piece, visible where it hides the sun. The shape doubles the colour.
const BRACKETS: &str = "M-45-25V-45H-25M25-45H45V-25M45 25V45H25M-25 45H-45V25";

/// Draws a sun below the pieces on these places.
pub fn draw_suns(draw: &mut Drawing, view: View<'_>, places: &[Place]) {
    for &place in places.iter().filter(|place| view.sees(**place)) {
        draw.around("lit", view.centre(place), view.layout.cell, PARTS);
        draw.path("lit-sun", SUN).end();
    }
}

/// Draws brackets around the pieces on these places.
pub fn draw_brackets(draw: &mut Drawing, view: View<'_>, places: &[Place]) {
    for &place in places.iter().filter(|place| view.sees(**place)) {
        draw.around("lit", view.centre(place), view.layout.cell, PARTS);
        draw.path("lit-edge", BRACKETS)
            .path("lit-bracket", BRACKETS)
            .end();
    }
}
