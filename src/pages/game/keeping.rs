//! What a game leaves on the device: itself after each step, and what was exercised.

use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref, use_state_eq};

use super::Props;
use crate::board::preview::preview_text;
use crate::browser::{clock, storage};
use crate::state::observation::Observations;
use crate::state::saved::Saved;
use crate::state::session::Session;

/// So long after a step the picture of the game is made, in milliseconds.
const PICTURED_AFTER: u32 = 700;

/// Keeps the game after each step; tells whether the device has no room for it.
#[hook]
pub fn use_keeping(session: &UseReducerHandle<Session>, props: &Props) -> bool {
    let full = use_state_eq(|| false);
    let picture = use_mut_ref(String::new);
    let keep = {
        let (session, full, picture) = (session.clone(), full.clone(), picture.clone());
        let banners = props.banners.clone();
        move || {
            let saved = Saved {
                banners: banners.clone(),
                progress: session.progress,
                players: session.assignment.names(),
                picture: picture.borrow().clone(),
                ..Saved::of(session.table(), session.thrown)
            };
            full.set(!storage::keep(storage::GAME, &saved));
        }
    };
    use_effect_with(session.version, {
        let (session, visiting) = (session.clone(), props.visiting);
        move |version| {
            let keeps = !visiting || *version > 0;
            if keeps {
                keep();
            }
            // The picture for the first page is made once no finger waits for an answer.
            let timer = keeps.then(|| {
                clock::after(PICTURED_AFTER, move || {
                    *picture.borrow_mut() = preview_text(session.table());
                    keep();
                })
            });
            move || drop(timer)
        }
    });
    *full
}

/// Keeps what was exercised since it was last kept, under the animal of its banner.
#[hook]
pub fn use_counts(session: &UseReducerHandle<Session>, banners: &[String]) {
    let kept = use_mut_ref(|| 0);
    use_effect_with(session.exercised.len(), {
        let (exercised, banners) = (session.exercised.clone(), banners.to_vec());
        move |count| {
            let fresh = &exercised[(*kept.borrow()).min(*count)..];
            *kept.borrow_mut() = *count;
            if fresh.is_empty() {
                return;
            }
            let mut all: Observations = storage::load_or_default(storage::OBSERVATIONS);
            let today = clock::day();
            all.fade(today);
            for answered in fresh {
                let animal = banners.get(answered.player).map_or("", String::as_str);
                all.count(today, animal, answered.skill, answered.first_right);
            }
            storage::keep(storage::OBSERVATIONS, &all);
        }
    });
}
