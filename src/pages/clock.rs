//! The clock that leads a session from beat to beat; where the voice speaks, it is led by the voice.

use yew::{UseReducerHandle, hook, use_effect_with};

use crate::browser::voice;
use crate::state::session::{Action, Presentation, Session};

/// Advances a session when its beat is over, and keeps its manner up to date.
#[hook]
pub fn use_clock(session: &UseReducerHandle<Session>, presentation: Presentation) {
    use_beats(session, presentation, true, false);
}

/// The same clock for a session of which the voice speaks: a beat ends when its movement and its sentence have. It stands
/// still while `runs` is false.
#[hook]
pub fn use_voiced_clock(
    session: &UseReducerHandle<Session>,
    presentation: Presentation,
    runs: bool,
) {
    use_beats(session, presentation, runs, true);
}

#[hook]
fn use_beats(
    session: &UseReducerHandle<Session>,
    presentation: Presentation,
    runs: bool,
    is_voiced: bool,
) {
    use_effect_with(presentation, {
        let session = session.clone();
        move |presentation| session.dispatch(Action::Present(*presentation))
    });
    let length = session.playback().length();
    let moment = (
        session.playback().beat(),
        session.version(),
        length,
        session.is_busy() && runs,
    );
    use_effect_with(moment, {
        let session = session.clone();
        move |&(beat, _, length, busy)| {
            // What waits to be shown since a touch waits for no sentence: the touch has cut it.
            let waits = is_voiced && length.is_some();
            let end = busy.then(|| {
                voice::after(length.unwrap_or(0), waits, move || {
                    session.dispatch(Action::Advance(beat));
                })
            });
            move || drop(end)
        }
    });
}
