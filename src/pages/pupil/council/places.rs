//! Places of the board that may be touched to show a candidate, as buttons over the board.

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use engine::table::Table;
use yew::{AttrValue, Callback, Html, MouseEvent, UseReducerHandle, html};

use crate::board::names::names;
use crate::board::view::View;
use crate::state::council::{Council, Deed};
use crate::state::session::Session;

/// Minimum side of a button, in CSS pixels.
const SIDE: f64 = 44.0;

/// Renders the buttons.
pub fn places(
    session: &Session,
    table: &Rc<dyn Table>,
    view: View<'_>,
    council: &UseReducerHandle<Council>,
    language: Language,
) -> Html {
    let pieces = session.playback().stage().pieces();
    let names = names(pieces, view, table.info(), language);
    let goes_on = council.going_on(&**table);
    let held = council.held().last().copied();
    let next = council.next(&**table);
    let button = |place: Place| {
        let touch = Touch::At(place);
        let class = match (held == Some(touch), goes_on.contains(&touch)) {
            (true, _) => "council-place held",
            (_, true) => "council-place target",
            _ => "council-place",
        };
        let square = view.square(place);
        let (x, y) = view.centre(place);
        let (w, h) = (square.w.max(SIDE), square.h.max(SIDE));
        let style = format!(
            "left:{}px;top:{}px;width:{}px;height:{}px",
            (x - w / 2.0) as i32,
            (y - h / 2.0) as i32,
            w as i32,
            h as i32
        );
        let onclick = {
            let (council, table) = (council.clone(), table.clone());
            Callback::from(move |_: MouseEvent| council.dispatch(Deed::Touch(table.clone(), touch)))
        };
        let label = names.get(usize::from(place.0)).cloned();
        html! {
            <button type="button" {class} {style} {onclick} aria-label={label.unwrap_or(AttrValue::from(""))} />
        }
    };
    let all = view
        .places()
        .filter(|place| next.contains(&Touch::At(*place)) || held == Some(Touch::At(*place)));
    html! { <div class="council-places">{ for all.map(button) }</div> }
}
