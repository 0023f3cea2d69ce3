//! The names of places with what stands there, for those who do not see the board.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use engine::motion::PieceId;
use yew::AttrValue;

use super::view::View;
use crate::words::play as words;

/// A place with what stands there: « a1, chevalier », « a2, vide ».
pub fn with_pieces<'a>(
    place: String,
    here: impl IntoIterator<Item = &'a str>,
    language: Language,
) -> String {
    let mut name = place;
    let bare = name.len();
    let mut add = |part: &str| {
        name.push_str(", ");
        name.push_str(part);
    };
    here.into_iter().for_each(&mut add);
    if name.len() == bare {
        name.push_str(", ");
        name.push_str(words::EMPTY.text(language));
    }
    name
}

/// The full name of a place and what stands there: « ligne 3, colonne 5, chevalier, et encore un ».
fn name(
    pieces: &[(PieceId, Piece)],
    view: View<'_>,
    card: &'static GameInfo,
    place: Place,
    language: Language,
) -> String {
    let say = |phrase: Phrase| phrase.text(language);
    let (column, row) = view.layout.seen(view.board, place);
    let info = view.board.place_info(place);
    let bare = match info.title {
        Some(title) => format!("{}, {}", say(*title), info.name),
        None => words::CELL_AT.filled(language, &[("row", &(row + 1)), ("column", &(column + 1))]),
    };
    let mut here: Vec<_> = pieces
        .iter()
        .map(|(_, piece)| piece)
        .filter(|piece| piece.spot == Spot::On(place))
        .collect();
    // The piece that stands is named before the ground under it.
    if let [first, second] = &mut here[..]
        && first.layer < second.layer
    {
        core::mem::swap(first, second);
    }
    let parts = here.into_iter().flat_map(|piece| {
        let kind = card.kind(piece.kind).map_or(piece.kind, |kind| say(*kind));
        let bonus = match (piece.layer, piece.bonus) {
            (Layer::Standing, 1) => Some(say(words::PLUS_ONE)),
            (Layer::Standing, 2) => Some(say(words::PLUS_TWO)),
            _ => None,
        };
        [Some(kind), bonus].into_iter().flatten()
    });
    with_pieces(bare, parts, language)
}

/// The names of all places with what stands there, by place. What a touch changes is said behind them.
pub fn names(
    pieces: &[(PieceId, Piece)],
    view: View<'_>,
    card: &'static GameInfo,
    language: Language,
) -> Vec<AttrValue> {
    let name = |place| AttrValue::from(name(pieces, view, card, place, language));
    view.places().map(name).collect()
}
