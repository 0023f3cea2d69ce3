//! Every sentence that pupils hear, in packs: the phrases of the games ([`engine::kernel::edition::Edition::SPOKEN`])
//! and the app's own. Each is one clip, so a new phrase needs a new clip. Sentences with a placeholder are spoken in
//! parts, except those in [`whole`].

use std::collections::BTreeMap;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::edition::Spoken;
use engine::kernel::game::Game;
use engine::kernel::sayings::Sayings;
use engine::kernel::words::Phrase;

use super::{parts, whole_clips};
use crate::words::{arena, council, crests, fight, pages, play, problems, vocabulary};

/// Files of `src/words` whose phrases are spoken.
pub const SPOKEN: [&str; 8] = [
    "arena.rs",
    "council.rs",
    "crests.rs",
    "fight.rs",
    "pages.rs",
    "play.rs",
    "problems.rs",
    "vocabulary.rs",
];
/// Pack of the phrases common to all games.
const COMMON: &str = "common";

/// Packs outside the games.
const AROUND: [Spoken; 6] = [
    Spoken {
        pack: COMMON,
        phrases: &[pages::ALL, play::ALL, fight::ALL, arena::ALL, parts::ALL],
    },
    Spoken {
        pack: "council",
        phrases: &[council::ALL],
    },
    Spoken {
        pack: "crests",
        phrases: &[crests::ALL],
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

/// Visitor that returns the spoken phrases of a game.
struct Packs;

impl Visitor for Packs {
    type Output = &'static [Spoken];

    fn visit<G: Game>(self) -> Self::Output {
        G::SPOKEN
    }
}

/// Returns the spoken phrases of a game.
pub fn of_game(game: GameId) -> &'static [Spoken] {
    game.visit(Packs)
}

/// Visitor that returns a computer player's phrases about a game's pieces and counters.
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

/// Returns all phrases of computer players about their own moves and the children's, in all games.
pub fn of_computer() -> Vec<&'static Phrase> {
    let of_games = GameId::ALL.iter().flat_map(|game| game.visit(Companion));
    engine::search::words::ALL
        .iter()
        .copied()
        .chain(of_games)
        .collect()
}

/// Returns the texts of each pack, for the app and the games of the catalogue.
pub fn packs() -> BTreeMap<&'static str, Vec<String>> {
    packs_with(&[])
}

/// Returns the texts of each pack, including those of further games. Each text occurs once; a text of two packs moves
/// to the common one.
pub fn packs_with(further: &[Spoken]) -> BTreeMap<&'static str, Vec<String>> {
    let mut packs: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut home: BTreeMap<String, &str> = BTreeMap::new();
    let mut order = Vec::new();
    let games = GameId::ALL.iter().flat_map(|&game| of_game(game));
    for Spoken { pack, phrases } in AROUND.iter().chain(games).chain(further) {
        let listed = phrases.iter().flat_map(|list| list.iter());
        // A sentence with a placeholder is spoken in parts.
        let texts = listed.filter(|phrase| !phrase.fr.contains('{'));
        let texts = texts.map(|phrase| phrase.fr.to_owned());
        let with_numbers = (*pack == COMMON)
            .then(whole_clips::all)
            .into_iter()
            .flatten();
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

/// Returns the words of a text in lower case without punctuation; texts with the same key share a clip.
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
