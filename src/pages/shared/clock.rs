//! Clock that advances a session from cue to cue, in step with the voice where it speaks.

use engine::kernel::side::Side;
use yew::{UseReducerHandle, hook, use_effect_with};

use crate::shell::voice;
use crate::state::session::{Action, Presentation, Session};

/// Advances a session when its cue is over, and updates its presentation.
#[hook]
pub fn use_clock(session: &UseReducerHandle<Session>, presentation: Presentation) {
    use_beats(session, presentation, true, false);
}

/// Like [`use_clock`], but a cue ends only when both its animation and its sentence are over. The clock is stopped
/// while `runs` is false.
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
    use_half(session, Side::Attacker, runs, is_voiced);
    use_half(session, Side::Defender, runs, is_voiced);
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
            // Cues queued by a touch do not wait for a sentence: the touch has cut it off.
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

/// Advances the half of a side while both sides of a fight go on at their own pace.
#[hook]
fn use_half(session: &UseReducerHandle<Session>, side: Side, runs: bool, is_voiced: bool) {
    let beat = session.beat_in(side).filter(|_| runs);
    use_effect_with(beat, {
        let session = session.clone();
        move |&beat| {
            let end = beat.map(|(number, length)| {
                voice::after(length, is_voiced, move || {
                    session.dispatch(Action::AdvanceHalf(side, number));
                })
            });
            move || drop(end)
        }
    });
}
