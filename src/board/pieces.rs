//! Pieces of the stage, each at its spot. Their motion is a CSS transition.

use std::collections::BTreeMap;

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::info::GameInfo;
use engine::kernel::input::Touch;
use engine::kernel::piece::{Layer, Piece, Spot, Tray};
use engine::kernel::scene::Material;
use engine::kernel::step::{Place, Seats};
use engine::kernel::words::Language;
use engine::motion::PieceId;
use yew::{Html, classes, html};

use super::layout::Rect;
use super::view::View;
use crate::state::cue::Cue;
use crate::state::session::Session;
use crate::widgets::drawing::Drawing;
use crate::widgets::mood::Mood;
use crate::widgets::token::{TokenStyle, short, token_into};

/// Piece under the finger, with its drag offset in pixels.
pub type Dragged = Option<(PieceId, f64, f64)>;

/// Returns the inline style of a piece: its centre and width in pixels (the width to a tenth) and its z-index.
fn placed((x, y): (f64, f64), width: f64, height: u32) -> String {
    let (x, y, width) = (
        x.round() as i32,
        y.round() as i32,
        (width * 10.0).round() as i32,
    );
    format!("transform:translate({x}px,{y}px) scale(calc({width} / 1000));z-index:{height}")
}

/// Returns the CSS classes of a travelling piece.
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

/// Cache of piece pictures; each distinct piece is drawn once.
#[derive(Default)]
pub struct Figures(BTreeMap<(Piece, Material, &'static str), Html>);

impl Figures {
    /// Returns the picture of a piece, in a view box of 100 units.
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
            let class = match material {
                Material::Wood => "figure",
                Material::Paper => "figure paper",
            };
            draw.picture(class, view)
        });
        picture.clone()
    }
}

/// Rendered pieces of the stage.
pub struct Pieces {
    /// Pieces on the board; they are zoomed with it.
    pub on_board: Html,
    /// Pieces in the trays, kept apart while the board is zoomed.
    pub beside: Html,
}

/// Inputs for rendering the pieces.
#[derive(Clone, Copy)]
pub struct PiecesView<'a> {
    /// Session in play.
    pub session: &'a Session,
    /// Board with the layout that the pieces are drawn in.
    pub view: View<'a>,
    /// Static information about the game.
    pub card: &'static GameInfo,
    /// Language of the names on the pieces.
    pub language: Language,
    /// Piece under the finger.
    pub dragged: Dragged,
    /// Whether playable pieces attract attention.
    pub is_idle: bool,
    /// Whether the board is zoomed.
    pub is_zoomed: bool,
}

/// Pieces with a special look in this beat.
struct Moving {
    /// Piece that is held.
    lifted: Option<PieceId>,
    /// Piece that moves without being chosen; it is drawn as held.
    mover: Option<PieceId>,
    /// Travelling piece: its kind, destination and style.
    travelling: Option<(&'static str, Spot, MoveStyle)>,
    /// Winners of the game, once its last step is being shown.
    winners: Option<Seats>,
}

impl Moving {
    fn of(session: &Session) -> Self {
        let at = |spot: Spot| session.playback().stage().at(spot).map(|(id, _)| id);
        let mover = session.scene().mover.filter(|_| !session.is_busy());
        Self {
            lifted: session
                .selection()
                .held()
                .iter()
                .rev()
                .find_map(|touch| match touch {
                    Touch::At(place) => at(Spot::On(*place)),
                    Touch::Held(_) | Touch::Pick(_) => None,
                }),
            mover: mover.and_then(at),
            travelling: match session.playback().now() {
                Some(Cue::Show(Event::Moved {
                    kind, to, style, ..
                })) => Some((*kind, *to, *style)),
                _ => None,
            },
            // A fight without questions is settled before its dice are shown.
            winners: session.winners().filter(|_| session.fight().is_none()),
        }
    }

