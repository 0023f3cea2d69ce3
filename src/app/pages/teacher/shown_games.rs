//! Which games stand on the shelf.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use crate::state::settings::Change;
use crate::surroundings::SettingsHandle;
use crate::widgets::switch::switch;
use crate::words::classroom as words;

/// A switch for each game but the first, which always stands there.
pub fn shown_games(settings: &SettingsHandle, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let others = GameId::ALL.iter().copied().skip(1);
    let switches = others.map(|game| {
        let settings_of = settings.clone();
        let onswitch = Callback::from(move |_: MouseEvent| {
            settings_of.dispatch(Change(Box::new(move |settings| {
                let shown = settings.games.contains(&game);
                settings.games.retain(|other| *other != game);
                if !shown {
                    settings.games.push(game);
                }
            })));
        });
        switch(
            game.slug(),
            say(game.card().name),
            settings.shows(game),
            onswitch,
        )
    });
    html! {
        <section class="card">
            <h2>{say(words::SHOWN_GAMES)}</h2>
            <p class="small-print">{say(words::SHOWN_GAMES_NOTE)}</p>
            { for switches }
        </section>
    }
}
