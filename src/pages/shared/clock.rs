//! Clock that advances a session from cue to cue, in step with the voice where it speaks.

use engine::kernel::side::Side;
use yew::{UseReducerHandle, hook, use_effect_with};

use crate::shell::voice;
use crate::state::session::{Action, Beat, Presentation, Session};

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

/// End of a cue.
#[derive(Clone, Copy, PartialEq)]
struct End {
    /// Half of a fight that shows the cue.
    half: Option<Side>,
    beat: u32,
    version: u32,
    /// Duration of the cue, in milliseconds.
    length: u32,
    /// Whether the end of its sentence is awaited.
    waits: bool,
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
    let whole = End {
        half: None,
        beat: session.playback().beat().0,
        version: session.version(),
        length: length.unwrap_or(0),
        // Cues queued by a touch do not wait for a sentence: the touch has cut it off.
        waits: is_voiced && length.is_some(),
    };
    // Both sides of a split fight go on at their own pace.
    let of_half = |side| {
        let (beat, length) = session.beat_in(side)?;
        Some(End {
            half: Some(side),
            beat,
            version: 0,
            length,
            waits: is_voiced,
        })
    };
    let attackers = of_half(Side::Attacker).filter(|_| runs);
    let defenders = of_half(Side::Defender).filter(|_| runs);
    use_end(session, Some(whole).filter(|_| session.is_busy() && runs));
    use_end(session, attackers);
    use_end(session, defenders);
}

/// Waits for the end of a cue.
#[hook]
fn use_end(session: &UseReducerHandle<Session>, end: Option<End>) {
    use_effect_with(end, {
        let session = session.clone();
        move |&end| {
            let end = end.map(|end| {
                voice::after(end.length, end.waits, move || {
                    session.dispatch(match end.half {
                        Some(side) => Action::AdvanceHalf(side, end.beat),
                        None => Action::Advance(Beat(end.beat)),
                    });
                })
            });
            move || drop(end)
        }
    });
}
