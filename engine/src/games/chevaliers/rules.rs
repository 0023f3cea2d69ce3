//! Legal actions and their application. (Sections 3 to 7)

use alloc::vec::Vec;

use super::Chevaliers;
use super::action::{Action, ActionKind, Roll};
use super::board::{Cell, Cells};
use super::figures::{Figure, Goal, Item, Rank, Side};
use super::position::{Lie, Mark, Outcome, Phase, PlacementStage, Placing, Position};
use super::{read, setup, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{Seats, Step, Turn, Verdict};

impl Rules for Chevaliers {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &[Side::Prince.notation(), Side::Dragons.notation()];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let (set, start) = setup::open(options)?;
        Ok(Self { set, start })
    }

    fn start(&self) -> Position {
        self.start
    }

    /// Returns the kind of the next step. (Section 4)
    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        match at.phase {
            Phase::Setup(_) | Phase::Play => Turn::Decision(at.side.seat()),
            Phase::Fight { .. } => Turn::Chance,
            Phase::Over(outcome) => Turn::Over(verdict(outcome)),
        }
    }

    /// Appends the legal actions, sorted. (Section 5)
    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        match at.phase {
            Phase::Setup(_) => puts(at, out),
            Phase::Play => steps(at, out),
            Phase::Fight { .. } | Phase::Over(_) => {}
        }
    }

    /// Appends the possible rolls, sorted, with their weights out of 36. (Section 5)
    fn chance_outcomes(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        if !matches!(at.phase, Phase::Fight { .. }) {
            return;
        }
        let die = at.numbers.die;
        for attackers in die.chunk_by(u8::eq) {
            for defenders in die.chunk_by(u8::eq) {
                let roll = Roll {
                    attack: attackers[0],
                    defence: defenders[0],
                };
                out.push((roll, (attackers.len() * defenders.len()) as u32));
            }
        }
    }

    /// Applies a legal step. (Section 6)
    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        match step {
            Step::Act(action) => match action.kind() {
                ActionKind::Move { from, to } => {
                    walk(at, from, to, sink);
                    arrive(at, to, sink);
                }
                ActionKind::Attack { from, to } => {
                    at.quiet = 0;
                    at.phase = Phase::Fight { from, to };
                    sink.emit(|| Event::Challenged {
                        from: Spot::On(from.place()),
                        to: Spot::On(to.place()),
                    });
                }
                ActionKind::End => end_turn(at, sink),
                ActionKind::Put { item, at: cell } => put(at, item, cell, sink),
            },
            Step::Roll(roll) => {
                if let Phase::Fight { from, to } = at.phase {
                    settle(at, from, to, roll, sink);
                }
            }
        }
    }

    fn without_clock(&self, at: &Position) -> Position {
        Position { quiet: 0, ..*at }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }
}

const fn verdict(outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Won(side) => Verdict::Won(Seats::one(side.seat())),
        Outcome::Drawn => Verdict::Drawn,
    }
}

/// Returns the figures that may still move: all but the one that made the first step. (Reading 8)
pub(super) fn movers(at: &Position) -> Cells {
    let mut movers = at.sides[at.side as usize];
    if let Mark::At(cell) = at.moved {
        movers.remove(cell);
    }
    movers
}

/// Checks whether the figure on a cell may move and has a step to make.
pub(super) fn has_step(at: &Position, from: Cell) -> bool {
    let own = at.sides[at.side as usize];
    movers(at).has(from) && !(from.neighbours() & !own).is_empty()
}

/// Checks whether `end` is the only action. (Reading 24)
pub(super) fn has_only_end(at: &Position) -> bool {
    !movers(at).into_iter().any(|from| has_step(at, from))
}

/// Capacity above the maximum of ten figures with eight neighbours each; a power of two keeps the bounds check
/// cheap.
const MOST: usize = 128;

