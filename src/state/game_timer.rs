//! Game timer: the time children spend on a game, and the count that ends it when the teacher's limit is reached. The
//! record of the game is unaffected, so the game can be played on.

use std::rc::Rc;

use yew::Reducible;

/// Time limit after which a game is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CountAfter {
    /// Never: a game ends by its rules.
    Never,
    /// After fifteen minutes, as one clock symbol of the default length promises.
    #[default]
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
const EXTENSION: u64 = 5 * MINUTE;
/// Maximum time added per tick, in milliseconds. A longer gap between two ticks means that the device slept.
const MAX_TICK: u64 = 20_000;

/// Stopwatch for the time spent on a game, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stopwatch {
    spent: u64,
    last: Option<u64>,
}

impl Stopwatch {
    /// Returns a stopwatch at this time.
    pub const fn at(spent: u64) -> Self {
        Self { spent, last: None }
    }

    /// Returns the time spent, in milliseconds.
    pub const fn spent(self) -> u64 {
        self.spent
    }

    /// Updates the time spent. While `runs` is false, no time is added.
    pub fn tick(&mut self, now: u64, runs: bool) {
        if let Some(last) = self.last.filter(|_| runs) {
            self.spent += now.saturating_sub(last).min(MAX_TICK);
        }
        self.last = runs.then_some(now);
    }
}

/// Phase of the timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimerPhase {
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
pub struct GameTimer {
    /// Current phase.
    pub phase: TimerPhase,
    /// Time spent at which the pupils are asked again, in milliseconds.
    until: u64,
    /// Version of the session at which the limit was reached.
    over_at: Option<u32>,
}

/// Event of the timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerEvent {
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

impl GameTimer {
    /// Returns the timer of a resumed game.
    pub fn resumed(counted: bool) -> Self {
        let phase = if counted {
            TimerPhase::Counted
        } else {
            TimerPhase::Playing
        };
        Self {
            phase,
            ..Self::default()
        }
    }
}

impl Reducible for GameTimer {
    type Action = TimerEvent;

    fn reduce(self: Rc<Self>, event: TimerEvent) -> Rc<Self> {
        let mut next = *self;
        match (event, self.phase) {
            (TimerEvent::Spent(_, None, _), TimerPhase::Playing) => next.over_at = None,
            (TimerEvent::Spent(spent, Some(limit), version), TimerPhase::Playing)
                if spent >= limit.max(self.until) =>
            {
                next.over_at = self.over_at.or(Some(version));
            }
            (TimerEvent::TurnEnded(version), TimerPhase::Playing)
                if self.over_at.is_some_and(|over| version > over) =>
            {
                next.phase = TimerPhase::Asked;
            }
            (TimerEvent::PlayOn(spent), TimerPhase::Asked) => {
                next = Self {
                    until: spent + EXTENSION,
                    ..Self::default()
                };
            }
            (TimerEvent::Count, TimerPhase::Asked) => next.phase = TimerPhase::Counting(0),
            (TimerEvent::Shown(of), TimerPhase::Counting(shown)) => {
                next.phase = match shown + 1 {
                    shown if shown < of => TimerPhase::Counting(shown),
                    _ => TimerPhase::Counted,
                };
            }
            (TimerEvent::Begin, _) => next = Self::default(),
            _ => {}
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::{CountAfter, GameTimer, MINUTE, Stopwatch, TimerEvent, TimerPhase};

    fn after(timer: GameTimer, events: &[TimerEvent]) -> GameTimer {
        let all = events.iter();
        *all.fold(Rc::new(timer), |now, next| now.reduce(*next))
    }

    const LIMIT: Option<u64> = CountAfter::Quarter.limit();

    #[test]
    fn stopwatch_excludes_pauses_sleep_and_clock_changes() {
        let mut stopwatch = Stopwatch::at(5 * MINUTE);
        stopwatch.tick(1_000, true);
        stopwatch.tick(6_000, true);
        assert_eq!(stopwatch.spent(), 5 * MINUTE + 5_000);
        stopwatch.tick(11_000, false);
        stopwatch.tick(900_000, true);
        assert_eq!(
            stopwatch.spent(),
            5 * MINUTE + 5_000,
            "the game stood still"
        );
        stopwatch.tick(900_000 + 60 * MINUTE, true);
        assert_eq!(stopwatch.spent(), 5 * MINUTE + 25_000, "the tablet slept");
        stopwatch.tick(0, true);
        assert_eq!(
            stopwatch.spent(),
            5 * MINUTE + 25_000,
            "the clock was set back"
        );
    }

    #[test]
    fn count_question_waits_for_the_end_of_the_turn() {
        let early = [
            TimerEvent::Spent(15 * MINUTE - 1, LIMIT, 8),
            TimerEvent::TurnEnded(9),
        ];
        assert_eq!(
            after(GameTimer::default(), &early).phase,
            TimerPhase::Playing
        );
        let over = after(
            GameTimer::default(),
            &[TimerEvent::Spent(15 * MINUTE, LIMIT, 9)],
        );
        assert_eq!(
            after(over, &[TimerEvent::TurnEnded(9)]).phase,
            TimerPhase::Playing
        );
        let later = [
            TimerEvent::Spent(16 * MINUTE, LIMIT, 10),
            TimerEvent::TurnEnded(10),
        ];
        assert_eq!(after(over, &later).phase, TimerPhase::Asked);
    }

    #[test]
    fn no_limit_asks_no_count_question() {
        let over = after(
            GameTimer::default(),
            &[TimerEvent::Spent(15 * MINUTE, LIMIT, 9)],
        );
        let off = [
            TimerEvent::Spent(15 * MINUTE, None, 9),
            TimerEvent::TurnEnded(10),
        ];
        assert_eq!(after(over, &off).phase, TimerPhase::Playing);
        assert_eq!(CountAfter::Never.limit(), None);
    }

    fn asked() -> GameTimer {
        let over = [
            TimerEvent::Spent(15 * MINUTE, LIMIT, 1),
            TimerEvent::TurnEnded(2),
        ];
        after(GameTimer::default(), &over)
    }

    #[test]
    fn playing_on_asks_again_five_minutes_later() {
        let on = after(asked(), &[TimerEvent::PlayOn(15 * MINUTE)]);
        let soon = [
            TimerEvent::Spent(19 * MINUTE, LIMIT, 3),
            TimerEvent::TurnEnded(4),
        ];
        assert_eq!(after(on, &soon).phase, TimerPhase::Playing);
        let later = [
            TimerEvent::Spent(20 * MINUTE, LIMIT, 5),
            TimerEvent::TurnEnded(6),
        ];
        assert_eq!(after(on, &later).phase, TimerPhase::Asked);
    }

    #[test]
    fn count_advances_by_beats_and_lasts_until_the_next_game() {
        let counts = after(asked(), &[TimerEvent::Count]);
        assert_eq!(counts.phase, TimerPhase::Counting(0));
        let first = after(counts, &[TimerEvent::Shown(2)]);
        assert_eq!(first.phase, TimerPhase::Counting(1));
        let all = after(first, &[TimerEvent::Shown(2)]);
        assert_eq!(all.phase, TimerPhase::Counted);
        let late = [
            TimerEvent::Spent(60 * MINUTE, LIMIT, 9),
            TimerEvent::TurnEnded(10),
            TimerEvent::Shown(2),
        ];
        assert_eq!(after(all, &late).phase, TimerPhase::Counted);
        assert_eq!(GameTimer::resumed(true).phase, TimerPhase::Counted);
        assert_eq!(after(all, &[TimerEvent::Begin]), GameTimer::default());
    }
}
