//! The moments of a game that was played in which something was missed, to be tried again.

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::step::{Seat, Turn};
use engine::problems::Problem;
use yew::{AttrValue, Callback, Html, MouseEvent, html};

use crate::browser::{history, storage};
use crate::pages::frame::{Frame, straight_home};
use crate::route::Route;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::{pages, problems as words};

/// So many moments are shown, the latest ones.
const MOST: usize = 3;

/// The problems that were missed in the game of a link, in the order of the game: those of children, where it is the kept game
/// and tells who played. Nothing if the word is no game of this kind.
pub fn moments(game: GameId, games: GameSet, word: &str) -> Option<Vec<Problem>> {
    let record = compact::read(games, word).ok()?;
    let mut table = games.from_record(&record, 0).ok()?.table;
    if table.info().slug != game.slug() {
        return None;
    }
    let kept = storage::load_if_readable::<Saved>(storage::GAME);
    let players = kept.filter(|kept| kept.partie == record);
    let players = players.map_or_else(Vec::new, |kept| kept.players);
    let is_childs = |seat: Seat| {
        let player = players.get(usize::from(seat.0));
        player.is_none_or(String::is_empty)
    };
    let mut found = Vec::new();
    for taken in table.steps().iter().rev() {
        table.undo();
        if matches!(table.turn(), Turn::Decision(seat) if is_childs(seat)) {
            found.extend(game.missed(&table.position(), taken));
        }
        if found.len() == MOST {
            break;
        }
    }
    found.reverse();
    Some(found)
}

/// Nothing was missed, and that is said.
pub fn nothing_missed(
    game: GameId,
    say: impl Fn(engine::kernel::words::Phrase) -> &'static str,
) -> Html {
    let back = Callback::from(move |_: MouseEvent| history::go(&Route::play(game)));
    let sentence = say(words::NOTHING_MISSED);
    html! {
        <Frame name="problems" onhome={straight_home()} say={AttrValue::Static(sentence)}>
            <section class="card nothing-missed">
                {drawing("sword-stone", "message-picture")}
                <h1 class="word">{said(sentence)}</h1>
                {Button::new(say(pages::CLOSE), back).class("main").icon("icon-check").quiet().view()}
            </section>
        </Frame>
    }
}
