//! The small choices of the preparation: placing, the numbers of the dice, help, the options of the game.

use engine::kernel::info::{DiceUse, PlayerOption};
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use super::Preparation;
use super::plan::Placing;
use crate::fight::numeral::{Numeral, numeral};
use crate::state::settings::{Change, Faces, Help, Settings};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::pages as words;

/// A choice that is one of several side by side.
struct Square {
    label: Phrase,
    drawing: &'static str,
    is_chosen: bool,
}

const PLACINGS: [(Placing, &str, Phrase); 3] = [
    (Placing::Ready, "icon-check", words::PLACED_READY),
    (Placing::Random, "icon-die", words::PLACED_RANDOM),
    (Placing::ByHand, "hand", words::PLACED_BY_HAND),
];

const HELPS: [(Help, &str, Phrase); 4] = [
    (Help::Automatic, "help-automatic", words::HELP_AUTOMATIC),
    (Help::Shown, "help-shown", words::HELP_SHOWN),
    (Help::Asked, "help-asked", words::HELP_ASKED),
    (Help::Memory, "help-memory", words::HELP_MEMORY),
];

/// How the number of a die is written: its name and its picture.
fn written(faces: Faces, language: Language) -> (Phrase, Html) {
    let four = |faces| numeral(4, Numeral::plain(faces), language);
    match faces {
        Faces::Dots => (words::DIE_DOTS, four(faces)),
        Faces::Fingers => (words::DIE_FINGERS, four(faces)),
        Faces::Digits => (words::DIE_DIGITS, four(faces)),
        Faces::Words => (words::DIE_WORDS, four(faces)),
        Faces::Mixed => (
            words::DIE_MIXED,
            html! { <span class="numerals">{four(Faces::Dots)}{four(Faces::Digits)}</span> },
        ),
    }
}

impl Preparation {
    /// All small choices of this game.
    pub fn squares(&self) -> Vec<Html> {
        let places = self.places().into_iter();
        places
            .chain(self.faces())
            .chain(self.helps())
            .chain(self.choosables())
            .collect()
    }

    fn square(&self, square: Square, onclick: Callback<MouseEvent>) -> Html {
        let button = Button::new(self.say(square.label), onclick).class("square");
        let button = button.icon(square.drawing).quiet();
        button.chosen(square.is_chosen).view()
    }

    /// Of more than two things the chosen one is shown, and a tap shows the next.
    fn turning(&self, label: Phrase, picture: Html, onclick: Callback<MouseEvent>) -> Html {
        let button = Button::new(self.say(label), onclick).class("square turning");
        let after = html! { <>{picture}{icon("icon-restart")}</> };
        button.quiet().after(after).view()
    }

    fn set(&self, change: impl Fn(&mut Settings) + Copy + 'static) -> Callback<MouseEvent> {
        let settings = self.settings.clone();
        Callback::from(move |_: MouseEvent| settings.dispatch(Change(Box::new(change))))
    }

    /// How the pieces come onto the board, where there is a choice.
    fn places(&self) -> Vec<Html> {
        let mode = self.mode();
        let can = |placing| match placing {
            Placing::Ready => mode.by_hand.is_some() || mode.shuffled.is_some(),
            Placing::Random => mode.shuffled.is_some(),
            Placing::ByHand => mode.by_hand.is_some(),
        };
        let now = self.plan.placing;
        let placings: Vec<_> = PLACINGS.iter().filter(|(which, ..)| can(*which)).collect();
        if placings.len() > 2 {
            let shown = placings.iter().position(|(which, ..)| *which == now);
            let shown = shown.unwrap_or_default();
            let (_, drawing, label) = *placings[shown];
            let next = placings[(shown + 1) % placings.len()].0;
            let onclick = self.change(&|plan| plan.placing = next);
            return vec![self.turning(label, icon(drawing), onclick)];
        }
        let place = |&&(which, drawing, label): &&(Placing, &'static str, Phrase)| {
            let onclick = self.change(&|plan| plan.placing = which);
            let square = Square {
                label,
                drawing,
                is_chosen: now == which,
            };
            self.square(square, onclick)
        };
        placings.iter().map(place).collect()
    }

    /// How the numbers of the dice are written.
    fn faces(&self) -> Option<Html> {
        if self.card().dice_use != DiceUse::Fights {
            return None;
        }
        let now = self.settings.faces;
        let at = Faces::ALL.iter().position(|faces| *faces == now);
        let next = Faces::ALL[(at.unwrap_or_default() + 1) % Faces::ALL.len()];
        let (label, picture) = written(now, self.settings.language);
        let onclick = self.set(move |settings| settings.faces = next);
        Some(self.turning(label, picture, onclick))
    }

    /// How much help there is.
    fn helps(&self) -> impl Iterator<Item = Html> {
        let has_dice = self.card().dice_use != DiceUse::None;
        let helps = HELPS.iter().filter(move |_| has_dice);
        helps.map(|&(help, drawing, label)| {
            let onclick = self.set(move |settings| settings.help = help);
            let square = Square {
                label,
                drawing,
                is_chosen: self.settings.help == help,
            };
            self.square(square, onclick)
        })
    }

    /// The options of the game that the players choose.
    fn choosables(&self) -> impl Iterator<Item = Html> {
        let options = self.plan.player_options(self.card());
        options.map(|(number, of)| self.choosable(number, of))
    }

    /// Two values stand side by side; of more, the chosen one is shown, and a tap shows the next.
    fn choosable(&self, number: usize, of: &PlayerOption) -> Html {
        let shown = self.plan.values[number];
        if of.values.len() > 2 {
            let next = (shown + 1) % of.values.len();
            let onclick = self.change(&|plan| plan.values[number] = next);
            let value = &of.values[shown];
            return Button::new(self.say(value.name), onclick)
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
            self.square(square, onclick)
        });
        html! { <div class="choosable" role="group" aria-label={self.say(of.name)}>{ for values }</div> }
    }
}
