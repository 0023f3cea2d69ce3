//! Class mode of a problem with a number: the pupils show their answer on their fingers, the adult touches the number once
//! for each pupil, towers compare, and the class tries a number.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state};

use super::trial::Trial;
use crate::fight::numeral::{Numeral, numeral};
use crate::fight::votes::votes_tower;
use crate::settings_context::use_settings_handle;
use crate::shell::voice::{self, Sound};
use crate::state::council::HANDS;
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
    /// Whether the numbers of votes are being compared.
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
    let to = |next: Option<Vote>| {
        let vote = vote.clone();
        Callback::from(move |_: MouseEvent| vote.set(next.clone()))
    };
    let close = {
        let vote = vote.clone();
        Callback::from(move |()| vote.set(None))
    };
    let Some(now) = &*vote else {
        let open = Button::new(t(saving::CLASS_VOTE), to(Some(Vote::default())));
        let open = open.class("problem-number class-vote").icon("fingers-5");
        return open.quiet().adult("class-vote").view();
    };
    let column = |number: u8| {
        let raised = Vote {
            hands: [&now.hands[..], &[number]].concat(),
            compares: false,
        };
        let raise = {
            let raise = to(Some(raised));
            Callback::from(move |event| {
                if !hush {
                    voice::play(Sound::Step);
                }
                raise.emit(event);
            })
        };
        let votes = now.of(number);
        let leads = now.compares && now.leaders(props.greatest).contains(&number);
        let button = Button::new(t(council::number(number)), raise)
            .class("problem-number")
            .quiet()
            .disabled(now.compares || votes == HANDS)
            .after(numeral(number, Numeral::plain(props.faces), language));
        html! {
            <div class={if leads { "class-column wins" } else { "class-column" }}>
                {votes_tower(votes, usize::from(number) % 3)}
                <span class="council-votes" role="status">{votes}</span>
                {button.adult("class-hand").view()}
            </div>
        }
    };
    let attempt = |number: u8| {
        let (trial, vote) = (props.trial.clone(), vote.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            vote.set(None);
            trial.answer(&number.to_string());
        });
        let picture = numeral(number, Numeral::plain(props.faces), language);
        let button = Button::new(t(words::TRY_NUMBER), onclick).class("main class-try");
        button.after(picture).adult("class-try").view()
    };
    let less = Vote {
        hands: now
            .hands
            .split_last()
            .map_or(Vec::new(), |(_, before)| before.to_vec()),
        compares: false,
    };
    let compared = Vote {
        compares: true,
        ..now.clone()
    };
    let is_empty = now.hands.is_empty();
    let undo = Button::new(t(saving::UNDO_HAND), to(Some(less))).icon("icon-undo");
    let undo = undo.quiet().adult("class-undo").disabled(is_empty).view();
    let compare = Button::new(t(saving::COUNCIL_COMPARE), to(Some(compared)));
    let compare = compare
        .class("main")
        .icon("icon-eye")
        .adult("class-compare");
    html! {
        <Dialog class="of-class" question={words::SHOW_FINGERS} onclose={close}>
            <div class="class-columns">{ for (1..=props.greatest).map(column) }</div>
            if now.compares {
                <p class="word class-compared" role="status">{said(says.as_deref().unwrap_or_default())}</p>
            }
            <div class="dialog-buttons">
                {undo}
                if now.compares {
                    { for now.leaders(props.greatest).into_iter().map(attempt) }
                } else {
                    {compare.disabled(is_empty).view()}
                }
            </div>
        </Dialog>
    }
}
