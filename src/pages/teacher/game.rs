//! Tab of the game in progress: board, history, repair, save, open.

mod repair;
mod replaced;

use engine::catalogue::{ALL, GameId};
use engine::kernel::info::DiceUse;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use engine::table::{Table, odds_at_hand};
use yew::platform::spawn_local;
use yew::{
    Callback, Event, Html, MouseEvent, NodeRef, Properties, TargetCast, UseStateHandle, component,
    html, use_node_ref, use_state,
};

use self::repair::{Repair, SavedGame, found};
use self::replaced::Replaced;
use super::best_moves::BestMoves;
use super::chances::{colours, fight};
use super::fallen::fallen;
use super::fields::SeedField;
use super::steps::steps;
use crate::board::preview::preview;
use crate::pages::shared::message::{FileError, Trouble, open_file};
use crate::pages::shared::saved_slots::replace;
use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::namespace::namespace;
use crate::shell::tab_lock::{self, Hold, use_own_hold};
use crate::shell::{files, history};
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem;
use crate::words::{classroom as words, message, saving};

/// Properties of `GameInProgress`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called when a file does not open completely.
    pub ontrouble: Callback<Trouble>,
}

/// Game in progress, unless another window owns it.
#[component]
pub fn GameInProgress(props: &Props) -> Html {
    let t = use_words();
    let take = Callback::from(|_: MouseEvent| tab_lock::take());
    let take = Button::new(t(message::PLAY_HERE), take).class("dark");
    let (hold, key) = use_own_hold();
    match hold {
        Hold::Asked => Html::default(),
        Hold::Here => html! { <HeldGame {key} ontrouble={props.ontrouble.clone()} /> },
        Hold::Elsewhere => html! {
            <div class="teacher-body game-tab">
                <section class="card no-game">
                    <h2>{t(message::ELSEWHERE_TITLE)}</h2>
                    <p>{t(message::ELSEWHERE_TEXT)}</p>
                    <div class="buttons">{take.icon("icon-screen").adult("here").view()}</div>
                </section>
            </div>
        },
    }
}

/// Game in progress that this window owns.
#[component]
fn HeldGame(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let now = use_state(found);
    let told = use_state(String::new);
    let field = use_node_ref();
    let asked = use_state(|| None::<Saved>);
    let import = import(&props.ontrouble, &asked, language);
    let (game, table, seats) = match &*now {
        SavedGame::Game(game, table, seats) => (*game, table.clone(), seats.clone()),
        SavedGame::Nothing => {
            return no_game(words::NO_GAME, Some(words::NO_GAME_NOTE), import, language);
        }
        SavedGame::Unreadable => return no_game(words::GAME_UNREADABLE, None, import, language),
    };
    let repair = Repair {
        game,
        table: table.clone(),
        seats,
        now,
        told,
        language,
    };
    let t = |phrase: Phrase| phrase.text(language);
    let onstep = repair.onstep();
    html! {
        <div class="teacher-body game-tab">
            {at_the_table(&repair, &onstep)}
            <section class="card">
                <h2>{t(words::STEPS)}</h2>
                <p class="small-print">{t(words::STEPS_NOTE)}</p>
                {steps(&*table, settings.faces, language, &onstep)}
            </section>
            <BestMoves table={table.clone()} faces={settings.faces} />
            {fight_now(&*table, language)}
            if table.info().dice_use != DiceUse::None {
                {fallen(&*table, language)}
            }
            {data(&repair, &field, import)}
            <Replaced />
        </div>
    }
}

/// Renders a message that there is no valid game, with buttons to start or open one.
fn no_game(title: Phrase, note: Option<Phrase>, import: Html, language: Language) -> Html {
    let setup = Callback::from(|_: MouseEvent| history::go(&Route::Setup(GameId::ALL[0])));
    let start = Button::new(words::START_ONE.text(language), setup).class("dark");
    html! {
        <div class="teacher-body game-tab">
            <section class="card no-game">
                <h2>{title.text(language)}</h2>
                { for note.map(|note| html! { <p>{note.text(language)}</p> }) }
                <div class="buttons">
                    {start.icon("icon-arrow").view()}
                    {import}
                </div>
            </section>
            <Replaced />
        </div>
    }
}

