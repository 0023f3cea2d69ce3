//! The button: a picture, a word, or both; and the switch, a button that is on or off.

use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::icon::icon;

/// A button in the making; [`Button::view`] draws it.
pub struct Button {
    class: &'static str,
    icon: Option<&'static str>,
    label: AttrValue,
    quiet: bool,
    chosen: Option<bool>,
    disabled: bool,
    tap: Option<AttrValue>,
    adult: Option<&'static str>,
    onclick: Callback<MouseEvent>,
    after: Html,
}

impl Button {
    /// A button with a word on it.
    pub fn new(label: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Self {
        Self {
            class: "",
            icon: None,
            label: label.into(),
            quiet: false,
            chosen: None,
            disabled: false,
            tap: None,
            adult: None,
            onclick,
            after: Html::default(),
        }
    }

    /// Its look: `main`, `adult`, `round`, or one of a page.
    pub fn class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// The picture on it.
    pub fn icon(self, icon: &'static str) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// Hides the word from the eye: the picture says it.
    pub fn quiet(self) -> Self {
        Self {
            quiet: true,
            ..self
        }
    }

    /// Whether it is the chosen one of its group.
    pub fn chosen(self, chosen: bool) -> Self {
        Self {
            chosen: Some(chosen),
            ..self
        }
    }

    /// Whether it cannot be pressed now.
    pub fn disabled(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }

    /// The name of the tap, where it does something in the game.
    pub fn tap(self, tap: impl Into<AttrValue>) -> Self {
        Self {
            tap: Some(tap.into()),
            ..self
        }
    }

    /// The name of the control for adults.
    pub fn adult(self, adult: &'static str) -> Self {
        Self {
            adult: Some(adult),
            ..self
        }
    }

    /// More pictures, after the word.
    pub fn after(self, after: Html) -> Self {
        Self { after, ..self }
    }

    /// Draws it.
    pub fn view(self) -> Html {
        let chosen = if self.chosen == Some(true) {
            "chosen"
        } else {
            ""
        };
        let word = if self.quiet {
            "visually-hidden"
        } else {
            "word"
        };
        let pressed = self
            .chosen
            .map(|chosen| if chosen { "true" } else { "false" });
        html! {
            <button type="button" class={format!("button {} {chosen}", self.class)} onclick={self.onclick}
                disabled={self.disabled} aria-pressed={pressed} data-tap={self.tap} data-adult={self.adult}>
                { for self.icon.map(icon) }
                <span class={word}>{self.label}</span>
                {self.after}
            </button>
        }
    }
}

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
