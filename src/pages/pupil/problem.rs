//! Problems of a game: loads them, and shows one after another.

mod answers;
mod bar;
mod class_vote;
mod hint;
pub mod moments;
mod notice;
mod question;
mod screen;
mod trial;

use std::rc::Rc;

use engine::catalogue::{GameId, GameSet};
use engine::problems::{Problem, Puzzle, is_walk};
use yew::platform::spawn_local;
use yew::{
    Callback, Html, Properties, component, hook, html, use_effect_with, use_memo, use_state,
};

use self::moments::Moments;
use self::notice::notice;
use self::screen::Screen;
use crate::games_context::use_games;
use crate::pages::shared::message::{Trouble, message};
use crate::pages::shared::problem_files;
use crate::route::{ProblemSelection, Route};
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::{clock, history, storage};
use crate::state::daily_rotation;
use crate::state::own_problems::OwnProblems;
use crate::state::pennant::Flags;
use crate::state::problem_filter::ProblemFilter;
use crate::words::problems as words;

/// Number of banners of one stretch of the path.
pub const STRETCH: usize = 5;

/// Opened problem.
#[derive(Clone)]
pub struct Open {
    /// Number in the file of the game, from 1.
    pub number: usize,
    /// The problem.
    pub problem: Problem,
    /// Judge of the answers.
    pub puzzle: Rc<dyn Puzzle>,
    /// Set for a path of steps to neighbouring cells, which are counted as steps, not as turns.
    pub is_walk: bool,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.puzzle, &other.puzzle)
    }
}

/// State of the problem file of a game.
#[derive(Clone, PartialEq)]
enum File {
    /// Loading.
    Asked,
    /// Loaded problems, and the index of the first to show.
    Read(Rc<Vec<Problem>>, usize),
    /// The file cannot be loaded, or does not parse.
    Missing,
    /// The game of the link does not open.
    Lost,
}

/// Properties of `Problems`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Selection of problems.
    pub asked: ProblemSelection,
}

/// Returns the missed moments in the game of a link, from the moment after this many steps on.
fn missed(game: GameId, games: GameSet, word: &str, step: Option<usize>) -> Option<File> {
    let all = Moments::of(game, games, word)?.all();
    let first = all.iter().position(|(at, _)| Some(*at) == step);
    let all = all.into_iter().map(|(_, missed)| missed).collect();
    Some(File::Read(Rc::new(all), first.unwrap_or(0)))
}

/// Returns problems that need no file: missed moments, those saved on this device, or one in a link.
fn at_hand(game: GameId, games: GameSet, asked: &ProblemSelection) -> Option<File> {
    let read = |all: Vec<Problem>| match all.is_empty() {
        true => File::Lost,
        false => File::Read(Rc::new(all), 0),
    };
    match asked {
        ProblemSelection::Missed(word, step) => {
            Some(missed(game, games, word, *step).unwrap_or(File::Lost))
        }
        ProblemSelection::Own => {
            let own = storage::load_or_default::<OwnProblems>(storage::OWN_PROBLEMS);
            Some(read(own.of(game)))
        }
        ProblemSelection::Given(line) => Some(read(Problem::read(line).into_iter().collect())),
        ProblemSelection::OfDay | ProblemSelection::Grade(_) | ProblemSelection::Number(_) => None,
    }
}

/// Returns the selected problems, and loads the game's file if needed.
#[hook]
fn use_file(game: GameId, asked: &ProblemSelection) -> File {
    let file = use_state(|| File::Asked);
    let games = use_games();
    use_effect_with((game, asked.clone()), {
        let file = file.setter();
        move |(game, asked)| {
            if let Some(found) = at_hand(*game, games, asked) {
                return file.set(found);
            }
            let game = *game;
            spawn_local(async move {
                let read = problem_files::load(game).await;
                file.set(read.map_or(File::Missing, |all| File::Read(Rc::new(all), 0)));
            });
        }
    });
    (*file).clone()
}

