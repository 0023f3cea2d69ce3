//! Chooser for variants of a move.

use engine::kernel::input::Touch;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use yew::{Callback, Html, html};

use super::view::View;
use crate::state::session::{Action, Session};
use crate::widgets::icon::icon;

/// Renders the variants to choose from, as picture buttons beside the touched piece.
pub fn move_variants(
    session: &Session,
    view: View<'_>,
    language: Language,
    dispatch: &Callback<Action>,
) -> Html {
    let picks = session
        .selection()
        .next()
        .iter()
        .filter_map(|touch| match touch {
            Touch::Pick(letter) => Some(*letter),
            _ => None,
        });
    let picks: Vec<char> = picks.collect();
    let Some(Touch::At(place)) = session
        .selection()
        .held()
        .last()
        .filter(|_| !picks.is_empty())
    else {
        return Html::default();
    };
    choice(session, view, language, dispatch, (*place, picks))
}

fn choice(
    session: &Session,
    view: View<'_>,
    language: Language,
    dispatch: &Callback<Action>,
    (place, picks): (Place, Vec<char>),
) -> Html {
    let layout = view.layout;
    let (x, y) = view.centre(place);
    let side = (96.0 * layout.scale).max(72.0);
    let (w, h) = (side * picks.len() as f64 + 32.0, side + 24.0);
    let left = (x - w / 2.0).clamp(8.0, layout.window.0 - w - 8.0);
    let top = if y > layout.window.1 / 2.0 {
        y - layout.cell * 0.6 - h
    } else {
        y + layout.cell * 0.6
    };
    let style = format!("left:{}px;top:{}px", left as i32, top as i32);
    let buttons = picks.into_iter().map(|letter| {
        let button = session.table().variant_button(letter);
        let onclick = dispatch.reform(move |_| Action::Touch(Touch::Pick(letter)));
        let side = format!("width:{0}px;height:{0}px", side as i32);
        html! {
            <button type="button" class="button manner" style={side} data-tap={letter.to_string()}
                aria-label={button.phrase.text(language)} {onclick}>{icon(button.drawing)}</button>
        }
    });
    html! { <div class="manners" {style}>{ for buttons }</div> }
}
