//! Data saved on the device, and the button that erases it: behind the parental gate, with a summary first. Erased
//! data can be restored for a day.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, Properties, UseStateHandle, component, html};

use crate::pages::shared::trash;
use crate::settings_context::{SettingsHandle, use_settings_handle};
use crate::shell::{clock, storage, tab_lock};
use crate::state::own_problems::OwnProblems;
use crate::state::presets::Presets;
use crate::state::saved::Saved;
use crate::state::settings::{Change, Settings};
use crate::state::skill_stats::SkillStats;
use crate::state::slots::{self, SLOTS};
use crate::state::trash::Trash;
use crate::widgets::button::Button;
use crate::words::{classroom as words, problem_desk};

const KEYS: [&str; 11] = [
    storage::ARENA,
    storage::FRIENDS,
    storage::GAME,
    storage::SETTINGS,
    storage::PRESETS,
    storage::PENNANT,
    storage::SKILL_STATS,
    storage::OWN_PROBLEMS,
    storage::QUARANTINE,
    storage::LAST_VISIT,
    storage::REPLACED,
];

/// State of the erasing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Erasing {
    /// Not started.
    Offered,
    /// The summary is shown, and the question asked.
    Asked,
    /// Everything is erased. The flag tells whether the trash is saved beyond this visit.
    Done(bool),
    /// Everything is restored.
    Back,
    /// The trash is deleted too.
    ForGood,
}

/// Action behind the parental gate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// Ask whether to erase.
    Erase,
    /// Delete the trash.
    ForGood,
}

/// Properties of `YourData`.
#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// Explanations, as list items.
    pub lines: Html,
    /// State of the erasing.
    pub erasing: UseStateHandle<Erasing>,
    /// Action that waits for the parental gate.
    pub door: UseStateHandle<Option<Door>>,
}

fn keys() -> impl Iterator<Item = String> {
    let own = KEYS.into_iter().map(str::to_owned);
    own.chain((0..SLOTS).map(slots::key))
}

/// Erases everything. Returns whether the trash is saved beyond this visit.
fn erase() -> bool {
    let texts = keys().filter_map(|key| storage::text(&key).map(|text| (key, text)));
    let erased = Trash {
        at: clock::now(),
        texts: texts.collect(),
    }
    .with(trash::load());
    keys().for_each(|key| storage::remove(&key));
    storage::erase_unbound();
    storage::save(storage::TRASH, &erased)
}

/// Restores the trash. Texts that it replaces go into a new trash.
fn put_back() {
    let Some(erased) = trash::load() else {
        return;
    };
    storage::remove(storage::TRASH);
    let mut replaced = Vec::new();
    for (key, text) in erased.texts {
        let now = storage::text(&key).filter(|now| *now != text);
        replaced.extend(now.map(|now| (key.clone(), now)));
        storage::save_text(&key, text);
    }
    // Settings exist as soon as a page is open; alone they are not worth a trash.
    if replaced.iter().any(|(key, _)| key != storage::SETTINGS) {
        let erased = Trash {
            at: clock::now(),
            texts: replaced,
        };
        storage::save(storage::TRASH, &erased);
    }
}

/// Loads the saved settings, but keeps the language of the page.
fn take_settings(settings: &SettingsHandle) {
    let (class_language, language) = (settings.class_language, settings.language);
    settings.dispatch(Change(Box::new(move |settings| {
        *settings = Settings {
            class_language,
            language,
            ..storage::load_or_default(storage::SETTINGS)
        };
    })));
}

/// Performs the action behind the parental gate.
pub fn opened(props: &Props) {
    match *props.door {
        Some(Door::Erase) => props.erasing.set(Erasing::Asked),
        Some(Door::ForGood) => {
            storage::remove(storage::TRASH);
            props.erasing.set(Erasing::ForGood);
        }
        None => {}
    }
    props.door.set(None);
}

fn counted(count: u64, of: Phrase, language: Language) -> String {
    of.filled(language, &[("count", &count)])
}

