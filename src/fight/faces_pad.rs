//! Pad of die faces, on which the pupils enter the throw of a real die.

use engine::kernel::side::Side;
use engine::kernel::words::Language;
use yew::{AttrValue, Callback, Html, UseReducerHandle, html};

use super::numeral::{Numeral, numeral};
use crate::state::session::{Action, Session};
use crate::words::fight as words;

/// Renders the distinct faces of a side's die as large buttons.
pub fn faces_pad(
    session: &UseReducerHandle<Session>,
    side: Side,
    faces: [u8; 6],
    writing: Numeral,
    language: Language,
) -> Html {
    let mut faces = faces.to_vec();
    faces.dedup();
    let chosen = session.progress().typed[side];
    let face = |face: &u8| {
        let face = *face;
        let session = session.clone();
        let is_chosen = chosen == Some(face);
        let who = match side {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        };
        let open = session.can_enter_face(side) && !is_chosen;
        let onclick = Callback::from(move |_| session.dispatch(Action::EnterFace(side, face)));
        html! {
            <button type="button" class={if is_chosen { "face-choice chosen" } else { "face-choice" }}
                data-tap={open.then(|| AttrValue::from(format!("{who}-{face}")))}
                aria-pressed={is_chosen.to_string()}
                aria-label={words::NUMBERS[usize::from(face).min(11)].text(language)} {onclick}>
                {numeral(face, writing, language)}
            </button>
        }
    };
    let class = if faces.len() < 4 {
        "faces-pad few"
    } else {
        "faces-pad"
    };
    html! { <div {class} role="group" aria-label={words::TAP_FACE.text(language)}>{ for faces.iter().map(face) }</div> }
}

/// Renders the faces entered so far in the colours of their sides, with an empty place for each missing one.
pub fn tapped(
    typed: [(Option<u8>, &'static str); 2],
    writing: Numeral,
    language: Language,
) -> Html {
    let place = |(face, colour): &(Option<u8>, &'static str)| match face {
        Some(face) => {
            html! { <span class={format!("tapped-face {colour}")}>{numeral(*face, writing, language)}</span> }
        }
        None => html! { <span class={format!("tapped-face empty {colour}")} /> },
    };
    html! {
        <div class="tapped" aria-hidden="true">
            {place(&typed[0])}
            <i class="tapped-line" />
            {place(&typed[1])}
        </div>
    }
}
