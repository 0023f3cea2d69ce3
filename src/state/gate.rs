//! The sum before the adult's pages: what is asked, what is typed, and the rest after errors.

use engine::kernel::rng::Rng;

/// So many digits are seen, of a longer row the last ones: fewer would turn random taps into an answer more often.
const DIGITS: u32 = 6;
/// So long nothing is taken after an error, in milliseconds.
const REST: u64 = 5_000;
/// So long after the third error, and after each one more.
const LONG_REST: u64 = 30_000;
/// So many errors are met with the short rest.
const FEW: u32 = 2;

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

/// The errors so far, and until when nothing is taken: they outlive a question, and the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Patience {
    errors: u32,
    until: u64,
}

impl Patience {
    /// How long nothing is taken from now on, in milliseconds.
    pub fn rest(self, now: u64) -> u64 {
        // A clock that was set back must not close the gate for hours.
        self.until.saturating_sub(now).min(LONG_REST)
    }

    fn tried(self, now: u64) -> Self {
        let rest = if self.errors < FEW { REST } else { LONG_REST };
        Self {
            errors: self.errors.saturating_add(1),
            until: now + rest,
        }
    }
}

/// The question: thousands, hundreds and ones in words, and a digit to add; the answer is typed in four digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    digits: [u8; 4],
    typed: Option<u32>,
}

impl Question {
    /// A question drawn by chance.
    pub fn drawn(seed: u64) -> Self {
        let mut dice = Rng::seeded(seed);
        Self {
            digits: [(); 4].map(|()| 2 + dice.below(8) as u8),
            typed: None,
        }
    }

    /// Thousands, hundreds, ones, and what is added: each from 2 to 9.
    pub fn digits(&self) -> [u8; 4] {
        self.digits
    }

    /// The two numbers to add.
    pub fn numbers(&self) -> [u32; 2] {
        let [thousands, hundreds, ones, more] = self.digits.map(u32::from);
        [1000 * thousands + 100 * hundreds + ones, more]
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
                *patience = patience.tried(now);
                Pressed::Wrong
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{KEYS, Key, LONG_REST, Patience, Pressed, Question, REST};
    use engine::kernel::rng::Rng;

    /// Whether random taps, one in so many milliseconds, open the gate within an hour.
    fn opens(seed: u64, every: u64) -> bool {
        let mut dice = Rng::seeded(seed);
        let mut question = Question::drawn(seed);
        let mut patience = Patience::default();
        (0..3_600_000 / every).any(|tap| {
            let key = KEYS[dice.below(12) as usize];
            let next = u64::from(dice.below(u32::MAX));
            question.press(&mut patience, key, (tap * every, next)) == Pressed::Open
        })
    }

    #[test]
    fn random_taps_open_the_gate_in_less_than_one_hour_of_a_hundred() {
        let hours = 3_000;
        let opened = (0..hours).filter(|seed| opens(*seed, 200)).count();
        assert!(opened * 100 < hours as usize, "{opened} of {hours}");
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
            assert!((2202..=9918).contains(&(a + b)));
            let mut patience = Patience::default();
            assert_eq!(types(&mut question, &mut patience, a + b, 0), Pressed::Open);
        }
    }

    #[test]
    fn after_errors_nothing_is_taken_for_a_while() {
        let mut question = Question::drawn(3);
        let mut patience = Patience::default();
        let mut now = 0;
        for rest in [REST, REST, LONG_REST, LONG_REST] {
            assert_eq!(types(&mut question, &mut patience, 1, now), Pressed::Wrong);
            assert_eq!(patience.rest(now), rest);
            let early = question.press(&mut patience, Key::Digit(1), (now + rest - 1, 1));
            assert_eq!(early, Pressed::Resting);
            now += rest;
        }
        let [a, b] = question.numbers();
        assert_eq!(
            types(&mut question, &mut patience, a + b, now),
            Pressed::Open
        );
        assert_eq!(patience, Patience::default());
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
