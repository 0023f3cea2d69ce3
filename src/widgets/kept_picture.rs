//! The picture of a game that waits, for who may not know its rules.

use engine::catalogue::GameId;
use yew::{AttrValue, Html, html};

/// The picture of a game that waits: its board, or the cover of its box.
pub fn kept_picture(game: GameId, kept: &str) -> Html {
    if kept.is_empty() {
        return html! {
            <svg class="preview" viewBox="0 0 436 300" aria-hidden="true">
                <use href={format!("#cover-{}", game.slug())} width="436" height="300" />
            </svg>
        };
    }
    Html::from_html_unchecked(AttrValue::from(kept.to_owned()))
}
