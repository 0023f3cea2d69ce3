//! Position editor for any game: places pieces, sets the turn and the counters, then plays the position.

mod editing;
mod proof;

use engine::catalogue::GameId;
use engine::kernel::edit::{Edit, Setting, SettingValue, SparePiece};
use engine::kernel::info::GameInfo;
use engine::kernel::scene::Material;
use engine::kernel::words::{Language, Phrase};
use engine::table::PositionEditor;
use yew::{Html, component, html, use_state, use_state_eq};

use self::editing::{Editing, first, in_progress};
use self::proof::ProofCard;
use super::position_board::PositionBoard;
use crate::settings_context::use_language;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::{TokenStyle, emblem, token};
use crate::words::saving as words;

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

/// Position editor.
#[component]
pub fn PositionByHand() -> Html {
    let editing = Editing {
        game: use_state_eq(|| in_progress().map_or(GameId::ALL[0], |(game, _)| game)),
        drafts: use_state(|| match in_progress() {
            Some((_, taken)) => vec![taken],
            None => first(GameId::ALL[0]),
        }),
        hand: use_state_eq(|| Some(0)),
        told: use_state(String::new),
        language: use_language(),
    };
    let Some(now) = editing.drafts.last() else {
        return Html::default();
    };
    let t = |phrase: Phrase| phrase.text(editing.language);
    let card = now.info();
    let games = GameId::ALL.iter().map(|game| game_button(&editing, *game));
    let settings = now.settings();
    let to_move = settings.first();
    let knobs = settings.iter().enumerate().skip(1);
    html! {
        <div class="teacher-body position-tab">
            <div class="buttons edit-games" role="group" aria-label={t(words::WHICH_GAME)}>{ for games }</div>
            <section class="edit-left">
                {to_move.map(|setting| to_move_buttons(&editing, setting, card))}
                <PositionBoard draft={now.clone()} onplace={editing.onplace()} />
                {starts(&editing)}
                <div class="field">
                    <label for="position-code">{t(words::CODE)}</label>
                    <input id="position-code" type="text" spellcheck="false" autocomplete="off" value={now.position()}
                        onchange={editing.oncode()} />
                </div>
            </section>
            <section class="edit-right">
                <p class="small-print">{t(words::PIECE_THEN_PLACE)}</p>
                <div class="stamps" role="group" aria-label={t(words::TRAY)}>
                    { for now.spares().iter().enumerate().map(|(number, spare)| stamp(&editing, number, spare, card)) }
                    {eraser(&editing)}
                </div>
                <div class="buttons knobs">{ for knobs.map(|(number, setting)| knob(&editing, number, setting, card)) }</div>
                {verdict(&editing, &**now)}
                {Button::new(t(words::PLAY_THIS), editing.begins()).class("dark edit-play").icon("icon-arrow").adult("edit-play")
                    .disabled(now.check().is_err()).view()}
                <ProofCard key={now.position()} game={*editing.game} position={now.position()} is_playable={now.check().is_ok()} />
            </section>
        </div>
    }
}

fn game_button(editing: &Editing, game: GameId) -> Html {
    let name = game.info().name.text(editing.language);
    Button::new(name, editing.plays(game))
        .class("plain")
        .chosen(*editing.game == game)
        .adult(game.slug())
        .view()
}

/// Renders the start positions and the undo button.
fn starts(editing: &Editing) -> Html {
    let plain = |label: Phrase, name, onclick| {
        let button = Button::new(label.text(editing.language), onclick);
        button.class("plain").adult(name)
    };
    let empty = plain(
        words::EMPTY_BOARD,
        "edit-empty",
        editing.changes(Edit::Empty),
    );
    let first = plain(words::FIRST_POSITION, "edit-first", editing.restarts());
    let kept = editing.resumes();
    let kept = kept.map(|onkept| plain(words::FROM_GAME, "edit-kept", onkept).view());
    let undo = plain(words::UNDO_EDIT, "edit-undo", editing.undoes()).icon("icon-undo");
    html! {
        <div class="buttons">
            {empty.icon("icon-cross").view()}
            {first.icon("icon-restart").view()}
            { for kept }
            {undo.disabled(editing.drafts.len() < 2).view()}
        </div>
    }
}

