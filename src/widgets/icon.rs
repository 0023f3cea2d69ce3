//! Symbols of the sprite sheets: icons and die faces.

use yew::{Html, html};

/// Renders an icon next to its label.
pub fn icon(name: &str) -> Html {
    drawing(name, "icon")
}

/// Renders a symbol with its own CSS class.
pub fn drawing(name: &str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true">
            <use href={format!("#{name}")} width="100" height="100" />
        </svg>
    }
}

/// Renders a die face; `symbol` draws its number, `colour` is `blue`, `red` or empty.
pub fn die_face(number: u8, symbol: &str, colour: &'static str) -> Html {
    html! {
        <svg class={format!("die-flat {colour}")} viewBox="0 0 100 100" role="img" aria-label={number.to_string()}>
            <rect x="4" y="4" width="92" height="92" rx="20" />
            <use href={format!("#{symbol}")} x="8" y="8" width="84" height="84" />
        </svg>
    }
}
