//! The parental gate: a sum before the adult's pages, and the pauses after wrong answers.

use engine::kernel::rng::Rng;
use engine::table::json::Json;

use super::persist::Persist;

/// So many digits are seen, of a longer row the last ones: fewer would turn random taps into an answer more often.
const DIGITS: u32 = 6;
/// Pauses after the first wrong answer, the second and so on, in milliseconds; the last one follows every later answer, so that
/// an hour has room for 33 answers.
const PAUSES: [u64; 5] = [5_000, 5_000, 30_000, 60_000, 120_000];
/// Time after the last wrong answer after which all are forgotten, in milliseconds.
const HOUR: u64 = 3_600_000;

/// A key of the keypad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A digit.
    Digit(u8),
    /// The last digit is taken back.
    Erase,
    /// The number stands.
    Ok,
}

/// All keys, as they lie in three columns.
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

/// What came of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing yet.
    Typing,
    /// The number is right.
    Open,
    /// There was no number.
    Empty,
    /// The number is wrong.
    Wrong,
    /// After an error nothing is taken for a while.
    Resting,
}

/// The wrong answers since the last right one, and when the last of them came. They are saved on the device: neither another
/// question nor a reload cuts a pause short.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Patience {
    errors: u32,
    /// Milliseconds since 1970 began.
    last: u64,
}

impl Patience {
    /// Returns the time for which the keys are still dead, in milliseconds.
    pub fn rest(self, now: u64) -> u64 {
        let Some(before) = self.errors.checked_sub(1) else {
            return 0;
        };
        // A clock that was set back must not close the gate for years.
        let Some(passed) = now.checked_sub(self.last) else {
            return 0;
        };
        let pause = usize::try_from(before).unwrap_or(PAUSES.len());
        PAUSES[pause.min(PAUSES.len() - 1)].saturating_sub(passed)
    }

    /// Adds a wrong answer.
    fn failed(self, now: u64) -> Self {
        let is_long_ago = now.saturating_sub(self.last) > HOUR;
        let errors = if is_long_ago { 0 } else { self.errors };
        Self {
            errors: errors.saturating_add(1),
            last: now,
        }
    }
}

impl Persist for Patience {
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

/// The question: thousands, hundreds and ones in words, and a number below a hundred to add; the answer has four digits, and
/// any digit is possible in its last three places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Thousands, hundreds and ones.
    words: [u8; 3],
    added: u8,
    typed: Option<u32>,
}

impl Question {
    /// A question drawn by chance.
    pub fn drawn(seed: u64) -> Self {
        let mut dice = Rng::seeded(seed);
        let mut between =
            |first: u8, last: u8| first + dice.below(u32::from(last - first) + 1) as u8;
        Self {
            // No number word needs a plural or is left out; with nine thousand the answer could have five digits.
            words: [between(2, 8), between(2, 9), between(2, 9)],
            added: between(11, 99),
            typed: None,
        }
    }

    /// Thousands, hundreds and ones, each from 2 to 9.
    pub fn words(&self) -> [u8; 3] {
        self.words
    }

    /// The two numbers to add.
    pub fn numbers(&self) -> [u32; 2] {
        let [thousands, hundreds, ones] = self.words.map(u32::from);
        [1000 * thousands + 100 * hundreds + ones, self.added.into()]
    }

    /// What is typed.
    pub fn typed(&self) -> Option<u32> {
        self.typed
    }

