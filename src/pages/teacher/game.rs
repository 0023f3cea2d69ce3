//! The game in progress: look, step back, repair, save, open.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::info::DiceUse;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use engine::table::{Table, odds_at_hand};
use yew::platform::spawn_local;
use yew::{
    Callback, Event, Html, MouseEvent, Properties, TargetCast, component, html, use_node_ref,
    use_state,
};

use super::best_moves::BestMoves;
use super::chances::{colours, fight};
use super::fallen::fallen;
use super::fields::SeedField;
use super::kept_slots::replace;
use super::steps::{go_to, steps, take_back};
use crate::board::preview::preview;
use crate::browser::storage::{self, Found};
use crate::browser::{clipboard, clock, files, history};
use crate::pages::message::{Trouble, open_file};
use crate::route::Route;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem;
use crate::words::{classroom as words, kept};

/// Something that is done to the table.
type Turning = Rc<dyn Fn(&mut dyn Table)>;

/// What is told of a file that does not open as it should.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// A file is damaged.
    pub ontrouble: Callback<Trouble>,
}

/// The banners of the seats, and the names of who plays them.
#[derive(Clone)]
struct Seats {
    banners: Vec<String>,
    players: Vec<String>,
}

/// The game that the device keeps.
#[derive(Clone)]
enum Kept {
    Nothing,
    Unreadable,
    Game(GameId, Rc<dyn Table>, Seats),
}

fn found() -> Kept {
    let saved = match storage::load::<Saved>(storage::GAME) {
        Found::Nothing => return Kept::Nothing,
        Found::Unreadable(_) => return Kept::Unreadable,
        Found::Kept(saved) => saved,
    };
    match (GameId::from_slug(&saved.partie.game), saved.open()) {
        (Some(game), Ok(reopened)) if reopened.broken.is_none() => {
            let seats = Seats {
                banners: saved.banners,
                players: saved.players,
            };
            Kept::Game(game, reopened.table.into(), seats)
        }
        _ => Kept::Unreadable,
    }
}

