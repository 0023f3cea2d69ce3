//! Tab of the saved games: twelve slots with a picture of the board, named after animals.

mod actions;

use engine::catalogue::{ALL, GameId};
use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state};

use self::actions::{Handed, SlotActions, SlotQuestion};
use super::scan::Scan;
use super::share::Share;
use crate::board::preview::preview;
use crate::pages::shared::saved_slots::{self, SlotContent, current};
use crate::settings_context::use_language;
use crate::shell::clock;
use crate::state::saved::Saved;
use crate::state::slots::Slot;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::words::{animals, classroom, saving as words};

fn opened(saved: &Saved) -> Option<(GameId, Box<dyn Table>)> {
    let game = GameId::from_slug(&saved.record.game)?;
    Some((game, saved.open(ALL).ok()?.table))
}

/// Properties of `SavedGames`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called when the card of a link is shown or hidden.
    pub onshare: Callback<bool>,
}

/// Saved games.
#[component]
pub fn SavedGames(props: &Props) -> Html {
    let actions = SlotActions {
        all: use_state(saved_slots::load_all),
        told: use_state(String::new),
        asked: use_state(|| None),
        handed: use_state(|| None),
        language: use_language(),
    };
    let t = |phrase: Phrase| phrase.text(actions.language);
    let now = current();
    let shared = actions.handed.and_then(|handed| {
        let saved = match handed {
            Handed::Current => now.as_ref()?,
            Handed::Slot(number) => match actions.all.get(number)? {
                SlotContent::Game(slot) => &slot.saved,
                SlotContent::Empty | SlotContent::Unreadable(_) => return None,
            },
        };
        opened(saved)
    });
    let held = actions.all.iter().enumerate();
    use_effect_with(
        (shared.is_some(), props.onshare.clone()),
        |(shown, onshare)| {
            onshare.emit(*shown);
            let onshare = onshare.clone();
            move || onshare.emit(false)
        },
    );
    html! {
        <div class="teacher-body kept-games">
            <section class="card kept-now">
                <h2>{t(classroom::TITLE_GAME)}</h2>
                if let Some((_, table)) = now.as_ref().and_then(opened) {
                    <div class="kept-current">
                        {preview(&*table)}
                        <div class="buttons">
                            {Button::new(t(words::KEEP_NOW), actions.keeps(now)).class("dark").icon("icon-check").adult("keep").view()}
                            {Button::new(t(words::HAND_ON), actions.hands(Handed::Current)).class("plain").icon("icon-qr").adult("share").view()}
                        </div>
                    </div>
                } else {
                    <p>{t(words::NOTHING_NOW)}</p>
                }
                <p class="small-print">{t(words::KEEP_NOTE)}</p>
                <p class="told" role="status">{(*actions.told).clone()}</p>
            </section>
            <Scan />
            if let Some((game, table)) = shared {
                <Share {game} record={table.record()} position={table.position()} onclose={actions.onclose()} />
            }
            <ol class="slots">{ for held.map(|(number, held)| slot(&actions, number, held)) }</ol>
        </div>
    }
}

/// Renders a slot with its actions.
fn slot(actions: &SlotActions, number: usize, held: &SlotContent) -> Html {
    let t = |phrase: Phrase| phrase.text(actions.language);
    let content = match held {
        SlotContent::Empty => html! { <p class="slot-empty">{t(words::EMPTY_SLOT)}</p> },
        SlotContent::Unreadable(text) => html! {
            <>
                <p>{t(words::SLOT_UNREADABLE)}</p>
                <pre class="message-kept" tabindex="0">{text}</pre>
                if *actions.asked == Some(SlotQuestion::Erase(number)) {
                    {question(actions, words::ERASE_SURE, words::ERASE_YES, actions.erases(number))}
                } else {
                    {Button::new(t(words::ERASE), actions.asks(Some(SlotQuestion::Erase(number)))).class("plain").adult("slot-erase").view()}
                }
            </>
        },
        SlotContent::Game(slot) => html! {
            <>
                {filled(slot, actions.language)}
                if *actions.asked == Some(SlotQuestion::Erase(number)) {
                    {question(actions, words::ERASE_SURE, words::ERASE_YES, actions.erases(number))}
                } else if *actions.asked == Some(SlotQuestion::Replace(number)) {
                    {question(actions, words::REPLACE_SURE, words::OPEN_SLOT, actions.opens(number, slot))}
                } else {
                    {buttons(actions, number, slot)}
                }
            </>
        },
    };
    html! { <li key={number} class="slot card" data-slot={(number + 1).to_string()}>{content}</li> }
}

/// Renders the actions of a saved game.
fn buttons(actions: &SlotActions, number: usize, slot: &Slot) -> Html {
    let button = |label: Phrase, onclick| Button::new(label.text(actions.language), onclick);
    let open = button(words::OPEN_SLOT, actions.opens(number, slot)).class("dark");
    let plain = |label: Phrase, onclick| button(label, onclick).class("plain");
    let save = plain(words::SAVE_FILE, actions.saves(slot));
    let share = plain(words::HAND_ON, actions.hands(Handed::Slot(number)));
    let erase = plain(
        words::ERASE,
        actions.asks(Some(SlotQuestion::Erase(number))),
    );
    let rename = plain(words::RENAME, actions.renames(number, slot));
    html! {
        <div class="buttons">
            {open.icon("icon-arrow").adult("slot-open").view()}
            {save.icon("icon-download").adult("slot-file").view()}
            {share.icon("icon-qr").adult("slot-share").view()}
            {erase.icon("icon-cross").adult("slot-erase").view()}
            {rename.adult("slot-rename").view()}
        </div>
    }
}

/// Renders the confirmation of an action.
fn question(
    actions: &SlotActions,
    asked: Phrase,
    label: Phrase,
    yes: Callback<MouseEvent>,
) -> Html {
    let t = |phrase: Phrase| phrase.text(actions.language);
    html! {
        <div class="slot-ask" role="alert">
            <p>{t(asked)}</p>
            <div class="buttons">
                {Button::new(t(words::ERASE_NO), actions.asks(None)).class("plain").adult("slot-no").view()}
                {Button::new(t(label), yes).class("dark").adult("slot-yes").view()}
            </div>
        </div>
    }
}

/// Renders the game of a slot.
fn filled(slot: &Slot, language: Language) -> Html {
    let game = opened(&slot.saved);
    let name = game
        .as_ref()
        .map_or("", |(game, _)| game.info().name.text(language));
    let steps = words::STEPS.filled(language, &[("count", &slot.saved.record.actions.len())]);
    html! {
        <>
            { for game.map(|(_, table)| preview(&*table)) }
            <h3 class="slot-name">
                {drawing(&format!("animal-{}", slot.animal), "slot-animal")}
                <span>{animals::name(&slot.animal).text(language)}</span>
            </h3>
            <p class="small-print">{format!("{name} · {steps} · {}", clock::written(slot.day, language))}</p>
        </>
    }
}
