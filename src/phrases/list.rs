//! Every sentence that a pupil hears, in packs. What a game says of itself
//! ([`engine::kernel::edition::Edition::SPOKEN`]), and the app's words for pupils, are spoken whole; whatever is added
//! to them needs a clip. Sentences with a hole are spoken in parts, but for those that are spoken whole all the same
//! ([`whole`]).

use std::collections::BTreeMap;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::edition::Spoken;
use engine::kernel::game::Game;
use engine::kernel::sayings::Sayings;
use engine::kernel::words::Phrase;

use super::{parts, whole};
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
        let texts = listed.filter(|phrase| !phrase.fr.contains('{'));
        let texts = texts.map(|phrase| phrase.fr.to_owned());
        let with_numbers = (*pack == COMMON).then(whole::all).into_iter().flatten();
        for text in texts.chain(with_numbers.map(|(text, ..)| text)) {
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
