//! The app's own phrases: one catalogue, both languages side by side. The games bring their own.

pub mod animals;
pub mod classroom;
pub mod desk;
pub mod fight;
pub mod install;
pub mod kept;
pub mod lesson;
pub mod message;
pub mod pages;
pub mod paper;
pub mod play;
pub mod vocabulary;

use engine::kernel::words::{Language, Phrase};
use yew::{hook, use_context};

use crate::settings_context::SettingsHandle;

/// The language of the app.
#[hook]
pub fn use_language() -> Language {
    use_context::<SettingsHandle>().map_or_else(Language::default, |settings| settings.language)
}

/// A way to say phrases in the language of the app.
#[hook]
pub fn use_words() -> impl Fn(Phrase) -> &'static str + Copy + 'static {
    let language = use_language();
    move |phrase: Phrase| phrase.text(language)
}
