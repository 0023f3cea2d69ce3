//! Flags of the week: the days on which this device solved a problem of the day. Five flags make a pennant.

use engine::table::json::Json;

use super::persist::Persist;

/// Number of flags of a pennant.
pub const FLAGS: usize = 5;

/// Days of one week, in whole days since 1970, sorted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    days: Vec<u64>,
}

/// Returns the number of a week that begins on a Monday. Day 0 was a Thursday.
const fn week(day: u64) -> u64 {
    day.saturating_add(3) / 7
}

impl Flags {
    /// Plants the flag of a day. Flags of other weeks are removed.
    pub fn plant(&mut self, day: u64) {
        self.days.retain(|other| week(*other) == week(day));
        if let Err(at) = self.days.binary_search(&day) {
            self.days.insert(at, day);
        }
    }

    /// Returns the number of flags in the week of this day, at most [`FLAGS`].
    pub fn count(&self, day: u64) -> usize {
        let of_week = self.days.iter().filter(|other| week(**other) == week(day));
        of_week.count().min(FLAGS)
    }
}

impl Persist for Flags {
    fn to_json(&self) -> Json {
        let days = self.days.iter().map(|day| Json::Number(*day));
        Json::of_fields([("days", Json::List(days.collect()))])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Some(Json::List(days)) = json.get("days") else {
            return None;
        };
        let mut flags = Self::default();
        for day in days {
            flags.plant(day.number()?);
        }
        Some(flags)
    }
}

#[cfg(test)]
mod tests {
    use super::{FLAGS, Flags, Persist, week};

    /// Monday, 30 November 2026.
    const MONDAY: u64 = 20_787;

    #[test]
    fn a_week_begins_on_monday() {
        assert_eq!(week(MONDAY - 1) + 1, week(MONDAY));
        assert_eq!(week(MONDAY), week(MONDAY + 6));
        assert_eq!(week(MONDAY + 7), week(MONDAY) + 1);
    }

    #[test]
    fn each_day_has_one_flag_and_a_new_week_begins_empty() {
        let mut flags = Flags::default();
        for day in [2, 0, 2, 3] {
            flags.plant(MONDAY + day);
        }
        assert_eq!(flags.count(MONDAY + 6), 3);
        assert_eq!(flags.count(MONDAY + 7), 0);
        flags.plant(MONDAY + 7);
        assert_eq!(flags.count(MONDAY + 7), 1);
        assert_eq!(flags.count(MONDAY), 0);
    }

    #[test]
    fn seven_days_give_one_pennant() {
        let mut flags = Flags::default();
        (0..7).for_each(|day| flags.plant(MONDAY + day));
        assert_eq!(flags.count(MONDAY), FLAGS);
    }

    #[test]
    fn flags_round_trip() {
        let mut flags = Flags::default();
        flags.plant(MONDAY);
        flags.plant(MONDAY + 4);
        let text = flags.to_json().write();
        assert_eq!(
            Flags::read(r#"{"days": [20791, 20787]}"#),
            Some(flags.clone())
        );
        assert_eq!(Flags::read(&text), Some(flags));
        assert_eq!(Flags::read("{}"), None);
        let last = Flags::read(r#"{"days": [18446744073709551615]}"#);
        assert_eq!(last.expect("a day").count(u64::MAX), 1);
    }
}
