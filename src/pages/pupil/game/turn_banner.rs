//! Banner of the player whose turn it is.

use engine::kernel::words::Language;
use yew::Html;

use super::player;
use super::speech::prompt;
use crate::board::layout::{Layout, Shape};
use crate::state::session::Session;
use crate::widgets::banner::banner;

/// Renders the banner of the player whose turn it is, with the prompt.
pub fn turn_banner(
    session: &Session,
    banners: &[String],
    layout: &Layout,
    language: Language,
) -> Html {
    let scene = session.scene();
    let player = player(session);
    let animal = match session.seats().assignment().of(scene.seat) {
        Some(_) => "computer",
        None => banners.get(player).map_or("", String::as_str),
    };
    let asked = prompt(session).text(language);
    let seat = &session.table().info().seats[usize::from(scene.seat.0)];
    let is_second = player * 2 >= scene.players.len();
    let place = match layout.shape {
        Shape::Wide | Shape::Tall if is_second && is_at_edge(session, layout) => "opposite",
        Shape::Wide | Shape::Tall if is_second => "mirrored",
        _ => "",
    };
    banner(seat, asked, scene.steps, animal, place)
}

/// Checks whether the banner stands at the edge of the child whose turn it is. While pieces are placed, their hand
/// stands there.
pub fn is_at_edge(session: &Session, layout: &Layout) -> bool {
    layout.facing && !session.is_placing()
}
