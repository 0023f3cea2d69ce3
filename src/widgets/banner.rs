//! Turn banner: the seat to act, its task, and the steps left.

use engine::kernel::info::SeatInfo;
use engine::kernel::scene::Steps;
use yew::{Html, html};

use super::icon::{drawing, icon};
use super::said::said;
use super::token::{colour, emblem};

fn footprints(steps: Steps) -> Html {
    let step = |number: u8| {
        let done = number < steps.done;
        let class = if done { "step done" } else { "step" };
        html! { <span {class}>{icon(if done { "steps" } else { "steps-empty" })}</span> }
    };
    html! { <span class="steps" aria-hidden="true">{ for (0..steps.of).map(step) }</span> }
}

/// Returns the CSS class of the font size for a text. Footprints take the room of one more character.
fn fit(text: &str, steps: Option<Steps>) -> &'static str {
    match text.chars().count() + usize::from(steps.is_some()) {
        0..=17 => "",
        18..=23 => "long",
        24..=32 => "longer",
        _ => "longer longest",
    }
}

/// Renders the banner of the turn. `animal` is the banner animal of the team, or empty; `place` is the class of its
/// place, if it is not the usual one.
pub fn banner(
    card: &SeatInfo,
    text: &'static str,
    steps: Option<Steps>,
    animal: &str,
    place: &'static str,
) -> Html {
    html! {
        <div class={format!("turn-banner suit-{} {place}", colour(card.suit))}>
            <svg class="banner-shape" viewBox="0 0 600 72" preserveAspectRatio="none" aria-hidden="true">
                <path class="banner-edge" d="M2 2H578L597 33L578 64H2z" transform="translate(0 6)" />
                <path class="banner-face" d="M2 2H578L597 33L578 64H2z" />
            </svg>
            <div class="banner-content">
                {emblem(card)}
                if !animal.is_empty() {
                    {drawing(&format!("animal-{animal}"), "banner-animal")}
                }
                <span class={format!("word {}", fit(text, steps))}>{said(text)}</span>
                { for steps.map(footprints) }
            </div>
        </div>
    }
}
