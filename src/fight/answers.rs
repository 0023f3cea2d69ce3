//! Answer buttons of a question, and the counting picture after a wrong answer.

use std::fmt::Write;

use engine::kernel::info::GameInfo;
use engine::kernel::scene::Material;
use engine::kernel::side::Side;
use engine::kernel::words::Language;
use yew::{AttrValue, Callback, Html, UseReducerHandle, html};

use super::numeral::{Numeral, numeral, sum};
use crate::state::fight::question::{Answer, Ask, Fallen, PendingQuestion};
use crate::state::session::{Action, Session};
use crate::widgets::token::{TokenStyle, short, token};
use crate::words::fight as words;

/// Number of wrong answers after which the right one is highlighted.
const SHOWN_AFTER: usize = 2;

/// Inputs for rendering the answers.
pub struct Answers<'a> {
    /// Session in play.
    pub session: &'a UseReducerHandle<Session>,
    /// Side in whose half it is asked, if the fight is split.
    pub half: Option<Side>,
    /// The question.
    pub asked: &'a PendingQuestion,
    /// Numbers rolled.
    pub fallen: Fallen<'a>,
    /// Attacker and defender, in order from left to right.
    pub sides: [Side; 2],
    /// Notation of the numbers on the answers.
    pub writing: Numeral,
    /// Language of the labels.
    pub language: Language,
}

impl Answers<'_> {
    fn piece(&self, side: Side) -> (Html, &'static str) {
        let card: &'static GameInfo = self.session.table().info();
        let piece = self.session.drawn(&self.fallen.combat.side(side).piece);
        let name = card
            .kind(piece.kind)
            .map_or("", |name| short(name.text(self.language)));
        let material: Material = self.session.scene().material;
        (token(&piece, TokenStyle::Of(material, name), card), name)
    }

    fn button(&self, answer: Answer) -> Html {
        let number = |n: u8| words::NUMBERS[usize::from(n).min(11)].text(self.language);
        let (name, label, picture) = match answer {
            Answer::Number(n) => {
                let picture = match self.asked.ask {
                    Ask::Read(_) => numeral(n, self.writing, self.language),
                    Ask::Total(_) | Ask::Winner => sum(n),
                };
                (format!("answer-{n}"), number(n), picture)
            }
            Answer::Same => {
                let sign = html! { <svg class="numeral" viewBox="0 0 100 100" aria-hidden="true"><path class="same-sign" d="M24 38H76M24 62H76" /></svg> };
                (
                    "answer-same".to_owned(),
                    words::SAME_SIGN.text(self.language),
                    sign,
                )
            }
            Answer::Side(side) => {
                let place = if side == self.sides[0] {
                    "left"
                } else {
                    "right"
                };
                let (picture, label) = self.piece(side);
                (format!("answer-{place}"), label, picture)
            }
        };
        let wrong = self.asked.wrong.contains(&answer);
        let open = self.session.is_asked_in(self.half) && !wrong;
        let hint =
            self.asked.wrong.len() >= SHOWN_AFTER && self.fallen.right(self.asked.ask) == answer;
        let mut class = "answer".to_owned();
        for (on, name) in [(wrong, " wrong"), (hint, " hint")] {
            class.push_str(if on { name } else { "" });
        }
        let (session, half) = (self.session.clone(), self.half);
        let onclick = Callback::from(move |_| {
            session.dispatch(match half {
                Some(side) => Action::AnswerIn(side, answer),
                None => Action::Answer(answer),
            });
        });
        html! {
            <button type="button" key={name.clone()} {class} data-tap={open.then(|| AttrValue::from(name))}
                aria-label={label} aria-disabled={(!open).to_string()} {onclick}>{picture}</button>
        }
    }

    /// Renders the answers, in a panel of their own or in a row under the towers.
    pub fn view(&self) -> Html {
        let mut answers = self.fallen.answers(self.asked.ask, self.session.turn());
        if self.sides[0] == Side::Defender && self.asked.ask == Ask::Winner {
            answers.reverse();
        }
        let class = match self.asked.ask {
            Ask::Read(_) if answers.len() < 4 => "answers numbers few",
            Ask::Read(_) => "answers numbers",
            Ask::Total(_) | Ask::Winner => "answers row",
        };
        html! { <div {class}>{ for answers.into_iter().map(|answer| self.button(answer)) }</div> }
    }
}

/// Draws a number to count: dot by dot, then coin by coin.
pub fn counted(number: u8, coins: u8, colour: &str) -> Html {
    let total = number + coins;
    let rows = total.div_ceil(2).max(1);
    let mut dots = String::new();
    for index in 0..total {
        let (row, column) = (i32::from(index / 2), i32::from(index % 2));
        let is_last = index + 1 == total && column == 0;
        let (x, y) = (if is_last { 100 } else { 58 + 84 * column }, 56 + 84 * row);
        let class = if index < number { colour } else { "coin" };
        let _ = write!(
            dots,
            "<g class=\"count-dot {class} n{index}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"34\"/><text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{}</text></g>",
            y + 14,
            index + 1
        );
    }
    let height = 28 + 84 * i32::from(rows);
    let picture = format!(
        "<svg class=\"counted\" viewBox=\"0 0 200 {height}\" aria-hidden=\"true\">{dots}</svg>"
    );
    Html::from_html_unchecked(picture.into())
}
