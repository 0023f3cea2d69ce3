//! Die: a cube of six faces that turns until the thrown face is in front.

use engine::kernel::words::Language;
use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::numeral::{Numeral, numeral};

/// Die of one side.
pub struct Die {
    /// Colour.
    pub colour: &'static str,
    /// Six faces, ascending.
    pub faces: [u8; 6],
    /// Thrown face, if any.
    pub value: Option<u8>,
    /// Whether it is rolling.
    pub rolling: bool,
    /// Whether it may be thrown now.
    pub can_throw: bool,
    /// Whether it is covered.
    pub hidden: bool,
    /// Notation of its numbers.
    pub writing: Numeral,
    /// Language of its words.
    pub language: Language,
    /// Accessible name.
    pub label: AttrValue,
    /// Callback of a tap.
    pub onclick: Callback<MouseEvent>,
}

/// Returns the CSS class of a button that holds a die or a card.
pub const fn button_class(answers: bool) -> &'static str {
    if answers {
        "die-button ready"
    } else {
        "die-button"
    }
}

/// Renders a die.
pub fn die(props: Die) -> Html {
    let thrown = |value| props.faces.iter().position(|face| *face == value);
    let front = props.value.and_then(thrown).map_or(1, |index| index + 1);
    let class = format!(
        "die {} {} {} {}",
        props.colour,
        if props.hidden { "covered" } else { "" },
        if props.rolling { "rolling" } else { "" },
        if props.value.is_some() {
            "thrown"
        } else {
            "waits"
        },
    );
    let tap = props.can_throw.then_some("roll");
    let face = |(index, number): (usize, &u8)| {
        html! {
            <div class="die-face" data-face={(index + 1).to_string()}>
                {numeral(*number, props.writing, props.language)}
            </div>
        }
    };
    html! {
        <button type="button" class={button_class(props.can_throw)} data-tap={tap} aria-label={props.label}
            onclick={props.onclick}>
            <div {class} data-value={front.to_string()}>
                <div class="die-shadow"></div>
                <div class="die-body"><div class="die-cube">
                    { for props.faces.iter().enumerate().map(face) }
                </div></div>
                if props.hidden {
                    <svg class="die-cover" viewBox="0 0 84 72" aria-hidden="true">
                        <path d="M12 52Q10 8 42 8T72 52Q42 62 12 52z" />
                        <path d="M42 8V30" /><path class="die-cover-rim" d="M8 52Q42 66 76 52" />
                    </svg>
                }
            </div>
        </button>
    }
}
