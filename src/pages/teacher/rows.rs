//! Rows of the desk as data: a choice of one value, or a toggle. A new setting is a new row.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use crate::settings_context::SettingsHandle;
use crate::state::settings::{Change, Settings};
use crate::widgets::button::switch;
use crate::widgets::segments::{Segment, segments};

/// Setting with a choice of values.
pub struct Choice<T: 'static> {
    /// Identifier in the DOM.
    pub name: &'static str,
    /// Label.
    pub label: Phrase,
    /// The values.
    pub all: &'static [T],
    /// Identifier of a value in the DOM.
    pub named: fn(T) -> &'static str,
    /// Returns the button of a value.
    pub face: fn(T, Language) -> Segment,
    /// Returns the current value.
    pub get: fn(&Settings) -> T,
    /// Sets a value.
    pub set: fn(&mut Settings, T),
    /// Returns the note on the current value.
    pub note: fn(T) -> Option<Phrase>,
}

impl<T: Copy> Choice<T> {
    /// Renders the row.
    pub fn row(&self, settings: &SettingsHandle, language: Language) -> Html {
        let now = (self.get)(settings);
        let (all, named, set) = (self.all, self.named, self.set);
        let handle = settings.clone();
        let onchoose = Callback::from(move |name: &'static str| {
            if let Some(value) = all.iter().copied().find(|value| named(*value) == name) {
                change(&handle, move |settings| set(settings, value));
            }
        });
        let faces = all.iter().map(|value| (self.face)(*value, language));
        let note = (self.note)(now);
        html! { <>
            {segments(self.name, self.label.text(language), faces, named(now), &onchoose)}
            { for note.map(|note| html! { <p class="small-print">{note.text(language)}</p> }) }
        </> }
    }
}

/// Setting that is on or off.
pub struct Toggle {
    /// Identifier in the DOM.
    pub name: &'static str,
    /// Label.
    pub label: Phrase,
    /// Returns whether it is on.
    pub get: fn(&Settings) -> bool,
    /// Switches it.
    pub set: fn(&mut Settings, bool),
}

impl Toggle {
    /// Renders the row.
    pub fn row(&self, settings: &SettingsHandle, language: Language) -> Html {
        let (on, set) = ((self.get)(settings), self.set);
        let handle = settings.clone();
        let onswitch = Callback::from(move |_: MouseEvent| {
            change(&handle, move |settings| set(settings, !on));
        });
        switch(self.name, self.label.text(language), on, onswitch)
    }
}

/// Changes the settings.
pub fn change(settings: &SettingsHandle, change: impl Fn(&mut Settings) + 'static) {
    settings.dispatch(Change(Box::new(change)));
}
