//! Every sentence that a pupil hears, in packs. What a game says of itself
//! ([`engine::kernel::edition::Edition::SPOKEN`]), and the app's words for pupils, are spoken whole; whatever is added
//! to them needs a clip. Sentences with numbers are put together here as the app does it; what is not listed whole is
//! spoken in parts that are.

use std::collections::BTreeMap;
use std::fmt::Display;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::edition::Spoken;
use engine::kernel::game::Game;
use engine::kernel::sayings::Sayings;
use engine::kernel::words::{Language, Phrase};

use super::parts;
use crate::words::{fight, pages, play, problems, vocabulary};

/// The files of `src/words` whose phrases are spoken.
pub const SPOKEN: [&str; 5] = [
    "fight.rs",
    "pages.rs",
    "play.rs",
    "problems.rs",
    "vocabulary.rs",
];
/// The pack of what is said around all games.
const COMMON: &str = "common";
/// The greatest total of a die and its bonus in *Chevaliers et Dragons*.
pub const GREATEST: usize = 8;

/// The packs around the games.
const AROUND: [Spoken; 4] = [
    Spoken {
        pack: COMMON,
        phrases: &[pages::ALL, play::ALL, fight::ALL, parts::ALL],
    },
    Spoken {
        pack: "players",
        phrases: &[engine::search::words::ALL],
    },
    Spoken {
        pack: "problems",
        phrases: &[problems::ALL],
    },
    Spoken {
        pack: "words",
        phrases: &[vocabulary::ALL],
    },
];

/// Asks a game what the voice says of it.
struct Packs;

impl Visitor for Packs {
    type Output = &'static [Spoken];

    fn visit<G: Game>(self) -> Self::Output {
        G::SPOKEN
    }
}

/// What the voice says of a game.
pub fn of_game(game: GameId) -> &'static [Spoken] {
    game.visit(Packs)
}

/// Asks a game what a computer player says of its pieces and counters.
struct Companion;

impl Visitor for Companion {
    type Output = Vec<&'static Phrase>;

    fn visit<G: Game>(self) -> Self::Output {
        let of_kind = |(_, said): &(&str, Sayings)| {
            let praises = said.praises;
            let own = [said.takes, said.seeks, said.keeps];
            own.into_iter()
                .chain([praises.takes, praises.seeks, praises.keeps])
        };
        G::SAYINGS.iter().flat_map(of_kind).collect()
    }
}

/// All that the computer says of its own steps and of those of children, in all games.
pub fn of_computer() -> Vec<&'static Phrase> {
    let of_games = GameId::ALL.iter().flat_map(|game| game.visit(Companion));
    engine::search::words::ALL
        .iter()
        .copied()
        .chain(of_games)
        .collect()
}

/// The texts of each pack of the app and the games of the catalogue.
pub fn packs() -> BTreeMap<&'static str, Vec<String>> {
    packs_with(&[])
}

/// The texts of each pack, of what is said of a further game too. Each text is there once: what two packs say is in
/// the common one.
pub fn packs_with(further: &[Spoken]) -> BTreeMap<&'static str, Vec<String>> {
    let mut packs: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut home: BTreeMap<String, &str> = BTreeMap::new();
    let mut order = Vec::new();
    let games = GameId::ALL.iter().flat_map(|&game| of_game(game));
    for Spoken { pack, phrases } in AROUND.iter().chain(games).chain(further) {
        let listed = phrases.iter().flat_map(|list| list.iter());
        // A sentence with a hole is spoken in parts.
        let whole = listed.filter(|phrase| !phrase.fr.contains('{'));
        let texts = whole.map(|phrase| phrase.fr.to_owned());
        for text in texts.chain(composed(pack)) {
            let key = key(&text);
            match home.get(&key) {
                None => {
                    home.insert(key, pack);
                    order.push(text);
                }
                Some(known) if known != pack => {
                    home.insert(key, COMMON);
                }
                Some(_) => {}
            }
        }
    }
    for text in order {
        packs.entry(home[&key(&text)]).or_default().push(text);
    }
    packs
}

/// The words of a text, without marks and capitals: texts of the same words share a clip.
pub fn key(text: &str) -> String {
    let lower = text.replace('\u{a0}', " ").to_lowercase();
    let words = lower
        .split(' ')
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn number(n: usize) -> &'static str {
    fight::NUMBERS[n].fr
}

/// « Cinq, c'est plus que quatre. », for all totals.
pub fn more() -> impl Iterator<Item = String> {
    let pairs = (0..=GREATEST).flat_map(|a| (0..a).map(move |b| (a, b)));
    pairs.map(|(a, b)| {
        let holes: [(&str, &dyn Display); 2] = [("more", &number(a)), ("less", &number(b))];
        fight::MORE_THAN.filled(Language::FRENCH, &holes)
    })
}

/// « Il te faut quatre ou plus. »
pub fn least(n: usize) -> String {
    fight::AT_LEAST.filled(Language::FRENCH, &[("number", &number(n))])
}

/// « Cinq… et encore un : six »
pub fn one_more(n: usize) -> String {
    let holes: [(&str, &dyn Display); 2] = [("number", &number(n - 1)), ("sum", &number(n))];
    fight::ONE_MORE_MAKES.filled(Language::FRENCH, &holes)
}

/// Sentences with numbers.
fn composed(pack: &str) -> Vec<String> {
    if pack != COMMON {
        return Vec::new();
    }
    let least = (1..=6).map(least);
    let one_more = (1..=GREATEST).map(one_more);
    more().chain(least).chain(one_more).collect()
}
