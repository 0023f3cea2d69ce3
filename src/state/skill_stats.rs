//! Skill statistics: for each animal banner and each skill, the number of tries and of right first answers. Nothing
//! is graded.
//!
//! The counts live on this device alone, under [`crate::shell::storage::SKILL_STATS`]. They name no person: a side
//! is the animal of its banner (or empty, in games without banners). Each count belongs to one day, so that
//! [`SkillStats::expire`] can delete those older than [`RETENTION_DAYS`] days.
//!
//! The session reports answers ([`SkillAnswer`]), the game page counts them ([`SkillStats::count`]), and the desk
//! shows, prints and erases the totals ([`SkillStats::total`]).

use engine::kernel::problem::Kind;
use engine::table::json::Json;

use super::persist::Persist;

/// Retention period of a count, in days.
pub const RETENTION_DAYS: u64 = 30;
/// Longest plausible time between two visits, in days: more than a summer break. Beyond it the clock is taken to be
/// wrong.
const LONGEST_PAUSE: u64 = 60;

/// Skill that pupils exercise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// Reads a die: names its number in another notation.
    ReadDie,
    /// Adds one or two to a number.
    AddBonus,
    /// Compares two numbers.
    Compare,
    /// Waits for the own turn: touches only own pieces.
    RespectTurn,
    /// Solves a problem of this kind. No side is recorded.
    Solve(Kind),
}

impl Skill {
    /// Skills that games exercise.
    pub const ALL: [Self; 4] = [
        Self::ReadDie,
        Self::AddBonus,
        Self::Compare,
        Self::RespectTurn,
    ];

    /// Name in saved counts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReadDie => "read",
            Self::AddBonus => "add",
            Self::Compare => "compare",
            Self::RespectTurn => "turn",
            Self::Solve(Kind::Take) => "solve-take",
            Self::Solve(Kind::Save) => "solve-save",
            Self::Solve(Kind::Fight) => "solve-fight",
            Self::Solve(Kind::Count) => "solve-count",
            Self::Solve(Kind::Path) => "solve-path",
            Self::Solve(Kind::Two) => "solve-two",
            Self::Solve(Kind::Three) => "solve-three",
        }
    }

    /// Returns the skill with this name.
    fn named(name: &str) -> Option<Self> {
        let solved = Kind::ALL.into_iter().map(Self::Solve);
        let mut all = Self::ALL.into_iter().chain(solved);
        all.find(|skill| skill.name() == name)
    }
}

/// Number of tries and of right first answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SkillCount {
    /// Number of tries.
    pub tries: u64,
    /// Number of right first answers.
    pub first_right: u64,
}

impl SkillCount {
    fn add(&mut self, other: Self) {
        self.tries = self.tries.saturating_add(other.tries);
        self.first_right = self.first_right.saturating_add(other.first_right);
    }
}

/// One answer or turn that exercised a skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkillAnswer {
    /// Index of the player among the players of the game.
    pub player: usize,
    /// The skill.
    pub skill: Skill,
    /// Whether the first answer was right.
    pub first_right: bool,
}

/// Counts of one day, one animal and one skill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SkillEntry {
    /// Day, as whole days since 1970 in local time.
    pub day: u64,
    /// Animal of the banner; empty in games without banners.
    pub animal: String,
    /// The skill.
    pub skill: Skill,
    /// The counts.
    pub count: SkillCount,
}

/// All counts of this device, in the order of their first try.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SkillStats {
    /// Counts, at most one for each day, animal and skill.
    pub entries: Vec<SkillEntry>,
    /// Entries that do not parse. They are saved again unchanged, since a newer version may have written them.
    pub others: Vec<Json>,
}

impl SkillStats {
    /// Counts one try on this day.
    pub fn count(&mut self, day: u64, animal: &str, skill: Skill, first_right: bool) {
        self.add(SkillEntry {
            day,
            animal: animal.to_owned(),
            skill,
            count: SkillCount {
                tries: 1,
                first_right: u64::from(first_right),
            },
        });
    }

