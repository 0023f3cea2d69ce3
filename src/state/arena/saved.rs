//! Arena of a day as it is saved, so that a reload or a dead battery loses no fights.

use engine::table::json::Json;

use super::{Arena, Counts, FACES, HIGHEST, PAIRS, ROUND, Stage};
use crate::state::persist::Persist;

/// Arena with the day of its last fight, in whole days since 1970. It goes on only on that day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaOfDay {
    /// Day of the last fight.
    pub day: u64,
    /// State between two fights.
    pub arena: Arena,
}

fn list(numbers: impl Iterator<Item = u64>) -> Json {
    Json::List(numbers.map(Json::Number).collect())
}

/// Parses a list of this length.
fn numbers<const N: usize>(json: Option<&Json>) -> Option<[u64; N]> {
    let Some(Json::List(all)) = json else {
        return None;
    };
    let all: Option<Vec<u64>> = all.iter().map(Json::number).collect();
    all?.try_into().ok()
}

/// Parses throws per face. A number that is too large becomes the largest.
fn counts(json: Option<&Json>) -> Option<Counts> {
    let all = numbers::<FACES>(json)?;
    Some(all.map(|count| u32::try_from(count).unwrap_or(u32::MAX)))
}

impl Persist for ArenaOfDay {
    fn to_json(&self) -> Json {
        let arena = &self.arena;
        let face_counts = |counts: &Counts| list(counts.map(u64::from).into_iter());
        let pair = match arena.stage {
            Stage::Choosing | Stage::Fighting => arena.pair,
            Stage::Settled(_) | Stage::Looking => (arena.pair + 1) % PAIRS,
        };
        Json::of_fields([
            ("counts", face_counts(&arena.counts)),
            ("day", Json::Number(self.day)),
            ("fights", Json::Number(u64::from(arena.fights))),
            (
                "levels",
                list(arena.levels.iter().map(|level| *level as u64)),
            ),
            ("pair", Json::Number(pair as u64)),
            ("seen", face_counts(&arena.seen)),
        ])
    }

    /// Parses the arena before its next fight, or at the histogram if the class has not looked at it.
    fn of_json(json: &Json) -> Option<Self> {
        let counts_of = |name| counts(json.get(name));
        let (counts, seen) = (counts_of("counts")?, counts_of("seen")?);
        let fights = u32::try_from(json.get("fights")?.number()?).ok()?;
        let levels = numbers::<PAIRS>(json.get("levels"))?;
        let next = usize::try_from(json.get("pair")?.number()?).ok()?;
        let looks = fights > 0 && fights.is_multiple_of(ROUND) && counts != seen;
        let arena = Arena {
            fights,
            counts,
            seen,
            levels: levels.map(|level| usize::try_from(level).unwrap_or(HIGHEST).min(HIGHEST)),
            pair: (next % PAIRS + if looks { PAIRS - 1 } else { 0 }) % PAIRS,
            stage: if looks {
                Stage::Looking
            } else {
                Stage::Choosing
            },
            ..Arena::default()
        };
        let day = json.get("day")?.number()?;
        Some(Self { day, arena })
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::{ArenaOfDay, FACES, HIGHEST, PAIRS, Persist, ROUND, Stage};
    use crate::state::arena::{Action, Arena};

    /// Returns the arena after this many settled fights; the last one waits for the next pair.
    fn settled(fights: u32) -> Rc<Arena> {
        let mut arena: Rc<Arena> = Rc::default();
        for _ in 0..fights {
            if matches!(arena.stage, Stage::Settled(_)) {
                arena = arena.reduce(Action::Next);
            }
            let settle = Action::Settle {
                winner: 0,
                faces: vec![3, 5],
                is_right: true,
            };
            for action in [Action::Choose(0, 0), Action::Choose(1, 0), settle] {
                arena = arena.reduce(action);
            }
        }
        arena
    }

    fn read_back(arena: &Arena) -> Arena {
        let arena = arena.clone();
        let text = ArenaOfDay { day: 5, arena }.to_json().write();
        let read = ArenaOfDay::read(&text).expect("a saved arena");
        assert_eq!(read.day, 5);
        read.arena
    }

    #[test]
    fn a_settled_fight_is_followed_by_the_next_pair() {
        let arena = settled(3);
        let next = arena.clone().reduce(Action::Next);
        assert_eq!(read_back(&arena), *next);
        assert_eq!(read_back(&next), *next);
    }

    #[test]
    fn the_histogram_is_shown_until_the_class_has_looked_at_it() {
        let looking = settled(ROUND).reduce(Action::Next);
        assert_eq!(looking.stage, Stage::Looking);
        let read = Rc::new(read_back(&settled(ROUND)));
        assert_eq!((read.stage, read.of_round()), (Stage::Looking, ROUND));
        let next = looking.reduce(Action::Next);
        assert_eq!(*read.reduce(Action::Next), *next);
        assert_eq!(read_back(&next), *next);
    }

    #[test]
    fn extreme_numbers_never_panic() {
        let all = |count: usize| vec![u64::MAX.to_string(); count].join(",");
        let (faces, levels, most) = (all(FACES), all(PAIRS), u64::MAX);
        let saved = |fights: u64| {
            let lists = format!(r#""counts": [{faces}], "seen": [{faces}], "levels": [{levels}]"#);
            format!(r#"{{{lists}, "day": {most}, "fights": {fights}, "pair": {most}}}"#)
        };
        let read = ArenaOfDay::read(&saved(u64::from(u32::MAX))).expect("an arena");
        assert_eq!((read.day, read.arena.level()), (most, HIGHEST));
        let mut arena = Rc::new(read.arena);
        let settle = Action::Settle {
            winner: 0,
            faces: vec![3],
            is_right: true,
        };
        for action in [Action::Choose(0, 0), Action::Choose(1, 0), settle] {
            arena = arena.reduce(action);
        }
        assert_eq!((arena.fights, arena.counts[3]), (u32::MAX, u32::MAX));
        assert_eq!(ArenaOfDay::read(&saved(most)), None);
        assert_eq!(ArenaOfDay::read("{}"), None);
        assert_eq!(ArenaOfDay::read(r#"{"counts": [1], "day": 1}"#), None);
    }
}
