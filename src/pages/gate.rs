//! A sum that pupils of this age cannot read nor do: only adults pass.

use engine::kernel::rng::Rng;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, KeyboardEvent, MouseEvent, Properties, component, html, use_state};

use crate::browser::{chance, history};
use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::widgets::heading::head;
use crate::widgets::icon::icon;
use crate::words::{classroom as words, fight};

/// What lies behind the gate.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The answer was right.
    pub onopen: Callback<()>,
}

/// What was asked and typed so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question {
    sum: [u8; 2],
    typed: Option<u8>,
    note: Option<Phrase>,
}

impl Question {
    fn new(note: Option<Phrase>) -> Self {
        let mut dice = Rng::seeded(chance::seed());
        let mut number = || 2 + dice.below(8) as u8;
        Self {
            sum: [number(), number()],
            typed: None,
            note,
        }
    }

    fn typing(self, digit: u8) -> Self {
        let tens = self.typed.unwrap_or_default();
        // Sums have two digits at most: a third one begins anew.
        let typed = if tens < 10 { 10 * tens + digit } else { digit };
        Self {
            typed: Some(typed),
            note: None,
            ..self
        }
    }

    fn erased(self) -> Self {
        Self {
            typed: self.typed.map(|typed| typed / 10).filter(|left| *left > 0),
            note: None,
            ..self
        }
    }
}

/// A key of the keypad.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Digit(u8),
    Erase,
    Ok,
}

const KEYS: [Key; 12] = [
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

/// The gate.
#[component]
pub fn Gate(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let question = use_state(|| Question::new(None));
    let press = {
        let question = question.clone();
        let onopen = props.onopen.clone();
        Callback::from(move |key: Key| {
            let [a, b] = question.sum;
            match (key, question.typed) {
                (Key::Digit(digit), _) => question.set(question.typing(digit)),
                (Key::Erase, _) => question.set(question.erased()),
                (Key::Ok, Some(typed)) if typed == a + b => onopen.emit(()),
                (Key::Ok, Some(_)) => question.set(Question::new(Some(words::GATE_WRONG))),
                (Key::Ok, None) => question.set(Question {
                    note: Some(words::GATE_EMPTY),
                    ..*question
                }),
            }
        })
    };
    let onkeydown = {
        let press = press.clone();
        Callback::from(move |event: KeyboardEvent| {
            let name = event.key();
            let key = match (name.as_str(), name.parse()) {
                ("Backspace", _) => Some(Key::Erase),
                (_, Ok(digit @ 0..=9)) => Some(Key::Digit(digit)),
                _ => None,
            };
            if let Some(key) = key {
                press.emit(key);
            }
        })
    };
    let [a, b] = question.sum;
    let [first, second] = [a, b].map(|number| say(fight::NUMBERS[usize::from(number)]));
    html! {
        <main class="page adult-page page-gate" {onkeydown}>
            {head(language, say(words::GATE_TITLE), || history::go(&Route::Home), Html::default())}
            <section class="card gate-card">
                <p class="gate-for">{say(words::GATE_FOR)}</p>
                <p class="gate-question" data-gate-a={a.to_string()} data-gate-b={b.to_string()}>
                    {format!("{first} {} {second}…", say(words::GATE_AND))}
                </p>
                <p class="gate-typed" aria-live="polite">
                    <span class="visually-hidden">{say(words::GATE_TYPED)}{"\u{a0}: "}</span>
                    <output>{question.typed.map_or_else(String::new, |typed| typed.to_string())}</output>
                </p>
                <div class="keypad">{ for KEYS.map(|key| button(key, &press, language)) }</div>
                <p class="gate-note" role="status">{question.note.map(say)}</p>
            </section>
        </main>
    }
}

/// A key as a button.
fn button(key: Key, press: &Callback<Key>, language: Language) -> Html {
    let onclick = press.reform(move |_: MouseEvent| key);
    match key {
        Key::Digit(digit) => html! {
            <button type="button" class="button key" data-key={digit.to_string()} {onclick}>{digit}</button>
        },
        Key::Erase => html! {
            <button type="button" class="button key" data-key="erase" {onclick}>
                {icon("icon-cross")}
                <span class="visually-hidden">{words::ERASE_DIGIT.text(language)}</span>
            </button>
        },
        Key::Ok => html! {
            <button type="button" class="button key dark" data-key="ok" {onclick}>
                {icon("icon-check")}
                <span class="visually-hidden">{words::OPEN.text(language)}</span>
            </button>
        },
    }
}
