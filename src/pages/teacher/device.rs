//! Card of this device: saved data, and pages about the app.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::quarantine::quarantine;
use super::storage_status::StorageStatus;
use crate::route::Route;
use crate::shell::offline::Offline;
use crate::shell::storage;
use crate::state::saved::Saved;
use crate::words::classroom as words;

/// Renders the card.
pub fn device(offline: Offline, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let game = match storage::load_if_readable::<Saved>(storage::GAME) {
        Some(saved) => {
            let count = saved.record.actions.len();
            let name = GameId::from_slug(&saved.record.game).map_or("", |game| t(game.info().name));
            let steps = words::KEPT_STEPS.filled(language, &[("count", &count)]);
            format!("{} {name}, {steps}.", t(words::KEPT_GAME))
        }
        None => t(words::KEPT_NOTHING).to_owned(),
    };
    let links = [
        (Route::Install, words::INSTALL),
        (Route::Credits, words::CREDITS),
    ];
    html! {
        <section class="card">
            <h2>{t(words::DEVICE)}</h2>
            <StorageStatus {offline} />
            if !storage::is_on_device(storage::SETTINGS) {
                <p role="alert"><b>{t(words::SETTINGS_NOT_KEPT)}</b></p>
            }
            <p>{game}</p>
            {quarantine(language)}
            <p class="small-print">{t(words::KEPT_NOTE)}</p>
            <p class="card-links">
                { for links.map(|(route, label)| html! { <a class="tab" href={format!("#{}", route.path())}>{t(label)}</a> }) }
            </p>
        </section>
    }
}
