//! Saving at the table: the game after each step, and the skill statistics.

use engine::catalogue::GameId;
use engine::motion::Pace;
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref, use_state_eq};

use super::Props;
use crate::pages::pupil::time_limit::TimeLimit;
use crate::pages::shared::saved_slots::save_replaced;
use crate::pages::shared::skill_stats;
use crate::route::Route;
use crate::shell::{clock, history, storage};
use crate::state::game_timer::TimerPhase;
use crate::state::saved::Saved;
use crate::state::session::Session;

/// Makes a game from a link the game in progress, at its first step. The address no longer names a position, so that
/// a reload or another window opens the saved game. The replaced game is saved for the teacher.
fn settle(game: GameId, still: bool) {
    save_replaced();
    let path = Route::play(game).path();
    history::rename(&if still {
        format!("{path}?anim=0")
    } else {
        path
    });
}

/// Saves the game after each step. Returns whether the device is full.
#[hook]
pub fn use_saving(
    session: &UseReducerHandle<Session>,
    props: &Props,
    time_limit: &TimeLimit,
) -> bool {
    let full = use_state_eq(|| false);
    let is_at_home = use_mut_ref(|| false);
    let counted = time_limit.stage == TimerPhase::Counted;
    use_effect_with((session.version(), counted), {
        let spent = time_limit.spent / 1000;
        let (session, full, visiting) = (session.clone(), full.clone(), props.visiting);
        let (banners, facing) = (props.banners.clone(), props.facing);
        let (game, still) = (props.game, props.presentation.pace == Pace::Off);
        move |&(version, counted)| {
            if visiting && version == 0 {
                return;
            }
            let saved = Saved {
                banners,
                progress: session.progress(),
                counted,
                facing,
                spent,
                players: session.seats().assignment().names(),
                ..Saved::of(session.table(), session.thrown())
            };
            if visiting && !is_at_home.replace(true) {
                settle(game, still);
            }
            full.set(!storage::save(storage::GAME, &saved));
        }
    });
    use_effect_with((), {
        let full = full.setter();
        move |()| {
            let losses = storage::on_loss(move || full.set(true));
            move || drop(losses)
        }
    });
    *full
}

/// Saves the new entries of the skill statistics, under the animal of the banner.
#[hook]
pub fn use_skill_stats(session: &UseReducerHandle<Session>, banners: &[String]) {
    let saved = use_mut_ref(|| 0);
    use_effect_with(session.exercised().len(), {
        let (exercised, banners) = (session.exercised().to_vec(), banners.to_vec());
        move |count| {
            let fresh = &exercised[(*saved.borrow()).min(*count)..];
            *saved.borrow_mut() = *count;
            if fresh.is_empty() {
                return;
            }
            let (mut all, today) = (skill_stats::load(), clock::day());
            for answered in fresh {
                let animal = banners.get(answered.player).map_or("", String::as_str);
                all.count(today, animal, answered.skill, answered.first_right);
            }
            storage::save(storage::SKILL_STATS, &all);
        }
    });
}
