//! Button with a picture, a word, or both; and switch, a button that is on or off.

use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::icon::icon;
use crate::shell::history;

/// Attribute that says what a button does.
enum Action {
    None,
    /// `data-tap`: an action of the game.
    Tap(AttrValue),
    /// `data-route`: the address that it opens.
    Route(AttrValue),
}

/// Builder of a button; [`Button::view`] renders it.
pub struct Button {
    class: &'static str,
    icon: Option<&'static str>,
    label: AttrValue,
    quiet: bool,
    chosen: Option<bool>,
    disabled: bool,
    action: Action,
    adult: Option<&'static str>,
    onclick: Callback<MouseEvent>,
    after: Html,
}

impl Button {
    /// Creates a button with a label.
    pub fn new(label: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Self {
        Self {
            class: "",
            icon: None,
            label: label.into(),
            quiet: false,
            chosen: None,
            disabled: false,
            action: Action::None,
            adult: None,
            onclick,
            after: Html::default(),
        }
    }

    /// Creates a button that opens an address of the app. `shell/prerendered.js` reads it from the `data-route` attribute.
    pub fn to(label: impl Into<AttrValue>, address: String) -> Self {
        let address = AttrValue::from(address);
        let action = Action::Route(address.clone());
        let onclick = Callback::from(move |_| history::follow(&address));
        Self {
            action,
            ..Self::new(label, onclick)
        }
    }

    /// Sets the CSS class: `main`, `adult`, `round`, or one of a page.
    pub fn class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// Sets the icon.
    pub fn icon(self, icon: &'static str) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// Hides the label visually; screen readers still get it.
    pub fn quiet(self) -> Self {
        Self {
            quiet: true,
            ..self
        }
    }

    /// Sets whether it is the chosen button of its group.
    pub fn chosen(self, chosen: bool) -> Self {
        Self {
            chosen: Some(chosen),
            ..self
        }
    }

    /// Sets whether it is disabled.
    pub fn disabled(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }

    /// Sets the `data-tap` attribute of a button that acts in the game.
    pub fn tap(self, tap: impl Into<AttrValue>) -> Self {
        Self {
            action: Action::Tap(tap.into()),
            ..self
        }
    }

    /// Sets the `data-adult` attribute of a control for adults.
    pub fn adult(self, adult: &'static str) -> Self {
        Self {
            adult: Some(adult),
            ..self
        }
    }

    /// Sets content after the label.
    pub fn after(self, after: Html) -> Self {
        Self { after, ..self }
    }

    /// Renders the button.
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
        let (tap, route) = match self.action {
            Action::None => (None, None),
            Action::Tap(tap) => (Some(tap), None),
            Action::Route(route) => (None, Some(route)),
        };
        html! {
            <button type="button" class={format!("button {} {chosen}", self.class)} onclick={self.onclick}
                disabled={self.disabled} aria-pressed={pressed} data-tap={tap} data-adult={self.adult}
                data-route={route}>
                { for self.icon.map(icon) }
                <span class={word}>{self.label}</span>
                {self.after}
            </button>
        }
    }
}

/// Renders a switch; `name` is its `data-setting` attribute.
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
