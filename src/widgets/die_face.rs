//! One face of a die, lying flat.

use yew::{Html, html};

/// One face of a die; `symbol` is the drawing of its number, `colour` is `blue`, `red` or nothing.
pub fn die_face(number: u8, symbol: &str, colour: &'static str) -> Html {
    html! {
        <svg class={format!("die-flat {colour}")} viewBox="0 0 100 100" role="img" aria-label={number.to_string()}>
            <rect x="4" y="4" width="92" height="92" rx="20" />
            <use href={format!("#{symbol}")} x="8" y="8" width="84" height="84" />
        </svg>
    }
}