    /// Returns the move style of a piece; `None` if it does not travel.
    fn travels(&self, piece: &Piece) -> Option<MoveStyle> {
        let (kind, to, style) = self.travelling?;
        ((kind, to) == (piece.kind, piece.spot)).then_some(style)
    }
}

impl PiecesView<'_> {
    /// Renders all visible pieces of the stage.
    pub fn html(&self, figures: &mut Figures) -> Pieces {
        // Keyed elements keep a fixed order: Yew would recreate an element that moves among its siblings.
        let mut order: Vec<_> = self.session.playback().stage().pieces().iter().collect();
        order.sort_by_key(|(id, _)| *id);
        // A zoomed board is clipped, but the trays beside it are not.
        let is_on_board = |(_, piece): &&(PieceId, Piece)| matches!(piece.spot, Spot::On(_));
        let (on_board, beside): (Vec<_>, Vec<_>) = if self.is_zoomed {
            order.into_iter().partition(is_on_board)
        } else {
            (order, Vec::new())
        };
        let moving = Moving::of(self.session);
        let at_once = self.session.is_at_once().then_some("at-once");
        let mut group = |some: Vec<&(PieceId, Piece)>| {
            let class = classes!("pieces", at_once);
            let draw = |(id, piece): &(PieceId, Piece)| self.piece(*id, piece, &moving, figures);
            html! { <div {class} aria-hidden="true">{ for some.into_iter().map(draw) }</div> }
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

    fn piece(&self, id: PieceId, piece: &Piece, moving: &Moving, figures: &mut Figures) -> Html {
        let session = self.session;
        let layout = self.view.layout;
        let (mut x, mut y, size) = layout.piece(
            self.view.board,
            session.scene(),
            session.playback().stage(),
            id,
            piece,
        );
        if let Some((finger, dx, dy)) = self.dragged
            && finger == id
        {
            (x, y) = (x + dx, y + dy);
        }
        let owner = piece
            .owner
            .map_or("-", |seat| self.card.seats[seat.0 as usize].notation);
        let height = self.height(id, piece, moving);
        let figure = figures.of(
            &session.drawn(piece),
            session.scene().material,
            self.card,
            self.language,
        );
        html! {
            <div key={id.0} class={self.class(id, piece, moving)} data-piece={piece.kind} data-owner={owner}
                data-mood={self.mood(id, piece, moving).map(Mood::name)} style={placed((x, y), size * layout.cell, height)}>
                <div class="lift">{figure}</div>
            </div>
        }
    }

    /// Returns the z-index of a piece: ground pieces lowest, then standing ones from back to front, then a held one and
    /// travelling ones.
    fn height(&self, id: PieceId, piece: &Piece, moving: &Moving) -> u32 {
        if moving.lifted == Some(id) {
            return 900;
        }
        let row = match piece.spot {
            Spot::On(place) => u32::from(self.view.layout.seen(self.view.board, place).1),
            Spot::In(..) => 0,
        };
        match (moving.travels(piece), piece.layer) {
            (Some(_), _) => 1000,
            (None, Layer::Ground) => row,
            (None, Layer::Standing) => 100 + row,
        }
    }

    /// Returns the expression of a piece; `None` if it is calm.
    fn mood(&self, id: PieceId, piece: &Piece, moving: &Moving) -> Option<Mood> {
        let is_dragged = self.dragged.is_some_and(|(finger, ..)| finger == id);
        if moving.lifted == Some(id) || moving.mover == Some(id) || is_dragged {
            return Some(Mood::Chosen);
        }
        if let Some(has_won) = self.session.playback().has_won(id) {
            return Some(Mood::of_result(has_won));
        }
        if moving.travels(piece) == Some(MoveStyle::Fly) {
            return Some(Mood::Glad);
        }
        // A taken goal feels with the side that has it.
        let side = match piece.spot {
            Spot::In(seat, Tray::Shelf) => Some(seat),
            _ => piece.owner,
        };
        if let (Some(winners), Some(side)) = (moving.winners, side) {
            return Some(Mood::of_result(winners.has(side)));
        }
        matches!(piece.spot, Spot::In(_, Tray::Bench)).then_some(Mood::Asleep)
    }

    fn class(&self, id: PieceId, piece: &Piece, moving: &Moving) -> String {
        let mut class = String::from("piece");
        if moving.lifted == Some(id) || moving.mover == Some(id) {
            class.push_str(" held");
        }
        // The playable pieces change every turn, and each class change forces a style recalculation, so only idle
        // boards are marked.
        if self.is_idle
            && let Spot::On(place) = piece.spot
            && self
                .session
                .selection()
                .starts()
                .contains(&Touch::At(place))
            && piece.layer == Layer::Standing
        {
            class.push_str(" asks");
        }
        if let Spot::In(_, Tray::Bench) = piece.spot {
            class.push_str(" rests");
        }
        if let Some(style) = moving.travels(piece) {
            class.push_str(travels_by(style));
        }
        if self.dragged.is_some_and(|(finger, ..)| finger == id) {
            class.push_str(" dragged");
        }
        class
    }
}
