//! Card of the presets: three built-in ones, and the teacher's own, named after animals.

use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, UseStateHandle, component, html, use_state};

use super::rows::change;
use crate::settings_context::{SettingsHandle, use_settings_handle};
use crate::shell::storage;
use crate::state::game_length::GameLength;
use crate::state::presets::{Preset, Presets, ready};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::{drawing, icon};
use crate::words::{animals, desk as words};

/// Action on the own presets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Nothing,
    Keeping,
    Erasing,
}

/// Built-in presets, with their names and purposes.
const READY: [(GameLength, Phrase, Phrase); 3] = [
    (
        GameLength::Discovery,
        words::PRESET_DISCOVERY,
        words::PRESET_DISCOVERY_NOTE,
    ),
    (
        GameLength::Small,
        words::PRESET_SMALL,
        words::PRESET_SMALL_NOTE,
    ),
    (
        GameLength::Whole,
        words::PRESET_WHOLE,
        words::PRESET_WHOLE_NOTE,
    ),
];

/// Loads the saved presets. A text that does not parse is quarantined before anything is saved in its place.
fn load() -> Presets {
    let saved = storage::load_or_quarantine(storage::PRESETS);
    saved.ok().flatten().unwrap_or_default()
}

/// Renders an animal on its banner.
pub fn banner(animal: &str) -> Html {
    html! {
        <svg class="banner-picture" viewBox="0 0 100 132" aria-hidden="true">
            <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
            <path class="banner-pole" d="M2 8H98" />
            <use href={format!("#animal-{animal}")} x="20" y="24" width="60" height="60" />
        </svg>
    }
}

/// The presets, with the state of the actions on them.
#[derive(Clone)]
struct Desk {
    settings: SettingsHandle,
    presets: UseStateHandle<Presets>,
    doing: UseStateHandle<Doing>,
    told: UseStateHandle<Option<Phrase>>,
}

/// Card of the presets.
#[component]
pub fn PresetsCard() -> Html {
    let desk = Desk {
        settings: use_settings_handle(),
        presets: use_state(load),
        doing: use_state(|| Doing::Nothing),
        told: use_state(|| None),
    };
    let t = |phrase: Phrase| desk.t(phrase);
    html! {
        <section class="card presets">
            <h2>{t(words::PRESETS)}</h2>
            <p class="small-print">{t(words::PRESETS_NOTE)}</p>
            <div class="preset-row" role="group" aria-label={t(words::PRESETS_APP)}>
                { for READY.iter().map(|ready| desk.app_preset(ready)) }
            </div>
            if desk.has_own() {
                <div class="preset-row own-row" role="group" aria-label={t(words::PRESETS_OWN)}>
                    { for desk.presets.own.iter().map(|preset| desk.own_preset(preset)) }
                </div>
            }
            {desk.ways()}
            <p class="told" role="status">{desk.told.map(t)}</p>
        </section>
    }
}

