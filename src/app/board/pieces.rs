//! The pieces of the stage, each where it is; their travel is a transition of the style sheet.

use engine::kernel::board::Board;
use engine::kernel::effect::{Effect, Gait};
use engine::kernel::game::{Card, Touch};
use engine::kernel::piece::{Layer, Spot};
use engine::kernel::words::Language;
use engine::motion::PieceId;
use yew::{Html, html};

use super::layout::Layout;
use crate::state::cue::Cue;
use crate::state::session::Session;
use crate::widgets::token::{Make, short, token_shape};

/// A piece under the finger: which, and by how much it was dragged.
pub type Dragged = Option<(PieceId, f64, f64)>;

/// The place of a piece in CSS: its centre, and its width in pixels, in whole tenths.
fn placed((x, y): (f64, f64), width: f64) -> String {
    let (x, y, width) = (
        x.round() as i32,
        y.round() as i32,
        (width * 10.0).round() as i32,
    );
    format!("transform:translate({x}px,{y}px) scale(calc({width} / 1000))")
}

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
    // What lies on the ground is drawn first.
    let layers = [Layer::Ground, Layer::Standing].into_iter();
    let order = layers.flat_map(|layer| {
        let pieces = session.stage.pieces().iter();
        pieces.filter(move |(_, piece)| piece.layer == layer)
    });
    let starts = session.next_touches(&[]);
    let draw = order.map(|(id, piece)| {
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
        let name = card.kind(piece.kind).map_or("", |name| short(name.text(language)));
        html! {
            <g key={id.0} {class} data-piece={piece.kind} data-owner={card.seats[piece.owner.0 as usize].notation}
                style={placed((x, y), size * layout.cell)}>
                <g class="lift"><g transform="translate(-50 -50)">
                    {token_shape(piece, Make::Of(session.scene.cut, name))}
                </g></g>
            </g>
        }
    });
    html! { <g class={format!("pieces gait-{}", gait(session))}>{ for draw }</g> }
}
