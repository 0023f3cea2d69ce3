//! Parental gate: a sum in front of the adults' pages, with pauses after wrong answers.

use engine::kernel::rng::Rng;
use engine::table::json::Json;

use super::persist::Persist;

/// Maximum number of typed digits; of more, the last ones remain. A lower limit would let random taps form the answer
/// more often.
const DIGITS: u32 = 6;
/// Pauses after the first wrong answer, the second and so on, in milliseconds. The last one repeats, so that at most
/// 33 answers fit in an hour.
const PAUSES: [u64; 5] = [5_000, 5_000, 30_000, 60_000, 120_000];
/// Time after the last wrong answer after which all are forgotten, in milliseconds.
const HOUR: u64 = 3_600_000;

/// Key of the keypad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A digit.
    Digit(u8),
    /// Deletes the last digit.
    Erase,
    /// Submits the number.
    Ok,
}

/// All keys, in three columns.
pub const KEYS: [Key; 12] = [
    Key::Digit(1),
    Key::Digit(2),
    Key::Digit(3),
    Key::Digit(4),
    Key::Digit(5),
    Key::Digit(6),
    Key::Digit(7),
    Key::Digit(8),
    Key::Digit(9),
    Key::Erase,
    Key::Digit(0),
    Key::Ok,
];

/// Result of a key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// The number is not submitted yet.
    Typing,
    /// The number is right.
    Open,
    /// OK was pressed without a number.
    Empty,
    /// The number is wrong.
    Wrong,
    /// Keys are ignored for a while after an error.
    LockedOut,
}

/// Wrong answers since the last right one, and the time of the last. They are saved on the device, so that neither a
/// new question nor a reload shortens a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lockout {
    errors: u32,
    /// Time of the last wrong answer, in milliseconds since 1970.
    last: u64,
}

impl Lockout {
    /// Returns the remaining pause, in milliseconds.
    pub fn remaining(self, now: u64) -> u64 {
        let Some(before) = self.errors.checked_sub(1) else {
            return 0;
        };
        // A clock that was set back must not lock the gate for years.
        let Some(passed) = now.checked_sub(self.last) else {
            return 0;
        };
        let pause = usize::try_from(before).unwrap_or(PAUSES.len());
        PAUSES[pause.min(PAUSES.len() - 1)].saturating_sub(passed)
    }

    /// Returns the state after another wrong answer.
    fn failed(self, now: u64) -> Self {
        let is_long_ago = now.saturating_sub(self.last) > HOUR;
        let errors = if is_long_ago { 0 } else { self.errors };
        Self {
            errors: errors.saturating_add(1),
            last: now,
        }
    }
}

impl Persist for Lockout {
    fn to_json(&self) -> Json {
        Json::of_fields([
            ("errors", Json::Number(self.errors.into())),
            ("last", Json::Number(self.last)),
        ])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let number = |name| json.get(name).and_then(Json::number);
        Some(Self {
            errors: number("errors")?.try_into().ok()?,
            last: number("last")?,
        })
    }
}

/// Question: thousands, hundreds and ones in words, plus a number below a hundred. The answer has four digits, and
/// its last three may take any value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Thousands, hundreds and ones.
    words: [u8; 3],
    added: u8,
    typed: Option<u32>,
}

impl Question {
    /// Draws a question from a seed.
    pub fn drawn(seed: u64) -> Self {
        let mut dice = Rng::seeded(seed);
        let mut between =
            |first: u8, last: u8| first + dice.below(u32::from(last - first) + 1) as u8;
        Self {
            // No word for a number needs a plural or is left out. With nine thousand the answer could have five
            // digits.
            words: [between(2, 8), between(2, 9), between(2, 9)],
            added: between(11, 99),
            typed: None,
        }
    }

    /// Returns thousands, hundreds and ones, each from 2 to 9.
    pub fn words(&self) -> [u8; 3] {
        self.words
    }

    /// Returns the two numbers to add.
    pub fn numbers(&self) -> [u32; 2] {
        let [thousands, hundreds, ones] = self.words.map(u32::from);
        [1000 * thousands + 100 * hundreds + ones, self.added.into()]
    }

    /// Returns the typed number.
    pub fn typed(&self) -> Option<u32> {
        self.typed
    }

