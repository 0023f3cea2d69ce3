//! Twelve slots for saved games besides the one in progress, each named after an animal.

use engine::table::json::Json;

use super::animals::ANIMALS;
use super::persist::Persist;
use super::saved::Saved;

/// Number of slots.
pub const SLOTS: usize = 12;

/// Returns the storage key of a slot, counted from 0.
pub fn key(slot: usize) -> String {
    format!("table-ronde/slot-{}", slot + 1)
}

/// Saved game in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Name: an animal, by the name of its drawing.
    pub animal: String,
    /// Day of the save, as whole days since 1970 in local time.
    pub day: u64,
    /// The game.
    pub saved: Saved,
}

impl Persist for Slot {
    fn to_json(&self) -> Json {
        Json::of_fields([
            ("animal", Json::Text(self.animal.clone())),
            ("day", Json::Number(self.day)),
            ("saved", self.saved.to_json()),
        ])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let text = |name| json.get(name).and_then(Json::text);
        let animal = text("animal").filter(|animal| ANIMALS.contains(animal))?;
        Some(Self {
            animal: animal.to_owned(),
            day: json.get("day").and_then(Json::number)?,
            saved: Saved::of_json(json.get("saved")?)?,
        })
    }
}

/// Returns the next animal that names no other game, or `animal` itself if all are taken.
pub fn next_animal(animal: &str, taken: &[String]) -> &'static str {
    let start = ANIMALS
        .iter()
        .position(|known| *known == animal)
        .unwrap_or(0);
    let others = (1..=ANIMALS.len()).map(|by| ANIMALS[(start + by) % ANIMALS.len()]);
    let mut others = others.filter(|other| !taken.iter().any(|taken| taken == other));
    others.next().unwrap_or(ANIMALS[start])
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;

    use super::{ANIMALS, Persist, Saved, Slot, next_animal};

    #[test]
    fn slots_round_trip_and_unknown_animals_are_refused() {
        let table = GameId::Knights
            .entry()
            .open(&Options::default(), 4)
            .expect("defaults");
        let slot = Slot {
            animal: "owl".to_owned(),
            day: 20_778,
            saved: Saved::of(&*table, PerSide::default()),
        };
        let text = slot.to_json().write();
        assert_eq!(Slot::read(&text), Some(slot));
        assert_eq!(Slot::read(&text.replace("owl", "Lucie")), None);
        assert_eq!(Slot::read("{}"), None);
    }

    #[test]
    fn a_new_name_is_an_animal_that_no_other_game_has() {
        let taken = |names: &[&str]| {
            names
                .iter()
                .map(|name| (*name).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(next_animal(ANIMALS[0], &taken(&ANIMALS[..2])), ANIMALS[2]);
        assert_eq!(
            next_animal(ANIMALS[11], &taken(&ANIMALS[1..12])),
            ANIMALS[0]
        );
        assert_eq!(next_animal(ANIMALS[3], &taken(&ANIMALS)), ANIMALS[3]);
    }
}