#[inline]
fn steps(at: &Position, out: &mut Vec<Action>) {
    let enemies = at.sides[at.side.other() as usize];
    let own = at.sides[at.side as usize];
    let movers = movers(at);
    let mut list = [Action::END; MOST];
    let mut add = |movers: Cells, mut length: usize| {
        for from in movers {
            let near = from.neighbours() & !own;
            let free = near & !enemies;
            // Unconditional writes are faster than a branch per cell, which would be unpredictable.
            for to in from.around() {
                list[length % MOST] = Action::step_around(from, to);
                length += free.bit(to);
            }
            for to in near & enemies {
                list[length % MOST] = Action::attack(from, to);
                length += 1;
            }
        }
        list[length % MOST] = Action::END;
        length
    };
    let before_end = add(movers & Cells::BEFORE_END, 0);
    let length = add(movers & !Cells::BEFORE_END, before_end + 1);
    out.extend_from_slice(&list[..length.min(MOST)]);
}

/// Returns the cells where an item from the hand may be placed. (Section 3)
pub(super) fn room(at: &Position, item: Item) -> Cells {
    let taken = at.sides[0] | at.sides[1] | at.goal_cells();
    let ground = match item {
        Item::Goal(goal) => goal.owner().last_row(),
        Item::Figure(figure) => figure.side.camp(),
    };
    ground & !taken
}

fn puts(at: &Position, out: &mut Vec<Action>) {
    let mut add = |item: Item| {
        if at.held(item) > 0 {
            out.extend(
                room(at, item)
                    .into_iter()
                    .map(|cell| Action::put(item, cell)),
            );
        }
    };
    if at.stage() == PlacementStage::Goals {
        at.side.goals().into_iter().map(Item::Goal).for_each(add);
        return;
    }
    // The letters of the Prince's ranks do not ascend with the ranks.
    let ranks = match at.side {
        Side::Prince => [Rank::Middle, Rank::Chief, Rank::Low],
        Side::Dragons => Rank::ALL,
    };
    for rank in ranks {
        add(Item::Figure(Figure::new(at.side, rank)));
    }
}

fn put(at: &mut Position, item: Item, cell: Cell, sink: &mut impl EventSink) {
    let before = at.stage();
    match item {
        Item::Goal(goal) => at.goals[goal as usize] = Lie::On(cell),
        Item::Figure(figure) => {
            at.hands[figure.side as usize][figure.rank as usize] -= 1;
            at.stand(figure, cell);
        }
    }
    sink.emit(|| Event::Moved {
        kind: item.kind(),
        from: Spot::In(item.side().seat(), Tray::Hand),
        to: Spot::On(cell.place()),
        style: MoveStyle::Place,
    });
    let Phase::Setup(placing) = at.phase else {
        return;
    };
    let (stage, other) = (at.stage(), at.side.other());
    let goes_on = at.holds(at.side, stage);
    if !goes_on && !at.holds(other, stage) {
        at.phase = Phase::Play;
        sink.emit(|| Event::Began);
        pass(at, sink);
        return;
    }
    let prefers_other = placing == Placing::Alternate || stage != before;
    if !goes_on || prefers_other && at.holds(other, stage) {
        pass(at, sink);
    }
}

#[inline]
fn walk(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    sink.emit(|| Event::Moved {
        kind: Figure::new(at.side, at.rank(from)).kind(),
        from: Spot::On(from.place()),
        to: Spot::On(to.place()),
        style: MoveStyle::Walk,
    });
    at.sides[at.side as usize].shift(from, to);
    at.middle.shift(from, to);
    at.chiefs.shift(from, to);
}

fn remove(at: &mut Position, side: Side, cell: Cell, sink: &mut impl EventSink) {
    let figure = Figure::new(side, at.rank(cell));
    sink.emit(|| Event::Told {
        phrase: figure.goes_home(),
    });
    sink.emit(|| Event::Moved {
        kind: figure.kind(),
        from: Spot::On(cell.place()),
        to: Spot::In(side.seat(), Tray::Bench),
        style: MoveStyle::Return,
    });
    at.sides[side as usize].remove(cell);
    at.middle.remove(cell);
    at.chiefs.remove(cell);
}

