//! Choice where two children sit: side by side, or face to face on both sides of the device.

use yew::{Html, html};

use super::Preparation;
use crate::pages::pupil::facing::is_possible;
use crate::shell::viewport;
use crate::words::pages as words;

/// Draws the device and two children, at its lower edge or at both edges.
fn picture(facing: bool) -> Html {
    let (device, own, other) = match facing {
        false => ((6, 46), "translate(2 56)", "translate(54 56)"),
        true => (
            (40, 20),
            "translate(28 60)",
            "rotate(180 50 50) translate(28 60)",
        ),
    };
    let child = |class: &'static str, place: &'static str| {
        html! { <g {class} transform={place}><use href="#person" width="44" height="44" /></g> }
    };
    html! {
        <svg class="icon seating-picture" viewBox="0 0 100 100" aria-hidden="true">
            <rect class="seating-device" x="10" y={device.0.to_string()} width="80" height={device.1.to_string()} rx="7" />
            {child("seating-prince", own)}
            {child("seating-dragon", other)}
        </svg>
    }
}

impl Preparation {
    /// Renders the choice between the two seats, where two children play against each other and the window has room.
    pub fn seating(&self, window: viewport::Size) -> Option<Html> {
        let is_offered =
            self.plan.may_face(self.card()) && is_possible(window, self.settings.lowered);
        if !is_offered {
            return None;
        }
        let choice = |facing: bool, name| {
            let onclick = self.named(name, self.change(&|plan| plan.facing = facing));
            let is_chosen = self.plan.facing == facing;
            let class = match is_chosen {
                true => "button square chosen",
                false => "button square",
            };
            html! {
                <button type="button" {class} aria-pressed={is_chosen.to_string()} {onclick}>
                    {picture(facing)}
                    <span class="visually-hidden">{self.t(name)}</span>
                </button>
            }
        };
        Some(html! {
            <div class="seating" role="group" aria-label={self.t(words::WHO_PLAYS)}>
                {choice(false, words::SIDE_BY_SIDE)}
                {choice(true, words::FACE_TO_FACE)}
            </div>
        })
    }
}
