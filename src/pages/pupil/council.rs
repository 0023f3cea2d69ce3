//! Council of the class during a pause: the pupils show candidate moves, vote by raised hands, compare the votes, and play
//! the chosen move.

mod bar;
mod places;

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::kernel::words::{Language, Phrase};
use engine::table::{Choice, Table};
use yew::{
    Callback, Html, UseReducerHandle, UseStateHandle, component, hook, html, use_effect_with,
    use_memo, use_reducer, use_state_eq,
};

use self::bar::Bar;
use self::places::places;
use super::pause::{Looking, Props};
use crate::board::view::View;
use crate::pages::shared::best_moves::use_hints;
use crate::pages::shared::saved_slots::save_whole;
use crate::settings_context::use_settings_handle;
use crate::shell::voice::{self, Sound};
use crate::state::council::{Council as State, Deed, Stage};
use crate::state::session::Action;
use crate::state::sketch::{Point, Shape, Sketch, Stroke};
use crate::widgets::icon::icon;
use crate::widgets::said::said;
use crate::words::punctuation::sentences;
use crate::words::{council as words, fight, play};

/// Council, with the properties of the pause around it.
#[component]
pub fn Council(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let council = use_reducer(State::default);
    let table = use_memo((), |()| {
        Rc::<dyn Table>::from(props.session.table().clone_box())
    });
    let table = Rc::clone(&*table);
    let thinks = use_proposals(&council, &table);
    let sentence = sentence(&council, &*table, language);
    use_voice(&council, &sentence, settings.hush, language);
    let before = use_memo((), |()| {
        let looking = props.looking.as_ref();
        looking.map(|looking| looking.sketch.clone())
    });
    use_drawing(props, &council);
    let bar = Bar {
        council: &council,
        table: &table,
        faces: settings.faces,
        propose: Callback::from({
            let thinks = thinks.clone();
            move |()| thinks.set(true)
        }),
        thinks: *thinks,
        leave: leave(props, &before),
        play: play_chosen(props, &council),
        language,
    };
    let view = View::new(&props.board, &props.layout);
    html! {
        <>
            <div class="pause-head"><h2 class="pause-title word">{icon("fingers-5")}{said(&sentence)}</h2></div>
            if council.stage() == Stage::Propose {
                {places(&props.session, &table, view, &council, language)}
            }
            <div class="pause-foot">{bar.view()}</div>
        </>
    }
}

/// Returns whether the companion looks for moves. It fills the free places with the best moves.
#[hook]
fn use_proposals(council: &UseReducerHandle<State>, table: &Rc<dyn Table>) -> UseStateHandle<bool> {
    let thinks = use_state_eq(|| false);
    let found = use_hints(thinks.then(|| table.position()), {
        let table = table.clone();
        move || table.clone_box()
    });
    use_effect_with(found.is_some(), {
        let (council, thinks) = (council.clone(), thinks.clone());
        move |_| {
            if let Some(found) = found {
                let choices = found.iter().map(|(best, _)| best.choice.clone());
                council.dispatch(Deed::Propose(choices.collect()));
                thinks.set(false);
            }
        }
    });
    thinks
}

/// Returns the sentence of the stage.
fn sentence(council: &State, table: &dyn Table, language: Language) -> String {
    let t = |phrase: Phrase| phrase.text(language);
    match council.stage() {
        Stage::Propose => match table.next_inputs(&[]).first() {
            Some(Touch::Held(_)) => t(play::CHOOSE_CELL).to_owned(),
            _ => t(words::SHOW_MOVE).to_owned(),
        },
        Stage::Vote => t(words::RAISE_HANDS).to_owned(),
        Stage::Compare => {
            let winner = council.winner();
            let compared = council.top_two().filter(|_| council.face().is_none());
            let compared = compared.map(|(more, less)| {
                let comparison = match more > less {
                    true => fight::MORE_THAN,
                    false => fight::AS_MUCH_AS,
                };
                let [more, less] = [more, less].map(|votes| t(words::number(votes)));
                words::capitalized(
                    &comparison.filled(language, &[("more", &more), ("less", &less)]),
                )
            });
            let end = match winner {
                Some(sign) => fight::WINNER.filled(language, &[("piece", &t(words::SIGNS[sign]))]),
                None => t(words::DIE_DECIDES).to_owned(),
            };
            sentences(compared.into_iter().chain([end]), language)
        }
    }
}

