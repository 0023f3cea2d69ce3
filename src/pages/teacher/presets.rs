//! Presets: three of the app, and the teacher's own under the names of animals.

use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, component, html, use_state};

use super::rows::change;
use crate::browser::storage;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::lengths::Length;
use crate::state::presets::{Presets, ready};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::{drawing, icon};
use crate::words::{animals, desk as words};

/// What is being done to the own presets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Nothing,
    Keeping,
    Erasing,
}

/// The presets of the app, each with its name and what it is good for.
const READY: [(Length, Phrase, Phrase); 3] = [
    (
        Length::Discovery,
        words::PRESET_DISCOVERY,
        words::PRESET_DISCOVERY_NOTE,
    ),
    (Length::Small, words::PRESET_SMALL, words::PRESET_SMALL_NOTE),
    (Length::Whole, words::PRESET_WHOLE, words::PRESET_WHOLE_NOTE),
];

fn kept() -> Presets {
    storage::load_or_default(storage::PRESETS)
}

/// An animal on its banner.
pub fn banner(animal: &str) -> Html {
    html! {
        <svg class="banner-picture" viewBox="0 0 100 132" aria-hidden="true">
            <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
            <path class="banner-pole" d="M2 8H98" />
            <use href={format!("#animal-{animal}")} x="20" y="24" width="60" height="60" />
        </svg>
    }
}

/// The card.
#[component]
pub fn PresetsCard() -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let presets = use_state(kept);
    let doing = use_state(|| Doing::Nothing);
    let told = use_state(|| None::<Phrase>);
    let to = |next: Doing| {
        let (doing, told) = (doing.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            told.set(None);
            doing.set(next);
        })
    };
    let alter = {
        let (presets, doing, told) = (presets.clone(), doing.clone(), told.clone());
        Callback::from(move |next: Presets| {
            let is_kept = storage::keep(storage::PRESETS, &next);
            told.set((!is_kept).then_some(words::PRESET_NOT_KEPT));
            doing.set(Doing::Nothing);
            presets.set(next);
        })
    };
    let app_preset = |(length, name, note): &(Length, Phrase, Phrase)| {
        let length = *length;
        let mut would = (*settings).clone();
        ready(length, &mut would);
        let here = would == *settings;
        let handle = settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            change(&handle, move |settings| ready(length, settings))
        });
        html! {
            <button type="button" class="preset" data-preset={length.name()} aria-pressed={here.to_string()} {onclick}>
                <span class="preset-clocks">{ for (0..length.clocks()).map(|_| icon("icon-clock")) }</span>
                <span class="preset-words"><b>{say(*name)}</b><span class="small-print">{say(*note)}</span></span>
            </button>
        }
    };
    let own_preset = |number: usize| {
        let preset = presets.own[number].clone();
        let name = animals::name(&preset.animal).text(language);
        if *doing == Doing::Erasing {
            let (all, alter) = (presets.clone(), alter.clone());
            let animal = preset.animal.clone();
            let onclick = Callback::from(move |_: MouseEvent| {
                let mut next = (*all).clone();
                next.forget(&animal);
                alter.emit(next);
            });
            let label = format!("{} {name}", say(words::PRESET_ERASE_ONE));
            return html! {
                <button type="button" class="preset own going" data-erase={preset.animal.clone()} aria-label={label} {onclick}>
                    {banner(&preset.animal)}{icon("icon-cross")}
                </button>
            };
        }
        let here = applied(&settings, &preset.settings) == *settings;
        let handle = settings.clone();
        let animal = preset.animal.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let wanted = preset.settings.clone();
            change(&handle, move |settings| {
                *settings = applied(settings, &wanted)
            });
        });
        html! {
            <button type="button" class="preset own" data-preset={animal.clone()} aria-pressed={here.to_string()} {onclick}>
                {banner(&animal)}<b>{name}</b>
            </button>
        }
    };
    let free = |animal: &'static str| {
        let (presets, settings, alter) = (presets.clone(), settings.clone(), alter.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut next = (*presets).clone();
            next.keep(animal, &settings);
            alter.emit(next);
        });
        html! {
            <button type="button" class="preset own" data-animal={animal} aria-label={animals::name(animal).text(language)} {onclick}>
                {drawing(&format!("animal-{animal}"), "free-animal")}
            </button>
        }
    };
    let has_own = !presets.own.is_empty();
    let has_room = presets.free().next().is_some();
    html! {
        <section class="card presets">
            <h2>{say(words::PRESETS)}</h2>
            <p class="small-print">{say(words::PRESETS_NOTE)}</p>
            <div class="preset-row" role="group" aria-label={say(words::PRESETS_APP)}>{ for READY.iter().map(app_preset) }</div>
            if has_own {
                <div class="preset-row own-row" role="group" aria-label={say(words::PRESETS_OWN)}>
                    { for (0..presets.own.len()).map(own_preset) }
                </div>
            }
            {match *doing {
                Doing::Keeping => html! { <>
                    <p><b>{say(words::PRESET_WHICH)}</b></p>
                    <div class="preset-row own-row" role="group" aria-label={say(words::PRESET_WHICH)}>{ for presets.free().map(free) }</div>
                    <div class="buttons">{Button::new(say(words::NOT_NOW), to(Doing::Nothing)).class("plain").adult("preset-cancel").view()}</div>
                </> },
                Doing::Erasing if has_own => html! { <>
                    <p><b>{say(words::PRESET_ERASE_WHICH)}</b></p>
                    <div class="buttons">{Button::new(say(words::PRESET_ERASED), to(Doing::Nothing)).class("plain").adult("preset-cancel").view()}</div>
                </> },
                Doing::Nothing | Doing::Erasing => html! {
                    <div class="buttons">
                        if has_room {
                            {Button::new(say(words::PRESET_KEEP), to(Doing::Keeping)).class("plain").icon("icon-file").adult("preset-keep").view()}
                        }
                        if has_own {
                            {Button::new(say(words::PRESET_ERASE), to(Doing::Erasing)).class("plain").icon("icon-cross").adult("preset-erase").view()}
                        }
                    </div>
                },
            }}
            <p class="told" role="status">{told.map(say)}</p>
        </section>
    }
}

/// The settings after an own preset: all of it but the language, which is that of the reader.
fn applied(now: &Settings, wanted: &Settings) -> Settings {
    Settings {
        language: now.language,
        ..wanted.clone()
    }
}