/// Settles a fight, or leaves it open when the totals are equal. (Section 6, dice)
fn settle(at: &mut Position, from: Cell, to: Cell, roll: Roll, sink: &mut impl EventSink) {
    let (side, other) = (at.side, at.side.other());
    let bonuses = [at.bonus(at.rank(from)), at.bonus(at.rank(to))];
    for (seat, face, bonus) in [
        (side.seat(), roll.attack, bonuses[0]),
        (other.seat(), roll.defence, bonuses[1]),
    ] {
        sink.emit(|| Event::Rolled { seat, face, bonus });
    }
    let (attack, defence) = (roll.attack + bonuses[0], roll.defence + bonuses[1]);
    if attack == defence {
        sink.emit(|| Event::Tied);
        return;
    }
    at.phase = Phase::Play;
    if attack > defence {
        sink.emit(|| Event::Beaten {
            winner: Some(side.seat()),
        });
        remove(at, other, to, sink);
        walk(at, from, to, sink);
        arrive(at, to, sink);
        return;
    }
    sink.emit(|| Event::Beaten {
        winner: Some(other.seat()),
    });
    remove(at, side, from, sink);
    if at.sides[side as usize].is_empty() {
        finish(at, Outcome::Won(other), sink);
    } else {
        stepped(at, Mark::Lost, sink);
    }
}

/// Handles the arrival of a figure: it may capture a goal, and this or its fight may win the game. (Sections 6
/// and 7)
#[inline]
fn arrive(at: &mut Position, cell: Cell, sink: &mut impl EventSink) {
    let enemy = at.side.other();
    let [first, second] = enemy.goals();
    for goal in [first, second] {
        if at.goals[goal as usize] == Lie::On(cell) {
            take(at, goal, cell, sink);
        }
    }
    let goals_are_gone = [first, second].map(|goal| at.goals[goal as usize]) == [Lie::Taken; 2];
    if goals_are_gone || at.sides[enemy as usize].is_empty() {
        finish(at, Outcome::Won(at.side), sink);
    } else {
        stepped(at, Mark::At(cell), sink);
    }
}

fn take(at: &mut Position, goal: Goal, cell: Cell, sink: &mut impl EventSink) {
    at.goals[goal as usize] = Lie::Taken;
    at.quiet = 0;
    sink.emit(|| Event::Told {
        phrase: match goal {
            Goal::Castle => &words::CASTLE_TAKEN,
            Goal::Village => &words::VILLAGE_TAKEN,
            Goal::Princess => &words::PRINCESS_FREE,
            Goal::Treasure => &words::TREASURE_TAKEN,
        },
    });
    sink.emit(|| Event::Moved {
        kind: goal.kind(),
        from: Spot::On(cell.place()),
        to: Spot::In(at.side.seat(), Tray::Shelf),
        style: MoveStyle::Fly,
    });
}

#[inline]
fn stepped(at: &mut Position, mark: Mark, sink: &mut impl EventSink) {
    if at.moved == Mark::None {
        at.moved = mark;
    } else {
        end_turn(at, sink);
    }
}

/// Ends the turn: increments the quiet counter and passes to the other side. (Section 7)
#[inline]
fn end_turn(at: &mut Position, sink: &mut impl EventSink) {
    at.moved = Mark::None;
    if at.numbers.limit > 0 {
        at.quiet += 1;
        if at.quiet == at.numbers.limit {
            finish(at, Outcome::Drawn, sink);
            return;
        }
    }
    pass(at, sink);
}

fn finish(at: &mut Position, outcome: Outcome, sink: &mut impl EventSink) {
    at.moved = Mark::None;
    at.phase = Phase::Over(outcome);
    sink.emit(|| Event::Ended {
        verdict: verdict(outcome),
    });
}

#[inline]
fn pass(at: &mut Position, sink: &mut impl EventSink) {
    at.side = at.side.other();
    sink.emit(|| Event::Passed { to: at.side.seat() });
}
