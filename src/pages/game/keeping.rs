//! What a game leaves on the device: itself after each step, and what was exercised.

use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref, use_state_eq};

use super::Props;
use crate::browser::{clock, storage};
use crate::games_context::FIRST_GAMES;
use crate::pages::teacher::observations::counts;
use crate::state::kept_view::KeptView;
use crate::state::saved::Saved;
use crate::state::session::Session;

/// Keeps the game after each step; tells whether the device has no room for it.
#[hook]
pub fn use_keeping(session: &UseReducerHandle<Session>, props: &Props) -> bool {
    let full = use_state_eq(|| false);
    use_effect_with(session.version(), {
        let (session, full, visiting) = (session.clone(), full.clone(), props.visiting);
        let banners = props.banners.clone();
        // The program of the first page draws the games that it holds from their rules.
        let is_strange = FIRST_GAMES.get(props.game).is_none();
        move |version| {
            if visiting && *version == 0 {
                return;
            }
            let saved = Saved {
                banners,
                progress: session.progress(),
                players: session.seats().assignment().names(),
                view: is_strange.then(|| KeptView::of(session.table())),
                ..Saved::of(session.table(), session.thrown())
            };
            full.set(!storage::keep(storage::GAME, &saved));
        }
    });
    *full
}

/// Keeps what was exercised since it was last kept, under the animal of its banner.
#[hook]
pub fn use_counts(session: &UseReducerHandle<Session>, banners: &[String]) {
    let kept = use_mut_ref(|| 0);
    use_effect_with(session.exercised().len(), {
        let (exercised, banners) = (session.exercised().to_vec(), banners.to_vec());
        move |count| {
            let fresh = &exercised[(*kept.borrow()).min(*count)..];
            *kept.borrow_mut() = *count;
            if fresh.is_empty() {
                return;
            }
            let (mut all, today) = (counts(), clock::day());
            for answered in fresh {
                let animal = banners.get(answered.player).map_or("", String::as_str);
                all.count(today, animal, answered.skill, answered.first_right);
            }
            storage::keep(storage::OBSERVATIONS, &all);
        }
    });
}