/// Returns the summary of the data to be erased.
fn what_goes(language: Language) -> Vec<String> {
    let t = |phrase: Phrase| phrase.text(language).to_owned();
    let mut all = Vec::new();
    if let Some(saved) = storage::load_if_readable::<Saved>(storage::GAME) {
        let steps = saved.record.actions.len() as u64;
        let steps = counted(steps, words::KEPT_STEPS, language);
        all.push(format!("{} ({steps})", t(words::GOES_GAME)));
    } else if storage::text(storage::GAME).is_some() {
        all.push(t(words::GOES_GAME));
    }
    let slots = (0..SLOTS).filter(|slot| storage::text(&slots::key(*slot)).is_some());
    let counts = [
        (slots.count() as u64, words::GOES_SLOTS),
        (
            storage::load_or_default::<Presets>(storage::PRESETS)
                .own
                .len() as u64,
            words::GOES_PRESETS,
        ),
        (
            storage::load_or_default::<SkillStats>(storage::SKILL_STATS).tries(),
            words::GOES_ANSWERS,
        ),
        (
            storage::load_or_default::<OwnProblems>(storage::OWN_PROBLEMS)
                .own
                .len() as u64,
            problem_desk::GOES_PROBLEMS,
        ),
    ];
    for (count, of) in counts.into_iter().filter(|(count, _)| *count > 0) {
        all.push(counted(count, of, language));
    }
    if storage::text(storage::FRIENDS).is_some() {
        all.push(t(words::GOES_FRIEND));
    }
    if storage::text(storage::ARENA).is_some() {
        all.push(t(words::GOES_ARENA));
    }
    if storage::text(storage::PENNANT).is_some() {
        all.push(t(words::GOES_FLAGS));
    }
    if storage::text(storage::QUARANTINE).is_some() {
        all.push(t(words::GOES_ASIDE));
    }
    all.push(t(words::GOES_SETTINGS));
    all
}

/// Saved data and the button that erases it.
#[component]
pub fn YourData(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let t = |phrase: Phrase| phrase.text(language);
    let to = |next: Erasing| {
        let erasing = props.erasing.clone();
        Callback::from(move |_: MouseEvent| erasing.set(next))
    };
    let at = |door: Door| {
        let handle = props.door.clone();
        Callback::from(move |_: MouseEvent| handle.set(Some(door)))
    };
    let onerase = {
        let (settings, erasing) = (settings.clone(), props.erasing.clone());
        Callback::from(move |_: MouseEvent| {
            let (settings, erasing) = (settings.clone(), erasing.clone());
            // A window that plays would save its game again with the next step.
            tab_lock::take_then(move || {
                let is_saved = erase();
                take_settings(&settings);
                erasing.set(Erasing::Done(is_saved));
            });
        })
    };
    let onback = {
        let (settings, erasing) = (settings.clone(), props.erasing.clone());
        Callback::from(move |_: MouseEvent| {
            let (settings, erasing) = (settings.clone(), erasing.clone());
            tab_lock::take_then(move || {
                put_back();
                take_settings(&settings);
                erasing.set(Erasing::Back);
            });
        })
    };
    let plain = |label: Phrase, onclick| Button::new(t(label), onclick).class("plain");
    html! {
        <section class="your-data">
            <h2>{t(words::DATA_TITLE)}</h2>
            <ol>{props.lines.clone()}</ol>
            <div class="erase" role="status">
                {match *props.erasing {
                    Erasing::Asked => html! { <>
                        <p>{t(words::ERASE_ASK)}</p>
                        <ul class="erase-list">{ for what_goes(language).into_iter().map(|line| html! { <li>{line}</li> }) }</ul>
                        <p>{t(words::ERASE_DAY)}</p>
                        {plain(words::ERASE_NO, to(Erasing::Offered)).adult("erase-no").view()}
                        {Button::new(t(words::ERASE_YES), onerase).class("dark").icon("icon-cross").adult("erase-yes").view()}
                    </> },
                    Erasing::Offered => plain(words::ERASE_ALL, at(Door::Erase)).icon("icon-cross").adult("erase").view(),
                    Erasing::Done(true) => html! { <p>{t(words::ERASED)}</p> },
                    Erasing::Done(false) => html! { <p>{t(words::ERASED)}{" "}{t(words::ERASED_VISIT)}</p> },
                    Erasing::Back => html! { <p>{t(words::ERASED_BACK)}</p> },
                    Erasing::ForGood => html! { <p>{t(words::ERASED_FOR_GOOD)}</p> },
                }}
            </div>
            if *props.erasing != Erasing::Asked && trash::load().is_some() {
                <div class="erase erased">
                    <p>{t(words::ERASED_CAN_BACK)}</p>
                    {Button::new(t(words::ERASED_TAKE_BACK), onback).class("dark").icon("icon-undo").adult("erase-back").view()}
                    {plain(words::ERASE_FOR_GOOD, at(Door::ForGood)).adult("erase-for-good").view()}
                </div>
            }
        </section>
    }
}