    fn add(&mut self, new: SkillEntry) {
        let name = |entry: &SkillEntry| (entry.day, entry.skill, entry.animal.clone());
        let wanted = name(&new);
        match self.entries.iter_mut().find(|entry| name(entry) == wanted) {
            Some(entry) => entry.count.add(new.count),
            None => self.entries.push(new),
        }
    }

    /// Deletes counts older than [`RETENTION_DAYS`] days. Returns whether anything changed.
    ///
    /// `last` is the day of the previous visit. If the clock went back since, or forward by more than
    /// [`LONGEST_PAUSE`], it is or was wrong, and the counts keep their age. Counts dated after today are moved to
    /// today.
    pub fn expire(&mut self, last: Option<u64>, today: u64) -> bool {
        let before = self.entries.clone();
        if let Some(last) = last
            && (today < last || today > last.saturating_add(LONGEST_PAUSE))
        {
            for entry in &mut self.entries {
                entry.day = today.saturating_sub(last.saturating_sub(entry.day));
            }
        }
        for mut entry in core::mem::take(&mut self.entries) {
            entry.day = entry.day.min(today);
            if entry.day.saturating_add(RETENTION_DAYS) >= today {
                self.add(entry);
            }
        }
        self.entries != before
    }

    /// Returns the number of all tries.
    pub fn tries(&self) -> u64 {
        let tries = self.entries.iter().map(|entry| entry.count.tries);
        tries.fold(0, u64::saturating_add)
    }

    /// Returns the animals counted in games, without duplicates, in the order of their first try.
    pub fn animals(&self) -> Vec<&str> {
        let mut animals: Vec<&str> = Vec::new();
        for entry in &self.entries {
            if !matches!(entry.skill, Skill::Solve(_)) && !animals.contains(&&*entry.animal) {
                animals.push(&entry.animal);
            }
        }
        animals
    }

    /// Returns the counts of problems of a kind.
    pub fn solved(&self, kind: Kind) -> SkillCount {
        self.total("", Skill::Solve(kind))
    }

    /// Returns the sum of an animal's counts of a skill over all saved days.
    pub fn total(&self, animal: &str, skill: Skill) -> SkillCount {
        let mut total = SkillCount::default();
        for entry in &self.entries {
            if entry.animal == animal && entry.skill == skill {
                total.add(entry.count);
            }
        }
        total
    }
}

/// Day of the last visit, as whole days since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastVisit(pub u64);

impl Persist for LastVisit {
    fn to_json(&self) -> Json {
        Json::Number(self.0)
    }

    fn of_json(json: &Json) -> Option<Self> {
        json.number().map(Self)
    }
}

