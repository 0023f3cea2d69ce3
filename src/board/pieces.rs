//! The pieces of the stage, each where it is; their travel is a transition of the style sheet.

use std::collections::BTreeMap;

use engine::kernel::board::Board;
use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::info::GameInfo;
use engine::kernel::input::Touch;
use engine::kernel::piece::{Layer, Piece, Spot, Tray};
use engine::kernel::scene::Material;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use engine::motion::PieceId;
use yew::{Html, classes, html};

use super::layout::{Layout, Rect};
use crate::state::cue::Cue;
use crate::state::session::Session;
use crate::widgets::drawing::Drawing;
use crate::widgets::token::{TokenStyle, short, token_into};

/// A piece under the finger: which, and by how much it was dragged.
pub type Dragged = Option<(PieceId, f64, f64)>;

/// The place of a piece in CSS: its centre, its width in pixels, in whole tenths, and how high it lies.
fn placed((x, y): (f64, f64), width: f64, height: u32) -> String {
    let (x, y, width) = (
        x.round() as i32,
        y.round() as i32,
        (width * 10.0).round() as i32,
    );
    format!("transform:translate({x}px,{y}px) scale(calc({width} / 1000));z-index:{height}")
}

/// The class of a piece that travels.
const fn travels_by(style: MoveStyle) -> &'static str {
    match style {
        MoveStyle::Walk | MoveStyle::Place | MoveStyle::Along => " travels walk",
        MoveStyle::Stride => " travels stride",
        MoveStyle::Jump => " travels jump",
        MoveStyle::Push => " travels push",
        MoveStyle::Passage => " travels passage",
        MoveStyle::Return => " travels return",
        MoveStyle::Fly => " travels fly",
    }
}

/// The piece that travels in this beat, and how.
fn travelling(session: &Session) -> Option<(&'static str, Spot, MoveStyle)> {
    match &session.now {
        Some((
            Cue::Show(Event::Moved {
                kind, to, style, ..
            }),
            _,
        )) => Some((*kind, *to, *style)),
        _ => None,
    }
}

/// The pictures of the pieces that were seen so far, each drawn once.
#[derive(Default)]
pub struct Figures(BTreeMap<(Piece, Material, &'static str), Html>);

impl Figures {
    /// The picture of a piece, in a box of 100 parts.
    fn of(
        &mut self,
        piece: &Piece,
        material: Material,
        card: &'static GameInfo,
        language: Language,
    ) -> Html {
        let looks = Piece {
            spot: Spot::On(Place(0)),
            ..*piece
        };
        let name = card.kind(piece.kind);
        let name = name.map_or("", |name| short(name.text(language)));
        let drawn = self.0.entry((looks, material, name));
        let picture = drawn.or_insert_with(|| {
            let mut draw = Drawing::default();
            token_into(&mut draw, piece, TokenStyle::Of(material, name), card);
            let view = Rect {
                x: 0.0,
                y: 0.0,
                w: 100.0,
                h: 100.0,
            };
            draw.picture("figure", view)
        });
        picture.clone()
    }
}

/// The pieces of the stage.
pub struct Pieces {
    /// Those on the board, which is enlarged as a whole.
    pub on_board: Html,
    /// Those beside an enlarged board.
    pub beside: Html,
}

/// Every piece of the stage that is seen.
pub fn pieces(
    session: &Session,
    (board, layout): (&Board, &Layout),
    (card, language): (&'static GameInfo, Language),
    figures: &mut Figures,
    (dragged, is_idle, zoomed): (Dragged, bool, bool),
) -> Pieces {
    let lifted = session.held.iter().rev().find_map(|touch| match touch {
        Touch::At(place) => session.stage.at(Spot::On(*place)).map(|(id, _)| id),
        Touch::Held(_) | Touch::Pick(_) => None,
    });
    let mover = session.scene.mover.filter(|_| !session.is_busy());
    let mover = mover
        .and_then(|spot| session.stage.at(spot))
        .map(|(id, _)| id);
    let travelling = travelling(session);
    // What lies on the ground is lowest, then what is farther away, and highest what travels. The elements keep
    // their order: one that is moved among its neighbours is made anew.
    let mut order: Vec<_> = session.stage.pieces().iter().collect();
    order.sort_by_key(|(id, _)| *id);
    let row = |piece: &Piece| match piece.spot {
        Spot::On(place) => u32::from(layout.seen(board, place).1),
        Spot::In(..) => 0,
    };
    let travels = |piece: &Piece| {
        travelling.is_some_and(|(kind, to, _)| (kind, to) == (piece.kind, piece.spot))
    };
    let height = |piece: &Piece| match (travels(piece), piece.layer) {
        (true, _) => 1000,
        (false, Layer::Ground) => row(piece),
        (false, Layer::Standing) => 100 + row(piece),
    };
    let mut draw = |(id, piece): &(PieceId, Piece)| {
        let (mut x, mut y, size) =
            layout.piece(board, &session.scene, &session.stage, (*id, piece));
        let mut class = String::from("piece");
        if lifted == Some(*id) || mover == Some(*id) {
            class.push_str(" held");
        }
        if let Spot::On(place) = piece.spot
            && session.starts.contains(&Touch::At(place))
            && piece.layer == Layer::Standing
        {
            class.push_str(" can");
        }
        if let Spot::In(_, Tray::Bench) = piece.spot {
            class.push_str(" rests");
        }
        if let Some((_, _, style)) = travelling.filter(|_| travels(piece)) {
            class.push_str(travels_by(style));
        }
        if let Some((finger, dx, dy)) = dragged
            && finger == *id
        {
            (x, y) = (x + dx, y + dy);
            class.push_str(" dragged");
        }
        let owner = piece
            .owner
            .map_or("-", |seat| card.seats[seat.0 as usize].notation);
        html! {
            <div key={id.0} {class} data-piece={piece.kind} data-owner={owner}
                style={placed((x, y), size * layout.cell, height(piece))}>
                <div class="lift">{figures.of(piece, session.scene.material, card, language)}</div>
            </div>
        }
    };
    // What is not seen of an enlarged board is cut off, but not the trays beside it.
    let is_on_board = |(_, piece): &&(PieceId, Piece)| matches!(piece.spot, Spot::On(_));
    let (on_board, beside): (Vec<_>, Vec<_>) = if zoomed {
        order.into_iter().partition(is_on_board)
    } else {
        (order, Vec::new())
    };
    let at_once = session.is_at_once().then_some("at-once");
    let mut group = |some: Vec<&(PieceId, Piece)>| {
        let class = classes!("pieces", is_idle.then_some("idle"), at_once);
        html! { <div {class} aria-hidden="true">{ for some.into_iter().map(&mut draw) }</div> }
    };
    Pieces {
        on_board: group(on_board),
        beside: if beside.is_empty() {
            Html::default()
        } else {
            group(beside)
        },
    }
}
