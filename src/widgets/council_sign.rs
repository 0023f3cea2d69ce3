//! Signs of the candidates in a council: circle, square, triangle.

use yew::{Html, html};

/// Outlines of the signs in a box of 100 units.
pub const OUTLINES: [&str; 3] = [
    "M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84z",
    "M14 14h72v72H14z",
    "M50 8l46 80H4z",
];

/// Renders the sign with this number.
pub fn council_sign(sign: usize) -> Html {
    html! {
        <svg class={format!("council-sign pen-{sign}")} viewBox="0 0 100 100" aria-hidden="true">
            <path d={OUTLINES[sign]} />
        </svg>
    }
}
