//! Notation of a number on a die or an answer: dots, fingers, digit or word, in a box of 100 units.

use std::fmt::Write;

use engine::kernel::words::Language;
use yew::{Html, html};

use super::hands::hands;
use crate::state::settings::{Faces, Settings};
use crate::widgets::drawing::escaped;
use crate::words::fight::NUMBERS;
use crate::words::letters::in_capitals;

/// Notation of one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numeral {
    /// Kind of notation; never [`Faces::Mixed`].
    pub faces: Faces,
    /// Index of the arrangement of dots or fingers; 0 is the usual one.
    pub way: usize,
}

/// Notations of the two sides from left to right, for [`Faces::Mixed`]; one pair per turn.
const MIXED: [[Faces; 2]; 6] = [
    [Faces::Dots, Faces::Digits],
    [Faces::Fingers, Faces::Dots],
    [Faces::Digits, Faces::Fingers],
    [Faces::Dots, Faces::Fingers],
    [Faces::Digits, Faces::Dots],
    [Faces::Fingers, Faces::Digits],
];

impl Numeral {
    /// Returns the usual arrangement of a kind of notation.
    pub const fn plain(faces: Faces) -> Self {
        Self { faces, way: 0 }
    }

    /// Returns the notation of the die at the left (0) or right (1); `turn` counts the steps of the game.
    pub fn of_die(settings: &Settings, at: usize, turn: usize) -> Self {
        let faces = match settings.faces {
            Faces::Mixed => MIXED[turn % MIXED.len()][at % 2],
            faces => faces,
        };
        let way = if settings.varied { turn + at } else { 0 };
        Self { faces, way }
    }

    /// Returns the notation of the answers to « how many? », which always differs from the die's.
    pub fn of_answer(settings: &Settings, at: usize, turn: usize) -> Self {
        let die = Self::of_die(settings, at, turn);
        let faces = match (die.faces, turn % 2) {
            (Faces::Dots, 0) | (Faces::Digits, 1) => Faces::Fingers,
            (Faces::Dots, _) => Faces::Digits,
            _ => Faces::Dots,
        };
        let way = if settings.varied { die.way + 1 } else { 0 };
        Self { faces, way }
    }
}