impl Persist for SkillStats {
    fn to_json(&self) -> Json {
        let entry = |entry: &SkillEntry| {
            Json::of_fields([
                ("animal", Json::Text(entry.animal.clone())),
                ("day", Json::Number(entry.day)),
                ("first_right", Json::Number(entry.count.first_right)),
                ("skill", Json::Text(entry.skill.name().to_owned())),
                ("tries", Json::Number(entry.count.tries)),
            ])
        };
        let entries = self.entries.iter().map(entry);
        Json::List(entries.chain(self.others.iter().cloned()).collect())
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(entries) = json else {
            return None;
        };
        let entry = |json: &Json| {
            let name = json.get("skill")?.text()?;
            let number = |field: &str| json.get(field)?.number();
            Some(SkillEntry {
                day: number("day")?,
                animal: json.get("animal")?.text()?.to_owned(),
                skill: Skill::named(name)?,
                count: SkillCount {
                    tries: number("tries")?,
                    first_right: number("first_right")?,
                },
            })
        };
        let mut all = Self::default();
        for json in entries {
            match entry(json) {
                Some(entry) => all.entries.push(entry),
                None => all.others.push(json.clone()),
            }
        }
        Some(all)
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::problem::Kind;

    use super::{Persist, Skill, SkillCount, SkillStats};

    #[test]
    fn counts_add_up_and_are_read_back() {
        let mut all = SkillStats::default();
        for (day, animal, right) in [
            (100, "wolf-head", true),
            (100, "wolf-head", false),
            (101, "owl", true),
        ] {
            all.count(day, animal, Skill::Compare, right);
        }
        all.count(101, "wolf-head", Skill::Compare, true);
        assert_eq!(all.entries.len(), 3);
        assert_eq!(all.animals(), ["wolf-head", "owl"]);
        let total = all.total("wolf-head", Skill::Compare);
        assert_eq!(
            total,
            SkillCount {
                tries: 3,
                first_right: 2
            }
        );
        assert_eq!(
            all.total("wolf-head", Skill::ReadDie),
            SkillCount::default()
        );
        assert_eq!(SkillStats::read(&all.to_json().write()), Some(all));
    }

    #[test]
    fn problems_are_counted_by_kind_and_name_no_side() {
        let mut all = SkillStats::default();
        for kind in Kind::ALL {
            all.count(7, "", Skill::Solve(kind), kind == Kind::Two);
        }
        all.count(8, "", Skill::Solve(Kind::Two), false);
        assert!(all.animals().is_empty());
        let (two, take) = (all.solved(Kind::Two), all.solved(Kind::Take));
        assert_eq!((two.tries, two.first_right), (2, 1));
        assert_eq!((take.tries, take.first_right), (1, 0));
        assert_eq!(SkillStats::read(&all.to_json().write()), Some(all));
    }

    fn counted_on(days: &[u64]) -> SkillStats {
        let mut all = SkillStats::default();
        for day in days {
            all.count(*day, "owl", Skill::RespectTurn, true);
        }
        all
    }

    fn days(all: &SkillStats) -> Vec<u64> {
        all.entries.iter().map(|entry| entry.day).collect()
    }

    #[test]
    fn counts_expire_after_thirty_days() {
        let mut all = counted_on(&[69, 70, 100, 101]);
        assert!(all.expire(Some(99), 100));
        assert_eq!(days(&all), [70, 100]);
        let total = all.total("owl", Skill::RespectTurn).tries;
        assert_eq!(total, 3, "what is of tomorrow is of today");
        assert!(!all.expire(Some(100), 100));
        assert!(all.expire(Some(100), 131));
        assert_eq!(all, SkillStats::default());
        let mut first = counted_on(&[69, 70]);
        assert!(first.expire(None, 100));
        assert_eq!(days(&first), [70]);
    }

    #[test]
    fn wrong_clock_deletes_no_counts() {
        let all = counted_on(&[20_750, 20_778]);
        for wrong in [16_436, 20_776, 20_850, 40_000] {
            let mut seen = all.clone();
            seen.expire(Some(20_779), wrong);
            assert_eq!(days(&seen), [wrong - 29, wrong - 1], "{wrong}");
            seen.expire(Some(wrong), 20_779);
            if !(20_700..=20_800).contains(&wrong) {
                assert_eq!(seen, all, "{wrong}");
            }
        }
        let mut all = counted_on(&[3]);
        all.expire(Some(100), 0);
        assert_eq!(days(&all), [0]);
    }

    #[test]
    fn unparsed_counts_are_saved_unchanged() {
        let text = r#"[{"day": 1}, {"animal": "owl", "day": 7, "first_right": 1, "skill": "sing", "tries": 2}]"#;
        let mut read = SkillStats::read(text).expect("a list");
        assert!(read.entries.is_empty());
        assert_eq!(read.others.len(), 2);
        read.count(7, "owl", Skill::Compare, true);
        let again = SkillStats::read(&read.to_json().write()).expect("a list");
        assert_eq!(again, read);
        assert_eq!(again.tries(), 1);
    }

    #[test]
    fn skill_stats_must_be_a_list() {
        assert_eq!(SkillStats::read("{}"), None);
        assert_eq!(SkillStats::read("[]"), Some(SkillStats::default()));
    }
}
