//! Square buttons of the setup: the options of the game for its players, and the extras of the shelf if the shelf is
//! skipped. Help, dice and placement are the teacher's.

use engine::kernel::info::PlayerOption;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, html};

use super::Preparation;
use super::plan::is_beginner;
use crate::pages::pupil::arena::arena_button;
use crate::pages::pupil::confirm_replace::Beginning;
use crate::pages::pupil::problems::{has_problems, problems_button};
use crate::pages::pupil::skirmish::skirmish_button;
use crate::pages::pupil::tale::{tale_button, words_button};
use crate::route::PROBLEM_OF_DAY;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::{arena, pages as words, problems, vocabulary};

/// Renders the button to the problem of the day, a sun.
fn day_button(label: &'static str) -> Html {
    let button = Button::to(label, PROBLEM_OF_DAY.to_owned()).class("square day-way");
    button.icon("icon-sun").quiet().view()
}

/// Button of one of several values side by side.
struct Square {
    label: Phrase,
    drawing: &'static str,
    is_chosen: bool,
}

impl Preparation {
    /// Returns all square buttons of this game.
    pub fn squares(&self, begin: &Callback<Beginning>) -> Vec<Html> {
        let mut all: Vec<Html> = self.choosables().collect();
        if self.settings.only_game() == Some(self.game.id()) {
            all.extend(self.more(begin));
        }
        all
    }

    /// Returns the extras for a game that is alone on the shelf: tale, vocabulary, problems, skirmish, arena.
    fn more(&self, begin: &Callback<Beginning>) -> Vec<Html> {
        let (game, fight) = (self.game.id(), self.t(words::FIGHT_NOW));
        let tale = game
            .has_tale()
            .then(|| tale_button(game, self.t(vocabulary::TALE), "square tale-way"));
        let known = words_button(self.t(vocabulary::WORDS), "square words-way");
        let problems = has_problems(game, &self.settings.problem_filter)
            .then(|| problems_button(self.t(problems::PROBLEMS)));
        let of_day = problems
            .is_some()
            .then(|| day_button(self.t(problems::OF_DAY)));
        let fight = skirmish_button(self.game, &self.settings, fight, begin);
        let arena = arena_button(self.game, self.t(arena::ARENA));
        let tale = tale.into_iter().chain([known]);
        let problems = tale.chain(problems).chain(of_day);
        problems.chain(fight).chain(arena).collect()
    }

    fn square(&self, square: Square, onclick: Callback<MouseEvent>) -> Html {
        let button = Button::new(self.t(square.label), onclick).class("square");
        let button = button.icon(square.drawing).quiet();
        button.chosen(square.is_chosen).view()
    }

    /// Returns the player options of the game.
    fn choosables(&self) -> impl Iterator<Item = Html> {
        let options = self.plan.player_options(self.card());
        let others = options.filter(|(_, of)| !is_beginner(of));
        others.map(|(number, of)| self.choosable(number, of))
    }

    /// Renders an option. Two values stand side by side; of more, the current one is shown, and a tap selects the
    /// next.
    fn choosable(&self, number: usize, of: &PlayerOption) -> Html {
        let shown = self.plan.values[number];
        if of.values.len() > 2 {
            let next = (shown + 1) % of.values.len();
            let onclick = self.change(&|plan| plan.values[number] = next);
            let value = &of.values[shown];
            return Button::new(
                self.t(value.name),
                self.named(of.values[next].name, onclick),
            )
            .class("square turning")
            .icon(value.drawing)
            .quiet()
            .after(icon("icon-restart"))
            .view();
        }
        let values = of.values.iter().enumerate().map(|(index, value)| {
            let onclick = self.change(&|plan| plan.values[number] = index);
            let square = Square {
                label: value.name,
                drawing: value.drawing,
                is_chosen: shown == index,
            };
            self.square(square, self.named(value.name, onclick))
        });
        html! { <div class="choosable" role="group" aria-label={self.t(of.name)}>{ for values }</div> }
    }
}
