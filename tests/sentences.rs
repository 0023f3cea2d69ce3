//! Sentences for pupils: mechanical checks of their French (docs/guidelines.md, section 4).

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use table_ronde::phrases::list::{of_computer, packs};

/// Sentences outside of three to eight words, on purpose: short questions and answers, parts of composed sentences, and
/// rules that need both halves.
const OTHER_LENGTHS: [&str; 13] = [
    "Bien joué\u{a0}!",
    "Combien\u{a0}?",
    "Je joue.",
    "J’attaque Tyran.",
    "On s’arrête\u{a0}?",
    "On joue\u{a0}?",
    "Oui\u{a0}! Continue.",
    "Passage secret\u{a0}!",
    "Presque… regarde.",
    "Qui commence\u{a0}?",
    "Qui joue\u{a0}?",
    "Recommence.",
    "Souviens-toi bien.",
];
/// Ends of composed sentences.
const ENDS: [&str; 2] = ["joue.", "jouent."];
/// Sentences that address a pupil by a piece.
const CALLED: [&str; 5] = [
    "Dragon, brise la tour en route.",
    "Dragon, saute par-dessus la tour\u{a0}: éjecte le chevalier.",
    "Dragon, saute par-dessus un chevalier\u{a0}: tu le manges.",
    "Dragon, tu avances ou tu sautes.",
    "Dragon, tu dois manger un chevalier.",
];
/// Words allowed before the noun of a piece.
const BEFORE: &str = "le la les l un une des du de d à au aux ton ta tes mon ma mes son sa ses leur leurs notre ce cet cette \
    ces deux trois quatre cinq huit huitième chaque aucun aucune quel seul seule petit petits grand grands autre autres belle";
/// Words that lack the accent on their capital.
const BARE: [&str; 8] = [
    "A toi",
    "A vous",
    "A l’abri",
    "Egalité",
    "Ecoute",
    "Ejecté",
    "Etat",
    "Epée",
];

/// Returns all spoken sentences without duplicates.
fn all() -> Vec<String> {
    packs().into_values().flatten().collect()
}

/// Returns the texts that end as sentences.
fn sentences() -> Vec<String> {
    let ends = |text: &String| text.ends_with(['.', '!', '?', '…']);
    all()
        .into_iter()
        .filter(ends)
        .filter(|text| !ENDS.contains(&text.as_str()))
        .collect()
}

/// Returns the words of a text without punctuation.
fn words(text: &str) -> Vec<&str> {
    let parts = text.split([' ', '\u{a0}']);
    let bare = parts.map(|part| part.trim_matches(|c: char| !c.is_alphanumeric()));
    bare.filter(|word| !word.is_empty()).collect()
}

#[test]
fn punctuation_has_french_spacing() {
    for text in all() {
        let signs: Vec<char> = text.chars().collect();
        for (at, sign) in signs.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| signs[before]);
            match sign {
                '!' | '?' | ':' | ';' | '»' => assert_eq!(
                    before,
                    Some('\u{a0}'),
                    "no non-breaking space before {sign}: {text}"
                ),
                '«' => assert_eq!(
                    signs.get(at + 1),
                    Some(&'\u{a0}'),
                    "no non-breaking space after {sign}: {text}"
                ),
                '\'' | '"' | '\t' | '\n' => {
                    panic!("use the French sign or one line instead of {sign:?}: {text}")
                }
                '.' => assert_ne!(before, Some('.'), "{text}: three points are one sign"),
                ' ' | ',' => assert!(
                    !matches!(before, Some(' ' | '\u{a0}')),
                    "two spaces, or one before a comma: {text}"
                ),
                _ => {}
            }
        }
    }
}

#[test]
fn sentences_begin_with_accented_capitals() {
    for text in sentences().iter().filter(|text| !is_of_numbers(text)) {
        assert!(
            text.starts_with(|c: char| c.is_uppercase() || c == '«'),
            "begin this sentence with a capital: {text}"
        );
        assert!(
            BARE.iter().all(|bare| !text.starts_with(bare)),
            "accent the capital: {text}"
        );
    }
}

