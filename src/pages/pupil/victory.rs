//! End of a game: winner, captures of each side, turning points, and a new game.

use std::rc::Rc;

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::piece::{Piece, Spot, Tray};
use engine::kernel::scene::Material;
use engine::kernel::side::PerSide;
use engine::kernel::step::{Seat, Seats};
use engine::kernel::words::{Language, Phrase};
use engine::table::{Role, Table};
use yew::{
    Callback, Html, MouseEvent, Properties, UseReducerHandle, UseStateHandle, component, html,
    use_memo,
};

use super::chronicle::tell;
use super::game::ending;
use super::replay::Replay;
use super::sides::sides;
use super::tally::tally;
use super::turns::Turns;
use crate::route::{ProblemSelection, Route};
use crate::settings_context::use_settings_handle;
use crate::shell::{history, random};
use crate::state::session::{Action, Session};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::heading::ribbon;
use crate::widgets::icon::icon;
use crate::widgets::mood::Mood;
use crate::widgets::token::{TokenStyle, colour, emblem_with, token};
use crate::words::play as words;

/// Renders the emblems of the winners, with the captures of the first; the emblems of all seats if nobody won.
fn heroes(session: &Session, winners: Seats) -> Html {
    let card = session.table().info();
    let scene = session.scene();
    let all = scene.players.iter().map(|player| player.seat);
    let shown: Vec<Seat> = if winners == Seats::NONE {
        all.collect()
    } else {
        winners
            .iter()
            .filter(|seat| scene.players.iter().any(|player| player.seat == *seat))
            .collect()
    };
    let first = winners.iter().next();
    let shelf = first.and_then(|seat| scene.shelves.iter().find(|shelf| shelf.seat == seat));
    let is_taken = |goal: &&Piece| {
        let here = |seat| Spot::In(seat, Tray::Shelf);
        session
            .playback()
            .stage()
            .pieces()
            .iter()
            .any(|(_, piece)| {
                piece.kind == goal.kind && first.is_some_and(|seat| piece.spot == here(seat))
            })
    };
    let mood = first.map(|_| Mood::Glad.name());
    let goals = shelf
        .into_iter()
        .flat_map(|shelf| shelf.goals.iter().filter(is_taken));
    html! {
        <div class="heroes">
            { for goals.map(|goal| html! {
                <div class="hero goal" data-mood={mood}>{token(goal, TokenStyle::Of(Material::Wood, ""), card)}</div>
            }) }
            { for shown.into_iter().map(|seat| html! {
                <div class="hero" data-mood={mood}>{emblem_with(&card.seats[usize::from(seat.0)], session.crest(seat))}</div>
            }) }
        </div>
    }
}

/// Least weight of an episode whose first sentence is the title of the end: a goal was taken (`engine::kernel::chronicle`).
const TITLE_WEIGHT: u8 = 80;

/// Properties of `Title`.
#[derive(Properties, PartialEq)]
struct TitleProps {
    session: UseReducerHandle<Session>,
    colour: &'static str,
}

/// Title of the end page: the goal that decided the game (« La Princesse est libre ! »), or else the winner.
#[component]
fn Title(props: &TitleProps) -> Html {
    let language = use_settings_handle().language;
    let session = &props.session;
    let goal = use_memo(session.version(), |_| {
        let has_goals = !session.scene().shelves.is_empty();
        let episodes = has_goals.then(|| session.table().episodes());
        let mut ends = episodes.into_iter().flatten();
        let end = ends.find(|one| one.role == Role::End && one.weight >= TITLE_WEIGHT)?;
        end.phrases.first().copied()
    });
    let phrase = goal.unwrap_or_else(|| ending(session));
    ribbon(props.colour, phrase.text(language))
}

/// Returns the notations of the winners, separated by spaces. The finale (`shell/finale`) reads them.
fn notations(session: &Session, winners: Seats) -> String {
    let card = session.table().info();
    let all = winners
        .iter()
        .filter_map(|seat| card.seats.get(usize::from(seat.0)));
    let all: Vec<&str> = all.map(|seat| seat.notation).collect();
    all.join(" ")
}

/// Renders the end of a game. `looks` tells whether the replay is open.
pub fn victory(
    game: GameId,
    games: GameSet,
    session: &UseReducerHandle<Session>,
    looks: &UseStateHandle<bool>,
    settings: &Settings,
) -> Html {
    let (hush, language) = (settings.hush, settings.language);
    let table = session.table();
    let card = table.info();
    let scene = session.scene();
    let winners = session.winners().unwrap_or(Seats::NONE);
    let look = |on: bool| {
        let looks = looks.clone();
        Callback::from(move |_: MouseEvent| looks.set(on))
    };
    let written = {
        let session = session.clone();
        move || compact::write(games, session.table())
    };
    let ontell = {
        let (session, written) = (session.clone(), written.clone());
        Callback::from(move |_: MouseEvent| tell(game, session.table(), &written))
    };
    if **looks {
        let table: Rc<dyn Table> = table.clone_box().into();
        let word = written();
        let ontry = {
            let word = word.clone();
            Callback::from(move |step| {
                history::follow(&ProblemSelection::Missed(word.clone(), step).address(game));
            })
        };
        return html! { <Replay {game} {word} {table} {ontell} {ontry} onclose={look(false)} /> };
    }
    let ribbon_colour = winners
        .iter()
        .next()
        .map_or("white", |seat| colour(card.seats[usize::from(seat.0)].suit));
    let counts = scene.players.iter().any(|player| !player.tally.is_empty());
    html! {
        <div class={if counts { "victory tallied" } else { "victory" }} data-winners={notations(session, winners)}>
            <svg class="victory-rays" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#victory-rays" width="1080" height="810" />
            </svg>
            <svg class="confetti" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#confetti" width="1080" height="810" />
            </svg>
            <Title session={session.clone()} colour={ribbon_colour} />
            if counts {
                {tally(session, winners, language)}
            } else {
                <div class="victory-top">
                    {heroes(session, winners)}
                    {sides(session, hush, language)}
                </div>
            }
            <Turns session={session.clone()} />
            {buttons(game, session, (look(true), ontell), language)}
        </div>
    }
}

/// Renders the buttons after a game.
fn buttons(
    game: GameId,
    session: &UseReducerHandle<Session>,
    (onlook, ontell): (Callback<MouseEvent>, Callback<MouseEvent>),
    language: Language,
) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let onagain = {
        let session = session.clone();
        Callback::from(move |_| {
            let table = session.table().restarted(random::seed());
            session.dispatch(Action::Load(table.into(), PerSide::default()));
        })
    };
    // Files and printing are for adults: after a finished game the desk opens at the tab of the game.
    let onkeep = Callback::from(|_| history::go(&Route::Teacher));
    let onlearn = Callback::from(move |_| history::go(&Route::Course(game)));
    let cast = game.info().seats.last().map_or("", |seat| seat.emblem);
    html! {
        <div class="victory-buttons">
            {Button::new(t(words::AGAIN), onagain).class("main").icon("icon-restart").view()}
            {Button::new(t(words::LOOK_AGAIN), onlook).icon("icon-eye").view()}
            {Button::new(t(words::TALE_OF_GAME), ontell).class("tale-button").icon(cast).after(icon("icon-book")).view()}
            {Button::new(t(words::LEARN), onlearn).class("small").icon("icon-book").quiet().view()}
            {Button::new(t(words::KEEP), onkeep).class("small").icon("icon-download").quiet().adult("export").view()}
        </div>
    }
}
