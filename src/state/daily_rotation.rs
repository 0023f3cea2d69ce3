//! Daily rotation: the order of the problems, which on one day is the same for everybody.

use engine::kernel::problem::Kind;
use engine::kernel::rng::Rng;
use engine::problems::Problem;

/// Number of grades on a sheet, and number of problems of each.
const SHEET: (usize, usize) = (3, 2);

/// Returns the indices of the problems of a grade, rotated by the day.
fn rotated(problems: &[Problem], grade: u8, day: u64) -> Vec<usize> {
    let of_grade = problems.iter().enumerate();
    let of_grade = of_grade.filter(|(_, problem)| problem.grade == grade);
    let mut places: Vec<usize> = of_grade.map(|(place, _)| place).collect();
    if let Ok(count @ 1..) = u32::try_from(places.len()) {
        let first = Rng::at(day, u64::from(grade)).below(count);
        places.rotate_left(first as usize);
    }
    places
}

/// Rotates places on to the first problem of the easiest kind, so that a grade begins with a task that needs no words.
fn begin_with_easiest(problems: &[Problem], places: &mut [usize]) {
    let rank = |place: &usize| {
        let kind = problems[*place].kind;
        Kind::ALL.iter().position(|other| *other == kind)
    };
    let easiest = places.iter().map(rank).min();
    if let Some(at) = places.iter().position(|place| Some(rank(place)) == easiest) {
        places.rotate_left(at);
    }
}

/// Returns the problem of the day, as an index in the list of all problems: one of the lowest grade whose answer is a
/// number, so that a class can show it with its fingers. Without one, the first problem of the grade on that day.
pub fn problem_of_day(
    problems: &[Problem],
    grades: &[u8],
    day: u64,
    is_included: impl Fn(Kind) -> bool,
) -> Option<usize> {
    let grade = grades.iter().copied().min().unwrap_or(1);
    let numbered = |place: &usize| problems[*place].kind == Kind::Path && is_included(Kind::Path);
    let found = rotated(problems, grade, day).into_iter().find(numbered);
    found.or_else(|| {
        let of_day = of_day(problems, grade, day, is_included);
        of_day.first().copied()
    })
}

/// Returns the problems of a grade in the order of a day, as indices in the list of all problems. Excluded kinds are
/// skipped.
///
/// If the grade has no problem of an included kind, the nearest grade that has one is used. If none has, all problems
/// of the grade are returned.
pub fn of_day(
    problems: &[Problem],
    grade: u8,
    day: u64,
    is_included: impl Fn(Kind) -> bool,
) -> Vec<usize> {
    let mut grades = [1, 2, 3, 4, 5];
    grades.sort_by_key(|other: &u8| other.abs_diff(grade));
    let included = |grade: u8| {
        let mut places = rotated(problems, grade, day);
        places.retain(|place| is_included(problems[*place].kind));
        begin_with_easiest(problems, &mut places);
        places
    };
    let mut found = grades.into_iter().map(included);
    let found = found.find(|places| !places.is_empty());
    found.unwrap_or_else(|| rotated(problems, grade, day))
}

/// Returns the problems of a grade from the one with this number (from 1) on, once round, without excluded kinds.
/// Empty if there is no such number.
pub fn from_number(
    problems: &[Problem],
    number: usize,
    is_included: impl Fn(Kind) -> bool,
) -> Vec<usize> {
    let Some(place) = number
        .checked_sub(1)
        .filter(|&place| place < problems.len())
    else {
        return Vec::new();
    };
    let mut places = rotated(problems, problems[place].grade, 0);
    let at = places.iter().position(|&other| other == place).unwrap_or(0);
    places.rotate_left(at);
    places.retain(|&other| other == place || is_included(problems[other].kind));
    places
}

/// Returns the problems of a sheet, as indices in the list of all: two of each of three grades, of two kinds if
/// possible. The same day and draw give the same sheet.
pub fn of_sheet(
    problems: &[Problem],
    grades: &[u8],
    (day, draw): (u64, u64),
    fits: impl Fn(&Problem) -> bool,
) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    for (index, &grade) in (0..).zip(grades.iter().cycle().take(SHEET.0)) {
        let mut left: Vec<usize> = (0..problems.len())
            .filter(|place| problems[*place].grade == grade && fits(&problems[*place]))
            .filter(|place| !found.contains(place))
            .collect();
        Rng::at(day, 16 * draw + index).shuffle(&mut left);
        let other = left.iter().position(|place| {
            let first = left.first().map(|first| problems[*first].kind);
            Some(problems[*place].kind) != first
        });
        if let Some(other) = other {
            left.swap(1, other);
        }
        found.extend(left.into_iter().take(SHEET.1));
    }
    found
}

