//! Filter of the problems of a session: the teacher chooses kinds and grades.

use engine::kernel::problem::Kind;
use engine::table::json::Json;

/// All grades.
pub const GRADES: [u8; 5] = [1, 2, 3, 4, 5];

/// Excluded kinds and grades; at first none, so that kinds of a newer version are included. Bit sets, to keep the
/// settings small.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ProblemFilter {
    without_kinds: u8,
    without_grades: u8,
}

const fn kind_bit(kind: Kind) -> u8 {
    1 << kind as u8
}

const fn grade_bit(grade: u8) -> u8 {
    1 << (grade - 1)
}

/// Toggles one bit. The last remaining item cannot be excluded.
const fn switched(left_out: u8, bit: u8, of: usize) -> u8 {
    let next = left_out ^ bit;
    if next.count_ones() as usize == of {
        left_out
    } else {
        next
    }
}

impl ProblemFilter {
    /// Checks whether problems of this kind are included.
    pub const fn has_kind(self, kind: Kind) -> bool {
        self.without_kinds & kind_bit(kind) == 0
    }

    /// Checks whether problems of this grade, from 1 to 5, are included.
    pub const fn has_grade(self, grade: u8) -> bool {
        self.without_grades & grade_bit(grade) == 0
    }

    /// Returns the included grades, the easiest first.
    pub fn grades(self) -> Vec<u8> {
        let included = GRADES.into_iter().filter(|grade| self.has_grade(*grade));
        included.collect()
    }

    /// Toggles a kind.
    pub fn switch_kind(&mut self, kind: Kind) {
        self.without_kinds = switched(self.without_kinds, kind_bit(kind), Kind::ALL.len());
    }

    /// Toggles a grade.
    pub fn switch_grade(&mut self, grade: u8) {
        self.without_grades = switched(self.without_grades, grade_bit(grade), GRADES.len());
    }

    /// Returns the JSON form.
    pub fn to_json(self) -> Json {
        let kinds = Kind::ALL.into_iter().filter(|kind| !self.has_kind(*kind));
        let kinds = kinds.map(|kind| Json::Text(kind.name().to_owned()));
        let grades = GRADES.into_iter().filter(|grade| !self.has_grade(*grade));
        let grades = grades.map(|grade| Json::Number(u64::from(grade)));
        Json::of_fields([
            ("without-grades", Json::List(grades.collect())),
            ("without-kinds", Json::List(kinds.collect())),
        ])
    }

    /// Parses the JSON form; `None` if it is invalid. At least one kind and one grade stay included.
    pub fn of_json(json: &Json) -> Option<Self> {
        let mut filter = Self::default();
        for name in json.get("without-kinds")?.texts()? {
            filter.leave_out_kind(Kind::named(&name)?);
        }
        let Json::List(grades) = json.get("without-grades")? else {
            return None;
        };
        for grade in grades {
            let grade = u8::try_from(grade.number()?).ok()?;
            if GRADES.contains(&grade) && filter.has_grade(grade) {
                filter.switch_grade(grade);
            }
        }
        Some(filter)
    }

    fn leave_out_kind(&mut self, kind: Kind) {
        if self.has_kind(kind) {
            self.switch_kind(kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::problem::Kind;

    use super::{GRADES, ProblemFilter};

    #[test]
    fn excluded_kinds_and_grades_round_trip() {
        let mut filter = ProblemFilter::default();
        filter.switch_kind(Kind::Path);
        filter.switch_grade(5);
        filter.switch_grade(4);
        filter.switch_grade(5);
        assert_eq!(filter.grades(), [1, 2, 3, 5]);
        assert!(!filter.has_kind(Kind::Path) && filter.has_kind(Kind::Take));
        assert_eq!(ProblemFilter::of_json(&filter.to_json()), Some(filter));
    }

    #[test]
    fn last_kind_and_grade_cannot_be_excluded() {
        let mut filter = ProblemFilter::default();
        Kind::ALL
            .into_iter()
            .for_each(|kind| filter.switch_kind(kind));
        GRADES
            .into_iter()
            .for_each(|grade| filter.switch_grade(grade));
        assert_eq!(filter.grades(), [5]);
        let left: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|kind| filter.has_kind(*kind))
            .collect();
        assert_eq!(left, [Kind::Three]);
        assert_eq!(ProblemFilter::of_json(&filter.to_json()), Some(filter));
    }
}
