//! Legal actions and their application. (Rules, 4 to 7)

use alloc::vec::Vec;

use super::Kingdom;
use super::action::{Action, ActionKind};
use super::batch::Batch;
use super::board::Cell;
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::position::{Courtesy, Outcome, Phase, Position};
use super::reach::{Reach, Way};
use super::split_bitboard::SplitBitboard;
use super::{danger, read, setup, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{NoRoll, Seats, Step, Turn, Verdict};

impl Rules for Kingdom {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const SEATS: &'static [&'static str] = &[Side::White.notation(), Side::Black.notation()];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let start = setup::open(options)?;
        Ok(Self { start })
    }

    fn start(&self) -> Position {
        self.start
    }

    /// Returns the kind of the next step. (Rules, 4)
    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        match at.phase {
            Phase::Play | Phase::Place(_) => Turn::Decision(at.side.seat()),
            Phase::Over(outcome) => Turn::Over(verdict(outcome)),
        }
    }

    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        actions(at, out);
    }

    fn chance_outcomes(&self, _: &Position, _: &mut Vec<(NoRoll, u32)>) {}

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        match step {
            Step::Act(action) => apply(at, action, sink),
            Step::Roll(roll) => match roll {},
        }
    }

    fn without_clock(&self, at: &Position) -> Position {
        Position { count: 0, ..*at }
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

/// Appends the legal actions, sorted. (Rules, 5)
#[inline]
pub fn actions(at: &Position, out: &mut Vec<Action>) {
    match at.phase {
        Phase::Play => moves(at, out),
        Phase::Place(size) => puts(at, size, out),
        Phase::Over(_) => {}
    }
}

#[inline]
fn moves(at: &Position, out: &mut Vec<Action>) {
    let before = out.len();
    let field = at.field.split();
    let enemies = field.of(at.side.other());
    let reaches = Reach::all(&field, at.side);
    let mut batch = Batch::new();
    at.field.each(at.side, |from, rank| {
        let reach = &reaches[rank.index()];
        let ends = reach.ends(from);
        let cells = match rank {
            Rank::Monarch => courteous(at, &field, from, ends.cells()),
            Rank::Knight(_) if ends.are_far() => ends.cells(),
            Rank::Knight(_) => {
                let open = reach.open_near(from);
                return batch.near(from, ends.near.and(open), ends.near.but(open), out);
            }
        };
        let (free, taken) = (cells & !enemies, cells & enemies);
        batch.far(from, free, taken, out);
    });
    batch.end(out);
    if out.len() == before {
        out.push(Action::PASS);
    }
}

fn puts(at: &Position, size: Size, out: &mut Vec<Action>) {
    let side = at.side.other();
    let placing = at.placing(Figure::new(side, Rank::Knight(size)));
    let cells = placing.cells(&at.field).into_iter();
    out.extend(cells.map(|cell| Action::put(side, size, cell)));
}

/// Returns the legal ends of a figure of the side to act, courtesy included.
pub(super) fn ends(at: &Position, from: Cell) -> Cells {
    let rank = at.field.rank(from);
    let field = at.field.split();
    let ends = Reach::of(&field, Figure::new(at.side, rank))
        .ends(from)
        .cells();
    let ends = match rank {
        Rank::Monarch => courteous(at, &field, from, ends),
        Rank::Knight(_) => ends,
    };
    ends.cells()
}

/// Checks whether `pass` is the only action. (Reading 21)
pub(super) fn has_only_pass(at: &Position) -> bool {
    let mut own = at.field.of(at.side).into_iter();
    at.phase == Phase::Play && own.all(|from| ends(at, from).is_empty())
}

/// Returns those ends of a Monarch's move that courtesy allows. (Readings 18 and 19)
#[inline]
fn courteous(
    at: &Position,
    field: &Field<SplitBitboard>,
    from: Cell,
    ends: SplitBitboard,
) -> SplitBitboard {
    if at.courtesy == Courtesy::Off {
        return ends;
    }
    let enemy = at.side.other();
    let winning = ends & (field.monarchs(enemy) | SplitBitboard::one(enemy.throne()));
    // Beside an enemy the Monarch could be captured by a step, unless it captures that enemy.
    let captures = ends & field.knights(enemy);
    let apart = ends & !(winning | field.of(enemy).surroundings());
    let safe = apart & !danger::jumped_at(&field.but(SplitBitboard::one(from)), at.side, apart);
    let spared = captures.into_iter().filter(|&to| {
        let after = at.field.after(at.side, from, to);
        let knight = Figure::new(enemy, at.field.rank(to));
        at.placing(knight).is_possible(&after)
    });
    spared.fold(winning | safe, SplitBitboard::with)
}

/// Applies a legal action. (Rules, 6)
#[inline]
pub fn apply(at: &mut Position, action: Action, sink: &mut impl EventSink) {
    match action.kind() {
        ActionKind::Move { from, to } => {
            let is_monarch = at.field.rank(from) == Rank::Monarch;
            travel(at, from, to, sink);
            if is_monarch && to == at.side.other().throne() {
                finish(at, Outcome::Won(at.side), sink);
            } else {
                end_turn(at, sink);
            }
        }
        ActionKind::Take { from, to } => {
            let taken = at.field.rank(to);
            travel(at, from, to, sink);
            match taken {
                Rank::Monarch => finish(at, Outcome::Won(at.side), sink),
                Rank::Knight(size) => at.phase = Phase::Place(size),
            }
        }
        ActionKind::Put {
            side,
            size,
            at: cell,
        } => {
            let knight = Figure::new(side, Rank::Knight(size));
            sink.emit(|| Event::Moved {
                kind: knight.kind(),
                from: Spot::In(at.side.seat(), Tray::Hand),
                to: Spot::On(cell.place()),
                style: MoveStyle::Place,
            });
            at.field = at.field.with(knight, cell);
            at.phase = Phase::Play;
            end_turn(at, sink);
        }
        ActionKind::Pass => {
            let seat = at.side.seat();
            sink.emit(|| Event::Skipped {
                seat,
                phrase: &words::NOBODY_CAN_MOVE,
            });
            end_turn(at, sink);
        }
    }
}

/// Moves a figure along its path; a captured figure leaves the board after the landing.
#[inline]
fn travel(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    let figure = Figure::new(at.side, at.field.rank(from));
    let hop = |here: Cell, there: Cell| Event::Moved {
        kind: figure.kind(),
        from: Spot::On(here.place()),
        to: Spot::On(there.place()),
        style: if here.neighbours().has(there) {
            MoveStyle::Walk
        } else {
            MoveStyle::Jump
        },
    };
    let mut way = Way::NONE;
    // The path is only computed if the sink wants events.
    sink.emit(|| {
        way = Reach::new(&at.field, figure).way(from, to);
        match *way.cells() {
            [here, there, ..] => hop(here, there),
            _ => hop(from, to),
        }
    });
    for hops in way.cells().windows(2).skip(1) {
        sink.emit(|| hop(hops[0], hops[1]));
    }
    if let Some(taken) = at.field.figure(to) {
        let tray = match taken.rank {
            Rank::Monarch => Tray::Shelf,
            Rank::Knight(_) => Tray::Hand,
        };
        sink.emit(|| Event::Moved {
            kind: taken.kind(),
            from: Spot::On(to.place()),
            to: Spot::In(figure.side.seat(), tray),
            style: MoveStyle::Fly,
        });
    }
    at.field = at.field.after(at.side, from, to);
}

/// Ends the turn: increments the turn counter and passes to the other side. (Rules, 4)
#[inline]
fn end_turn(at: &mut Position, sink: &mut impl EventSink) {
    if at.limit > 0 {
        at.count += 1;
        if at.count == at.limit {
            finish(at, Outcome::Drawn, sink);
            return;
        }
    }
    at.side = at.side.other();
    sink.emit(|| Event::Passed { to: at.side.seat() });
}

fn finish(at: &mut Position, outcome: Outcome, sink: &mut impl EventSink) {
    at.phase = Phase::Over(outcome);
    sink.emit(|| Event::Ended {
        verdict: verdict(outcome),
    });
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::super::cells::Cells;
    use super::super::figures::{Figure, Rank, Side};
    use super::super::position::{Outcome, Phase, Position};
    use super::super::setup;
    use super::{actions, apply};
    use crate::kernel::options::Options;
    use crate::kernel::rng::Rng;

    /// Counts the copies of a figure, the knight in hand included.
    fn count(at: &Position, figure: Figure) -> u32 {
        at.field.all(figure).size() + u32::from(at.lifted() == Some(figure))
    }

    fn holds(at: &Position) {
        for side in Side::BOTH {
            for rank in Rank::ALL {
                let found = count(at, Figure::new(side, rank));
                match rank {
                    Rank::Knight(_) => assert_eq!(found, 2, "{at}"),
                    Rank::Monarch => {
                        let lost = at.phase == Phase::Over(Outcome::Won(side.other()));
                        assert!(found == 1 || found == 0 && lost, "{at}");
                    }
                }
            }
            let is_over = matches!(at.phase, Phase::Over(_));
            let enthroned = at.field.knights(side) & Cells::THRONES;
            assert!(is_over || enthroned.is_empty(), "{at}");
        }
    }

    #[test]
    fn pieces_are_conserved_over_whole_games() {
        let choices = ["on", "off"].map(|courtesy| Options::default().with("courtesy", courtesy));
        for options in choices {
            for seed in 0..100 {
                let mut dice = Rng::seeded(seed);
                let mut at = setup::open(&options).expect("the options are known");
                let mut list = Vec::new();
                loop {
                    holds(&at);
                    list.clear();
                    actions(&at, &mut list);
                    if list.is_empty() {
                        break;
                    }
                    let index = dice.below(list.len() as u32) as usize;
                    apply(&mut at, list[index], &mut ());
                }
            }
        }
    }

    #[test]
    fn courtesy_only_forbids() {
        for seed in 0..60 {
            let mut dice = Rng::seeded(seed);
            let mut at = setup::open(&Options::default()).expect("no option is an option");
            for _ in 0..150 {
                let (mut kind, mut free) = (Vec::new(), Vec::new());
                actions(&at, &mut kind);
                let mut rude = at;
                rude.courtesy = super::Courtesy::Off;
                actions(&rude, &mut free);
                let is_pass = kind == [super::Action::PASS];
                assert!(
                    is_pass || kind.iter().all(|action| free.contains(action)),
                    "{at}"
                );
                if kind.is_empty() {
                    break;
                }
                let index = dice.below(kind.len() as u32) as usize;
                apply(&mut at, kind[index], &mut ());
            }
        }
    }
}
