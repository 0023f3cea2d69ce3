//! Results of the games against « Copain », per game. They stay on this device.

use engine::kernel::step::{Seats, Verdict};
use engine::search::{HeadToHead, PlayerKind};
use engine::table::json::Json;

use super::persist::Persist;
use super::players::Assignment;

/// Results against « Copain » in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    slug: String,
    standing: HeadToHead,
    /// Last counted game, by the seed of its dice, and whether « Copain » won it. Undoing its end and playing on is
    /// still the same game.
    last: Option<(u64, bool)>,
}

/// Head-to-head results with « Copain » in each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Friends(Vec<Known>);

/// Returns whether « Copain » won against children; `None` if neither or both of them won.
fn winner((seats, assignment): (Seats, &Assignment), end: Verdict) -> Option<bool> {
    let Verdict::Won(winners) = end else {
        return None;
    };
    let is_friend = |who: Option<PlayerKind>| matches!(who, Some(PlayerKind::Friend(_)));
    let has = |wanted: &dyn Fn(Option<PlayerKind>) -> bool, of: Seats| {
        of.iter().any(|seat| wanted(assignment.of(seat)))
    };
    let is_child = |who: Option<PlayerKind>| who.is_none();
    if !has(&is_child, seats) || !has(&is_friend, seats) {
        return None;
    }
    let (child, friend) = (has(&is_child, winners), has(&is_friend, winners));
    (child != friend).then_some(friend)
}

impl Friends {
    /// Returns the results in a game.
    pub fn of(&self, slug: &str) -> HeadToHead {
        let known = self.0.iter().find(|known| known.slug == slug);
        known.map_or_else(HeadToHead::default, |known| known.standing)
    }

    /// Counts the end of a game, identified by its seed. Returns whether anything changed.
    pub fn count(
        &mut self,
        (slug, seed): (&str, u64),
        players: (Seats, &Assignment),
        end: Verdict,
    ) -> bool {
        let place = self.0.iter().position(|known| known.slug == slug);
        let before = place.map(|place| self.0.remove(place));
        let mut known = before.clone().unwrap_or_else(|| Known {
            slug: slug.to_owned(),
            standing: HeadToHead::default(),
            last: None,
        });
        let HeadToHead { won, lost } = &mut known.standing;
        match known.last.take_if(|(last, _)| *last == seed) {
            Some((_, true)) => *won = won.saturating_sub(1),
            Some((_, false)) => *lost = lost.saturating_sub(1),
            None => {}
        }
        if let Some(friend) = winner(players, end) {
            let count = if friend { won } else { lost };
            *count = count.saturating_add(1);
            known.last = Some((seed, friend));
        }
        let is_new = before.map_or(known.last.is_some(), |before| before != known);
        if is_new || known.standing != HeadToHead::default() {
            self.0.push(known);
        }
        is_new
    }
}

impl Persist for Friends {
    fn to_json(&self) -> Json {
        let games = self.0.iter().map(|known| {
            let HeadToHead { won, lost } = known.standing;
            let counts = [won, lost].map(|count| Json::Number(count.into()));
            let last = known.last.map_or(Json::Null, |(seed, friend)| {
                Json::List([Json::Number(seed), Json::Flag(friend)].into())
            });
            let fields = [
                ("counts", Json::List(counts.into())),
                ("game", Json::Text(known.slug.clone())),
                ("last", last),
            ];
            Json::of_fields(fields)
        });
        Json::of_fields([("games", Json::List(games.collect()))])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Some(Json::List(games)) = json.get("games") else {
            return None;
        };
        let game = |json: &Json| {
            let Some(Json::List(counts)) = json.get("counts") else {
                return None;
            };
            let count = |index: usize| u16::try_from(counts.get(index)?.number()?).ok();
            let (won, lost) = (count(0)?, count(1)?);
            let last = match json.get("last") {
                Some(Json::List(last)) => match last.as_slice() {
                    [Json::Number(seed), Json::Flag(friend)] => Some((*seed, *friend)),
                    _ => return None,
                },
                _ => None,
            };
            Some(Known {
                slug: json.get("game")?.text()?.to_owned(),
                standing: HeadToHead { won, lost },
                last,
            })
        };
        games.iter().map(game).collect::<Option<_>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::step::{Seat, Seats, Verdict};
    use engine::search::{HeadToHead, PlayerKind};

    use super::{Assignment, Friends, Persist};

    const FIRST: Seats = Seats::one(Seat(0));
    const SECOND: Seats = Seats::one(Seat(1));

    fn both() -> Seats {
        FIRST.with(Seat(1))
    }

    fn standing(won: u16, lost: u16) -> HeadToHead {
        HeadToHead { won, lost }
    }

    #[test]
    fn only_games_between_children_and_the_friend_are_counted() {
        let friend = PlayerKind::named("copain");
        let assignment = Assignment::default().with(Seat(1), friend);
        let players = (both(), &assignment);
        let mut friends = Friends::default();
        assert!(friends.count(("gran", 1), players, Verdict::Won(SECOND)));
        assert!(friends.count(("gran", 2), players, Verdict::Won(FIRST)));
        assert!(friends.count(("gran", 3), players, Verdict::Won(FIRST)));
        assert!(!friends.count(("gran", 4), players, Verdict::Won(both())));
        assert!(!friends.count(("gran", 5), players, Verdict::Drawn));
        let alone = assignment.with(Seat(0), friend);
        assert!(!friends.count(("gran", 6), (both(), &alone), Verdict::Won(FIRST)));
        assert_eq!(friends.of("gran"), standing(1, 2));
        assert_eq!(friends.of("kingdom"), HeadToHead::default());
        assert_eq!(Friends::read(&friends.to_json().write()), Some(friends));
    }

    #[test]
    fn a_game_whose_end_is_taken_back_is_counted_once() {
        let assignment = Assignment::default().with(Seat(1), PlayerKind::named("copain"));
        let players = (both(), &assignment);
        let mut friends = Friends::default();
        friends.count(("gran", 1), players, Verdict::Won(FIRST));
        assert!(!friends.count(("gran", 1), players, Verdict::Won(FIRST)));
        assert_eq!(friends.of("gran"), standing(0, 1));
        assert!(friends.count(("gran", 1), players, Verdict::Won(SECOND)));
        assert_eq!(friends.of("gran"), standing(1, 0));
        let mut reopened = Friends::read(&friends.to_json().write()).expect("it reads");
        assert!(reopened.count(("gran", 1), players, Verdict::Drawn));
        assert_eq!(reopened.of("gran"), standing(0, 0));
        assert!(reopened.count(("kingdom", 1), players, Verdict::Won(FIRST)));
        assert!(reopened.count(("gran", 2), players, Verdict::Won(SECOND)));
        assert_eq!(reopened.of("gran"), standing(1, 0));
    }

    #[test]
    fn records_of_older_versions_parse() {
        let old = r#"{"games":[{"counts":[3,2],"game":"gran"}]}"#;
        let friends = Friends::read(old).expect("it reads");
        assert_eq!(friends.of("gran"), standing(3, 2));
    }
}
