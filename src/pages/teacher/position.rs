//! A position set up by hand, of any game: pieces onto places, who moves, what is counted; then it is played.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::edit::{Edit, Setting, SettingValue, SparePiece};
use engine::kernel::info::GameInfo;
use engine::kernel::options::Options;
use engine::kernel::read::ReadError;
use engine::kernel::scene::Material;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use engine::table::{OpenError, PositionEditor, at_position, draft};
use yew::{
    Callback, Event, Html, MouseEvent, TargetCast, component, html, use_state, use_state_eq,
};

use super::kept_slots::{current, replace};
use super::position_board::PositionBoard;
use crate::browser::{chance, history};
use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::{TokenStyle, emblem, token};
use crate::words::kept as words;

/// The position and those before it, the oldest first.
type Drafts = Vec<Rc<dyn PositionEditor>>;

/// The first position of a game, to be changed.
fn first(game: GameId) -> Drafts {
    let options = Options::default();
    let table = game.open(&options, 0);
    let text = table.map_or_else(|_| String::new(), |table| table.position());
    draft(game, &options, &text)
        .into_iter()
        .map(Rc::from)
        .collect()
}

/// The game in progress and its position.
fn in_progress() -> Option<(GameId, Rc<dyn PositionEditor>)> {
    let saved = current()?;
    let game = GameId::from_slug(&saved.partie.game)?;
    let position = saved.open().ok()?.table.position();
    let taken = draft(game, &saved.partie.options, &position).ok()?;
    Some((game, taken.into()))
}

fn worth(worth: SettingValue, card: &GameInfo, language: Language) -> Html {
    match worth {
        SettingValue::Seat(seat) => {
            let seat = &card.seats[usize::from(seat.0)];
            html! { <>{emblem(seat)}<span>{seat.name.text(language)}</span></> }
        }
        SettingValue::Number(number) => html! { <b>{number}</b> },
        SettingValue::None => html! { {"–"} },
    }
}

