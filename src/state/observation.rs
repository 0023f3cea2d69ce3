//! What pupils exercise, counted and never judged: for each animal banner and each skill, how often it was tried and
//! how often the first answer was right.
//!
//! The counts live on this device alone, under [`crate::browser::storage::OBSERVATIONS`]. They name no person: a side
//! is the animal of its banner (or nothing, where a game has no banners). Each count belongs to one day, so that
//! [`Observations::fade`] can forget what is older than [`DAYS_KEPT`] days.
//!
//! The session counts ([`Answered`]), the page of the game keeps ([`Observations::count`]), the desk shows, prints
//! and erases ([`Observations::total`]).

use engine::table::json::Json;

use super::persist::Persist;

/// So many days a count is kept.
pub const DAYS_KEPT: u64 = 30;

/// What is exercised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// Reading a die: naming its number in another writing.
    ReadDie,
    /// Adding one or two to a number.
    AddBonus,
    /// Comparing two numbers: who has more, or as much.
    Compare,
    /// Taking one's turn: touching one's own pieces.
    RespectTurn,
}

impl Skill {
    /// All skills.
    pub const ALL: [Self; 4] = [
        Self::ReadDie,
        Self::AddBonus,
        Self::Compare,
        Self::RespectTurn,
    ];

    /// Its name where counts are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReadDie => "read",
            Self::AddBonus => "add",
            Self::Compare => "compare",
            Self::RespectTurn => "turn",
        }
    }
}

/// How often a skill was exercised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// How often it was asked for.
    pub tries: u64,
    /// How often the first answer was right.
    pub first_right: u64,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.tries = self.tries.saturating_add(other.tries);
        self.first_right = self.first_right.saturating_add(other.first_right);
    }
}

/// One thing that was exercised just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The seat that answered, as a number among the players of the game.
    pub player: usize,
    /// What it exercised.
    pub skill: Skill,
    /// Whether its first answer was right.
    pub first_right: bool,
}

/// The counts of one day, one animal and one skill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The day: whole days since 1970 began, in the time of the device.
    pub day: u64,
    /// The animal of the banner; empty where the game has no banners.
    pub animal: String,
    /// The skill.
    pub skill: Skill,
    /// How often.
    pub count: Count,
}

/// All counts of this device, in the order in which they began.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Observations {
    /// The counts, at most one for each day, animal and skill.
    pub entries: Vec<Entry>,
}

impl Observations {
    /// Counts what was exercised on that day.
    pub fn count(&mut self, day: u64, animal: &str, skill: Skill, first_right: bool) {
        let count = Count {
            tries: 1,
            first_right: u64::from(first_right),
        };
        let same =
            |entry: &&mut Entry| (entry.day, &*entry.animal, entry.skill) == (day, animal, skill);
        match self.entries.iter_mut().find(same) {
            Some(entry) => entry.count.add(count),
            None => self.entries.push(Entry {
                day,
                animal: animal.to_owned(),
                skill,
                count,
            }),
        }
    }

    /// Forgets what is older than [`DAYS_KEPT`] days, and what a wrong clock dated later than tomorrow; tells whether
    /// anything was forgotten.
    pub fn fade(&mut self, today: u64) -> bool {
        let before = self.entries.len();
        self.entries
            .retain(|entry| entry.day + DAYS_KEPT >= today && entry.day <= today + 1);
        self.entries.len() < before
    }

    /// The animals that were counted, each once, in the order in which they began.
    pub fn animals(&self) -> Vec<&str> {
        let mut animals: Vec<&str> = Vec::new();
        for entry in &self.entries {
            if !animals.contains(&&*entry.animal) {
                animals.push(&entry.animal);
            }
        }
        animals
    }

    /// The count of an animal and a skill over all days kept.
    pub fn total(&self, animal: &str, skill: Skill) -> Count {
        let mut total = Count::default();
        for entry in &self.entries {
            if entry.animal == animal && entry.skill == skill {
                total.add(entry.count);
            }
        }
        total
    }
}

impl Persist for Observations {
    fn to_json(&self) -> Json {
        let entry = |entry: &Entry| {
            Json::of_fields([
                ("animal", Json::Text(entry.animal.clone())),
                ("day", Json::Number(entry.day)),
                ("first_right", Json::Number(entry.count.first_right)),
                ("skill", Json::Text(entry.skill.name().to_owned())),
                ("tries", Json::Number(entry.count.tries)),
            ])
        };
        Json::List(self.entries.iter().map(entry).collect())
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(entries) = json else {
            return None;
        };
        let entry = |json: &Json| {
            let name = json.get("skill")?.text()?;
            let number = |field: &str| json.get(field)?.number();
            Some(Entry {
                day: number("day")?,
                animal: json.get("animal")?.text()?.to_owned(),
                skill: Skill::ALL.into_iter().find(|skill| skill.name() == name)?,
                count: Count {
                    tries: number("tries")?,
                    first_right: number("first_right")?,
                },
            })
        };
        let entries = entries.iter().map(entry).collect::<Option<_>>()?;
        Some(Self { entries })
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Observations, Persist, Skill};

    #[test]
    fn counts_add_up_and_are_read_back() {
        let mut all = Observations::default();
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
            Count {
                tries: 3,
                first_right: 2
            }
        );
        assert_eq!(all.total("wolf-head", Skill::ReadDie), Count::default());
        assert_eq!(Observations::read(&all.to_json().write()), Some(all));
    }

    #[test]
    fn counts_fade_after_thirty_days() {
        let mut all = Observations::default();
        for day in [69, 70, 100, 101, 102] {
            all.count(day, "owl", Skill::RespectTurn, true);
        }
        assert!(all.fade(100));
        let days: Vec<u64> = all.entries.iter().map(|entry| entry.day).collect();
        assert_eq!(days, [70, 100, 101]);
        assert!(!all.fade(100));
        assert!(all.fade(200));
        assert_eq!(all, Observations::default());
    }

    #[test]
    fn what_is_no_count_is_refused() {
        assert_eq!(Observations::read("{}"), None);
        assert_eq!(Observations::read(r#"[{"day": 1}]"#), None);
        assert_eq!(Observations::read("[]"), Some(Observations::default()));
    }
}
