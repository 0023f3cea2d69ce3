//! The order in which problems come: on a day the same for everybody, beginning with that of the day.

use engine::kernel::rng::Rng;
use engine::problems::Problem;

/// The problems of a grade in the order of a day, as places in the list of all: all of the grade, once round.
pub fn of_day(problems: &[Problem], grade: u8, day: u64) -> Vec<usize> {
    let of_grade = problems.iter().enumerate();
    let of_grade = of_grade.filter(|(_, problem)| problem.grade == grade);
    let mut places: Vec<usize> = of_grade.map(|(place, _)| place).collect();
    if let Ok(count @ 1..) = u32::try_from(places.len()) {
        let first = Rng::at(day, u64::from(grade)).below(count);
        places.rotate_left(first as usize);
    }
    places
}

/// The problems from one of them on, by its number from 1: those of its grade, once round. Nothing if there is none.
pub fn from_number(problems: &[Problem], number: usize) -> Vec<usize> {
    let Some(place) = number
        .checked_sub(1)
        .filter(|&place| place < problems.len())
    else {
        return Vec::new();
    };
    let mut places = of_day(problems, problems[place].grade, 0);
    let at = places.iter().position(|&other| other == place).unwrap_or(0);
    places.rotate_left(at);
    places
}

#[cfg(test)]
mod tests {
    use engine::problems::Problem;

    use super::{from_number, of_day};

    fn problems() -> Vec<Problem> {
        let line = |grade| format!("two | {grade} | - | somewhere | a1-a2 | 1.000 against 0.000");
        let grades = [1, 2, 1, 3, 1, 1, 2, 1];
        let read = |grade| Problem::read(&line(grade)).expect("a problem");
        grades.into_iter().map(read).collect()
    }

    #[test]
    fn a_day_has_all_problems_of_a_grade_once() {
        let problems = problems();
        for day in 20_000..20_050 {
            let mut all = of_day(&problems, 1, day);
            assert_eq!(all, of_day(&problems, 1, day));
            all.sort_unstable();
            assert_eq!(all, [0, 2, 4, 5, 7]);
        }
        assert!(of_day(&problems, 5, 20_000).is_empty());
    }

    #[test]
    fn days_begin_differently() {
        let problems = problems();
        let first = |day| of_day(&problems, 1, day)[0];
        let mut all: Vec<usize> = (20_000..20_060).map(first).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, [0, 2, 4, 5, 7]);
    }

    #[test]
    fn a_number_comes_first() {
        let problems = problems();
        assert_eq!(from_number(&problems, 5), [4, 5, 7, 0, 2]);
        assert_eq!(from_number(&problems, 4), [3]);
        assert!(from_number(&problems, 0).is_empty());
        assert!(from_number(&problems, 9).is_empty());
    }
}
