//! Card with a number on its hidden side.

use yew::{Callback, Html, MouseEvent, html};

use super::die::button_class;

/// Renders a card: its back, or its number once it is turned.
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
        <button type="button" class={button_class(can_turn)} data-tap={tap} aria-label={label.to_owned()} {onclick}>
            <div {class}>
                <svg class="card-back" viewBox="-4 -4 216 292" aria-hidden="true">
                    <use href="#card-back" x="-4" y="-4" width="216" height="292" />
                </svg>
                {face(number)}
            </div>
        </button>
    }
}

/// Renders the hidden side of a card, without a number if it is unknown.
pub fn face(number: Option<u8>) -> Html {
    html! {
        <svg class="card-front" viewBox="-4 -4 216 292" aria-hidden="true">
            <use href="#card-face" x="-4" y="-4" width="216" height="292" />
            if let Some(number) = number {
                if number > 0 {
                    <rect class="card-die" x="48" y="156" width="104" height="104" rx="20" />
                    <use href={format!("#face-dots-{number}")} x="48" y="156" width="104" height="104" />
                } else {
                    <text class="card-number" x="100" y="246" text-anchor="middle">{number}</text>
                }
            }
        </svg>
    }
}
