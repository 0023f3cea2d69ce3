//! Game timer: the time children spend on a game, and the count that ends it when the teacher's limit is reached. The
//! record of the game is unaffected, so the game can be played on.

use std::rc::Rc;

use yew::Reducible;

/// Time limit after which a game is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CountAfter {
    /// Never: a game ends by its rules.
    #[default]
    Never,
    /// After fifteen minutes.
    Quarter,
    /// After twenty minutes.
    Twenty,
    /// After twenty-five minutes.
    TwentyFive,
}

impl CountAfter {
    /// All limits.
    pub const ALL: [Self; 4] = [Self::Never, Self::Quarter, Self::Twenty, Self::TwentyFive];

    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Quarter => "15",
            Self::Twenty => "20",
            Self::TwentyFive => "25",
        }
    }

    /// Returns the limit in milliseconds, if there is one.
    pub const fn limit(self) -> Option<u64> {
        match self {
            Self::Never => None,
            Self::Quarter => Some(15 * MINUTE),
            Self::Twenty => Some(20 * MINUTE),
            Self::TwentyFive => Some(25 * MINUTE),
        }
    }
}

const MINUTE: u64 = 60_000;
/// Extra time when the pupils choose to play on, in milliseconds.
const MORE: u64 = 5 * MINUTE;
/// Maximum time added per tick, in milliseconds. A longer gap between two ticks means that the device slept.
const SLEPT: u64 = 20_000;

/// Stopwatch for the time spent on a game, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watch {
    spent: u64,
    last: Option<u64>,
}

impl Watch {
    /// Returns a stopwatch at this time.
    pub const fn at(spent: u64) -> Self {
        Self { spent, last: None }
    }

    /// Returns the time spent, in milliseconds.
    pub const fn spent(self) -> u64 {
        self.spent
    }

    /// Updates the time spent. While `runs` is false, no time is added.
    pub fn look(&mut self, now: u64, runs: bool) {
        if let Some(last) = self.last.filter(|_| runs) {
            self.spent += now.saturating_sub(last).min(SLEPT);
        }
        self.last = runs.then_some(now);
    }
}

/// State of the timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// The game is being played.
    #[default]
    Playing,
    /// The pupils are asked whether to count.
    Asked,
    /// Number of beats of the count shown so far.
    Counting(usize),
    /// The count is finished.
    Counted,
}

/// Timer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sitting {
    /// Current state.
    pub stage: Stage,
    /// Time spent at which the pupils are asked again, in milliseconds.
    until: u64,
    /// Version of the session at which the limit was reached.
    over_at: Option<u32>,
}

/// Event of the timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Time spent, the limit, and the current version of the session.
    Spent(u64, Option<u64>, u32),
    /// A turn has ended, with the version of the session.
    TurnEnded(u32),
    /// The pupils play on; the time spent so far.
    PlayOn(u64),
    /// The pupils count.
    Count,
    /// One beat of the count was shown; the number of all beats.
    Shown(usize),
    /// Another game begins, or this one is resumed later.
    Begin,
}

impl Sitting {
    /// Returns the timer of a resumed game.
    pub fn resumed(counted: bool) -> Self {
        let stage = if counted {
            Stage::Counted
        } else {
            Stage::Playing
        };
        Self {
            stage,
            ..Self::default()
        }
    }
}

