//! Complete rules of a game for adults, as a page that prints well.

use engine::catalogue::GameId;
use yew::{Html, Properties, component, html};

use crate::handbook::{chapter, use_handbook};
use crate::settings_context::{use_language, use_words};
use crate::shell::history;
use crate::widgets::heading::head;
use crate::words::classroom as words;

/// Properties of `Rules`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// Complete rules.
#[component]
pub fn Rules(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let card = props.game.info();
    let reading = use_handbook(true);
    let chapters = reading.handbook.chapters(&format!("{}.rules", card.slug));
    html! {
        <main class="page adult-page page-rules">
            {head(language, t(card.name), history::back, Html::default())}
            <article class="sheet">
                <p class="sheet-by">{t(words::RULES_TITLE)}{" · "}{t(words::GAME_BY)}{" "}{card.original.by()}</p>
                {reading.notice(chapters.is_empty(), language)}
                { for chapters.iter().map(chapter) }
                if !chapters.is_empty() {
                    <p class="sheet-note">{t(words::PRINT_RULES)}</p>
                }
            </article>
        </main>
    }
}