/// Renders a kind of piece with the number left.
fn stamp(editing: &Editing, number: usize, spare: &SparePiece, card: &'static GameInfo) -> Html {
    let language = editing.language;
    let chosen = *editing.hand == Some(number);
    let name = card.kind(spare.piece.kind);
    let name = name.map_or("", |name| name.text(language));
    let owner = spare.piece.owner.filter(|_| card.seats.len() > 2);
    let owner = owner.map_or("", |seat| {
        card.seats[usize::from(seat.0)].name.text(language)
    });
    let left = words::LEFT_OF.filled(language, &[("left", &spare.left), ("all", &spare.of)]);
    html! {
        <button type="button" class={if chosen { "stamp chosen" } else { "stamp" }} onclick={editing.takes(Some(number))}
            data-stamp={number.to_string()} aria-pressed={chosen.to_string()}
            aria-label={format!("{name} {owner}, {left}")}>
            {token(&spare.piece, TokenStyle::Of(Material::Wood, ""), card)}
            <span aria-hidden="true">{left}</span>
        </button>
    }
}

fn eraser(editing: &Editing) -> Html {
    let chosen = editing.hand.is_none();
    html! {
        <button type="button" class={if chosen { "stamp chosen" } else { "stamp" }} onclick={editing.takes(None)}
            data-stamp="eraser" aria-pressed={chosen.to_string()}>
            {icon("icon-eraser")}<span>{words::TOOL_ERASER.text(editing.language)}</span>
        </button>
    }
}

/// Renders the buttons for the side to move.
fn to_move_buttons(editing: &Editing, setting: &Setting, card: &GameInfo) -> Html {
    let values = setting.values.iter().enumerate().map(|(number, value)| {
        let chosen = setting.chosen == number;
        html! {
            <button type="button" class={if chosen { "button plain chosen" } else { "button plain" }}
                onclick={editing.changes(Edit::Set(0, number))} aria-pressed={chosen.to_string()}
                data-adult={format!("to-move-{number}")}>
                {worth(*value, card, editing.language)}
            </button>
        }
    });
    let label = words::TO_MOVE.text(editing.language);
    html! {
        <div class="buttons" role="group" aria-label={label}>
            <b>{label}</b>{ for values }
        </div>
    }
}

/// Renders another setting of the position. A tap selects its next value.
fn knob(editing: &Editing, number: usize, setting: &Setting, card: &GameInfo) -> Html {
    let next = (setting.chosen + 1) % setting.values.len().max(1);
    let of = setting
        .of
        .map(|seat| emblem(&card.seats[usize::from(seat.0)]));
    let name = setting.name.map_or("", |name| name.text(editing.language));
    let value = setting.values.get(setting.chosen).copied();
    let value = value.unwrap_or(SettingValue::None);
    html! {
        <button type="button" class="button plain knob" onclick={editing.changes(Edit::Set(number, next))}
            data-adult={format!("knob-{number}")}>
            {of}<span>{name}</span>{worth(value, card, editing.language)}
        </button>
    }
}

/// Renders whether the position can be played, and the reason if not.
fn verdict(editing: &Editing, now: &dyn PositionEditor) -> Html {
    let checked = now.check();
    let (sign, verdict, why) = match &checked {
        Ok(()) => ("icon-check", words::PLAYABLE, String::new()),
        Err(error) => ("icon-cross", words::NOT_PLAYABLE, editing.explain(error)),
    };
    html! {
        <div class="card verdict" role="status" data-playable={checked.is_ok().to_string()}>
            {icon(sign)}
            <div><b>{verdict.text(editing.language)}</b> <p>{why}</p><p>{(*editing.told).clone()}</p></div>
        </div>
    }
}