    /// Takes a key at that moment, in milliseconds. After an error the question is drawn anew by the seed.
    pub fn press(&mut self, patience: &mut Patience, key: Key, (now, seed): (u64, u64)) -> Pressed {
        if patience.rest(now) > 0 {
            return Pressed::Resting;
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
                *patience = Patience::default();
                Pressed::Open
            }
            (Key::Ok, Some(_)) => {
                *self = Self::drawn(seed);
                *patience = patience.failed(now);
                Pressed::Wrong
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{KEYS, Key, PAUSES, Patience, Persist, Pressed, Question};
    use engine::kernel::rng::Rng;

    const HOUR: u64 = 3_600_000;
    /// Simulated hours of each kind of child.
    const HOURS: u64 = 3_000;

    /// Whether uniformly random taps, one in so many milliseconds, open the gate within an hour.
    fn taps_open(seed: u64, every: u64) -> bool {
        let mut dice = Rng::seeded(seed);
        let mut question = Question::drawn(seed);
        let mut patience = Patience::default();
        (0..HOUR / every).any(|tap| {
            let key = KEYS[dice.below(12) as usize];
            let next = u64::from(dice.below(u32::MAX));
            question.press(&mut patience, key, (tap * every, next)) == Pressed::Open
        })
    }

    /// Whether a child who types an answer as soon as the keys live opens the gate within an hour. A key takes it 200 ms.
    fn answers_open(seed: u64, answer: impl Fn(&mut Rng) -> u32) -> bool {
        let mut dice = Rng::seeded(seed);
        let mut question = Question::drawn(seed);
        let mut patience = Patience::default();
        let mut now = 0;
        while now < HOUR {
            let number = answer(&mut dice);
            let next = u64::from(dice.below(u32::MAX));
            let typed = number.to_string();
            let keys = typed.bytes().map(|digit| Key::Digit(digit - b'0'));
            for key in keys.chain([Key::Ok]) {
                now += 200;
                if question.press(&mut patience, key, (now, next)) == Pressed::Open {
                    return true;
                }
            }
            now += patience.rest(now);
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
    fn a_child_who_knows_the_form_of_answers_opens_the_gate_in_under_one_percent_of_hours() {
        // The child has seen many answers, and types one of another question.
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
        // A hundred is never one: « un cent » is no French.
        assert_eq!([1, 2, 3].map(values), [9, 10, 10]);
    }

    fn types(question: &mut Question, patience: &mut Patience, number: u32, now: u64) -> Pressed {
        for digit in number.to_string().bytes() {
            let key = Key::Digit(digit - b'0');
            assert_eq!(question.press(patience, key, (now, 1)), Pressed::Typing);
        }
        question.press(patience, Key::Ok, (now, 1))
    }

    #[test]
    fn the_sum_opens_at_once() {
        for seed in 0..100 {
            let mut question = Question::drawn(seed);
            let [a, b] = question.numbers();
            assert!((2213..=9008).contains(&(a + b)));
            let mut patience = Patience::default();
            assert_eq!(types(&mut question, &mut patience, a + b, 0), Pressed::Open);
        }
    }

    #[test]
    fn pauses_after_wrong_answers_grow_and_a_right_one_ends_them() {
        let mut question = Question::drawn(3);
        let mut patience = Patience::default();
        let mut now = 0;
        for pause in PAUSES.into_iter().chain([PAUSES[4]]) {
            assert_eq!(types(&mut question, &mut patience, 1, now), Pressed::Wrong);
            assert_eq!(patience.rest(now), pause);
            let early = question.press(&mut patience, Key::Digit(1), (now + pause - 1, 1));
            assert_eq!(early, Pressed::Resting);
            now += pause;
        }
        let [a, b] = question.numbers();
        assert_eq!(
            types(&mut question, &mut patience, a + b, now),
            Pressed::Open
        );
        assert_eq!(patience, Patience::default());
    }

    #[test]
    fn wrong_answers_are_saved_forgotten_after_an_hour_and_survive_no_wrong_clock() {
        let day = 24 * HOUR;
        let mut patience = Patience::default();
        for _ in 0..4 {
            patience = patience.failed(day);
        }
        assert_eq!(Patience::read(&patience.to_json().write()), Some(patience));
        assert_eq!(patience.rest(day), PAUSES[3]);
        assert_eq!(patience.rest(day - 1), 0, "the clock was set back");
        assert_eq!(patience.failed(day + HOUR).rest(day + HOUR), PAUSES[4]);
        let later = day + HOUR + 1;
        assert_eq!(patience.failed(later).rest(later), PAUSES[0]);
    }

    #[test]
    fn digits_are_taken_back_one_by_one() {
        let mut question = Question::drawn(3);
        let mut patience = Patience::default();
        let mut press = |key| {
            question.press(&mut patience, key, (0, 1));
            question.typed()
        };
        assert_eq!(press(Key::Digit(4)), Some(4));
        assert_eq!(press(Key::Digit(2)), Some(42));
        assert_eq!(press(Key::Erase), Some(4));
        assert_eq!(press(Key::Erase), None);
        assert_eq!(press(Key::Erase), None);
    }
}
