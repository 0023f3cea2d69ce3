//! How the games against « Copain » ended, game by game: it stays on this device.

use engine::kernel::step::{Seats, Verdict};
use engine::players::{Standing, Who};
use engine::table::json::Json;

use super::kept::Kept;
use super::seating::Seating;

/// The standing of « Copain » in each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Friends(Vec<(String, Standing)>);

impl Friends {
    /// The standing in a game.
    pub fn of(&self, slug: &str) -> Standing {
        let known = self.0.iter().find(|(known, _)| known == slug);
        known.map_or_else(Standing::default, |(_, standing)| *standing)
    }

    /// Counts the end of a game between children and « Copain »; whether there was anything to count.
    pub fn count(&mut self, slug: &str, (seats, seating): (Seats, &Seating), end: Verdict) -> bool {
        let Verdict::Won(winners) = end else {
            return false;
        };
        let is_friend = |who: Option<Who>| matches!(who, Some(Who::Friend(_)));
        let has = |wanted: &dyn Fn(Option<Who>) -> bool, of: Seats| {
            of.iter().any(|seat| wanted(seating.of(seat)))
        };
        let is_child = |who: Option<Who>| who.is_none();
        if !has(&is_child, seats) || !has(&is_friend, seats) {
            return false;
        }
        let (child, friend) = (has(&is_child, winners), has(&is_friend, winners));
        if child == friend {
            return false;
        }
        let mut standing = self.of(slug);
        if friend {
            standing.won = standing.won.saturating_add(1);
        } else {
            standing.lost = standing.lost.saturating_add(1);
        }
        self.0.retain(|(known, _)| known != slug);
        self.0.push((slug.to_owned(), standing));
        true
    }
}

impl Kept for Friends {
    fn to_json(&self) -> Json {
        let games = self.0.iter().map(|(slug, standing)| {
            let counts = [standing.won, standing.lost].map(|count| Json::Number(count.into()));
            let fields = [
                ("counts", Json::List(counts.into())),
                ("game", Json::Text(slug.clone())),
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
            Some((json.get("game")?.text()?.to_owned(), Standing { won, lost }))
        };
        games.iter().map(game).collect::<Option<_>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::step::{Seat, Seats, Verdict};
    use engine::players::{Standing, Who};

    use super::{Friends, Kept, Seating};

    #[test]
    fn only_games_between_children_and_the_friend_are_counted() {
        let friend = Who::named("copain");
        let seating = Seating::default().with(Seat(1), friend);
        let both = Seats::one(Seat(0)).with(Seat(1));
        let (first, second) = (Seats::one(Seat(0)), Seats::one(Seat(1)));
        let mut friends = Friends::default();
        assert!(friends.count("gran", (both, &seating), Verdict::Won(second)));
        assert!(friends.count("gran", (both, &seating), Verdict::Won(first)));
        assert!(friends.count("gran", (both, &seating), Verdict::Won(first)));
        assert!(!friends.count("gran", (both, &seating), Verdict::Won(both)));
        assert!(!friends.count("gran", (both, &seating), Verdict::Drawn));
        let alone = seating.with(Seat(0), friend);
        assert!(!friends.count("gran", (both, &alone), Verdict::Won(first)));
        assert_eq!(friends.of("gran"), Standing { won: 1, lost: 2 });
        assert_eq!(friends.of("kingdom"), Standing::default());
        assert_eq!(Friends::read(&friends.to_json().write()), Some(friends));
    }
}
