//! A card with a number on its hidden side.

use yew::{Callback, Html, MouseEvent, html};

/// Draws a card: its back, or its number once it is turned.
pub fn numbered_card(
    number: Option<u8>,
    can_turn: bool,
    label: &str,
    onclick: Callback<MouseEvent>,
) -> Html {
    let tap = can_turn.then_some("roll");
    let class = if number.is_some() {
        "number-card turned"
    } else {
        "number-card"
    };
    html! {
        <button type="button" class="die-button" data-tap={tap} aria-label={label.to_owned()} {onclick}>
            <div {class}>
                <svg class="card-back" viewBox="0 0 100 140" aria-hidden="true">
                    <use href="#card-back" width="100" height="140" />
                </svg>
                <svg class="card-front" viewBox="0 0 100 140" aria-hidden="true">
                    <use href="#card-face" width="100" height="140" />
                    if let Some(number) = number {
                        <text class="card-number" x="50" y="62" text-anchor="middle">{number}</text>
                        if number > 0 {
                            <use href={format!("#face-dots-{number}")} x="28" y="78" width="44" height="44" />
                        }
                    }
                </svg>
            </div>
        </button>
    }
}