    /// Handles a key at the time `now`, in milliseconds. After an error, `seed` gives the next question.
    pub fn press(&mut self, lockout: &mut Lockout, key: Key, (now, seed): (u64, u64)) -> Pressed {
        if lockout.remaining(now) > 0 {
            return Pressed::LockedOut;
        }
        let [a, b] = self.numbers();
        match (key, self.typed) {
            (Key::Digit(digit), typed) => {
                let row = 10 * typed.unwrap_or_default() + u32::from(digit);
                self.typed = Some(row % 10_u32.pow(DIGITS));
                Pressed::Typing
            }
            (Key::Erase, typed) => {
                self.typed = typed.map(|typed| typed / 10).filter(|left| *left > 0);
                Pressed::Typing
            }
            (Key::Ok, None) => Pressed::Empty,
            (Key::Ok, Some(typed)) if typed == a + b => {
                *lockout = Lockout::default();
                Pressed::Open
            }
            (Key::Ok, Some(_)) => {
                *self = Self::drawn(seed);
                *lockout = lockout.failed(now);
                Pressed::Wrong
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{KEYS, Key, Lockout, PAUSES, Persist, Pressed, Question};
    use engine::kernel::rng::Rng;

    const HOUR: u64 = 3_600_000;
    /// Number of simulated hours for each kind of child.
    const HOURS: u64 = 3_000;

    /// Checks whether uniformly random taps, one every `every` milliseconds, open the gate within an hour.
    fn taps_open(seed: u64, every: u64) -> bool {
        let mut dice = Rng::seeded(seed);
        let mut question = Question::drawn(seed);
        let mut lockout = Lockout::default();
        (0..HOUR / every).any(|tap| {
            let key = KEYS[dice.below(12) as usize];
            let next = u64::from(dice.below(u32::MAX));
            question.press(&mut lockout, key, (tap * every, next)) == Pressed::Open
        })
    }

    /// Checks whether a child who answers as soon as the pause ends opens the gate within an hour. Each key takes 200
    /// ms.
    fn answers_open(seed: u64, answer: impl Fn(&mut Rng) -> u32) -> bool {
        let mut dice = Rng::seeded(seed);
        let mut question = Question::drawn(seed);
        let mut lockout = Lockout::default();
        let mut now = 0;
        while now < HOUR {
            let number = answer(&mut dice);
            let next = u64::from(dice.below(u32::MAX));
            let typed = number.to_string();
            let keys = typed.bytes().map(|digit| Key::Digit(digit - b'0'));
            for key in keys.chain([Key::Ok]) {
                now += 200;
                if question.press(&mut lockout, key, (now, next)) == Pressed::Open {
                    return true;
                }
            }
            now += lockout.remaining(now);
        }
        false
    }

    fn assert_rare(opens: impl Fn(u64) -> bool) {
        let opened = (0..HOURS).filter(|seed| opens(*seed)).count();
        assert!(opened * 100 < HOURS as usize, "{opened} of {HOURS} hours");
    }

    #[test]
    fn random_taps_open_the_gate_in_under_one_percent_of_hours() {
        assert_rare(|seed| taps_open(seed, 200));
    }

    #[test]
    fn four_random_digits_open_the_gate_in_under_one_percent_of_hours() {
        assert_rare(|seed| answers_open(seed, |dice| 1000 + dice.below(9000)));
    }

    #[test]
    fn plausible_answers_open_the_gate_in_under_one_percent_of_hours() {
        // The child knows the form of answers, and types the answer of another question.
        assert_rare(|seed| {
            answers_open(seed, |dice| {
                let [a, b] = Question::drawn(dice.below(u32::MAX).into()).numbers();
                a + b
            })
        });
    }

    #[test]
    fn the_last_three_digits_of_answers_take_all_values() {
        let mut seen = [[false; 10]; 4];
        for seed in 0..5_000 {
            let [a, b] = Question::drawn(seed).numbers();
            for (place, digit) in (a + b).to_string().bytes().enumerate() {
                seen[place][usize::from(digit - b'0')] = true;
            }
        }
        let values = |place: usize| seen[place].iter().filter(|seen| **seen).count();
        // The hundreds are never one: « un cent » is not French.
        assert_eq!([1, 2, 3].map(values), [9, 10, 10]);
    }

    fn types(question: &mut Question, lockout: &mut Lockout, number: u32, now: u64) -> Pressed {
        for digit in number.to_string().bytes() {
            let key = Key::Digit(digit - b'0');
            assert_eq!(question.press(lockout, key, (now, 1)), Pressed::Typing);
        }
        question.press(lockout, Key::Ok, (now, 1))
    }

    #[test]
    fn the_sum_opens_at_once() {
        for seed in 0..100 {
            let mut question = Question::drawn(seed);
            let [a, b] = question.numbers();
            assert!((2213..=9008).contains(&(a + b)));
            let mut lockout = Lockout::default();
            assert_eq!(types(&mut question, &mut lockout, a + b, 0), Pressed::Open);
        }
    }

    #[test]
    fn pauses_after_wrong_answers_grow_and_a_right_one_ends_them() {
        let mut question = Question::drawn(3);
        let mut lockout = Lockout::default();
        let mut now = 0;
        for pause in PAUSES.into_iter().chain([PAUSES[4]]) {
            assert_eq!(types(&mut question, &mut lockout, 1, now), Pressed::Wrong);
            assert_eq!(lockout.remaining(now), pause);
            let early = question.press(&mut lockout, Key::Digit(1), (now + pause - 1, 1));
            assert_eq!(early, Pressed::LockedOut);
            now += pause;
        }
        let [a, b] = question.numbers();
        assert_eq!(
            types(&mut question, &mut lockout, a + b, now),
            Pressed::Open
        );
        assert_eq!(lockout, Lockout::default());
    }

    #[test]
    fn lockout_is_saved_and_ends_after_an_hour_or_a_clock_change() {
        let day = 24 * HOUR;
        let mut lockout = Lockout::default();
        for _ in 0..4 {
            lockout = lockout.failed(day);
        }
        assert_eq!(Lockout::read(&lockout.to_json().write()), Some(lockout));
        assert_eq!(lockout.remaining(day), PAUSES[3]);
        assert_eq!(lockout.remaining(day - 1), 0, "the clock was set back");
        assert_eq!(lockout.failed(day + HOUR).remaining(day + HOUR), PAUSES[4]);
        let later = day + HOUR + 1;
        assert_eq!(lockout.failed(later).remaining(later), PAUSES[0]);
    }

    #[test]
    fn digits_are_taken_back_one_by_one() {
        let mut question = Question::drawn(3);
        let mut lockout = Lockout::default();
        let mut press = |key| {
            question.press(&mut lockout, key, (0, 1));
            question.typed()
        };
        assert_eq!(press(Key::Digit(4)), Some(4));
        assert_eq!(press(Key::Digit(2)), Some(42));
        assert_eq!(press(Key::Erase), Some(4));
        assert_eq!(press(Key::Erase), None);
        assert_eq!(press(Key::Erase), None);
    }
}