/// Renders the board, the turn, and the buttons through the game and back to it.
fn at_the_table(repair: &Repair, onstep: &Callback<usize>) -> Html {
    let (game, table, language) = (repair.game, &*repair.table, repair.language);
    let go_on = Callback::from(move |_: MouseEvent| history::go(&Route::play(game)));
    let go_on = Button::new(words::GO_ON.text(language), go_on).class("dark");
    html! {
        <section class="card game-card">
            {preview(table)}
            {whose_turn(table, language)}
            {walk(table, language, onstep, &repair.onback())}
            <div class="buttons">
                {go_on.icon("icon-arrow").adult("continue").view()}
                <a class="button plain" href={format!("#{}", Route::Projector.path())} target={format!("{}-tableau", namespace())}
                    data-adult="projector">{icon("icon-screen")}<span>{saving::PROJECTOR.text(language)}</span></a>
                if matches!(table.turn(), Turn::Over(_)) {
                    <a class="button plain" href={format!("#{}?feuille=conte", Route::print(game).path())}
                        data-adult="tale-book">{icon("icon-print")}<span>{saving::PRINT_TALE.text(language)}</span></a>
                }
            </div>
            <p class="small-print">{saving::PROJECTOR_NOTE.text(language)}</p>
        </section>
    }
}

/// Renders the position as text, the seed, and the file buttons.
fn data(repair: &Repair, field: &NodeRef, import: Html) -> Html {
    let t = |phrase: Phrase| phrase.text(repair.language);
    let copy = Button::new(t(words::COPY), repair.oncopy(field)).class("plain");
    let export = Button::new(t(words::EXPORT), repair.onexport()).class("plain");
    html! {
        <section class="card game-data">
            <div class="field">
                <label for="position">{t(words::POSITION)}</label>
                <div class="with-button">
                    <input id="position" type="text" readonly={true} value={repair.table.position()} ref={field} />
                    {copy.adult("copy").view()}
                </div>
            </div>
            <SeedField seed={repair.table.seed()} may_be_empty={false} note={t(words::GAME_SEED_NOTE)} onseed={repair.onseed()} />
            <h2>{t(words::FILE)}</h2>
            <div class="buttons">
                {export.icon("icon-download").adult("export").view()}
                {import}
            </div>
            <p class="small-print">{t(words::IMPORT_NOTE)}</p>
            <p class="told" role="status">{(*repair.told).clone()}</p>
        </section>
    }
}

/// Opens the page of a saved game.
fn play(saved: &Saved) {
    if let Some(game) = GameId::from_slug(&saved.record.game) {
        history::go(&Route::play(game));
    }
}

/// Renders the question whether the opened game may replace the one in progress, when no slot is free.
fn question(asked: &UseStateHandle<Option<Saved>>, language: Language) -> Option<Html> {
    let saved = (**asked).clone()?;
    let onno = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(None))
    };
    let onyes = Callback::from(move |_: MouseEvent| {
        replace(&saved, true);
        play(&saved);
    });
    let button = |label: Phrase, onclick| Button::new(label.text(language), onclick);
    Some(html! {
        <div class="slot-ask" role="alert">
            <p>{saving::REPLACE_SURE.text(language)}</p>
            <div class="buttons">
                {button(saving::ERASE_NO, onno).class("plain").adult("import-no").view()}
                {button(saving::OPEN_SLOT, onyes).class("dark").adult("import-yes").view()}
            </div>
        </div>
    })
}