/// The page.
#[component]
pub fn PositionByHand() -> Html {
    let say = use_words();
    let language = use_language();
    let game = use_state_eq(|| in_progress().map_or(GameId::ALL[0], |(game, _)| game));
    let drafts = use_state(|| match in_progress() {
        Some((_, taken)) => vec![taken],
        None => first(GameId::ALL[0]),
    });
    let hand = use_state_eq(|| Some(0_usize));
    let told = use_state(String::new);
    let Some(now) = drafts.last().cloned() else {
        return Html::default();
    };
    let card = now.info();
    let explain = move |error: &ReadError| error.reason.text(language).to_owned();
    let push = {
        let (drafts, told) = (drafts.clone(), told.clone());
        move |next: Rc<dyn PositionEditor>| {
            let mut all = (*drafts).clone();
            all.push(next);
            drafts.set(all);
            told.set(String::new());
        }
    };
    let change = {
        let (now, push, told) = (now.clone(), push.clone(), told.clone());
        Callback::from(move |edit: Edit| {
            let mut next = now.clone_box();
            if next.edit(edit) {
                push(next.into());
            } else if let Edit::Put(..) = edit {
                told.set(say(words::NO_MORE).to_owned());
            }
        })
    };
    let onplace = {
        let (change, hand) = (change.clone(), hand.clone());
        Callback::from(move |place: Place| {
            change.emit(match *hand {
                Some(spare) => Edit::Put(spare, place),
                None => Edit::Clear(place),
            });
        })
    };
    let games = GameId::ALL.iter().map(|&other| {
        let (game, drafts, hand, told) = (game.clone(), drafts.clone(), hand.clone(), told.clone());
        let chosen = *game == other;
        let onclick = Callback::from(move |_: MouseEvent| {
            game.set(other);
            drafts.set(first(other));
            hand.set(Some(0));
            told.set(String::new());
        });
        let name = other.info().name.text(language);
        Button::new(name, onclick)
            .class("plain")
            .chosen(chosen)
            .adult(other.slug())
            .view()
    });
    let spare = |(number, spare): (usize, SparePiece)| {
        let hand = hand.clone();
        let chosen = *hand == Some(number);
        let name = card
            .kind(spare.piece.kind)
            .map_or("", |name| name.text(language));
        let owner = spare.piece.owner.filter(|_| card.seats.len() > 2);
        let owner = owner.map_or("", |seat| {
            card.seats[usize::from(seat.0)].name.text(language)
        });
        let left = format!("{} {} {}", spare.left, say(words::LEFT_OF), spare.of);
        let onclick = Callback::from(move |_: MouseEvent| hand.set(Some(number)));
        html! {
            <button type="button" class={if chosen { "stamp chosen" } else { "stamp" }} {onclick}
                data-spare={number.to_string()} aria-pressed={chosen.to_string()}
                aria-label={format!("{name} {owner}, {left}")}>
                {token(&spare.piece, TokenStyle::Of(Material::Wood, ""), card)}
                <span aria-hidden="true">{left}</span>
            </button>
        }
    };
    let eraser = {
        let hand = hand.clone();
        let chosen = hand.is_none();
        let onclick = Callback::from(move |_: MouseEvent| hand.set(None));
        html! {
            <button type="button" class={if chosen { "stamp chosen" } else { "stamp" }} {onclick} data-spare="eraser"
                aria-pressed={chosen.to_string()}>
                {icon("icon-eraser")}<span>{say(words::TOOL_ERASER)}</span>
            </button>
        }
    };
    let settings = now.settings();
    let to_move = settings.first().map(|setting: &Setting| {
        let values = setting.values.iter().enumerate().map(|(number, value)| {
            let change = change.clone();
            let chosen = setting.chosen == number;
            let onclick = Callback::from(move |_: MouseEvent| change.emit(Edit::Set(0, number)));
            html! {
                <button type="button" class={if chosen { "button plain chosen" } else { "button plain" }} {onclick}
                    aria-pressed={chosen.to_string()} data-adult={format!("to-move-{number}")}>
                    {worth(*value, card, language)}
                </button>
            }
        });
        html! {
            <div class="buttons" role="group" aria-label={say(words::TO_MOVE)}>
                <b>{say(words::TO_MOVE)}</b>{ for values }
            </div>
        }
    });
    let setting = |(number, setting): (usize, &Setting)| {
        let change = change.clone();
        let next = (setting.chosen + 1) % setting.values.len().max(1);
        let onclick = Callback::from(move |_: MouseEvent| change.emit(Edit::Set(number, next)));
        let of = setting
            .of
            .map(|seat| emblem(&card.seats[usize::from(seat.0)]));
        let name = setting.name.map_or("", |name| name.text(language));
        let value = setting
            .values
            .get(setting.chosen)
            .copied()
            .unwrap_or(SettingValue::None);
        html! {
            <button type="button" class="button plain knob" {onclick} data-adult={format!("knob-{number}")}>
                {of}<span>{name}</span>{worth(value, card, language)}
            </button>
        }
    };
    let onundo = {
        let (drafts, told) = (drafts.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let mut all = (*drafts).clone();
            all.pop();
            drafts.set(all);
            told.set(String::new());
        })
    };
    let onfirst = {
        let (push, game) = (push.clone(), game.clone());
        Callback::from(move |_: MouseEvent| first(*game).into_iter().for_each(&push))
    };
    let kept = in_progress().filter(|(other, _)| *other == *game);
    let onkept = kept.map(|(_, taken)| {
        let push = push.clone();
        Callback::from(move |_: MouseEvent| push(taken.clone()))
    });
    let onempty = change.reform(|_: MouseEvent| Edit::Empty);
    let oncode = {
        let (game, push, told) = (game.clone(), push.clone(), told.clone());
        Callback::from(move |event: Event| {
            let field: web_sys::HtmlInputElement = event.target_unchecked_into();
            match draft(*game, &Options::default(), field.value().trim()) {
                Ok(read) => push(read.into()),
                Err(OpenError::Position(error)) => {
                    told.set(format!("{} {}", say(words::NOT_PLAYABLE), explain(&error)));
                }
                Err(_) => {}
            }
        })
    };
    let checked = now.check();
    let onplay = {
        let (now, game, told) = (now.clone(), game.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let table = at_position(*game, &Options::default(), &now.position(), chance::seed());
            let Ok(table) = table else {
                return;
            };
            if replace(&Saved::of(&*table, [false; 2]), false) {
                history::go(&Route::play(*game));
            } else {
                told.set(say(words::KEPT_FULL).to_owned());
            }
        })
    };
    let (sign, verdict, why) = match &checked {
        Ok(()) => ("icon-check", words::PLAYABLE, String::new()),
        Err(error) => ("icon-cross", words::NOT_PLAYABLE, explain(error)),
    };
    html! {
        <div class="teacher-body position-tab">
            <div class="buttons edit-games" role="group" aria-label={say(words::WHICH_GAME)}>{ for games }</div>
            <section class="edit-left">
                {to_move}
                <PositionBoard draft={now.clone()} {onplace} />
                <div class="buttons">
                    {Button::new(say(words::EMPTY_BOARD), onempty).class("plain").icon("icon-cross").adult("edit-empty").view()}
                    {Button::new(say(words::FIRST_POSITION), onfirst).class("plain").icon("icon-restart").adult("edit-first").view()}
                    { for onkept.map(|onkept| Button::new(say(words::FROM_GAME), onkept).class("plain").adult("edit-kept").view()) }
                    {Button::new(say(words::UNDO_EDIT), onundo).class("plain").icon("icon-undo").adult("edit-undo")
                        .disabled(drafts.len() < 2).view()}
                </div>
                <div class="field">
                    <label for="position-code">{say(words::CODE)}</label>
                    <input id="position-code" type="text" spellcheck="false" autocomplete="off" value={now.position()} onchange={oncode} />
                </div>
            </section>
            <section class="edit-right">
                <p class="small-print">{say(words::PIECE_THEN_PLACE)}</p>
                <div class="stamps" role="group" aria-label={say(words::TRAY)}>
                    { for now.spares().into_iter().enumerate().map(spare) }
                    {eraser}
                </div>
                <div class="buttons knobs">{ for settings.iter().enumerate().skip(1).map(setting) }</div>
                <div class="card verdict" role="status" data-playable={checked.is_ok().to_string()}>
                    {icon(sign)}
                    <div><b>{say(verdict)}</b> <p>{why}</p><p>{(*told).clone()}</p></div>
                </div>
                {Button::new(say(words::PLAY_THIS), onplay).class("dark edit-play").icon("icon-arrow").adult("edit-play")
                    .disabled(checked.is_err()).view()}
            </section>
        </div>
    }
}
