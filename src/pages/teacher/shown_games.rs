//! Choice of the games on the shelf.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use super::rows::change;
use crate::settings_context::SettingsHandle;
use crate::widgets::icon::icon;
use crate::words::classroom as words;

/// Placement of the card on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// At the top, across the whole width.
    First,
    /// Among the other cards.
    Among,
}

/// Renders a box for each game. The first one is always on the shelf.
pub fn shown_games(settings: &SettingsHandle, place: Place, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let (class, note) = match place {
        Place::First => ("card cupboard-card", words::OPEN_CUPBOARD),
        Place::Among => ("card", words::SHOWN_GAMES_NOTE),
    };
    let covers = GameId::ALL.iter().copied().map(|game| {
        let handle = settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            change(&handle, move |settings| {
                let shown = settings.games.contains(&game);
                settings.games.retain(|other| *other != game);
                if !shown {
                    settings.games.push(game);
                }
            });
        });
        let on = settings.shows(game);
        html! {
            <button type="button" class="shown-game" role="switch" aria-checked={on.to_string()}
                disabled={game == GameId::ALL[0]} data-setting={game.slug()} {onclick}>
                <span class="shown-cover">
                    <svg viewBox="0 0 436 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                        <use href={format!("#cover-{}", game.slug())} width="436" height="300" />
                    </svg>
                    <span class="shown-mark">if on { {icon("icon-check")} }</span>
                </span>
                <span>{t(game.info().name)}</span>
            </button>
        }
    });
    html! {
        <section class={class}>
            <h2>{t(words::SHOWN_GAMES)}</h2>
            <p class="small-print">{t(note)}</p>
            <div class="shown-games">{ for covers }</div>
        </section>
    }
}
