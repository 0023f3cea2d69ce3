//! Parser for position strings, with every reason for refusal. (Section 10)

use super::board::{COLUMNS, Cell, ROWS};
use super::figures::{Figure, Goal, Item, Side};
use super::position::{
    Lie, Mark, Numbers, Outcome, Phase, PlacementStage, Placing, Position, hand_order,
};
use super::reasons;
use crate::kernel::reader::{Field, Read, Rows, digits};
use crate::kernel::reasons as common;

const BOARD: Rows = Rows {
    width: COLUMNS,
    wrong_count: &common::NOT_NINE_ROWS,
    wrong_width: &reasons::NOT_SIX_COLUMNS,
    no_such_letter: &reasons::NO_SUCH_LETTER,
    run_not_merged: &common::RUN_NOT_MERGED,
};

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field::whole(text);
    let fields = line.exactly(b' ', &reasons::NOT_EIGHT_FIELDS)?;
    let [board, goals, side, phase, moved, hand, rules, quiet] = fields;
    let to_act = match side.text {
        "P" => Side::Prince,
        "D" => Side::Dragons,
        _ => return side.refuse(&reasons::NO_SUCH_SIDE),
    };
    let mut at = Position::empty(to_act, read_numbers(rules)?);
    let stand = |figure, column, row| at.stand(figure, Cell::new(column, row));
    board.rows::<{ ROWS as usize }, _>(&BOARD, Figure::from_letter, stand)?;
    read_goals(goals, &mut at)?;
    at.phase = read_phase(phase)?;
    at.moved = match (moved.text, cell(moved)) {
        ("-", _) => Mark::None,
        ("x", _) => Mark::Lost,
        (_, Some(cell)) => Mark::At(cell),
        _ => return moved.refuse(&reasons::NO_MARK),
    };
    read_hands(hand, &mut at)?;
    at.quiet = quiet.number(&common::NO_NUMBER)?;
    check_counts(board, &at)?;
    check_goals(goals, &at)?;
    check_quiet(quiet, &at)?;
    match at.phase {
        Phase::Setup(_) => check_setup(board, side, hand, &at)?,
        Phase::Play | Phase::Fight { .. } | Phase::Over(_) => {
            hand.demand(hand.text == "-", &reasons::HAND_NOT_EMPTY)?;
        }
    }
    match at.phase {
        Phase::Setup(_) | Phase::Over(_) if at.moved != Mark::None => {
            return moved.refuse(&reasons::MARK_OUT_OF_PLAY);
        }
        Phase::Play | Phase::Fight { .. } => check_play(board, goals, moved, &at)?,
        Phase::Setup(_) | Phase::Over(_) => {}
    }
    if let Phase::Fight { from, to } = at.phase {
        check_fight(phase, from, to, &at)?;
    }
    Ok(at)
}

fn cell(field: Field<'_>) -> Option<Cell> {
    Cell::named(field.text.as_bytes().try_into().ok()?)
}

/// Parses the bonus of each rank: three digits 0 to 2.
pub(super) fn bonus(text: &str) -> Option<[u8; 3]> {
    digits(text).filter(|bonus| bonus.iter().all(|&digit| digit <= 2))
}

/// Parses the faces of a die, in any order.
pub(super) fn die(text: &str) -> Option<[u8; 6]> {
    digits(text).filter(|die| die.iter().any(|&face| face != die[0]))
}

fn read_numbers(field: Field<'_>) -> Read<Numbers> {
    let [bonuses, faces, limit] = field.exactly(b'/', &reasons::NO_NUMBERS)?;
    let ascending = die(faces.text).filter(|die| die.is_sorted());
    Ok(Numbers {
        bonus: bonuses.found(bonus(bonuses.text), &reasons::BAD_BONUS)?,
        die: faces.found(ascending, &reasons::BAD_DIE)?,
        limit: limit.number(&common::NO_NUMBER)?,
    })
}

fn read_goals(field: Field<'_>, at: &mut Position) -> Read<()> {
    let parts = field.exactly::<4>(b',', &reasons::NOT_FOUR_GOALS)?;
    for (goal, part) in Goal::ALL.into_iter().zip(parts) {
        at.goals[goal as usize] = match (part.text, cell(part)) {
            ("-", _) => Lie::Held,
            ("x", _) => Lie::Taken,
            (_, Some(cell)) if !goal.owner().last_row().has(cell) => {
                return part.refuse(&reasons::GOAL_OFF_LAST_ROW);
            }
            (_, Some(cell)) if at.goal(cell).is_some() => {
                return part.refuse(&reasons::TWO_GOALS);
            }
            (_, Some(cell)) => Lie::On(cell),
            (_, None) => return part.refuse(&reasons::NO_SUCH_CELL),
        };
    }
    Ok(())
}

fn read_phase(field: Field<'_>) -> Read<Phase> {
    Ok(match *field.text.as_bytes() {
        [b'f', b'i', b'g', b'h', b't', b':', a, b, c, d] => {
            match (Cell::named([a, b]), Cell::named([c, d])) {
                (Some(from), Some(to)) => Phase::Fight { from, to },
                _ => return field.refuse(&reasons::NO_SUCH_CELL),
            }
        }
        _ => match field.text {
            "setup-alt" => Phase::Setup(Placing::Alternate),
            "setup-side" => Phase::Setup(Placing::Sides),
            "play" => Phase::Play,
            "over:P" => Phase::Over(Outcome::Won(Side::Prince)),
            "over:D" => Phase::Over(Outcome::Won(Side::Dragons)),
            "over:draw" => Phase::Over(Outcome::Drawn),
            _ => return field.refuse(&common::NO_PHASE),
        },
    })
}

