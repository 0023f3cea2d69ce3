//! Sound effects of a game: dice, pieces, the end.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::info::GoalSound;
use engine::kernel::side::Side;
use engine::kernel::step::{Turn, Verdict};
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use crate::shell::voice::{Sound, play};
use crate::state::cue::Cue;
use crate::state::session::Session;

/// Returns the sound of a goal that is taken; other captured pieces share one.
fn captured(session: &Session, kind: &str) -> Sound {
    let sounds = session.table().info().sounds.iter();
    let own = sounds.clone().find(|(goal, _)| *goal == kind);
    own.map_or(Sound::Capture, |(_, sound)| match sound {
        GoalSound::Horn => Sound::Horn,
        GoalSound::Apples => Sound::Apples,
        GoalSound::Coins => Sound::Coins,
        GoalSound::Bells => Sound::Bells,
    })
}

/// Returns the sound at the beginning of a cue.
fn sound(session: &Session, cue: &Cue) -> Option<Sound> {
    match cue {
        Cue::Throw | Cue::Land(_) => Some(Sound::Die),
        Cue::Turn(..) => Some(Sound::Card),
        Cue::Towers => {
            let fight = session.fight()?;
            let face = |side| fight.faces[side].unwrap_or(0);
            Some(Sound::Towers(face(Side::Attacker), face(Side::Defender)))
        }
        Cue::Coin(_) => Some(Sound::Coins),
        Cue::Show(Event::Moved { kind, style, .. }) => match style {
            MoveStyle::Return => Some(Sound::Trot),
            MoveStyle::Fly => Some(captured(session, kind)),
            MoveStyle::Along => None,
            _ => Some(Sound::Step),
        },
        _ => None,
    }
}

/// Plays the sounds of a session: one per cue, and a soft one for a refused touch. A fanfare follows a game that is
/// won while it is open.
#[hook]
pub fn use_sounds(session: &UseReducerHandle<Session>) {
    let half = session.latest_half();
    let now = session.cue_in(half);
    let now = now.and_then(|cue| sound(session, cue));
    let beat_in_half = half.and_then(|side| session.beat_in(side));
    use_effect_with((session.playback().beat(), beat_in_half), move |_| {
        if let Some(sound) = now {
            play(sound);
        }
    });
    let refusal = session.selection().refusal().filter(|_| !session.is_busy());
    use_effect_with(refusal, |refusal| {
        if refusal.is_some() {
            play(Sound::Wrong);
        }
    });
    let is_won =
        !session.is_busy() && matches!(session.table().turn(), Turn::Over(Verdict::Won(_)));
    let was_won = use_mut_ref(|| is_won);
    use_effect_with(is_won, move |&is_won| {
        let was_won = was_won.replace(is_won);
        if is_won && !was_won {
            play(Sound::Win);
        }
    });
}
