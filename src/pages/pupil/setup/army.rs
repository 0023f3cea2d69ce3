//! Choice of the crest that the pieces of an army wear.

use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, UseStateHandle, hook, html, use_effect_with, use_state};

use super::Preparation;
use crate::shell::chunk_loading;
use crate::state::crests::has_armies;
use crate::state::settings::Change;
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem_with;
use crate::words::punctuation::sentences;
use crate::words::{crests as words, pages};

/// Returns the seat whose army chooses its crest. Loads the drawings when the choice opens.
#[hook]
pub fn use_army() -> UseStateHandle<Option<Seat>> {
    let army = use_state(|| None::<Seat>);
    use_effect_with(army.is_some(), |is_open| {
        if *is_open {
            chunk_loading::show_crests();
        }
    });
    army
}

impl Preparation {
    /// Renders the emblem of a seat: in a game with armies, a button that opens the choice of the crest.
    pub fn army(&self, seat: Seat) -> Html {
        let info = &self.card().seats[usize::from(seat.0)];
        let picture = emblem_with(info, self.settings.crests.of(seat, self.card()));
        if !has_armies(self.card()) {
            return picture;
        }
        let army = self.army.clone();
        let onclick = Callback::from(move |_: MouseEvent| army.set(Some(seat)));
        let label = [self.t(info.name), self.t(words::CHOOSE)];
        html! {
            <button type="button" class="beginner" data-army={info.notation}
                aria-label={sentences(label, self.settings.language)} {onclick}>
                {picture}{icon("icon-pen")}
            </button>
        }
    }

    /// Renders the choice of a crest, if it is open: the army, the crests, and none.
    pub fn crest_choice(&self) -> Html {
        let Some(seat) = *self.army else {
            return Html::default();
        };
        let info = &self.card().seats[usize::from(seat.0)];
        let chosen = self.settings.crests.of(seat, self.card());
        let choice = |crest: Option<&'static str>, name: Phrase| {
            let button = Button::new(self.t(name), self.named(name, self.wear(seat, crest)));
            let button = button.class("crest-choice").quiet();
            let button = button.icon(crest.unwrap_or("crest-none"));
            button.chosen(crest == chosen).view()
        };
        let crests = words::named().map(|(crest, name)| choice(Some(crest), name));
        let onclose = {
            let army = self.army.clone();
            Callback::from(move |()| army.set(None))
        };
        let close = Button::new(self.t(pages::CLOSE), onclose.reform(|_: MouseEvent| ()));
        html! {
            <Dialog question={words::CHOOSE} class="of-crests" {onclose}>
                <div class="crest-row">
                    {emblem_with(info, chosen)}
                    <div class="crest-choices">
                        {choice(None, words::NONE)}
                        { for crests }
                        {close.class("main crest-choice").icon("icon-check").quiet().view()}
                    </div>
                </div>
            </Dialog>
        }
    }

    /// Returns the callback that gives a crest to an army.
    fn wear(&self, seat: Seat, crest: Option<&'static str>) -> Callback<MouseEvent> {
        let settings = self.settings.clone();
        Callback::from(move |_: MouseEvent| {
            settings.dispatch(Change(Box::new(move |settings| {
                settings.crests = settings.crests.with(seat, crest);
            })));
        })
    }
}