/// Dot patterns of 0 to 6; the first one of each number is that of a usual die.
const DOTS: [&[&[[u8; 2]]]; 7] = [
    &[&[]],
    &[&[[50, 50]]],
    &[
        &[[26, 26], [74, 74]],
        &[[26, 50], [74, 50]],
        &[[50, 26], [50, 74]],
    ],
    &[
        &[[26, 26], [50, 50], [74, 74]],
        &[[50, 28], [26, 70], [74, 70]],
        &[[24, 50], [50, 50], [76, 50]],
    ],
    &[
        &[[27, 27], [73, 27], [27, 73], [73, 73]],
        &[[50, 22], [22, 50], [78, 50], [50, 78]],
        &[[28, 28], [72, 28], [50, 52], [50, 78]],
    ],
    &[
        &[[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
        &[[24, 34], [50, 34], [76, 34], [37, 68], [63, 68]],
        &[[50, 22], [22, 50], [50, 50], [78, 50], [50, 78]],
    ],
    &[
        &[[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]],
        &[[24, 34], [50, 34], [76, 34], [24, 66], [50, 66], [76, 66]],
        &[[50, 20], [36, 48], [64, 48], [22, 76], [50, 76], [78, 76]],
    ],
];

fn dots(number: u8, way: usize) -> Option<String> {
    let ways = DOTS.get(usize::from(number))?;
    let mut out = String::new();
    for (index, [x, y]) in ways[way % ways.len()].iter().enumerate() {
        let _ = write!(
            out,
            "<circle class=\"n{index}\" cx=\"{x}\" cy=\"{y}\" r=\"10.5\" fill=\"currentColor\"/>"
        );
    }
    Some(out)
}

fn word(number: u8, language: Language) -> String {
    let word = NUMBERS[usize::from(number).min(11)].text(language);
    written(word, language)
}

/// Returns a word in capitals; long words get a smaller font.
fn written(word: &str, language: Language) -> String {
    let text = in_capitals(word, language);
    let size = (150 / text.chars().count().max(3)).min(44);
    let text = escaped(&text);
    format!(
        "<text class=\"face-word\" x=\"50\" y=\"{}\" text-anchor=\"middle\" font-size=\"{size}\" fill=\"currentColor\">{text}</text>",
        50 + size / 3
    )
}

fn digit(number: u8) -> String {
    let size = if number > 9 { 70 } else { 86 };
    let bar = match number {
        // The bar marks the foot: a nine upside down is a six.
        6 | 9 => {
            "<path d=\"M30 90H70\" stroke=\"currentColor\" stroke-width=\"6\" stroke-linecap=\"round\"/>"
        }
        _ => "",
    };
    format!(
        "<text x=\"50\" y=\"79\" text-anchor=\"middle\" class=\"face-digit\" style=\"font-size:{size}px\" fill=\"currentColor\">{number}</text>{bar}"
    )
}

/// Renders a number.
pub fn numeral(number: u8, how: Numeral, language: Language) -> Html {
    let shapes = match how.faces {
        Faces::Dots => dots(number, how.way),
        Faces::Fingers => hands(number, how.way),
        Faces::Words => Some(word(number, language)),
        Faces::Digits | Faces::Mixed => None,
    };
    let shapes = shapes.unwrap_or_else(|| digit(number));
    let picture = format!(
        "<svg class=\"numeral\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">{shapes}</svg>"
    );
    Html::from_html_unchecked(picture.into())
}

/// Renders a sum: digit above, dots below.
pub fn sum(number: u8) -> Html {
    let row = |first: u8, last: u8, y: i32| {
        (first..last).map(move |index| {
            let x = 50 + 18 * (2 * i32::from(index - first) - i32::from(last - first) + 1) / 2;
            html! { <circle cx={x.to_string()} cy={y.to_string()} r="6.5" fill="currentColor" /> }
        })
    };
    let first = number.min(5);
    html! {
        <svg class="numeral" viewBox="0 0 100 100" aria-hidden="true">
            <text x="50" y="58" text-anchor="middle" class="sum-digit" fill="currentColor">{number}</text>
            { for row(0, first, 76) }
            { for row(first, number, 93) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::words::Language;

    use super::{DOTS, Numeral, written};
    use crate::state::settings::{Faces, Settings};

    #[test]
    fn number_words_are_escaped() {
        let hostile = written("un\"><img src=x><script>&", Language::FRENCH);
        assert_eq!(hostile.matches('<').count(), 2, "{hostile}");
        assert!(hostile.contains("&amp;"));
    }

    #[test]
    fn every_arrangement_has_its_number_of_dots() {
        for (number, ways) in DOTS.iter().enumerate() {
            assert!(ways.iter().all(|dots| dots.len() == number), "{number}");
        }
    }

    #[test]
    fn answers_are_never_written_as_the_die() {
        for faces in Faces::ALL {
            for turn in 0..12 {
                for at in 0..2 {
                    let settings = Settings {
                        faces,
                        ..Settings::default()
                    };
                    let die = Numeral::of_die(&settings, at, turn);
                    let answer = Numeral::of_answer(&settings, at, turn);
                    assert_ne!(die.faces, answer.faces, "{faces:?} {turn}");
                    assert_ne!(die.faces, Faces::Mixed);
                }
                let settings = Settings {
                    faces: Faces::Mixed,
                    ..Settings::default()
                };
                let sides = [0, 1].map(|at| Numeral::of_die(&settings, at, turn).faces);
                assert_ne!(sides[0], sides[1], "{turn}");
            }
        }
    }
}
