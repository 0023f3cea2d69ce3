//! Whose turn it is, what to do, and how many steps are left: it cannot be overlooked.

use engine::kernel::game::SeatCard;
use engine::kernel::scene::Steps;
use engine::kernel::step::Seat;
use yew::{AttrValue, Html, Properties, component, html};

use super::icon::Icon;

/// What the banner says.
#[derive(Properties)]
pub struct Props {
    /// The seat to act.
    pub seat: Seat,
    /// Its card.
    pub card: &'static SeatCard,
    /// What to do.
    pub text: AttrValue,
    /// Steps done and allowed.
    pub steps: Option<Steps>,
    /// The animal of the team.
    pub animal: String,
    /// Whether it points to the left.
    pub mirrored: bool,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat
            && self.text == other.text
            && self.steps == other.steps
            && self.animal == other.animal
            && self.mirrored == other.mirrored
    }
}

/// The banner of the turn.
#[component]
pub fn Banner(props: &Props) -> Html {
    let mirrored = if props.mirrored { "mirrored" } else { "" };
    let silhouette = if props.seat.0 == 0 {
        "#token-blue"
    } else {
        "#token-red"
    };
    let steps = props.steps.map(|steps| {
        let step = |number: u8| {
            let class = if number < steps.done { "step done" } else { "step" };
            html! { <span {class}><Icon name={if number < steps.done { "steps" } else { "steps-empty" }} /></span> }
        };
        html! { <span class="steps" aria-hidden="true">{ for (0..steps.of).map(step) }</span> }
    });
    html! {
        <div class={format!("turn-banner seat-{} {mirrored}", props.seat.0)}>
            <svg class="banner-shape" viewBox="0 0 600 72" preserveAspectRatio="none" aria-hidden="true">
                <path class="banner-edge" d="M2 2H578L597 33L578 64H2z" transform="translate(0 6)" />
                <path class="banner-face" d="M2 2H578L597 33L578 64H2z" />
            </svg>
            <div class="banner-content">
                <svg class="banner-emblem" viewBox="-6 -8 112 124" aria-hidden="true">
                    <use href={silhouette} x="-4" y="-4" width="108" height="116" />
                    <use href={format!("#{}", props.card.emblem)} x="15" y="12" width="70" height="70" />
                </svg>
                if !props.animal.is_empty() {
                    <Icon name={format!("animal-{}", props.animal)} class="banner-animal" />
                }
                <span class="word">{props.text.clone()}</span>
                {steps}
            </div>
        </div>
    }
}
