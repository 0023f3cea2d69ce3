//! Kind explanations for touches that do nothing.

use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank, Size};
use super::partial_move::{PartialMove, cell};
use super::position::{Phase, Position};
use super::reach::Reach;
use super::{rules, scene, words};
use crate::kernel::input::Touch;
use crate::kernel::words::Phrase;

/// Explains a touch that does nothing now, after the touches in `held`.
pub fn why_not(at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
    let touched = cell(touch);
    match (at.phase, touched) {
        (Phase::Over(_), _) => &words::GAME_IS_OVER,
        (Phase::Place(_), Some(cell)) => while_placing(at, cell),
        (Phase::Place(_), None) => &words::CHOOSE_FREE,
        (Phase::Play, _) if rules::has_only_pass(at) => &words::PRESS_PASS,
        (Phase::Play, None) => &words::EMPTY_CELL,
        (Phase::Play, Some(cell)) => match PartialMove::new(at, held) {
            Some(partial) => during_move(at, &partial, cell),
            None => before_move(at, cell),
        },
    }
}

fn while_placing(at: &Position, cell: Cell) -> &'static Phrase {
    if at.field.taken().has(cell) {
        &words::CELL_TAKEN
    } else if Cells::THRONES.has(cell) {
        &words::THRONE_IS_ROYAL
    } else if scene::forbidden(at).has(cell) {
        &words::PUT_SAFELY
    } else {
        &words::CHOOSE_FREE
    }
}

fn before_move(at: &Position, cell: Cell) -> &'static Phrase {
    match at.field.figure(cell) {
        None => &words::EMPTY_CELL,
        Some(figure) if figure.side != at.side => &words::NOT_YOURS,
        Some(figure) if rules::ends(at, cell).is_empty() => {
            let could_move = !Reach::new(&at.field, figure).ends(cell).cells().is_empty();
            if could_move {
                &words::MONARCH_STAYS
            } else {
                &words::STUCK
            }
        }
        Some(_) => &words::CHOOSE_CELL,
    }
}

fn during_move(at: &Position, partial: &PartialMove, cell: Cell) -> &'static Phrase {
    if cell == partial.here {
        return if partial.here == partial.from || partial.ends.has(cell) {
            &words::CHOOSE_CELL
        } else {
            &words::DANGER_ON_THE_WAY
        };
    }
    if partial.next().has(cell) {
        return &words::CHOOSE_CELL;
    }
    if partial.visited.has(cell) {
        return &words::WAS_THERE;
    }
    match at.field.figure(cell) {
        Some(figure) if figure.side == at.side => return &words::OWN_IN_THE_WAY,
        Some(Figure {
            rank: Rank::Knight(_),
            ..
        }) if partial.rank != Rank::Monarch => return &words::KNIGHTS_ARE_FRIENDS,
        Some(_) | None => {}
    }
    let is_knight = partial.rank != Rank::Monarch;
    if is_knight && Cells::THRONES.has(cell) && !at.field.taken().has(cell) {
        return &words::THRONE_IS_ROYAL;
    }
    if partial.here == partial.from
        && partial.reach.ends(partial.from).cells().has(cell)
        && !partial.ends.has(cell)
    {
        return &words::IN_DANGER;
    }
    if let Some(in_the_way) = in_the_way(at, partial, cell) {
        return in_the_way;
    }
    if at.field.taken().has(cell) {
        &words::ENEMY_TOO_FAR
    } else if partial.here == partial.from {
        &words::TOO_FAR
    } else {
        &words::JUMP_ON
    }
}

/// Explains the figure in between, if it prevents a jump there.
fn in_the_way(at: &Position, partial: &PartialMove, cell: Cell) -> Option<&'static Phrase> {
    let between = partial.here.hurdles() & at.field.taken().without(partial.from);
    let mut between = between.into_iter();
    let hurdle = between.find(|&hurdle| partial.here.beyond(hurdle) == cell)?;
    if partial.reach.can_jump_over(hurdle) {
        return None;
    }
    Some(match (at.field.rank(hurdle), partial.rank) {
        (Rank::Monarch, _) => &words::OVER_MONARCH,
        (_, Rank::Knight(Size::One)) => &words::SMALL_AND_SLY,
        (_, _) => &words::TOO_TALL,
    })
}
