//! Text field for the seed of the dice.

use yew::{Callback, Event, Html, Properties, TargetCast, component, html, use_state};

use crate::settings_context::use_words;
use crate::state::digits;
use crate::words::classroom as words;

/// Properties of `SeedField`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Current seed; `None` means random.
    pub seed: Option<u64>,
    /// Whether the field may be empty.
    pub may_be_empty: bool,
    /// Explanation of the seed.
    pub note: &'static str,
    /// Called with the entered seed.
    pub onseed: Callback<Option<u64>>,
}

/// Text field of the seed.
#[component]
pub fn SeedField(props: &Props) -> Html {
    let t = use_words();
    let refused = use_state(|| false);
    let onchange = {
        let (onseed, refused, may_be_empty) =
            (props.onseed.clone(), refused.clone(), props.may_be_empty);
        Callback::from(move |event: Event| {
            let input: web_sys::HtmlInputElement = event.target_unchecked_into();
            let text = input.value();
            match (text.trim(), digits::to_ascii(text.trim()).parse()) {
                ("", _) if may_be_empty => {
                    refused.set(false);
                    onseed.emit(None);
                }
                (_, Ok(seed)) => {
                    refused.set(false);
                    onseed.emit(Some(seed));
                }
                _ => refused.set(true),
            }
        })
    };
    let value = props.seed.map_or_else(String::new, |seed| seed.to_string());
    html! {
        <div class="field">
            <label for="seed">{t(words::SEED)}</label>
            <input id="seed" type="text" inputmode="numeric" autocomplete="off" data-adult="seed" {value} {onchange}
                placeholder={props.may_be_empty.then(|| t(words::BY_CHANCE))}
                aria-describedby="seed-note" aria-invalid={refused.to_string()} />
            <p id="seed-note" class="small-print">{props.note}</p>
            <p class="refused" role="alert">
                if *refused { {t(words::SEED_REFUSED)} }
            </p>
        </div>
    }
}
