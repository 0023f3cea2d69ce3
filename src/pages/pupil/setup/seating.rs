//! Choice where two children sit: side by side, or face to face on both sides of the device.

use yew::{Html, html};

use super::Preparation;
use crate::pages::pupil::facing::is_possible;
use crate::shell::viewport;
use crate::words::pages as words;

/// Draws the device with a child at its lower edge; the other child sits beside it, or opposite.
fn picture(facing: bool) -> Html {
    let (other, y) = match facing {
        true => ("rotate(180 50 20) translate(32 2)", 38),
        false => ("translate(56 60)", 16),
    };
    let own = if facing { 32 } else { 8 };
    html! {
        <svg class="icon seating-picture" viewBox="0 0 100 100" aria-hidden="true">
            <rect class="seating-device" x="18" y={y.to_string()} width="64" height={if facing { "24" } else { "38" }} rx="6" />
            <g class="suit-blue" transform={format!("translate({own} {})", if facing { 62 } else { 60 })}><use href="#person" width="36" height="36" /></g>
            <g class="suit-red" transform={other}><use href="#person" width="36" height="36" /></g>
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