#[test]
fn sentences_have_three_to_eight_words() {
    let is_other = |text: &String| !(3..=8).contains(&words(text).len()) && !is_of_numbers(text);
    let others: BTreeSet<String> = sentences().into_iter().filter(is_other).collect();
    assert_eq!(
        others,
        OTHER_LENGTHS.map(str::to_owned).into_iter().collect(),
        "sentences outside of three to eight words: shorten them, or change OTHER_LENGTHS"
    );
}

/// Words that a winning computer never says.
const TRIUMPH: [&str; 12] = [
    "battu",
    "bats",
    "bravo",
    "facile",
    "fort",
    "hourra",
    "meilleure",
    "perdu",
    "perds",
    "perdes",
    "raté",
    "youpi",
];
/// The only exclamation of the computer about itself: it praises the child.
const CALLED_OUT: &str = "Tu m’as bien coincé\u{a0}!";

#[test]
fn the_computer_never_gloats() {
    for phrase in of_computer() {
        let text = phrase.fr;
        let of_child = text.starts_with("Tu ") || text.starts_with("Bien ");
        assert!(
            !text.contains('!') || of_child,
            "the computer must not exclaim: {text}"
        );
        assert!(!text.contains('!') || text.starts_with("Bien ") || text == CALLED_OUT);
        let triumph = |word: &&str| TRIUMPH.contains(&word.to_lowercase().as_str());
        assert!(
            !words(text).iter().any(triumph),
            "the computer must not gloat: {text}"
        );
        assert!(
            text != "Je gagne." && !text.ends_with("je gagne."),
            "the computer must not gloat: {text}"
        );
    }
}

/// Returns whether a sentence is composed from numbers: « Cinq, c’est plus que quatre. »
fn is_of_numbers(text: &str) -> bool {
    ["c’est plus que", "c’est autant que", "… et encore un"]
        .iter()
        .any(|part| text.contains(part))
}

#[test]
fn sentences_address_one_child_as_tu() {
    for text in all() {
        for word in words(&text) {
            let word = word.to_lowercase();
            let is_plural = word.ends_with("ez") && !["chez", "assez"].contains(&word.as_str());
            let calls_many = ["vous", "votre", "vos", "faites", "dites"].contains(&word.as_str());
            assert!(
                !is_plural && !calls_many,
                "address one child, as « tu »: {text}"
            );
        }
    }
}

/// Returns the nouns of all pieces, without names of persons.
fn nouns() -> BTreeSet<String> {
    let kinds = GameId::ALL.iter().flat_map(|game| game.info().kinds);
    let first = kinds.filter_map(|(_, name)| name.fr.split([' ', ',']).next());
    let nouns = first.filter(|noun| *noun != "Tyran" && *noun != "petit" && *noun != "grand");
    let nouns = nouns.chain(["dragon", "pion"]).map(str::to_lowercase);
    nouns.flat_map(|noun| [format!("{noun}s"), noun]).collect()
}

#[test]
fn piece_names_have_an_article() {
    let before: BTreeSet<&str> = BEFORE.split_whitespace().collect();
    let nouns = nouns();
    assert!(nouns.len() > 20);
    let mut called = BTreeSet::new();
    for text in sentences() {
        let lower = text.to_lowercase().replace('’', " ");
        let words = words(&lower);
        for (at, word) in words
            .iter()
            .enumerate()
            .filter(|(_, word)| nouns.contains(**word))
        {
            let is_led = at > 0 && before.contains(words[at - 1]);
            if at == 0 && CALLED.contains(&text.as_str()) {
                called.insert(text.clone());
            } else {
                assert!(is_led, "« {word} » needs an article: {text}");
            }
        }
    }
    assert_eq!(called, CALLED.map(str::to_owned).into_iter().collect());
}
