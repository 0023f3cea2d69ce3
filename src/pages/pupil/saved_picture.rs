//! Picture of a saved game.

use engine::catalogue::{GameId, GameSet};
use yew::{Html, html};

use crate::board::preview::preview;
use crate::state::saved::Saved;

/// Renders the board of a saved game. The cover of the game stands in if its rules are not loaded or it does not
/// open.
pub fn saved_picture(games: GameSet, game: GameId, saved: &Saved) -> Html {
    if let Ok(opened) = saved.open(games) {
        return preview(&*opened.table);
    }
    let card = game.info();
    html! {
        <svg class="preview" viewBox="0 0 436 300" aria-hidden="true">
            <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
        </svg>
    }
}
