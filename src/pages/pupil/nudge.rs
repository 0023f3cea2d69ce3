//! Nudges for a child who has not touched anything for a while: the prompt is spoken again, then a hand shows where to tap.

use engine::kernel::input::Touch;
use engine::kernel::step::Turn;
use yew::{hook, use_effect_with};

use super::game::speech::prompt;
use super::hint::Hint;
use crate::pages::shared::idle::{touched, use_patience};
use crate::settings_context::SettingsHandle;
use crate::shell::voice;
use crate::state::session::Session;

/// Idle time before the prompt is spoken again, in milliseconds.
const REPEAT: u32 = 12_000;
/// Idle time before the hand appears, in milliseconds.
const SHOW: u32 = 24_000;

/// Speaks the prompt again, once, and returns the touches that the hand shows: those of the hint, or after a while one
/// possible touch. `stands` means that a dialog or a pause waits.
#[hook]
pub fn use_nudge(
    session: &Session,
    settings: &SettingsHandle,
    hint: &Hint,
    stands: bool,
) -> Vec<Touch> {
    let is_childs = matches!(session.table().turn(), Turn::Decision(_))
        && session.computer().is_none()
        && !session.is_busy();
    let waits = is_childs && !stands && !session.asks_draw();
    let moment = touched(session);
    let repeats = use_patience(moment.clone(), REPEAT) && waits;
    let shows = use_patience(moment, SHOW) && waits;
    let sentence = prompt(session).text(settings.language);
    let (hush, language) = (settings.hush, settings.language);
    use_effect_with(repeats, move |repeats| {
        if *repeats && !hush {
            voice::say(sentence, language);
        }
    });
    if !shows || !hint.touches.is_empty() {
        return hint.touches.clone();
    }
    let next = session.selection().next().iter();
    let mut places = next.filter(|touch| matches!(touch, Touch::At(_)));
    places.next().copied().into_iter().collect()
}
