//! What a game sounds like: dice, pieces, the end.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::step::Verdict;
use yew::{UseReducerHandle, hook, use_effect_with};

use crate::browser::voice::{Sound, play};
use crate::state::cue::Cue;
use crate::state::session::Session;

/// The sound with which a beat begins.
fn sound(cue: &Cue) -> Option<Sound> {
    match cue {
        Cue::Throw | Cue::Land(_) | Cue::Turn(..) => Some(Sound::Die),
        Cue::Show(Event::Moved { style, .. }) => match style {
            MoveStyle::Return | MoveStyle::Fly => Some(Sound::Capture),
            MoveStyle::Along => None,
            _ => Some(Sound::Step),
        },
        Cue::Show(Event::Ended {
            verdict: Verdict::Won(_),
        }) => Some(Sound::Win),
        _ => None,
    }
}

/// Lets a session be heard: each beat as it begins, and a soft sound where a touch is refused.
#[hook]
pub fn use_sounds(session: &UseReducerHandle<Session>) {
    let now = session.playback().now().and_then(sound);
    use_effect_with(session.playback().beat(), move |_| {
        if let Some(sound) = now {
            play(sound);
        }
    });
    let refused = session.selection().note().filter(|_| !session.is_busy());
    use_effect_with(refused.map(|(_, number)| number), |refused| {
        if refused.is_some() {
            play(Sound::Wrong);
        }
    });
}
