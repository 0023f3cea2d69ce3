//! Sound effects of a game: dice, pieces, the end.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::step::{Turn, Verdict};
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use crate::shell::voice::{Sound, play};
use crate::state::cue::Cue;
use crate::state::session::Session;

/// Returns the sound at the beginning of a cue.
fn sound(cue: &Cue) -> Option<Sound> {
    match cue {
        Cue::Throw | Cue::Land(_) | Cue::Turn(..) => Some(Sound::Die),
        Cue::Show(Event::Moved { style, .. }) => match style {
            MoveStyle::Return | MoveStyle::Fly => Some(Sound::Capture),
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
    let now = session.playback().now().and_then(sound);
    use_effect_with(session.playback().beat(), move |_| {
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
