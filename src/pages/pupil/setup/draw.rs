//! Draw of the player who begins, by lot: the seats light up in turn, and the drawn one is named.

use engine::kernel::info::OptionRole;
use engine::kernel::rng::Rng;
use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, UseStateHandle, hook, html, use_effect_with};

use super::Preparation;
use super::plan::is_beginner;
use crate::pages::pupil::confirm_replace::Beginning;
use crate::shell::{random, voice};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem;
use crate::words::punctuation::{sentence, sentences};

/// Duration of a draw, in milliseconds, as in `styles/players.css`. It also waits for the voice.
const DURATION: u32 = 1500;
/// Offset of the draw in the random numbers of a game, far from those of its dice.
const OFFSET: u64 = 1 << 40;

/// Running draw.
#[derive(Clone, PartialEq)]
pub struct Draw {
    /// Number of the drawn seat in the order of play.
    seat: usize,
    /// Question and answer, to be spoken.
    sentence: String,
    /// Seed of the game that begins after the draw; `None` if only the lot was asked for.
    seed: Option<u64>,
}

/// Runs the draw: speaks it, then stores the drawn seat in the plan and begins the game that waits for it.
#[hook]
pub fn use_draw(
    draw: &UseStateHandle<Option<Draw>>,
    preparation: &Preparation,
    begin: &Callback<Beginning>,
) {
    use_effect_with((**draw).clone(), {
        let (draw, preparation, begin) = (draw.clone(), preparation.clone(), begin.clone());
        move |running| {
            let pause = running.clone().map(|running| {
                let settings = &preparation.settings;
                if !settings.hush {
                    voice::say(&running.sentence, settings.language);
                }
                voice::after(DURATION, true, move || {
                    let mut plan = (*preparation.plan).clone();
                    plan.beginner = Some(running.seat);
                    if let Some(seed) = running.seed {
                        begin.emit(preparation.beginning(&plan, seed));
                    }
                    preparation.plan.set(plan);
                    draw.set(None);
                })
            });
            move || drop(pause)
        }
    });
}

impl Preparation {
    /// Checks whether the rules draw the player who begins, and nobody has been chosen.
    fn needs_draw(&self) -> bool {
        let mut options = self.plan.player_options(self.card());
        let by_lot = OptionRole::Beginner { by_lot: true };
        self.plan.beginner.is_none() && options.any(|(_, of)| of.role == by_lot)
    }

    /// Returns the question of the current mode about the player who begins, if the mode asks it.
    pub fn question(&self) -> Option<Phrase> {
        let mut options = self.plan.player_options(self.card());
        Some(options.find(|(_, of)| is_beginner(of))?.1.name)
    }

    /// Starts a draw. With a seed, the game begins afterwards.
    fn draw(&self, seed: u64, begins: bool) -> Draw {
        let seats = self.mode().seats;
        let seat = Rng::at(seed, OFFSET).below(seats.len() as u32) as usize;
        let language = self.settings.language;
        let name = self.card().seats[usize::from(seats[seat].0)].name;
        let question = self.question().map_or("", |of| of.text(language));
        Draw {
            seat,
            sentence: sentences(
                [question, &sentence(name.text(language), language)],
                language,
            ),
            seed: begins.then_some(seed),
        }
    }

    /// Returns the callback that begins the game, after a draw if the rules ask for one.
    pub fn start(&self, begin: Callback<Beginning>) -> Callback<MouseEvent> {
        let prepared = self.clone();
        Callback::from(move |_: MouseEvent| {
            let seed = prepared.settings.seed.unwrap_or_else(random::seed);
            if prepared.needs_draw() {
                prepared.draw.set(Some(prepared.draw(seed, true)));
            } else {
                begin.emit(prepared.beginning(&prepared.plan, seed));
            }
        })
    }

    /// Renders the button that draws the player who begins, in modes that ask.
    pub fn draw_button(&self) -> Html {
        let Some(question) = self.question() else {
            return Html::default();
        };
        let prepared = self.clone();
        let draw = Callback::from(move |_: MouseEvent| {
            let next = prepared.draw(random::seed(), false);
            prepared.draw.set(Some(next));
        });
        let button = Button::new(self.t(question), draw).class("lot");
        button.icon("icon-die").quiet().view()
    }

    /// Renders the emblem of a seat: in modes that ask who begins, a button that chooses this seat.
    pub fn emblem(&self, number: usize, seat: Seat) -> Html {
        let Some(question) = self.question() else {
            return self.army(seat);
        };
        let seat = &self.card().seats[usize::from(seat.0)];
        let is_first = self.draw.is_none() && self.plan.begins(self.card(), number);
        let choose = self.change(&|plan| plan.beginner = Some(number));
        let choose = self.named(seat.name, choose);
        let class = match is_first {
            true => "beginner chosen",
            false => "beginner",
        };
        html! {
            <button type="button" {class} aria-pressed={is_first.to_string()}
                aria-label={sentences([self.t(question), self.t(seat.name)], self.settings.language)} onclick={choose}>
                {emblem(seat)}
                if is_first { {icon("icon-arrow")} }
            </button>
        }
    }

    /// Returns the class of the grid: while a draw runs, the seats light up in turn.
    pub fn draw_class(&self) -> Option<&'static str> {
        self.draw.is_some().then_some("drawing")
    }
}
