//! Bar of the council: the candidates with their votes, and the buttons of the stage.

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, UseReducerHandle, classes, html};

use crate::fight::votes::votes_tower;
use crate::shell::random;
use crate::state::council::{CANDIDATES, Candidate, Council, Deed, HANDS, Stage};
use crate::state::settings::Faces;
use crate::widgets::button::Button;
use crate::widgets::council_sign::council_sign;
use crate::widgets::icon::{die_face, icon};
use crate::words::{council as words, saving};

/// Parts of the bar.
pub struct Bar<'a> {
    /// State of the council.
    pub council: &'a UseReducerHandle<Council>,
    /// The table.
    pub table: &'a Rc<dyn Table>,
    /// Notation of the die.
    pub faces: Faces,
    /// Asks the companion for moves.
    pub propose: Callback<()>,
    /// Set while the companion looks for moves.
    pub thinks: bool,
    /// Ends the council.
    pub leave: Callback<()>,
    /// Plays the chosen move.
    pub play: Callback<()>,
    /// Language of the labels.
    pub language: Language,
}

impl Bar<'_> {
    fn t(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.language)
    }

    fn does(&self, deed: impl Fn() -> Deed + 'static) -> Callback<MouseEvent> {
        let council = self.council.clone();
        Callback::from(move |_: MouseEvent| council.dispatch(deed()))
    }

    /// Renders the bar.
    pub fn view(&self) -> Html {
        let stage = self.council.stage();
        let cards = (0..CANDIDATES)
            .filter(|sign| stage == Stage::Propose || self.council.candidate(*sign).is_some());
        html! {
            <div class="pause-bar council" role="group" aria-label={self.t(words::COUNCIL)}>
                <div class="council-cards">{ for cards.map(|sign| self.card(sign, stage)) }</div>
                {
                    match stage {
                        Stage::Propose => self.proposing(),
                        Stage::Vote => self.voting(),
                        Stage::Compare => self.comparing(),
                    }
                }
            </div>
        }
    }

    /// Renders the card of a sign.
    fn card(&self, sign: usize, stage: Stage) -> Html {
        let Some(one) = self.council.candidate(sign) else {
            return html! { <div class="council-card empty">{council_sign(sign)}</div> };
        };
        let wins = stage == Stage::Compare && self.council.winner() == Some(sign);
        let class = classes!(
            "council-card",
            format!("pen-{sign}"),
            wins.then_some("wins")
        );
        let content = match stage {
            Stage::Propose => self.proposed(sign, one),
            Stage::Vote => self.hands(sign, one),
            Stage::Compare => self.counted(sign, one),
        };
        html! {
            <div {class}>
                <span class="council-named">
                    {council_sign(sign)}
                    if stage != Stage::Propose {
                        <span class="council-votes" role="status">{one.votes}</span>
                    }
                </span>
                {content}
            </div>
        }
    }

    /// Renders a proposed move: its button, if it has one, and the button that removes it.
    fn proposed(&self, sign: usize, one: &Candidate) -> Html {
        let remove = Button::new(
            self.t(saving::COUNCIL_REMOVE),
            self.does(move || Deed::Remove(sign)),
        )
        .class("pause-tool")
        .icon("icon-cross")
        .quiet();
        html! {
            <>
                { for one.choice.button().map(|button| icon(button.drawing)) }
                {remove.adult("council-remove").view()}
            </>
        }
    }

    /// Renders the votes with the button that raises a hand and the one that lowers it.
    fn hands(&self, sign: usize, one: &Candidate) -> Html {
        let name = self.t(words::SIGNS[sign]);
        let label = |phrase: Phrase| phrase.filled(self.language, &[("sign", &name)]);
        let raise = Button::new(
            label(saving::COUNCIL_RAISE),
            self.does(move || Deed::Vote(sign, true)),
        );
        let lower = Button::new(
            label(saving::COUNCIL_LOWER),
            self.does(move || Deed::Vote(sign, false)),
        );
        html! {
            <>
                {raise.class("council-hand").icon("fingers-5").quiet().adult("council-raise").disabled(one.votes == HANDS).view()}
                {votes_tower(one.votes, sign)}
                {lower.class("pause-tool").icon("icon-undo").quiet().adult("council-lower").disabled(one.votes == 0).view()}
            </>
        }
    }

    /// Renders the votes, with the faces of the die that decide a tie for this sign.
    fn counted(&self, sign: usize, one: &Candidate) -> Html {
        let faces = self.council.faces(sign);
        let is_tied = self.council.leaders().len() > 1;
        let face = |face: u8| die_face(face, &self.faces.symbol(face), "");
        html! {
            <>
                {votes_tower(one.votes, sign)}
                if is_tied {
                    <span class="council-faces">{ for faces.into_iter().map(face) }</span>
                }
            </>
        }
    }

    fn back(&self, stage: Stage) -> Html {
        let onclick = self.does(move || Deed::Stage(stage));
        let button = Button::new(self.t(saving::COUNCIL_BACK), onclick).class("pause-tool");
        button
            .icon("icon-back")
            .quiet()
            .adult("council-back")
            .view()
    }

    /// Renders the buttons while the class shows candidates.
    fn proposing(&self) -> Html {
        let leave = self.leave.reform(|_: MouseEvent| ());
        let leave = Button::new(self.t(saving::PAST_CLOSE), leave)
            .class("pause-tool")
            .icon("icon-pen")
            .quiet();
        let propose = self.propose.reform(|_: MouseEvent| ());
        let propose = Button::new(self.t(saving::COUNCIL_PROPOSE), propose)
            .class("pause-tool")
            .icon("computer")
            .quiet()
            .disabled(self.thinks || !self.council.has_room());
        let several = self.council.candidates().count() > 1;
        let vote = Button::new(
            self.t(saving::COUNCIL_VOTE),
            self.does(|| Deed::Stage(Stage::Vote)),
        );
        html! {
            <div class="pause-group" aria-busy={self.thinks.to_string()}>
                {leave.adult("council-leave").view()}
                {propose.adult("council-propose").view()}
                { for self.variants() }
                { for self.moves_by_button() }
                {vote.class("main pause-resume").disabled(!several).adult("council-vote").after(icon("fingers-5")).view()}
            </div>
        }
    }

    /// Renders the variants of the move that is being shown.
    fn variants(&self) -> impl Iterator<Item = Html> {
        let next = self.table.next_inputs(self.council.held());
        next.into_iter().filter_map(|touch| {
            let Touch::Pick(letter) = touch else {
                return None;
            };
            let button = self.table.variant_button(letter);
            let table = self.table.clone();
            let onclick = self.does(move || Deed::Touch(table.clone(), touch));
            let pick = Button::new(self.t(*button.phrase), onclick).class("pause-tool");
            Some(
                pick.icon(button.drawing)
                    .quiet()
                    .adult("council-variant")
                    .view(),
            )
        })
    }

    /// Renders the moves that have a button and no touches, such as the end of a turn.
    fn moves_by_button(&self) -> impl Iterator<Item = Html> {
        let choices = self.table.choices().into_iter();
        choices.filter_map(|choice| {
            let button = choice.button().filter(|_| choice.inputs().is_empty())?;
            let onclick = self.does(move || Deed::Propose(vec![choice.clone()]));
            let press = Button::new(self.t(*button.phrase), onclick)
                .class("pause-tool")
                .icon(button.drawing)
                .disabled(!self.council.has_room());
            Some(press.quiet().adult("council-button").view())
        })
    }

    /// Renders the buttons while hands are counted.
    fn voting(&self) -> Html {
        let compare = Button::new(
            self.t(saving::COUNCIL_COMPARE),
            self.does(|| Deed::Stage(Stage::Compare)),
        );
        let is_empty = self.council.votes().iter().all(|votes| *votes == 0);
        html! {
            <div class="pause-group">
                {self.back(Stage::Propose)}
                {compare.class("main pause-resume").disabled(is_empty).adult("council-compare").after(icon("icon-eye")).view()}
            </div>
        }
    }

    /// Renders the buttons of the comparison: the die while a tie is undecided, otherwise the one that plays the move.
    fn comparing(&self) -> Html {
        let is_decided = self.council.winner().is_some();
        let roll = self.does(|| Deed::Die((random::seed() % 6) as u8 + 1));
        let play = self.play.reform(|_: MouseEvent| ());
        let next = if is_decided {
            let play = Button::new(self.t(words::PLAY_IT), play).after(icon("icon-arrow"));
            play.adult("council-play")
        } else {
            let roll = Button::new(self.t(saving::COUNCIL_ROLL), roll).after(icon("icon-die"));
            roll.adult("council-roll")
        };
        let face = self.council.face();
        html! {
            <div class="pause-group">
                {self.back(Stage::Vote)}
                if let Some(face) = face {
                    <span class="council-die">{die_face(face, &self.faces.symbol(face), "")}</span>
                }
                {next.class("main pause-resume").view()}
            </div>
        }
    }
}
