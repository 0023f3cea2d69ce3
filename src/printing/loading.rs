//! Data of the sheets that are loaded on demand: problems, session plan, QR codes of the tale.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::Language;
use engine::problems::Problem;
use yew::platform::spawn_local;
use yew::{hook, use_effect_with, use_memo, use_state};

use crate::handbook::{Reading, use_handbook, use_slow};
use crate::route::Route;
use crate::settings_context::use_settings_handle;
use crate::sheets::{Codes, Document, Plan, Posed, Told, Week, is_printable};
use crate::shell::{chunk_loading, clock, history, lazy_scripts};
use crate::state::daily_rotation;
use crate::state::problem_filter::ProblemFilter;

/// Timeout after which the suitcase is offered without the data that still load, in milliseconds.
const PATIENCE: u32 = 10_000;

/// Weeks of the calendar.
const WEEKS: u64 = 4;

/// Returns the session plan, which is loaded when a shown document has it; `None` until then.
#[hook]
pub fn use_plan(game: GameId, shown: Document) -> (Reading, Rc<Option<Plan>>) {
    let reading = use_handbook(matches!(shown, Document::Session | Document::Suitcase));
    let plan = use_memo((reading.handbook.clone(), game), |(handbook, game)| {
        let all = handbook.passages(&format!("{}.session", game.slug()));
        Plan::of(all.iter().map(|passage| (passage.name, passage.text)))
    });
    (reading, plan)
}

/// Problems of a game's file.
#[derive(Clone, Default)]
enum Problems {
    /// The file is loading.
    #[default]
    Coming,
    /// The problems; `None` if the file cannot be loaded or does not parse.
    Come(Option<Rc<Vec<Problem>>>),
}

/// Returns the problems of a game's file.
#[hook]
fn use_problems(game: GameId) -> Problems {
    let all = use_state(Problems::default);
    use_effect_with(game, {
        let all = all.setter();
        move |&game| {
            spawn_local(async move {
                let text = chunk_loading::text(&format!("problems/{}.txt", game.slug())).await;
                let read = text.and_then(|text| Problem::read_all(&text).ok());
                all.set(Problems::Come(read.map(Rc::new)));
            });
        }
    });
    (*all).clone()
}

/// Returns whether the problems of a sheet are loading, and the problems once they are loaded: a draw of the day among the
/// included kinds and grades.
#[hook]
pub fn use_posed(game: GameId, draw: u64) -> (bool, Rc<Option<Posed>>) {
    let (problems, settings) = (use_problems(game), use_settings_handle());
    let (is_coming, all) = match problems {
        Problems::Coming => (true, None),
        Problems::Come(all) => (false, all),
    };
    let posed = use_memo((all, draw, settings.language), |(all, draw, language)| {
        let all = all.as_ref()?;
        let offer = &settings.problem_filter;
        let grades = offer.grades();
        let six = |fits: &dyn Fn(&Problem) -> bool| {
            daily_rotation::of_sheet(all, &grades, (clock::day(), *draw), fits)
        };
        let mut places = six(&|problem| is_printable(problem) && offer.has_kind(problem.kind));
        if places.is_empty() {
            // No included problem can be printed.
            places = six(&is_printable);
        }
        Some(Posed {
            problems: places.into_iter().map(|place| all[place].clone()).collect(),
            is_of_day: *draw == 0,
            weeks: weeks(all, *offer, *language),
        })
    });
    (is_coming, posed)
}

/// Returns the weeks of the calendar, from the current one on, or at a weekend from the next: the problem of each school
/// day, if it can be printed.
fn weeks(all: &[Problem], offer: ProblemFilter, language: Language) -> Vec<Week> {
    let grades = offer.grades();
    let problem = |day: u64| {
        let place = daily_rotation::problem_of_day(all, &grades, day, |kind| offer.has_kind(kind))?;
        let problem = all.get(place).filter(|problem| is_printable(problem))?;
        Some((clock::day_of_month(day), problem.clone()))
    };
    // The first day of 1970 was a Thursday. At a weekend the next week counts.
    let near = clock::day() + 2;
    let monday = near.saturating_sub((near + 3) % 7);
    let weeks = (0..WEEKS).map(|week| monday + 7 * week);
    let weeks = weeks.map(|monday| Week {
        from: clock::written(monday, language),
        days: (monday..monday + 5).filter_map(problem).collect(),
    });
    weeks.filter(|week| !week.days.is_empty()).collect()
}

/// Returns the QR codes of the booklet's pages, which are made when it is shown. Each is a link to the position before its
/// episode.
#[hook]
pub fn use_codes(game: GameId, told: &Rc<Option<Told>>, shown: Document) -> Rc<Codes> {
    let codes = use_state(Rc::<Codes>::default);
    use_effect_with((told.clone(), shown == Document::Tale), {
        let codes = codes.setter();
        move |(told, is_shown)| {
            let told = (**told).clone().filter(|_| *is_shown);
            if let Some(told) = told {
                spawn_local(async move {
                    let mut all = Codes::new();
                    for position in told.positions() {
                        let link = history::link(&Route::address_of_position(game, position));
                        // A copy that was opened as a file has no address for another device.
                        let is_on_network = link.starts_with("http");
                        all.push(match is_on_network {
                            true => lazy_scripts::squares(link).await,
                            false => None,
                        });
                    }
                    codes.set(Rc::new(all));
                });
            }
        }
    });
    (*codes).clone()
}

/// Checks whether the suitcase waits for its data. It waits only for a limited time.
#[hook]
pub fn use_waiting(is_coming: bool) -> bool {
    let is_slow = use_slow(is_coming, PATIENCE);
    is_coming && !is_slow
}
