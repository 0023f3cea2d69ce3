//! Kept games: twelve slots with a picture of the board, under animals.

use engine::catalogue::GameId;
use engine::kernel::words::Language;
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, component, html, use_state};

use super::kept_slots::{self, Orientation, Unkept, replace, slots, taken};
use super::scan::Scan;
use super::share::Share;
use crate::board::preview::preview;
use crate::browser::{clock, files, history, storage};
use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::state::saved::Saved;
use crate::state::slots::{Slot, key, next_animal};
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::words::{animals, classroom, kept as words};

/// What is asked of a slot before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Erase(usize),
    Replace(usize),
}

/// Whose link and code are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handed {
    Current,
    Slot(usize),
}

fn opened(saved: &Saved) -> Option<(GameId, Box<dyn Table>)> {
    let game = GameId::from_slug(&saved.partie.game)?;
    Some((game, saved.open().ok()?.table))
}

/// Kept games.
#[component]
pub fn KeptGames() -> Html {
    let say = use_words();
    let language = use_language();
    let all = use_state(slots);
    let told = use_state(String::new);
    let asked = use_state(|| None::<Asked>);
    let handed = use_state(|| None::<Handed>);
    let now = kept_slots::current();
    let refresh = {
        let (all, asked) = (all.clone(), asked.clone());
        move || {
            all.set(slots());
            asked.set(None);
        }
    };
    let onkeep = {
        let (now, told, refresh) = (now.clone(), told.clone(), refresh.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(saved) = &now else {
                return;
            };
            told.set(match kept_slots::keep(saved) {
                Ok(animal) => {
                    let name = animals::name(&animal).text(language);
                    format!("{} {name}.", say(words::KEPT_AS))
                }
                Err(Unkept::Taken) => say(words::KEPT_FULL).to_owned(),
                Err(Unkept::Full) => say(words::DEVICE_FULL).to_owned(),
            });
            refresh();
        })
    };
    let hand = |what: Handed| {
        let handed = handed.clone();
        Callback::from(move |_: MouseEvent| handed.set(Some(what)))
    };
    let open = |number: usize, slot: &Slot, anyway: bool| {
        let (saved, asked) = (slot.saved.clone(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            if !replace(&saved, anyway) {
                asked.set(Some(Asked::Replace(number)));
            } else if let Some(game) = GameId::from_slug(&saved.partie.game) {
                history::go(&Route::play(game));
            }
        })
    };
    let rename = |number: usize, slot: &Slot| {
        let (slot, all, told) = (slot.clone(), all.clone(), told.clone());
        let refresh = refresh.clone();
        Callback::from(move |_: MouseEvent| {
            let animal = next_animal(&slot.animal, &taken(&all)).to_owned();
            let renamed = Slot {
                animal,
                ..slot.clone()
            };
            let is_kept = storage::keep_or_leave(&key(number), &renamed);
            told.set(if is_kept {
                String::new()
            } else {
                say(words::DEVICE_FULL).to_owned()
            });
            refresh();
        })
    };
    let save = |slot: &Slot| {
        let (saved, told) = (slot.saved.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let name = format!("{}-{}.partie", saved.partie.game, clock::today());
            told.set(match files::save(&name, &saved.partie.write()) {
                true => format!("{} {name}", say(classroom::EXPORTED)),
                false => say(classroom::EXPORT_FAILED).to_owned(),
            });
        })
    };
    let erase = |number: usize| {
        let refresh = refresh.clone();
        Callback::from(move |_: MouseEvent| {
            storage::forget(&key(number));
            refresh();
        })
    };
    let ask = |what: Option<Asked>| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(what))
    };
    let question = |text, yes: Callback<MouseEvent>| {
        html! {
            <div class="slot-ask" role="alert">
                <p>{say(text)}</p>
                <div class="buttons">
                    {Button::new(say(words::ERASE_NO), ask(None)).class("plain").adult("slot-no").view()}
                    {Button::new(say(if text == words::ERASE_SURE { words::ERASE_YES } else { words::OPEN_SLOT }), yes)
                        .class("dark").adult("slot-yes").view()}
                </div>
            </div>
        }
    };
    let one = |(number, orientation): (usize, &Orientation)| {
        let erasing = *asked == Some(Asked::Erase(number));
        let content = match orientation {
            Orientation::Nothing => html! { <p class="slot-empty">{say(words::EMPTY_SLOT)}</p> },
            Orientation::Unreadable(text) => html! {
                <>
                    <p>{say(words::SLOT_UNREADABLE)}</p>
                    <pre class="message-kept" tabindex="0">{text}</pre>
                    if erasing { {question(words::ERASE_SURE, erase(number))} } else {
                        {Button::new(say(words::ERASE), ask(Some(Asked::Erase(number)))).class("plain").adult("slot-erase").view()}
                    }
                </>
            },
            Orientation::Game(slot) => html! {
                <>
                    {filled(slot, language)}
                    if erasing {
                        {question(words::ERASE_SURE, erase(number))}
                    } else if *asked == Some(Asked::Replace(number)) {
                        {question(words::REPLACE_SURE, open(number, slot, true))}
                    } else {
                        <div class="buttons">
                            {Button::new(say(words::OPEN_SLOT), open(number, slot, false)).class("dark").icon("icon-arrow").adult("slot-open").view()}
                            {Button::new(say(words::SAVE_FILE), save(slot)).class("plain").icon("icon-download").adult("slot-file").view()}
                            {Button::new(say(words::HAND_ON), hand(Handed::Slot(number))).class("plain").icon("icon-qr").adult("slot-share").view()}
                            {Button::new(say(words::ERASE), ask(Some(Asked::Erase(number)))).class("plain").icon("icon-cross").adult("slot-erase").view()}
                            {Button::new(say(words::RENAME), rename(number, slot)).class("plain").adult("slot-rename").view()}
                        </div>
                    }
                </>
            },
        };
        html! { <li key={number} class="slot card" data-slot={(number + 1).to_string()}>{content}</li> }
    };
    let shared = handed.and_then(|handed| {
        let saved = match handed {
            Handed::Current => now.clone()?,
            Handed::Slot(number) => match all.get(number)? {
                Orientation::Game(slot) => slot.saved.clone(),
                Orientation::Nothing | Orientation::Unreadable(_) => return None,
            },
        };
        opened(&saved)
    });
    let onclose = {
        let handed = handed.clone();
        Callback::from(move |()| handed.set(None))
    };
    html! {
        <div class="teacher-body kept-games">
            <section class="card kept-now">
                <h2>{say(classroom::TITLE_GAME)}</h2>
                if let Some((_, table)) = now.as_ref().and_then(opened) {
                    <div class="kept-current">
                        {preview(&*table)}
                        <div class="buttons">
                            {Button::new(say(words::KEEP_NOW), onkeep).class("dark").icon("icon-check").adult("keep").view()}
                            {Button::new(say(words::HAND_ON), hand(Handed::Current)).class("plain").icon("icon-qr").adult("share").view()}
                        </div>
                    </div>
                } else {
                    <p>{say(words::NOTHING_NOW)}</p>
                }
                <p class="small-print">{say(words::KEEP_NOTE)}</p>
                <p class="told" role="status">{(*told).clone()}</p>
            </section>
            <Scan />
            if let Some((game, table)) = shared {
                <Share {game} record={table.record()} position={table.position()} {onclose} />
            }
            <ol class="slots">{ for all.iter().enumerate().map(one) }</ol>
        </div>
    }
}

/// What a slot shows of its game.
fn filled(slot: &Slot, language: Language) -> Html {
    let game = opened(&slot.saved);
    let name = game
        .as_ref()
        .map_or("", |(game, _)| game.info().name.text(language));
    let steps = slot.saved.partie.actions.len();
    html! {
        <>
            { for game.map(|(_, table)| preview(&*table)) }
            <h3 class="slot-name">
                {drawing(&format!("animal-{}", slot.animal), "slot-animal")}
                <span>{animals::name(&slot.animal).text(language)}</span>
            </h3>
            <p class="small-print">{format!("{name} · {steps} {} · {}", words::STEPS.text(language), clock::written(slot.day, language))}</p>
        </>
    }
}
