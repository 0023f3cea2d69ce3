//! Contents of the box: the maximum number of each kind of piece in the first positions of all modes, and the extras of
//! the game.

use engine::catalogue::GameId;
use engine::kernel::info::OptionPairs;
use engine::kernel::piece::{Heading, Piece, Pose};
use engine::kernel::scene::Scene;

/// Returns the first positions of a game, one per mode.
pub fn first_scenes(game: GameId, set: OptionPairs) -> Vec<Scene> {
    let open = |pairs: OptionPairs| {
        let options = pairs.iter().chain(set).copied().collect();
        // A mode that rejects the options of the set contributes nothing.
        Some(game.entry().open(&options, 0).ok()?.scene())
    };
    let modes = game.info().modes.iter();
    modes.filter_map(|mode| open(mode.ready)).collect()
}

/// Returns a piece as in the box: separate, looking up if it has a direction, and without carried objects.
fn bare(piece: &Piece) -> Piece {
    let pose = match piece.pose {
        Pose::Facing(_) => Pose::Facing(Heading::North),
        _ => Pose::Plain,
    };
    Piece {
        pose,
        badges: 0,
        worn: None,
        ..*piece
    }
}

fn is_same(one: &Piece, other: &Piece) -> bool {
    (one.kind, one.suit, one.bonus) == (other.kind, other.suit, other.bonus)
}

/// Returns the pieces of the box with their counts.
pub fn box_of(game: GameId, set: OptionPairs) -> Vec<(Piece, u8)> {
    let mut all: Vec<(Piece, u8)> = Vec::new();
    for scene in first_scenes(game, set) {
        let mut here: Vec<(Piece, u8)> = Vec::new();
        for piece in scene.pieces.iter().map(bare) {
            match here.iter_mut().find(|(known, _)| is_same(known, &piece)) {
                Some((_, count)) => *count += 1,
                None => here.push((piece, 1)),
            }
        }
        for (piece, count) in here {
            match all.iter_mut().find(|(known, _)| is_same(known, &piece)) {
                Some((_, most)) => *most = count.max(*most),
                None => all.push((piece, count)),
            }
        }
    }
    let kinds = game.info().kinds;
    let rank = |piece: &Piece| kinds.iter().position(|(kind, _)| *kind == piece.kind);
    all.sort_by_key(|(piece, _)| (piece.owner.is_none(), piece.suit, rank(piece)));
    if game.info().seats.len() == 2 {
        // With two sides, each has all of its own pieces together.
        all.sort_by_key(|(piece, _)| (piece.owner.map_or(2, |seat| seat.0), rank(piece)));
    }
    let extras = game.paper().extras.iter();
    all.extend(extras.map(|extra| (extra.piece, extra.count)));
    all
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::box_of;

    fn counts(game: GameId) -> Vec<(&'static str, u32)> {
        let mut counts: Vec<(&str, u32)> = Vec::new();
        for (piece, count) in box_of(game, &[]) {
            match counts.iter_mut().find(|(kind, _)| *kind == piece.kind) {
                Some((_, known)) => *known += u32::from(count),
                None => counts.push((piece.kind, u32::from(count))),
            }
        }
        counts.sort_unstable();
        counts
    }

    /// The expected numbers are those of the six rule books.
    #[test]
    fn every_box_is_complete() {
        assert_eq!(
            counts(GameId::Chevaliers),
            [
                ("castle", 1),
                ("great-dragon", 4),
                ("knight", 4),
                ("prince", 1),
                ("princess", 1),
                ("small-dragon", 5),
                ("soldier", 5),
                ("treasure", 1),
                ("tyrant", 1),
                ("village", 1),
            ]
        );
        let kingdom = counts(GameId::Kingdom);
        assert_eq!(kingdom.iter().map(|(_, count)| count).sum::<u32>(), 18);
        assert!(kingdom.contains(&("k-white-monarch", 1)) && kingdom.contains(&("k-black-4", 2)));
        assert_eq!(
            counts(GameId::Knights),
            [
                ("horse-blue", 8),
                ("horse-green", 8),
                ("horse-red", 8),
                ("horse-yellow", 8),
            ]
        );
        assert_eq!(
            counts(GameId::Vatrankill),
            [
                ("dragon", 1),
                ("helmet", 13),
                ("tower-broken", 5),
                ("tower-stone", 5),
            ]
        );
        assert_eq!(
            counts(GameId::Vatrakill),
            [
                ("dragon", 1),
                ("helmet", 20),
                ("tower-blue", 1),
                ("tower-green", 1),
                ("tower-stone", 2),
                ("tower-violet", 1),
                ("tower-yellow", 1),
            ]
        );
        assert_eq!(
            counts(GameId::Gran),
            [
                ("amulet", 18),
                ("helmet", 6),
                ("ring", 1),
                ("seal-elgad", 6),
                ("seal-galad", 6),
                ("seal-tirad", 6),
                ("seal-urgad", 6),
                ("shackle", 4),
                ("stone", 16),
            ]
        );
    }
}
