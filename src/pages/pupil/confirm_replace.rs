//! Confirmation before a game in progress is replaced: two pictures ask which game to play.

use engine::catalogue::{GameId, GameSet};
use yew::{Callback, Html, Properties, UseStateHandle, component, hook, html, use_state};

use super::saved_picture::saved_picture;
use crate::games_context::use_games;
use crate::route::Route;
use crate::settings_context::use_words;
use crate::shell::history;
use crate::shell::storage::{self, LoadResult};
use crate::shell::tab_lock::{self, Hold};
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
    /// Its saved form.
    pub saved: Saved,
    /// Its picture in the question.
    pub picture: Html,
}

/// Returns the saved game if it is worth asking about.
fn saved_game() -> Option<(GameId, Saved)> {
    let saved: Saved = storage::load_if_readable(storage::GAME)?;
    let game = saved.waits().then(|| GameId::from_slug(&saved.record.game));
    Some((game.flatten()?, saved))
}

/// Checks whether the saved game is damaged. A game whose rules are not loaded is assumed to be valid.
fn is_damaged(games: GameSet) -> bool {
    match storage::load::<Saved>(storage::GAME) {
        LoadResult::Missing => false,
        LoadResult::Unreadable(_) => true,
        LoadResult::Loaded(saved) => {
            let game = GameId::from_slug(&saved.record.game);
            let is_strange = game.is_some_and(|game| games.get(game).is_none());
            !is_strange
                && !saved
                    .open(games)
                    .is_ok_and(|opened| opened.broken.is_none())
        }
    }
}

impl Beginning {
    /// Saves the game and opens it. A saved game that does not open is quarantined first.
    fn lay(&self, games: GameSet) {
        if is_damaged(games) {
            storage::quarantine(storage::GAME);
        }
        storage::save(storage::GAME, &self.saved);
        history::go(&Route::play(self.game));
    }
}

/// Question before a game begins.
#[derive(Clone, PartialEq)]
pub enum ReplaceQuestion {
    /// Which game to play: the saved one or the new one.
    Which(Box<(GameId, Saved)>, Beginning),
    /// Whether to play here although a game is open in another window.
    Elsewhere(Beginning),
}

/// Begins a game, or asks first if another window owns the game in progress.
fn begin_here(asked: &UseStateHandle<Option<ReplaceQuestion>>, games: GameSet, next: Beginning) {
    let asked = asked.clone();
    tab_lock::ask(move |hold| match hold {
        Hold::Here => next.lay(games),
        Hold::Asked | Hold::Elsewhere => asked.set(Some(ReplaceQuestion::Elsewhere(next))),
    });
}

/// Returns the open question, which the page shows, and the callback that begins a game or asks first.
#[hook]
pub fn use_beginning() -> (UseStateHandle<Option<ReplaceQuestion>>, Callback<Beginning>) {
    let asked = use_state(|| None::<ReplaceQuestion>);
    let games = use_games();
    let begin = {
        let asked = asked.clone();
        Callback::from(move |next: Beginning| match saved_game() {
            Some(saved) => {
                asked.set(Some(ReplaceQuestion::Which(Box::new(saved), next)));
            }
            None => begin_here(&asked, games, next),
        })
    };
    (asked, begin)
}

/// Properties of `ConfirmReplace`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The open question, from [`use_beginning`].
    pub asked: UseStateHandle<Option<ReplaceQuestion>>,
}

/// Dialog with the question: a large picture of the saved game beside that of the new one.
#[component]
pub fn ConfirmReplace(props: &Props) -> Html {
    let t = use_words();
    let games = use_games();
    let Some(asked) = (*props.asked).clone() else {
        return Html::default();
    };
    let onclose = {
        let handle = props.asked.clone();
        Callback::from(move |()| handle.set(None))
    };
    match asked {
        ReplaceQuestion::Which(saved, next) => {
            let (game, saved) = *saved;
            let picture = saved_picture(games, game, &saved);
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
                            <span class="resume-word">{icon("icon-arrow")}<span class="word">{t(words::CONTINUE)}</span></span>
                        </button>
                        <button type="button" class="button which-new" onclick={renew}>
                            <span class="which-picture">{new_picture}</span>
                            <span class="word">{t(words::NEW_GAME)}</span>
                        </button>
                    </div>
                </Dialog>
            }
        }
        ReplaceQuestion::Elsewhere(next) => {
            let here = Callback::from(move |_| {
                let next = next.clone();
                tab_lock::take_then(move || next.lay(games));
            });
            html! {
                <Dialog question={message::ELSEWHERE_TITLE} {onclose}>
                    <div class="dialog-buttons">
                        {Button::new(t(message::PLAY_HERE), here).class("main").icon("icon-screen").tap("here").view()}
                    </div>
                </Dialog>
            }
        }
    }
}