fn read_hands(field: Field<'_>, at: &mut Position) -> Read<()> {
    let mut held = [false; 4];
    if field.text != "-" {
        let parts = field.exactly::<2>(b'/', &reasons::NO_HANDS)?;
        let is_empty = parts.iter().all(|part| part.text.is_empty());
        field.demand(!is_empty, &reasons::NO_HANDS)?;
        for (side, part) in Side::BOTH.into_iter().zip(parts) {
            let mut rest = part.text;
            for item in hand_order(side) {
                let after = rest.trim_start_matches(item.letter());
                let count = rest.len() - after.len();
                rest = after;
                match item {
                    Item::Goal(goal) if count <= 1 => held[goal as usize] = count == 1,
                    Item::Figure(figure) if count <= figure.rank.most() as usize => {
                        at.hands[side as usize][figure.rank as usize] = count as u8;
                    }
                    Item::Goal(_) | Item::Figure(_) => {
                        return part.refuse(&reasons::TOO_MANY);
                    }
                }
            }
            part.rest(part.text.len() - rest.len())
                .demand(rest.is_empty(), &reasons::HAND_ORDER)?;
        }
    }
    let agrees = |goal: Goal| held[goal as usize] == (at.goals[goal as usize] == Lie::Held);
    field.demand(Goal::ALL.into_iter().all(agrees), &reasons::GOAL_AND_HAND)
}

fn check_counts(board: Field<'_>, at: &Position) -> Read<()> {
    let fits = |figure: Figure| at.count(figure) <= figure.rank.most();
    board.demand(Figure::ALL.into_iter().all(fits), &reasons::TOO_MANY)
}

fn check_goals(goals: Field<'_>, at: &Position) -> Read<()> {
    for goal in Goal::ALL {
        if let Lie::On(cell) = at.goals[goal as usize]
            && at.sides[goal.owner().other() as usize].has(cell)
        {
            return goals.refuse(&reasons::ENEMY_ON_GOAL);
        }
    }
    Ok(())
}

fn check_quiet(quiet: Field<'_>, at: &Position) -> Read<()> {
    let limit = at.numbers.limit;
    let is_good = match at.phase {
        _ if limit == 0 => at.quiet == 0,
        Phase::Over(_) => true,
        Phase::Play => at.quiet < limit,
        Phase::Setup(_) | Phase::Fight { .. } => at.quiet == 0,
    };
    quiet.demand(is_good, &reasons::BAD_QUIET)
}

/// Checks that both sides have a figure and a goal left, on the board or in hand.
fn check_forces(board: Field<'_>, goals: Field<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        if at.sides[side as usize].is_empty() && !at.holds(side, PlacementStage::Figures) {
            return board.refuse(&reasons::NO_FIGURE_LEFT);
        }
        let is_taken = |goal: Goal| at.goals[goal as usize] == Lie::Taken;
        let is_beaten = side.goals().into_iter().all(is_taken);
        goals.demand(!is_beaten, &reasons::NO_GOAL_LEFT)?;
    }
    Ok(())
}

fn check_setup(board: Field<'_>, side: Field<'_>, hand: Field<'_>, at: &Position) -> Read<()> {
    hand.demand(hand.text != "-", &reasons::HANDS_EMPTY)?;
    side.demand(at.holds(at.side, at.stage()), &reasons::NOTHING_TO_PLACE)?;
    let goals = at.goal_cells();
    for own in Side::BOTH {
        let figures = at.sides[own as usize];
        board.demand(!figures.meets(!own.camp()), &reasons::OUT_OF_CAMP)?;
        board.demand(!figures.meets(goals), &reasons::PLACED_ON_GOAL)?;
        // At most ten figures and two goals always fit in the twelve cells of a camp.
        let is_early = at.stage() == PlacementStage::Goals && !figures.is_empty();
        board.demand(!is_early, &reasons::TOO_EARLY)?;
    }
    check_forces(board, hand, at)
}

fn check_play(board: Field<'_>, goals: Field<'_>, moved: Field<'_>, at: &Position) -> Read<()> {
    check_forces(board, goals, at)?;
    match at.moved {
        Mark::At(cell) if !at.sides[at.side as usize].has(cell) => {
            moved.refuse(&reasons::MARK_OFF_FIGURE)
        }
        Mark::At(_) | Mark::Lost | Mark::None => Ok(()),
    }
}

fn check_fight(phase: Field<'_>, from: Cell, to: Cell, at: &Position) -> Read<()> {
    phase.demand(from.neighbours().has(to), &reasons::NOT_NEIGHBOURS)?;
    let is_own = at.sides[at.side as usize].has(from);
    let is_fight = is_own && at.sides[at.side.other() as usize].has(to);
    phase.demand(is_fight, &reasons::NO_FIGHTERS)?;
    phase.demand(at.moved != Mark::At(from), &reasons::FOUGHT_TWICE)
}