/// Renders the file input for `.partie` files, or the question that may follow.
fn import(
    ontrouble: &Callback<Trouble>,
    asked: &UseStateHandle<Option<Saved>>,
    language: Language,
) -> Html {
    if let Some(question) = question(asked, language) {
        return question;
    }
    let (ontrouble, onask) = (ontrouble.clone(), asked.setter());
    let onchange = Callback::from(move |event: Event| {
        let Some(file) = files::chosen(&event.target_unchecked_into()) else {
            return;
        };
        let (ontrouble, onask) = (ontrouble.clone(), onask.clone());
        spawn_local(async move {
            let name = file.name();
            if files::is_too_large(&file) {
                let error = FileError::TooLarge;
                return ontrouble.emit(Trouble::File { name, error });
            }
            // A binary file reads as an empty text; neither is a game.
            let text = files::text(file).await.unwrap_or_default();
            match open_file(ALL, &name, &text) {
                // A game that would be lost moves to a slot; without a free slot the teacher is asked.
                Ok((saved, None)) => {
                    if replace(&saved, false) {
                        play(&saved);
                    } else {
                        onask.set(Some(saved));
                    }
                }
                Ok((_, Some(trouble))) | Err(trouble) => ontrouble.emit(trouble),
            }
        });
    });
    html! {
        <label class="file-button">
            <input class="visually-hidden" type="file" data-adult="import" {onchange} />
            <span class="button plain">{icon("icon-file")}<span>{words::IMPORT.text(language)}</span></span>
        </label>
    }
}

/// Renders the turn in words.
fn whose_turn(table: &dyn Table, language: Language) -> Html {
    let seat = table.seat();
    let card = &table.info().seats[usize::from(seat.0)];
    let text = match table.turn() {
        Turn::Decision(_) => format!(
            "{} {}",
            words::TO_MOVE.text(language),
            card.name.text(language)
        ),
        Turn::Chance => words::IN_FIGHT.text(language).to_owned(),
        Turn::Over(_) => words::IS_OVER.text(language).to_owned(),
    };
    html! { <p class="whose-turn">{emblem(card)}<b>{text}</b></p> }
}

/// Renders the buttons: start, one step back, one step forward, end.
fn walk(
    table: &dyn Table,
    language: Language,
    onstep: &Callback<usize>,
    onback: &Callback<MouseEvent>,
) -> Html {
    let taken = table.steps().len();
    let all = taken + table.undone().len();
    let to = |to: usize| onstep.reform(move |_: MouseEvent| to);
    let button = |label: Phrase, picture, name, enabled: bool, onclick| {
        let button = Button::new(label.text(language), onclick)
            .class("plain")
            .icon(picture);
        button.adult(name).disabled(!enabled).view()
    };
    html! {
        <div class="buttons walk">
            {button(words::STEP_FIRST, "icon-restart", "first", taken > 0, to(0))}
            {button(words::STEP_UNDO, "icon-undo", "undo", taken > 0, onback.clone())}
            {button(words::STEP_REDO, "icon-redo", "redo", taken < all, to(taken + 1))}
            {button(words::STEP_LAST, "icon-arrow", "last", taken < all, to(all))}
        </div>
    }
}

/// Renders the odds of the current fight, if there is one.
fn fight_now(table: &dyn Table, language: Language) -> Html {
    let Some(combat) = table.scene().combat else {
        return Html::default();
    };
    let (attacker, defender) = (&combat.attacker, &combat.defender);
    let Some(prospect) = odds_at_hand(table) else {
        return Html::default();
    };
    let name = |kind| {
        table
            .info()
            .kind(kind)
            .map_or("", |name| name.text(language))
    };
    html! {
        <section class="card odds">
            <h2>{words::FIGHT_NOW.text(language)}</h2>
            <h3>{words::AGAINST.filled(language, &[("attacker", &name(attacker.piece.kind)), ("defender", &name(defender.piece.kind))])}</h3>
            {fight(prospect, colours(&attacker.piece, &defender.piece), language)}
        </section>
    }
}
