//! Crests: pictures that children choose for the pieces of their armies. They belong to the device, not to a game's record.

use engine::kernel::info::{DiceUse, GameInfo};
use engine::kernel::piece::{Form, Layer, Piece};
use engine::kernel::step::Seat;
use engine::table::json::Json;

/// Crests, by the names of their drawings in `assets/crests.svg`.
pub static CRESTS: [&str; 12] = [
    "crest-sun",
    "crest-flame",
    "crest-mountain",
    "crest-fir",
    "crest-acorn",
    "crest-shell",
    "crest-bell",
    "crest-trumpet",
    "crest-wheel",
    "crest-arrow",
    "crest-cat",
    "crest-diamond",
];

/// Saved name of an army without a crest.
const NONE: &str = "none";

/// Number of armies in a game that has armies.
const ARMIES: usize = 2;

/// Crest of each army; `None` for an army without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crests([Option<&'static str>; ARMIES]);

/// Checks whether the seats of a game have armies that fight each other.
pub fn has_armies(card: &GameInfo) -> bool {
    card.dice_use == DiceUse::Fights
}

impl Crests {
    /// Checks whether no army has a crest.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns the crest of a seat's army; `None` in games without armies.
    pub fn of(self, seat: Seat, card: &GameInfo) -> Option<&'static str> {
        let crest = self.0.get(usize::from(seat.0)).copied().flatten();
        crest.filter(|_| has_armies(card))
    }

    /// Returns these crests with another one for the army of a seat.
    #[must_use]
    pub fn with(mut self, seat: Seat, crest: Option<&'static str>) -> Self {
        if let Some(own) = self.0.get_mut(usize::from(seat.0)) {
            *own = crest;
        }
        self
    }

    /// Returns a piece as it is drawn: a piece of an army wears its crest. Goals belong to no army.
    pub fn on(self, piece: &Piece, card: &GameInfo) -> Piece {
        let is_fighter = (piece.form, piece.layer) == (Form::Token, Layer::Standing);
        let owner = piece.owner.filter(|_| is_fighter);
        let crest = owner.and_then(|seat| self.of(seat, card));
        Piece {
            worn: crest.or(piece.worn),
            ..*piece
        }
    }

    /// Returns the saved form: the name of each army's crest.
    pub fn to_json(self) -> Json {
        let name = |crest: Option<&str>| Json::Text(crest.unwrap_or(NONE).to_owned());
        Json::List(self.0.map(name).to_vec())
    }

    /// Reads the saved form; `None` if a crest is unknown.
    pub fn of_json(json: &Json) -> Option<Self> {
        let mut crests = Self::default();
        for (crest, name) in crests.0.iter_mut().zip(json.texts()?) {
            if name != NONE {
                *crest = Some(CRESTS.iter().find(|known| **known == name)?);
            }
        }
        Some(crests)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::piece::Layer;
    use engine::kernel::step::Seat;
    use engine::table::json::Json;

    use super::{CRESTS, Crests, has_armies};

    fn read(text: &str) -> Option<Crests> {
        Crests::of_json(&Json::read(text).expect("JSON"))
    }

    #[test]
    fn crests_are_read_back() {
        for crest in CRESTS {
            let crests = Crests::default().with(Seat(1), Some(crest));
            assert_eq!(Crests::of_json(&crests.to_json()), Some(crests));
            let card = GameId::FIRST.info();
            let both = [0, 1].map(|seat| crests.of(Seat(seat), card));
            assert_eq!(both, [None, Some(crest)]);
            assert!(crests.with(Seat(1), None).is_empty());
        }
    }

    #[test]
    fn every_crest_is_drawn_alone_and_on_a_piece() {
        let sheet = include_str!("../../assets/crests.svg");
        for crest in CRESTS {
            for symbol in [crest.to_owned(), format!("{crest}-worn")] {
                let begin = format!("<symbol id=\"{symbol}\" viewBox=\"0 0 100 100\"");
                assert!(sheet.contains(&begin), "{symbol}");
            }
            assert!(
                sheet.contains(&format!("<use href=\"#{crest}\"")),
                "{crest}"
            );
        }
        assert!(!sheet.contains("url(#"), "paint servers");
    }

    #[test]
    fn unknown_crests_are_refused_and_further_armies_ignored() {
        assert_eq!(read("[]"), Some(Crests::default()));
        let third = r#"["none", "none", "crest-sun"]"#;
        assert_eq!(read(third), Some(Crests::default()));
        for text in [
            "{}",
            "18446744073709551615",
            "[1]",
            r#""crest-sun""#,
            r#"["sun"]"#,
            r#"["none", "Crest-sun"]"#,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        let sun = Crests::default().with(Seat(200), Some("crest-sun"));
        assert!(sun.is_empty() && sun.of(Seat(200), GameId::FIRST.info()).is_none());
    }

    #[test]
    fn pieces_of_an_army_wear_its_crest_and_goals_wear_none() {
        let crests = Crests::default().with(Seat(0), Some("crest-bell"));
        for &game in GameId::ALL {
            let table = game.entry().open(&Options::default(), 0).expect("defaults");
            for piece in &table.scene().pieces {
                let is_fighter = has_armies(game.info()) && piece.layer == Layer::Standing;
                let wears = is_fighter && piece.owner == Some(Seat(0));
                let worn = crests.on(piece, game.info()).worn;
                let wanted = if wears {
                    Some("crest-bell")
                } else {
                    piece.worn
                };
                assert_eq!(worn, wanted, "{} {}", game.slug(), piece.kind);
            }
        }
        let armies = GameId::ALL.iter().filter(|game| has_armies(game.info()));
        assert_eq!(armies.collect::<Vec<_>>(), [&GameId::FIRST]);
    }
}
