//! The problems of a game: fetched, then one after the other, as far as one likes.

mod answers;
mod moments;
mod notice;
mod screen;
mod signs;
mod trial;

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::problems::{Problem, Puzzle};
use yew::platform::spawn_local;
use yew::{
    Callback, Html, Properties, component, hook, html, use_effect_with, use_memo, use_state,
};

use self::notice::notice;
use self::screen::Screen;
use super::message::{Trouble, message};
use crate::browser::{clock, fetched, history};
use crate::games_context::use_games;
use crate::route::{Asked, Route};
use crate::settings_context::{use_language, use_words};
use crate::state::round;
use crate::words::problems as words;

/// So many banners stand on a stretch of the way.
pub const STRETCH: usize = 5;

/// A problem that is open, and where it is from.
#[derive(Clone)]
pub struct Open {
    /// Its number in the file of the game, from 1.
    pub number: usize,
    /// The problem.
    pub problem: Problem,
    /// What judges answers.
    pub puzzle: Rc<dyn Puzzle>,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.puzzle, &other.puzzle)
    }
}

/// What has become of the file of a game.
#[derive(Clone, PartialEq)]
enum File {
    /// It is on its way.
    Asked,
    /// Its problems.
    Read(Rc<Vec<Problem>>),
    /// It cannot be had now, or does not read.
    Missing,
    /// The game of the link does not open.
    Lost,
}

/// The game, and which of its problems.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Which problems.
    pub asked: Asked,
}

/// The problems that are asked for: those of the game's file, which is fetched, or what was missed in a game.
#[hook]
fn use_file(game: GameId, asked: &Asked) -> File {
    let file = use_state(|| File::Asked);
    let games = use_games();
    use_effect_with((game, asked.clone()), {
        let file = file.setter();
        move |(game, asked)| {
            if let Asked::Missed(word) = asked {
                let all = moments::moments(*game, games, word);
                file.set(all.map_or(File::Lost, |all| File::Read(Rc::new(all))));
                return;
            }
            let name = format!("problems/{}.txt", game.slug());
            spawn_local(async move {
                let text = fetched::text(&name).await;
                let read = text.and_then(|text| Problem::read_all(&text).ok());
                file.set(read.map_or(File::Missing, |all| File::Read(Rc::new(all))));
            });
        }
    });
    (*file).clone()
}

/// In which order they come, as places in the list.
fn order(file: &File, asked: &Asked) -> Vec<usize> {
    let File::Read(all) = file else {
        return Vec::new();
    };
    match asked {
        Asked::Grade(grade) => round::of_day(all, *grade, clock::day()),
        Asked::Number(number) => round::from_number(all, *number),
        Asked::Missed(_) => (0..all.len()).collect(),
    }
}

/// Opens one of the way; the way goes round.
fn open(game: GameId, file: &File, order: &[usize], at: usize) -> Option<Open> {
    let File::Read(all) = file else { return None };
    let place = *order.get(at % order.len().max(1))?;
    let problem = all[place].clone();
    let puzzle = game.puzzle(&problem).ok()?.into();
    let number = place + 1;
    Some(Open {
        number,
        problem,
        puzzle,
    })
}

/// The problems.
#[component]
pub fn Problems(props: &Props) -> Html {
    let (language, say) = (use_language(), use_words());
    let game = props.game;
    let file = use_file(game, &props.asked);
    let at = use_state(|| 0_usize);
    let solved = use_state(Vec::<usize>::new);
    let asked = (file.clone(), props.asked.clone());
    let order = use_memo(asked, |(file, asked)| order(file, asked));
    let asked = (file.clone(), order.clone(), *at);
    let open = use_memo(asked, |(file, order, at)| open(game, file, order, *at));
    let is_missed = matches!(props.asked, Asked::Missed(_));
    let Some(open) = (*open).clone() else {
        return match file {
            File::Asked => Html::default(),
            File::Read(_) if is_missed => {
                let phrase = words::NOTHING_MISSED;
                notice("sword-stone", phrase, Route::play(game), say)
            }
            File::Lost | File::Read(_) => {
                message(&Trouble::Lost(props.asked.address(game)), None, language)
            }
            File::Missing => notice("icon-download", words::UNFETCHED, Route::Shelf, say),
        };
    };
    let onmove = {
        let (at, last) = (at.clone(), order.len());
        Callback::from(move |to: Option<usize>| match to {
            // What was missed comes to an end; the problems of a grade go round.
            Some(to) if to < last || !is_missed => at.set(to),
            _ if is_missed => history::go(&Route::play(game)),
            _ => history::go(&Route::Problems),
        })
    };
    let onsolved = {
        let solved = solved.clone();
        Callback::from(move |at: usize| {
            if !solved.contains(&at) {
                let mut all = (*solved).clone();
                all.push(at);
                solved.set(all);
            }
        })
    };
    let is_of_day = *at == 0 && matches!(props.asked, Asked::Grade(_));
    html! {
        <Screen key={*at} {game} {open} at={*at} of={order.len()} solved={(*solved).clone()} {is_of_day} {onmove} {onsolved} />
    }
}
