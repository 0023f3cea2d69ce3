//! Quarantined texts: shown, opened as far as possible, or downloaded.

use engine::kernel::words::Language;
use yew::{Callback, Html, html};

use crate::pages::shared::recovery::{CorruptSave, Recovery};
use crate::shell::storage;
use crate::state::quarantine::texts;
use crate::words::{classroom as words, message};

/// Renders the quarantined texts; empty if there are none.
pub fn quarantine(language: Language) -> Html {
    let Some(all) = storage::text(storage::QUARANTINE) else {
        return Html::default();
    };
    let text = |text: String| {
        html! {
            <li>
                <details>
                    <summary>{message::SAVED_SHOW.text(language)}</summary>
                    <pre class="message-kept" tabindex="0">{text.clone()}</pre>
                </details>
                <Recovery save={CorruptSave::Text(text)} onleave={Callback::noop()} />
            </li>
        }
    };
    html! {
        <>
            <p>{words::KEPT_ASIDE.text(language)}</p>
            <ul class="put-aside">{ for texts(&all).into_iter().map(text) }</ul>
        </>
    }
}