/// The game in progress.
#[component]
pub fn GameInProgress(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let now = use_state(found);
    let told = use_state(String::new);
    let field = use_node_ref();
    let import = import(&props.ontrouble, language);
    let Kept::Game(game, table, seats) = (*now).clone() else {
        let setup = Callback::from(|_: MouseEvent| history::go(&Route::Setup(GameId::ALL[0])));
        let (title, note) = match *now {
            Kept::Unreadable => (words::GAME_UNREADABLE, None),
            _ => (words::NO_GAME, Some(words::NO_GAME_NOTE)),
        };
        return html! {
            <div class="teacher-body game-tab">
                <section class="card no-game">
                    <h2>{say(title)}</h2>
                    { for note.map(|note| html! { <p>{say(note)}</p> }) }
                    <div class="buttons">
                        {Button::new(say(words::START_ONE), setup).class("dark").icon("icon-arrow").view()}
                        {import}
                    </div>
                </section>
            </div>
        };
    };
    let assignment = Assignment::named(&seats.players);
    let change = {
        let (table, now, told) = (table.clone(), now.clone(), told.clone());
        let seats = seats.clone();
        Callback::from(move |turn: Turning| {
            let mut table = table.clone_box();
            turn(&mut *table);
            // Dice in the air belong to the step that was left.
            let saved = Saved {
                banners: seats.banners.clone(),
                players: seats.players.clone(),
                ..Saved::of(&*table, [false; 2])
            };
            let is_kept = storage::keep(storage::GAME, &saved);
            told.set(if is_kept {
                String::new()
            } else {
                say(words::NOT_KEPT).to_owned()
            });
            now.set(Kept::Game(game, table.into(), seats.clone()));
        })
    };
    let onstep = {
        let change = change.clone();
        Callback::from(move |count| {
            change.emit(Rc::new(move |table: &mut dyn Table| go_to(table, count)))
        })
    };
    let onback = {
        let change = change.clone();
        Callback::from(move |_: MouseEvent| {
            let assignment = assignment.clone();
            change.emit(Rc::new(move |table: &mut dyn Table| {
                take_back(table, &assignment)
            }));
        })
    };
    let onseed = {
        let change = change.clone();
        Callback::from(move |seed: Option<u64>| {
            change.emit(Rc::new(move |table: &mut dyn Table| {
                if let Some(seed) = seed {
                    table.reseed(seed);
                }
            }));
        })
    };
    let oncopy = {
        let (field, told) = (field.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = clipboard::copy(&field);
            told.set(
                say(if copied {
                    words::COPIED
                } else {
                    words::COPY_BY_HAND
                })
                .to_owned(),
            );
        })
    };
    let onexport = {
        let (table, told) = (table.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let name = format!("{}-{}.partie", table.info().slug, clock::today());
            let saved = files::save(&name, &table.record().write());
            told.set(match saved {
                true => format!("{} {name}", say(words::EXPORTED)),
                false => say(words::EXPORT_FAILED).to_owned(),
            });
        })
    };
    let go_on = Callback::from(move |_: MouseEvent| history::go(&Route::play(game)));
    let position = table.position();
    html! {
        <div class="teacher-body game-tab">
            <section class="card game-card">
                {preview(&*table)}
                {whose_turn(&*table, language)}
                {walk(&*table, language, &onstep, &onback)}
                <div class="buttons">
                    {Button::new(say(words::GO_ON), go_on).class("dark").icon("icon-arrow").adult("continue").view()}
                    <a class="button plain" href={format!("#{}", Route::Projector.path())} target="table-ronde-tableau"
                        data-adult="projector">{icon("icon-screen")}<span>{say(kept::PROJECTOR)}</span></a>
                </div>
                <p class="small-print">{say(kept::PROJECTOR_NOTE)}</p>
            </section>
            <section class="card">
                <h2>{say(words::STEPS)}</h2>
                <p class="small-print">{say(words::STEPS_NOTE)}</p>
                {steps(&*table, settings.faces, language, &onstep)}
            </section>
            <BestMoves table={table.clone()} faces={settings.faces} />
            {fight_now(&*table, language)}
            if table.info().dice_use != DiceUse::None {
                {fallen(&*table, language)}
            }
            <section class="card game-data">
                <div class="field">
                    <label for="position">{say(words::POSITION)}</label>
                    <div class="with-button">
                        <input id="position" type="text" readonly={true} value={position} ref={field} />
                        {Button::new(say(words::COPY), oncopy).class("plain").adult("copy").view()}
                    </div>
                </div>
                <SeedField seed={table.seed()} may_be_empty={false} note={say(words::GAME_SEED_NOTE)} {onseed} />
                <h2>{say(words::FILE)}</h2>
                <div class="buttons">
                    {Button::new(say(words::EXPORT), onexport).class("plain").icon("icon-download").adult("export").view()}
                    {import}
                </div>
                <p class="small-print">{say(words::IMPORT_NOTE)}</p>
                <p class="told" role="status">{(*told).clone()}</p>
            </section>
        </div>
    }
}

/// The field that opens a `.partie` file.
fn import(ontrouble: &Callback<Trouble>, language: Language) -> Html {
    let ontrouble = ontrouble.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(file) = files::chosen(&event.target_unchecked_into()) else {
            return;
        };
        let ontrouble = ontrouble.clone();
        spawn_local(async move {
            let name = file.name();
            // A file that is no text at all reads as an empty one: it is no game either way.
            let text = files::text(file).await.unwrap_or_default();
            match open_file(&name, &text) {
                Ok((saved, None)) => {
                    // What would be lost goes into a slot; where none is free, the choice was the teacher's.
                    replace(&saved, true);
                    if let Some(game) = GameId::from_slug(&saved.partie.game) {
                        history::go(&Route::play(game));
                    }
                }
                Ok((_, Some(trouble))) | Err(trouble) => ontrouble.emit(trouble),
            }
        });
    });
    html! {
        <label class="file-button">
            <input class="visually-hidden" type="file" accept=".partie,application/json" data-adult="import" {onchange} />
            <span class="button plain">{icon("icon-file")}<span>{words::IMPORT.text(language)}</span></span>
        </label>
    }
}

/// Whose turn it is, in words.
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

/// To the start, one back, one on, to the end.
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

/// The chances of the fight at hand, if there is one.
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
            <h3>{format!("{} {} {}", name(attacker.piece.kind), words::AGAINST.text(language), name(defender.piece.kind))}</h3>
            {fight(prospect, colours(&attacker.piece, &defender.piece), language)}
        </section>
    }
}
