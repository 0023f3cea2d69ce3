//! Settings of this device, as a context of every page.

use engine::kernel::words::{Language, Phrase, Tag};
use wasm_bindgen_futures::spawn_local;
use yew::{
    ContextProvider, Html, UseReducerHandle, hook, html, use_context, use_effect_with, use_mut_ref,
    use_reducer,
};

use crate::languages;
use crate::route::Route;
use crate::shell::{chunk_loading, page, storage, voice, wake_lock};
use crate::state::languages as read_languages;
use crate::state::persist::Persist;
use crate::state::settings::{Change, Motion, Settings};
use crate::state::switch::Switch;
use crate::words::{classroom, fight, moves, pages as words, play};

/// Reducer handle of the settings.
pub type SettingsHandle = UseReducerHandle<Settings>;

fn kept() -> Settings {
    storage::load_or_default(storage::SETTINGS)
}

/// Returns the settings with the language of a page. A page for adults is French if the class language has no texts
/// for adults.
fn spoken_on(settings: &Settings, is_for_adults: bool) -> Settings {
    let own = read_languages::of(settings.class_language);
    let is_known = !is_for_adults || own.has(&classroom::TABS);
    Settings {
        language: if is_known { own } else { Language::FRENCH },
        ..settings.clone()
    }
}

/// Returns the languages of these settings whose texts are not loaded.
fn tags(settings: &Settings) -> impl Iterator<Item = Tag> + use<> {
    let tags = [Some(settings.class_language), settings.home_language];
    let tags = tags.into_iter().flatten();
    tags.filter(|tag| !read_languages::is_read(*tag))
}

/// Calls back once the texts of the saved languages are loaded, or after a timeout.
pub fn with_words(begin: impl FnOnce() + 'static) {
    languages::with(tags(&kept()).collect(), begin);
}

/// Sets the single-switch settings and their texts on the root element, where `shell/switch` reads them.
fn say_switch(settings: &Settings) {
    if settings.switch == Switch::None {
        return page::set_attribute("data-switch", "");
    }
    let own = [
        words::BACK,
        play::PAUSE,
        play::GO_ON,
        play::EMPTY,
        moves::CAN_GO,
        moves::HELD,
    ];
    let all = own.iter().chain(&fight::NUMBERS);
    let all: Vec<&str> = all.map(|word| word.text(settings.language)).collect();
    page::set_attribute("data-switch-words", &all.join("|"));
    let step = settings.switch_step.0;
    page::set_attribute("data-switch", &format!("{} {step}", settings.switch.name()));
}

/// Returns the settings of this device. They are saved when they change, and read again on navigation, since another
/// window may have changed them.
#[hook]
pub fn use_settings(route: &Route) -> SettingsHandle {
    let settings = use_reducer({
        let is_for_adults = route.is_for_adults();
        move || spoken_on(&kept(), is_for_adults)
    });
    // Last known state on the device. Only changes made here are saved.
    let known = use_mut_ref(|| (*settings).clone());
    let is_for_adults = route.is_for_adults();
    let read = {
        let (dispatcher, known) = (settings.dispatcher(), known.clone());
        move || {
            let kept = spoken_on(&kept(), is_for_adults);
            known.replace(kept.clone());
            for tag in tags(&kept) {
                spawn_local(async move {
                    languages::read(tag).await;
                });
            }
            dispatcher.dispatch(Change(Box::new(move |settings| *settings = kept.clone())));
        }
    };
    let begun = use_mut_ref(|| false);
    let mirrors = route.is_mirrored();
    let keeps_awake = route.keeps_awake() && !settings.screen_sleeps;
    use_effect_with(keeps_awake, |keeps_awake| {
        wake_lock::keep(*keeps_awake);
    });
    use_effect_with(((*settings).clone(), mirrors), move |(settings, _)| {
        let tag = settings.language.tag();
        page::set_attribute("lang", tag.text());
        let is_mirrored = mirrors && settings.language.is_rtl();
        page::set_attribute("dir", if is_mirrored { "rtl" } else { "ltr" });
        let home = settings.home().map(Language::tag);
        page::set_or_remove_attribute("data-home", home.as_ref().map(Tag::text));
        page::set_attribute("data-theme", settings.theme.name());
        page::set_attribute("data-lettering", settings.lettering.name());
        let reduced = settings.motion == Motion::Reduced;
        page::set_attribute("data-motion", if reduced { "reduced" } else { "device" });
        page::title(words::APP.text(settings.language));
        page::set_attribute("data-sound", &settings.heard());
        if !settings.crests.is_empty() {
            chunk_loading::show_crests();
        }
        say_switch(settings);
        if settings.hush || settings.mute_voice {
            voice::hush();
        }
        // The first render changes nothing.
        if begun.replace(true) && known.replace(settings.clone()).to_json() != settings.to_json() {
            storage::save(storage::SETTINGS, settings);
        }
    });
    // A language may be chosen on the desk and its texts arrive on a page for pupils.
    use_effect_with(((*settings).clone(), is_for_adults), {
        let dispatcher = settings.dispatcher();
        move |(settings, _)| {
            if *settings != spoken_on(settings, is_for_adults) {
                dispatcher.dispatch(Change(Box::new(move |settings| {
                    *settings = spoken_on(settings, is_for_adults);
                })));
            }
        }
    });
    // After the effect that saves: a change in the same render must reach the device before it is read.
    use_effect_with(route.clone(), {
        let (read, settings) = (read.clone(), settings.clone());
        move |_| {
            if *settings != spoken_on(&kept(), is_for_adults) {
                read();
            }
        }
    });
    use_effect_with(is_for_adults, move |_| page::listen(languages::READ, read));
    settings
}

/// Returns the settings of the context.
///
/// # Panics
/// Panics outside of [`surrounded`].
#[hook]
pub fn use_settings_handle() -> SettingsHandle {
    use_context::<SettingsHandle>().expect("the app provides the settings")
}

/// Returns the language of the app, or the default outside of a context.
#[hook]
pub fn use_language() -> Language {
    use_context::<SettingsHandle>().map_or_else(Language::default, |settings| settings.language)
}

/// Returns a function that translates phrases into the language of the app.
#[hook]
pub fn use_words() -> impl Fn(Phrase) -> &'static str + Copy + 'static {
    let language = use_language();
    move |phrase: Phrase| phrase.text(language)
}

/// Provides the settings to a page.
pub fn surrounded(settings: SettingsHandle, page: Html) -> Html {
    html! {
        <ContextProvider<SettingsHandle> context={settings}>{page}</ContextProvider<SettingsHandle>>
    }
}
