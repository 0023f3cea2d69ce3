//! Accessible names of places, including the pieces on them, for screen readers.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use engine::motion::PieceId;
use yew::AttrValue;

use super::view::View;
use crate::words::play as words;
use crate::words::punctuation::asides;

/// Appends the pieces to the name of a place: « a1, chevalier », « a2, vide ».
pub fn with_pieces<'a>(
    place: &'a str,
    here: impl IntoIterator<Item = &'a str>,
    language: Language,
) -> String {
    let mut parts = vec![place];
    parts.extend(here);
    if let [_] = parts[..] {
        parts.push(words::EMPTY.text(language));
    }
    asides(parts, language)
}

/// Returns the full name of a place with its pieces: « ligne 3, colonne 5, chevalier, et encore un ».
fn name(
    pieces: &[(PieceId, Piece)],
    view: View<'_>,
    card: &'static GameInfo,
    place: Place,
    language: Language,
) -> String {
    let t = |phrase: Phrase| phrase.text(language);
    let (column, row) = view.layout.seen(view.board, place);
    let info = view.board.place_info(place);
    let bare = match info.title {
        Some(title) => asides([t(*title), info.name.as_str()], language),
        None => words::CELL_AT.filled(language, &[("row", &(row + 1)), ("column", &(column + 1))]),
    };
    let mut here: Vec<_> = pieces
        .iter()
        .map(|(_, piece)| piece)
        .filter(|piece| piece.spot == Spot::On(place))
        .collect();
    // The standing piece is named before the ground under it.
    if let [first, second] = &mut here[..]
        && first.layer < second.layer
    {
        core::mem::swap(first, second);
    }
    let parts = here.into_iter().flat_map(|piece| {
        let kind = card.kind(piece.kind).map_or(piece.kind, |kind| t(*kind));
        let bonus = match (piece.layer, piece.bonus) {
            (Layer::Standing, 1) => Some(t(words::PLUS_ONE)),
            (Layer::Standing, 2) => Some(t(words::PLUS_TWO)),
            _ => None,
        };
        [Some(kind), bonus].into_iter().flatten()
    });
    with_pieces(&bare, parts, language)
}

/// Returns the names of all places with their pieces, indexed by place. The touch layer appends the touch state.
pub fn names(
    pieces: &[(PieceId, Piece)],
    view: View<'_>,
    card: &'static GameInfo,
    language: Language,
) -> Vec<AttrValue> {
    let name = |place| AttrValue::from(name(pieces, view, card, place, language));
    view.places().map(name).collect()
}