impl Reducible for Sitting {
    type Action = Happening;

    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        let mut next = *self;
        match (happening, self.stage) {
            (Happening::Spent(_, None, _), Stage::Playing) => next.over_at = None,
            (Happening::Spent(spent, Some(limit), version), Stage::Playing)
                if spent >= limit.max(self.until) =>
            {
                next.over_at = self.over_at.or(Some(version));
            }
            (Happening::TurnEnded(version), Stage::Playing)
                if self.over_at.is_some_and(|over| version > over) =>
            {
                next.stage = Stage::Asked;
            }
            (Happening::PlayOn(spent), Stage::Asked) => {
                next = Self {
                    until: spent + MORE,
                    ..Self::default()
                };
            }
            (Happening::Count, Stage::Asked) => next.stage = Stage::Counting(0),
            (Happening::Shown(of), Stage::Counting(shown)) => {
                next.stage = match shown + 1 {
                    shown if shown < of => Stage::Counting(shown),
                    _ => Stage::Counted,
                };
            }
            (Happening::Begin, _) => next = Self::default(),
            _ => {}
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::{CountAfter, Happening, MINUTE, Sitting, Stage, Watch};

    fn after(sitting: Sitting, happenings: &[Happening]) -> Sitting {
        let all = happenings.iter();
        *all.fold(Rc::new(sitting), |now, next| now.reduce(*next))
    }

    const LIMIT: Option<u64> = CountAfter::Quarter.limit();

    #[test]
    fn the_watch_counts_time_at_the_game_alone() {
        let mut watch = Watch::at(5 * MINUTE);
        watch.look(1_000, true);
        watch.look(6_000, true);
        assert_eq!(watch.spent(), 5 * MINUTE + 5_000);
        watch.look(11_000, false);
        watch.look(900_000, true);
        assert_eq!(watch.spent(), 5 * MINUTE + 5_000, "the game stood still");
        watch.look(900_000 + 60 * MINUTE, true);
        assert_eq!(watch.spent(), 5 * MINUTE + 25_000, "the tablet slept");
        watch.look(0, true);
        assert_eq!(watch.spent(), 5 * MINUTE + 25_000, "the clock was set back");
    }

    #[test]
    fn the_running_turn_is_finished_before_it_is_asked() {
        let early = [
            Happening::Spent(15 * MINUTE - 1, LIMIT, 8),
            Happening::TurnEnded(9),
        ];
        assert_eq!(after(Sitting::default(), &early).stage, Stage::Playing);
        let over = after(
            Sitting::default(),
            &[Happening::Spent(15 * MINUTE, LIMIT, 9)],
        );
        assert_eq!(
            after(over, &[Happening::TurnEnded(9)]).stage,
            Stage::Playing
        );
        let later = [
            Happening::Spent(16 * MINUTE, LIMIT, 10),
            Happening::TurnEnded(10),
        ];
        assert_eq!(after(over, &later).stage, Stage::Asked);
    }

    #[test]
    fn where_the_teacher_sets_no_time_nothing_is_asked() {
        let over = after(
            Sitting::default(),
            &[Happening::Spent(15 * MINUTE, LIMIT, 9)],
        );
        let off = [
            Happening::Spent(15 * MINUTE, None, 9),
            Happening::TurnEnded(10),
        ];
        assert_eq!(after(over, &off).stage, Stage::Playing);
        assert_eq!(CountAfter::Never.limit(), None);
    }

    fn asked() -> Sitting {
        let over = [
            Happening::Spent(15 * MINUTE, LIMIT, 1),
            Happening::TurnEnded(2),
        ];
        after(Sitting::default(), &over)
    }

    #[test]
    fn who_wants_to_play_on_is_asked_again_five_minutes_later() {
        let on = after(asked(), &[Happening::PlayOn(15 * MINUTE)]);
        let soon = [
            Happening::Spent(19 * MINUTE, LIMIT, 3),
            Happening::TurnEnded(4),
        ];
        assert_eq!(after(on, &soon).stage, Stage::Playing);
        let later = [
            Happening::Spent(20 * MINUTE, LIMIT, 5),
            Happening::TurnEnded(6),
        ];
        assert_eq!(after(on, &later).stage, Stage::Asked);
    }

    #[test]
    fn it_is_counted_beat_by_beat_and_stays_counted_until_another_game_begins() {
        let counts = after(asked(), &[Happening::Count]);
        assert_eq!(counts.stage, Stage::Counting(0));
        let first = after(counts, &[Happening::Shown(2)]);
        assert_eq!(first.stage, Stage::Counting(1));
        let all = after(first, &[Happening::Shown(2)]);
        assert_eq!(all.stage, Stage::Counted);
        let late = [
            Happening::Spent(60 * MINUTE, LIMIT, 9),
            Happening::TurnEnded(10),
            Happening::Shown(2),
        ];
        assert_eq!(after(all, &late).stage, Stage::Counted);
        assert_eq!(Sitting::resumed(true).stage, Stage::Counted);
        assert_eq!(after(all, &[Happening::Begin]), Sitting::default());
    }
}
