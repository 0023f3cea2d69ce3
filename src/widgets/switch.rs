//! Something that is on or off.

use yew::{Callback, Html, MouseEvent, html};

/// A switch; `name` is its name for the program.
pub fn switch(
    name: &'static str,
    label: &'static str,
    on: bool,
    onswitch: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="switch" role="switch" aria-checked={if on { "true" } else { "false" }}
            data-setting={name} onclick={onswitch}>
            <span class="switch-track" aria-hidden="true"><span class="switch-knob"></span></span>
            <span>{label}</span>
        </button>
    }
}
