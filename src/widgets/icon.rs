//! Drawings of the symbol sheets: an icon, the face of a die.

use yew::{Html, html};

/// A drawing that something beside it names.
pub fn icon(name: &str) -> Html {
    drawing(name, "icon")
}

/// A drawing with a class of its own.
pub fn drawing(name: &str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true">
            <use href={format!("#{name}")} width="100" height="100" />
        </svg>
    }
}

/// One face of a die; `symbol` is the drawing of its number, `colour` is `blue`, `red` or nothing.
pub fn die_face(number: u8, symbol: &str, colour: &'static str) -> Html {
    html! {
        <svg class={format!("die-flat {colour}")} viewBox="0 0 100 100" role="img" aria-label={number.to_string()}>
            <rect x="4" y="4" width="92" height="92" rx="20" />
            <use href={format!("#{symbol}")} x="8" y="8" width="84" height="84" />
        </svg>
    }
}
