//! The pieces of the stage, each where it is; their travel is a transition of the style sheet.

use engine::kernel::board::Board;
use engine::kernel::effect::{Effect, Gait};
use engine::kernel::game::{Card, Touch};
use engine::kernel::scene::Spot;
use engine::kernel::words::Language;
use engine::motion::PieceId;
use yew::{Html, html};

use super::layout::Layout;
use crate::state::cue::Cue;
use crate::state::session::Session;
use crate::widgets::token::TokenShape;

/// A piece under the finger: which, and by how much it was dragged.
pub type Dragged = Option<(PieceId, f64, f64)>;

fn gait(session: &Session) -> &'static str {
    match &session.now {
        Some((Cue::Show(Effect::Moved { gait, .. }), _)) => match gait {
            Gait::Walk | Gait::Place => "walk",
            Gait::Return => "return",
            Gait::Fly => "fly",
        },
        _ => "rest",
    }
}

/// Every piece of the stage.
pub fn pieces(
    session: &Session,
    (board, layout): (&Board, &Layout),
    (card, language): (&'static Card, Language),
    dragged: Dragged,
) -> Html {
    let held = session.held.iter().find_map(|touch| match touch {
        Touch::At(place) => session.stage.at(Spot::On(*place)).map(|(id, _)| id),
        Touch::Held(_) => None,
    });
    let mut order: Vec<_> = session.stage.pieces().iter().collect();
    order.sort_by_key(|(id, piece)| (piece.layer, *id));
    let starts = session.next_touches(&[]);
    let draw = order.into_iter().map(|(id, piece)| {
        let (mut x, mut y, size) = layout.piece(board, &session.scene, &session.stage, *id);
        let mut class = String::from("piece");
        if held == Some(*id) {
            class.push_str(" held");
        }
        if let Spot::On(place) = piece.spot
            && starts.contains(&Touch::At(place))
            && piece.owner == session.scene.seat
        {
            class.push_str(" can");
        }
        if let Some((finger, dx, dy)) = dragged
            && finger == *id
        {
            (x, y) = (x + dx, y + dy);
            class.push_str(" dragged");
        }
        let scale = size * layout.cell / 100.0;
        let name = card.kind(piece.kind).map(|name| name.text(language));
        html! {
            <g key={id.0} {class} data-piece={piece.kind} data-owner={card.seats[piece.owner.0 as usize].notation}
                style={format!("transform:translate({x:.1}px,{y:.1}px) scale({scale:.4})")}>
                <g class="lift"><g transform="translate(-50 -50)">
                    <TokenShape piece={*piece} cut={session.scene.cut} name={name} />
                </g></g>
            </g>
        }
    });
    html! { <g class={format!("pieces gait-{}", gait(session))}>{ for draw }</g> }
}