impl Desk {
    fn t(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.settings.language)
    }

    fn has_own(&self) -> bool {
        !self.presets.own.is_empty()
    }

    fn to(&self, next: Doing) -> Callback<MouseEvent> {
        let desk = self.clone();
        Callback::from(move |_: MouseEvent| {
            desk.told.set(None);
            desk.doing.set(next);
        })
    }

    fn alters(&self, alter: impl Fn(&Settings, &mut Presets) + 'static) -> Callback<MouseEvent> {
        let desk = self.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*desk.presets).clone();
            alter(&desk.settings, &mut next);
            let is_saved = storage::save(storage::PRESETS, &next);
            desk.told.set((!is_saved).then_some(words::PRESET_NOT_KEPT));
            desk.doing.set(Doing::Nothing);
            desk.presets.set(next);
        })
    }

    fn app_preset(&self, preset: &(GameLength, Phrase, Phrase)) -> Html {
        let (length, name, note) = *preset;
        let mut would = (*self.settings).clone();
        ready(length, &mut would);
        let here = would == *self.settings;
        let handle = self.settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            change(&handle, move |settings| ready(length, settings))
        });
        html! {
            <button type="button" class="preset" data-preset={length.name()} aria-pressed={here.to_string()} {onclick}>
                <span class="preset-clocks">{ for (0..length.clocks()).map(|_| icon("icon-clock")) }</span>
                <span class="preset-words"><b>{self.t(name)}</b><span class="small-print">{self.t(note)}</span></span>
            </button>
        }
    }

    fn own_preset(&self, preset: &Preset) -> Html {
        let name = animals::name(&preset.animal).text(self.settings.language);
        let animal = preset.animal.clone();
        if *self.doing == Doing::Erasing {
            let label = format!("{} {name}", self.t(words::PRESET_ERASE_ONE));
            let onclick = self.alters(move |_, presets| presets.forget(&animal));
            return html! {
                <button type="button" class="preset own going" data-erase={preset.animal.clone()} aria-label={label} {onclick}>
                    {banner(&preset.animal)}{icon("icon-cross")}
                </button>
            };
        }
        let here = applied(&self.settings, &preset.settings) == *self.settings;
        let handle = self.settings.clone();
        let wanted = preset.settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let wanted = wanted.clone();
            change(&handle, move |settings| {
                *settings = applied(settings, &wanted)
            });
        });
        html! {
            <button type="button" class="preset own" data-preset={animal} aria-pressed={here.to_string()} {onclick}>
                {banner(&preset.animal)}<b>{name}</b>
            </button>
        }
    }

    /// Renders the button of an animal without a preset.
    fn free(&self, animal: &'static str) -> Html {
        let onclick = self.alters(move |settings, presets| presets.keep(animal, settings));
        let label = animals::name(animal).text(self.settings.language);
        html! {
            <button type="button" class="preset own" data-animal={animal} aria-label={label} {onclick}>
                {drawing(&format!("animal-{animal}"), "free-animal")}
            </button>
        }
    }

    /// Renders the actions on the own presets, or the next stage of one.
    fn ways(&self) -> Html {
        let t = |phrase: Phrase| self.t(phrase);
        let plain = |label: Phrase, to, name| {
            let button = Button::new(t(label), self.to(to));
            button.class("plain").adult(name)
        };
        match *self.doing {
            Doing::Keeping => html! { <>
                <p><b>{t(words::PRESET_WHICH)}</b></p>
                <div class="preset-row own-row" role="group" aria-label={t(words::PRESET_WHICH)}>
                    { for self.presets.free().map(|animal| self.free(animal)) }
                </div>
                <div class="buttons">{plain(words::NOT_NOW, Doing::Nothing, "preset-cancel").view()}</div>
            </> },
            Doing::Erasing if self.has_own() => html! { <>
                <p><b>{t(words::PRESET_ERASE_WHICH)}</b></p>
                <div class="buttons">{plain(words::PRESET_ERASED, Doing::Nothing, "preset-cancel").view()}</div>
            </> },
            Doing::Nothing | Doing::Erasing => html! {
                <div class="buttons">
                    if self.presets.free().next().is_some() {
                        {plain(words::PRESET_KEEP, Doing::Keeping, "preset-keep").icon("icon-file").view()}
                    }
                    if self.has_own() {
                        {plain(words::PRESET_ERASE, Doing::Erasing, "preset-erase").icon("icon-cross").view()}
                    }
                </div>
            },
        }
    }
}

/// Returns the settings after an own preset is applied. The languages, the crests of the children, and settings of a newer
/// version stay unchanged.
fn applied(now: &Settings, wanted: &Settings) -> Settings {
    Settings {
        class_language: now.class_language,
        crests: now.crests,
        home_language: now.home_language,
        language: now.language,
        others: now.others.clone(),
        ..wanted.clone()
    }
}
