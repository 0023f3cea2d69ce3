//! Class mode of a problem with a number: the pupils show their answer on their fingers, the adult touches the number once
//! for each pupil, towers compare, and the class tries a number.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state};

use super::trial::Trial;
use crate::fight::numeral::{Numeral, numeral};
use crate::fight::votes::votes_tower;
use crate::settings_context::use_settings_handle;
use crate::shell::voice::{self, Sound};
use crate::state::council::{CANDIDATES, HANDS};
use crate::state::settings::Faces;
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::widgets::said::said;
use crate::words::{council, fight, problems as words, saving};

/// Properties of [`ClassVote`].
#[derive(Properties)]
pub struct Props {
    /// State of the answer.
    pub trial: Trial,
    /// Greatest number on offer.
    pub greatest: u8,
    /// Notation of the numbers.
    pub faces: Faces,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.trial.stage == other.trial.stage && self.faces == other.faces
    }
}

/// State of the dialog.
#[derive(Clone, PartialEq, Default)]
struct Vote {
    /// Chosen numbers in the order of the touches.
    hands: Vec<u8>,
    /// Set while the numbers of votes are compared.
    compares: bool,
}

impl Vote {
    /// Returns the number of votes for a number.
    fn of(&self, number: u8) -> u8 {
        self.hands.iter().filter(|hand| **hand == number).count() as u8
    }

    /// Returns the numbers with the most votes.
    fn leaders(&self, greatest: u8) -> Vec<u8> {
        let most = (1..=greatest).map(|number| self.of(number)).max();
        (1..=greatest)
            .filter(|number| Some(self.of(*number)) == most)
            .collect()
    }

    /// Returns the comparison of the two highest numbers of votes.
    fn comparison(&self, greatest: u8, language: Language) -> String {
        let mut votes: Vec<u8> = (1..=greatest).map(|number| self.of(number)).collect();
        votes.sort_unstable_by(|one, other| other.cmp(one));
        let sentence = match votes[0] > votes[1] {
            true => fight::MORE_THAN,
            false => fight::AS_MUCH_AS,
        };
        let [more, less] = [votes[0], votes[1]].map(|votes| council::number(votes).text(language));
        council::capitalized(&sentence.filled(language, &[("more", &more), ("less", &less)]))
    }
}

/// Button that opens the class mode, and its dialog.
#[component]
pub fn ClassVote(props: &Props) -> Html {
    let settings = use_settings_handle();
    let (language, hush) = (settings.language, settings.hush);
    let t = |phrase: Phrase| phrase.text(language);
    let vote = use_state(|| None::<Vote>);
    let says = vote.as_ref().map(|vote| match vote.compares {
        true => vote.comparison(props.greatest, language),
        false => t(words::SHOW_FINGERS).to_owned(),
    });
    use_effect_with(says.clone(), move |says| {
        if let Some(says) = says.as_ref().filter(|_| !hush) {
            voice::say(says, language);
        }
    });
    let set = Callback::from({
        let vote = vote.clone();
        move |next: Option<Vote>| vote.set(next)
    });
    let Some(now) = &*vote else {
        let open = set.reform(|_: MouseEvent| Some(Vote::default()));
        let open = Button::new(t(saving::CLASS_VOTE), open);
        let open = open.class("problem-number class-vote").icon("fingers-5");
        return open.quiet().adult("class-vote").view();
    };
    let close = set.reform(|()| None);
    let shown = Shown {
        props,
        vote: now,
        set,
        hush,
        language,
    };
    html! {
        <Dialog class="of-class" question={words::SHOW_FINGERS} onclose={close}>
            <div class="class-columns">{ for (1..=props.greatest).map(|number| shown.column(number)) }</div>
            if now.compares {
                <p class="word class-compared" role="status">{said(says.as_deref().unwrap_or_default())}</p>
            }
            {shown.buttons()}
        </Dialog>
    }
}

/// Content of the dialog.
struct Shown<'a> {
    props: &'a Props,
    vote: &'a Vote,
    set: Callback<Option<Vote>>,
    hush: bool,
    language: Language,
}

impl Shown<'_> {
    fn t(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.language)
    }

    fn picture(&self, number: u8) -> Html {
        numeral(number, Numeral::plain(self.props.faces), self.language)
    }

    /// Returns the callback that replaces the votes.
    fn to(&self, hands: Vec<u8>, compares: bool) -> Callback<MouseEvent> {
        let next = Vote { hands, compares };
        self.set.reform(move |_| Some(next.clone()))
    }

    /// Renders the votes for a number, and the button that adds one.
    fn column(&self, number: u8) -> Html {
        let (vote, hush) = (self.vote, self.hush);
        let raise = self.to([&vote.hands[..], &[number]].concat(), false);
        let raise = Callback::from(move |event| {
            if !hush {
                voice::play(Sound::Step);
            }
            raise.emit(event);
        });
        let votes = vote.of(number);
        let leads = vote.compares && vote.leaders(self.props.greatest).contains(&number);
        let button = Button::new(self.t(council::number(number)), raise)
            .class("problem-number")
            .quiet()
            .disabled(vote.compares || votes == HANDS)
            .after(self.picture(number));
        html! {
            <div class={if leads { "class-column wins" } else { "class-column" }}>
                {votes_tower(votes, usize::from(number) % CANDIDATES)}
                <span class="council-votes" role="status">{votes}</span>
                {button.adult("class-hand").view()}
            </div>
        }
    }

    /// Renders the buttons: one hand less, and the comparison or the numbers to try.
    fn buttons(&self) -> Html {
        let vote = self.vote;
        let before = vote
            .hands
            .split_last()
            .map_or(&[][..], |(_, before)| before);
        let is_empty = vote.hands.is_empty();
        let undo = Button::new(self.t(saving::UNDO_HAND), self.to(before.to_vec(), false));
        let undo = undo.icon("icon-undo").quiet().adult("class-undo");
        let compare = self.to(vote.hands.clone(), true);
        let compare = Button::new(self.t(saving::COUNCIL_COMPARE), compare).class("main");
        let compare = compare.icon("icon-eye").adult("class-compare");
        let leaders = vote.leaders(self.props.greatest).into_iter();
        html! {
            <div class="dialog-buttons">
                {undo.disabled(is_empty).view()}
                if vote.compares {
                    { for leaders.map(|number| self.attempt(number)) }
                } else {
                    {compare.disabled(is_empty).view()}
                }
            </div>
        }
    }

    /// Renders the button that tries a number as the answer.
    fn attempt(&self, number: u8) -> Html {
        let (trial, set) = (self.props.trial.clone(), self.set.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            set.emit(None);
            trial.answer(&number.to_string());
        });
        let button = Button::new(self.t(words::TRY_NUMBER), onclick).class("main class-try");
        button.after(self.picture(number)).adult("class-try").view()
    }
}
