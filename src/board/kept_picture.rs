//! The picture of a kept game: its board as it stands.

use engine::catalogue::{GameId, GameSet};
use yew::{AttrValue, Html, html};

use super::preview::{picture, preview, still};
use crate::state::saved::Saved;

/// The picture of a kept game. Where the program does not hold its rules, it is drawn from what was seen of it; the
/// cover of its box stands for a game of which nothing was seen yet.
pub fn kept_picture(games: GameSet, game: GameId, saved: &Saved) -> Html {
    if let Ok(opened) = saved.open(games) {
        return preview(&*opened.table);
    }
    let card = game.info();
    let seen = saved.view.as_ref().and_then(|view| {
        let scene = view.scene(card)?;
        Some(picture(view.board(), &still(view.board()), card, &scene))
    });
    if let Some(text) = seen {
        return Html::from_html_unchecked(AttrValue::from(text));
    }
    html! {
        <svg class="preview" viewBox="0 0 436 300" aria-hidden="true">
            <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
        </svg>
    }
}