/// Speaks the sentence when it changes. A comparison is heard as two towers of notes before, a vote as a knock.
#[hook]
fn use_voice(council: &State, sentence: &str, hush: bool, language: Language) {
    let votes = council.votes();
    let all: u32 = votes.iter().copied().map(u32::from).sum();
    use_effect_with(all, move |&all| {
        if all > 0 && !hush {
            voice::play(Sound::Step);
        }
    });
    use_effect_with(sentence.to_owned(), move |sentence| {
        if !hush {
            voice::say(sentence, language);
        }
    });
}

/// Shows the candidates as arrows over the board, here and in the projector window.
#[hook]
fn use_drawing(props: &Props, council: &State) {
    let drawing = drawing(council, View::new(&props.board, &props.layout));
    let looking = props.looking.clone();
    use_effect_with(drawing, move |drawing| {
        if let Some(now) = &*looking {
            let sketch = drawing.clone();
            looking.set(Some(Looking {
                sketch,
                ..now.clone()
            }));
        }
    });
}

/// Draws the candidates: an arrow for each hop, or a ring around a single place.
fn drawing(council: &State, view: View<'_>) -> Sketch {
    let strokes = council.candidates().flat_map(|(sign, one)| {
        let places = one.choice.inputs().iter().filter_map(|touch| match touch {
            Touch::At(place) => Some(view.layout.on_board(view.centre(*place))),
            Touch::Held(_) | Touch::Pick(_) => None,
        });
        let places: Vec<Point> = places.collect();
        let shapes = match places[..] {
            [only] => vec![Shape::Ring(only, (0.5, 0.5))],
            _ => places.windows(2).map(|hop| arrow(hop[0], hop[1])).collect(),
        };
        shapes.into_iter().map(move |shape| Stroke {
            pen: sign as u8,
            shape,
        })
    });
    Sketch {
        strokes: strokes.collect(),
        progress: None,
        votes: Some(council.votes()),
    }
}

/// Returns a slightly bent arrow, so that arrows between the same places do not cover each other.
fn arrow(from: Point, to: Point) -> Shape {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let middle = (
        f64::midpoint(from.0, to.0) - 0.12 * dy,
        f64::midpoint(from.1, to.1) + 0.12 * dx,
    );
    Shape::Arrow([from, middle, to])
}

/// Returns the callback that ends the council without a move, and restores the drawing of before.
fn leave(props: &Props, before: &Option<Sketch>) -> Callback<()> {
    let (looking, before) = (props.looking.clone(), before.clone());
    Callback::from(move |()| {
        if let Some(now) = &*looking {
            looking.set(Some(Looking {
                in_council: false,
                sketch: before.clone().unwrap_or_default(),
                ..now.clone()
            }));
        }
    })
}

/// Returns the callback that plays the chosen move. At an earlier step, the longer game is first saved in a slot.
fn play_chosen(props: &Props, council: &UseReducerHandle<State>) -> Callback<()> {
    let (session, looking) = (props.session.clone(), props.looking.clone());
    let chosen: Option<Choice> = council
        .winner()
        .and_then(|sign| council.candidate(sign))
        .map(|one| one.choice.clone());
    Callback::from(move |()| {
        let (Some(choice), Some(now)) = (&chosen, &*looking) else {
            return;
        };
        if save_whole(session.table()) {
            session.dispatch(Action::Freeze(false));
            session.dispatch(Action::Follow(vec![choice.text().to_owned()]));
            looking.set(None);
        } else {
            looking.set(Some(Looking {
                loses: true,
                ..now.clone()
            }));
        }
    })
}