/// Returns the order of the problems, as indices in the list.
fn order(file: &File, asked: &ProblemSelection, offer: &ProblemFilter) -> Vec<usize> {
    let File::Read(all, _) = file else {
        return Vec::new();
    };
    let is_offered = |kind| offer.has_kind(kind);
    match asked {
        ProblemSelection::OfDay => {
            let grades = offer.grades();
            let of_day = daily_rotation::problem_of_day(all, &grades, clock::day(), is_offered);
            of_day.into_iter().collect()
        }
        ProblemSelection::Grade(grade) => {
            daily_rotation::of_day(all, *grade, clock::day(), is_offered)
        }
        ProblemSelection::Number(number) => daily_rotation::from_number(all, *number, is_offered),
        ProblemSelection::Missed(..) | ProblemSelection::Own | ProblemSelection::Given(_) => {
            (0..all.len()).collect()
        }
    }
}

/// Opens a problem of the rotation, which is cyclic.
fn open(game: GameId, file: &File, order: &[usize], at: usize) -> Option<Open> {
    let File::Read(all, _) = file else {
        return None;
    };
    let place = *order.get(at % order.len().max(1))?;
    let problem = all[place].clone();
    let puzzle: Rc<dyn Puzzle> = game.puzzle(&problem).ok()?.into();
    let number = place + 1;
    Some(Open {
        number,
        is_walk: is_walk(&problem, &*puzzle),
        problem,
        puzzle,
    })
}

/// Problems of a game.
#[component]
pub fn Problems(props: &Props) -> Html {
    let (settings, t) = (use_settings_handle(), use_words());
    let language = settings.language;
    let game = props.game;
    let file = use_file(game, &props.asked);
    let moved = use_state(|| None::<usize>);
    let first = match file {
        File::Read(_, first) => first,
        File::Asked | File::Missing | File::Lost => 0,
    };
    let at = moved.unwrap_or(first);
    let solved = use_state(Vec::<usize>::new);
    let asked = (file.clone(), props.asked.clone());
    // Changes by the teacher apply from the next visit on.
    let order = use_memo(asked, |(file, asked)| {
        order(file, asked, &settings.problem_filter)
    });
    let asked = (file.clone(), order.clone(), at);
    let open = use_memo(asked, |(file, order, at)| open(game, file, order, *at));
    let is_missed = matches!(props.asked, ProblemSelection::Missed(..));
    let has_end = is_missed
        || matches!(
            props.asked,
            ProblemSelection::OfDay | ProblemSelection::Own | ProblemSelection::Given(_)
        );
    let Some(open) = (*open).clone() else {
        return match file {
            File::Asked => Html::default(),
            File::Read(..) if is_missed => {
                let phrase = words::NOTHING_MISSED;
                notice("sword-stone", phrase, Route::play(game), t)
            }
            File::Lost | File::Read(..) => {
                message(&Trouble::Lost(props.asked.address(game)), None, language)
            }
            File::Missing => notice("icon-download", words::UNFETCHED, Route::Shelf, t),
        };
    };
    let onmove = {
        let last = order.len();
        Callback::from(move |to: Option<usize>| match to {
            // Missed moments and own problems come to an end; the problems of a grade go round.
            Some(to) if to < last || !has_end => moved.set(Some(to)),
            _ if is_missed => history::go(&Route::play(game)),
            _ => history::go(&Route::Problems),
        })
    };
    let is_of_day = match props.asked {
        ProblemSelection::OfDay => true,
        ProblemSelection::Grade(_) => at == 0,
        _ => false,
    };
    let today = clock::day();
    let flags = use_state(|| storage::load_or_default::<Flags>(storage::PENNANT));
    let onsolved = {
        let (solved, flags) = (solved.clone(), flags.clone());
        Callback::from(move |at: usize| {
            if is_of_day {
                let mut planted = (*flags).clone();
                planted.plant(today);
                storage::save(storage::PENNANT, &planted);
                flags.set(planted);
            }
            if !solved.contains(&at) {
                let mut all = (*solved).clone();
                all.push(at);
                solved.set(all);
            }
        })
    };
    let flags_of_week = is_of_day.then(|| flags.count(today));
    html! {
        <Screen key={at} {game} {open} {at} of={order.len()} solved={(*solved).clone()} {flags_of_week} {onmove} {onsolved} />
    }
}
