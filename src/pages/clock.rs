//! The clock that leads a session from beat to beat.

use yew::{UseReducerHandle, hook, use_effect_with};

use crate::browser::clock;
use crate::state::session::{Action, Presentation, Session};

/// Advances a session when its beat is over, and keeps its manner up to date.
#[hook]
pub fn use_clock(session: &UseReducerHandle<Session>, presentation: Presentation) {
    use_clock_while(session, presentation, true);
}

/// The same clock, which stands still while `runs` is false.
#[hook]
pub fn use_clock_while(
    session: &UseReducerHandle<Session>,
    presentation: Presentation,
    runs: bool,
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
            let timer = busy.then(|| {
                clock::after(length.unwrap_or(0), move || {
                    session.dispatch(Action::Advance(beat));
                })
            });
            move || drop(timer)
        }
    });
}
