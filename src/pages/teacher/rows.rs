//! The rows of the desk, as data: one among a few, or on and off. Whoever adds a setting adds a row.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use crate::settings_context::SettingsHandle;
use crate::state::settings::{Change, Settings};
use crate::widgets::button::switch;
use crate::widgets::segments::{Segment, segments};

/// A setting of which one value is chosen.
pub struct Choice<T: 'static> {
    /// Its name for the program.
    pub name: &'static str,
    /// Its name for readers.
    pub label: Phrase,
    /// The values.
    pub all: &'static [T],
    /// The name of a value for the program.
    pub named: fn(T) -> &'static str,
    /// A value as it is seen.
    pub face: fn(T, Language) -> Segment,
    /// The value now.
    pub get: fn(&Settings) -> T,
    /// Takes a value.
    pub set: fn(&mut Settings, T),
    /// What is said of the value now.
    pub note: fn(T) -> Option<Phrase>,
}

impl<T: Copy> Choice<T> {
    /// The row.
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

/// A setting that is on or off.
pub struct Toggle {
    /// Its name for the program.
    pub name: &'static str,
    /// Its name for readers.
    pub label: Phrase,
    /// Whether it is on.
    pub get: fn(&Settings) -> bool,
    /// Switches it.
    pub set: fn(&mut Settings, bool),
}

impl Toggle {
    /// The row.
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