#[cfg(test)]
mod tests {
    use engine::kernel::problem::Kind;
    use engine::problems::Problem;

    use super::{from_number, of_day, of_sheet, problem_of_day};

    fn problems() -> Vec<Problem> {
        let line = |(kind, grade)| {
            format!("{kind} | {grade} | - | somewhere | a1-a2 | 1.000 against 0.000")
        };
        let grades = [1, 2, 1, 3, 1, 1, 2, 1];
        let kinds = ["two", "two", "save", "two", "two", "save", "save", "two"];
        let read = |of| Problem::read(&line(of)).expect("a problem");
        kinds.into_iter().zip(grades).map(read).collect()
    }

    const fn all(_: Kind) -> bool {
        true
    }

    #[test]
    fn daily_order_has_all_problems_of_a_grade_once() {
        let problems = problems();
        for day in 20_000..20_050 {
            let mut places = of_day(&problems, 1, day, all);
            assert_eq!(places, of_day(&problems, 1, day, all));
            places.sort_unstable();
            assert_eq!(places, [0, 2, 4, 5, 7]);
        }
    }

    #[test]
    fn days_begin_with_different_problems_of_the_easiest_kind() {
        let problems = problems();
        let first = |day| of_day(&problems, 1, day, all)[0];
        let mut all: Vec<usize> = (20_000..20_060).map(first).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, [2, 5]);
    }

    #[test]
    fn excluded_kinds_are_skipped_and_the_rest_keeps_its_order() {
        let problems = problems();
        for day in 20_000..20_050 {
            let whole = of_day(&problems, 1, day, all);
            let some = of_day(&problems, 1, day, |kind| kind == Kind::Save);
            assert!(some.iter().all(|place| [2, 5].contains(place)));
            let first = whole.iter().find(|place| [2, 5].contains(*place));
            assert_eq!(some.first(), first);
        }
        // No problem of grade 3 is of the kind; the nearest grade has one.
        assert_eq!(of_day(&problems, 3, 7, |kind| kind == Kind::Save), [6]);
        assert_eq!(of_day(&problems, 3, 7, |kind| kind == Kind::Path), [3]);
    }

    #[test]
    fn problem_of_the_day_asks_for_a_number_if_possible() {
        let problems = problems();
        let days = 20_000..20_030;
        for day in days.clone() {
            // Without a path, the first problem of the lowest grade.
            let found = problem_of_day(&problems, &[2, 1], day, all);
            assert_eq!(found, of_day(&problems, 1, day, all).first().copied());
        }
        let line = "path | 1 | f6 f9 | somewhere | 3 | in 3 turns";
        let path = Problem::read(line).expect("a problem");
        let problems = [problems, vec![path]].concat();
        for day in days {
            assert_eq!(problem_of_day(&problems, &[1, 2], day, all), Some(8));
            let found = problem_of_day(&problems, &[1], day, |kind| kind == Kind::Two);
            assert_eq!(problems[found.expect("a problem")].kind, Kind::Two);
        }
    }

    #[test]
    fn given_number_comes_first() {
        let problems = problems();
        assert_eq!(from_number(&problems, 5, all), [4, 5, 7, 0, 2]);
        let saves = from_number(&problems, 5, |kind| kind == Kind::Save);
        assert_eq!(
            saves,
            [4, 5, 2],
            "the one that was asked for, then what is included"
        );
        assert_eq!(from_number(&problems, 4, all), [3]);
        assert!(from_number(&problems, 0, all).is_empty());
        assert!(from_number(&problems, 9, all).is_empty());
    }

    #[test]
    fn sheet_depends_on_day_and_draw_alone() {
        let problems = problems();
        let sheet = |grades: &[u8], day, draw| of_sheet(&problems, grades, (day, draw), |_| true);
        for day in 20_000..20_020 {
            let six = sheet(&[1, 2, 3], day, 0);
            assert_eq!(six, sheet(&[1, 2, 3], day, 0));
            let grades: Vec<u8> = six.iter().map(|place| problems[*place].grade).collect();
            assert_eq!(grades, [1, 1, 2, 2, 3]);
            assert_ne!(problems[six[0]].kind, problems[six[1]].kind);
            let mut one = sheet(&[1], day, 0);
            one.sort_unstable();
            assert_eq!(one, [0, 2, 4, 5, 7], "none comes twice");
        }
        let draws: Vec<_> = (0..8).map(|draw| sheet(&[1, 2, 3], 7, draw)).collect();
        assert!(draws.iter().any(|six| *six != draws[0]));
    }
}
