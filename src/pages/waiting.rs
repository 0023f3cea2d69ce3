//! A game in progress is never lost by one tap: where another would take its place, two pictures ask which is wanted.

use engine::catalogue::{GameId, GameSet};
use yew::{Callback, Html, Properties, UseStateHandle, component, hook, html, use_state};

use super::kept_picture::kept_picture;
use crate::browser::history;
use crate::browser::hold::{self, Hold};
use crate::browser::storage::{self, Found};
use crate::games_context::use_games;
use crate::route::Route;
use crate::settings_context::use_words;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::widgets::icon::icon;
use crate::words::{message, pages as words};

/// A game that is about to begin.
#[derive(Clone, PartialEq)]
pub struct Beginning {
    /// The game.
    pub game: GameId,
    /// What is kept of it.
    pub saved: Saved,
    /// The picture that stands for it beside the game that waits.
    pub picture: Html,
}

/// The game that is kept, if it would be missed.
fn waiting() -> Option<(GameId, Saved)> {
    let saved: Saved = storage::load_if_readable(storage::GAME)?;
    let game = saved.waits().then(|| GameId::from_slug(&saved.partie.game));
    Some((game.flatten()?, saved))
}

/// Whether what is kept is damaged. What this program has no rules for is taken as it stands.
fn is_damaged(games: GameSet) -> bool {
    match storage::load::<Saved>(storage::GAME) {
        Found::Nothing => false,
        Found::Unreadable(_) => true,
        Found::Kept(saved) => {
            let game = GameId::from_slug(&saved.partie.game);
            let is_strange = game.is_some_and(|game| games.get(game).is_none());
            !is_strange
                && !saved
                    .open(games)
                    .is_ok_and(|opened| opened.broken.is_none())
        }
    }
}

impl Beginning {
    /// Lays the game on the table. A kept text that does not open is put aside before.
    fn lay(&self, games: GameSet) {
        if is_damaged(games) {
            storage::put_aside(storage::GAME);
        }
        storage::keep(storage::GAME, &self.saved);
        history::go(&Route::play(self.game));
    }
}

/// What is asked before a game begins.
#[derive(Clone, PartialEq)]
pub enum Asked {
    /// Which of both games is wanted: the one that waits, or the new one.
    Which(Box<(GameId, Saved)>, Beginning),
    /// Whether it begins here though a game is open in another window.
    Elsewhere(Beginning),
}

/// Begins a game, or asks first whether another window lets it.
fn begin_here(asked: &UseStateHandle<Option<Asked>>, games: GameSet, next: Beginning) {
    let asked = asked.clone();
    hold::ask(move |hold| match hold {
        Hold::Here => next.lay(games),
        Hold::Asked | Hold::Elsewhere => asked.set(Some(Asked::Elsewhere(next))),
    });
}

/// How a page begins games: at once, or after the question, which the page shows while it is asked.
#[hook]
pub fn use_beginning() -> (UseStateHandle<Option<Asked>>, Callback<Beginning>) {
    let asked = use_state(|| None::<Asked>);
    let games = use_games();
    let begin = {
        let asked = asked.clone();
        Callback::from(move |next: Beginning| match waiting() {
            Some(waiting) => {
                asked.set(Some(Asked::Which(Box::new(waiting), next)));
            }
            None => begin_here(&asked, games, next),
        })
    };
    (asked, begin)
}

/// What is asked, by the handle of [`use_beginning`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Both games while they are asked for.
    pub asked: UseStateHandle<Option<Asked>>,
}

/// The question: the picture of the game that waits, large, and beside it that of the new one.
#[component]
pub fn Waiting(props: &Props) -> Html {
    let say = use_words();
    let games = use_games();
    let Some(asked) = (*props.asked).clone() else {
        return Html::default();
    };
    let onclose = {
        let handle = props.asked.clone();
        Callback::from(move |()| handle.set(None))
    };
    match asked {
        Asked::Which(waiting, next) => {
            let (game, kept) = *waiting;
            let picture = kept_picture(games, game, &kept);
            let resume = Callback::from(move |_| history::go(&Route::play(game)));
            let new_picture = next.picture.clone();
            let renew = {
                let handle = props.asked.clone();
                Callback::from(move |_| begin_here(&handle, games, next.clone()))
            };
            html! {
                <Dialog class="of-games" question={words::WAITING} {onclose}>
                    <div class="which-game">
                        <button type="button" class="button main which-waits" onclick={resume}>
                            {picture}
                            <span class="resume-word">{icon("icon-arrow")}<span class="word">{say(words::CONTINUE)}</span></span>
                        </button>
                        <button type="button" class="button which-new" onclick={renew}>
                            <span class="which-picture">{new_picture}</span>
                            <span class="word">{say(words::NEW_GAME)}</span>
                        </button>
                    </div>
                </Dialog>
            }
        }
        Asked::Elsewhere(next) => {
            let here = Callback::from(move |_| {
                let next = next.clone();
                hold::take_then(move || next.lay(games));
            });
            html! {
                <Dialog question={message::ELSEWHERE_TITLE} {onclose}>
                    <div class="dialog-buttons">
                        {Button::new(say(message::PLAY_HERE), here).class("main").icon("icon-screen").tap("here").view()}
                    </div>
                </Dialog>
            }
        }
    }
}
