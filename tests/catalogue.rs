//! Catalogue: each game has its credits, its ground in the style sheets and the clips of its voice.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::edition::Edition;
use engine::kernel::game::Game;
use engine::kernel::words::Phrase;
use serde_json::Value;
use seventh::{Tour, words};
use table_ronde::phrases::list;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn text(path: &str) -> String {
    let path = Path::new(ROOT).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn credits_name_authors_and_publisher_of_each_game() {
    let credits = text("CREDITS.md");
    let rows = credits.lines().filter(|line| line.starts_with("| "));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").collect()).skip(2).collect();
    assert_eq!(
        rows.len(),
        GameId::ALL.len(),
        "CREDITS.md needs a row for each game"
    );
    for (game, row) in GameId::ALL.iter().zip(rows) {
        let original = game.info().original;
        let [title, authors, publisher] = *row else {
            panic!("CREDITS.md: a row needs three columns: {row:?}");
        };
        assert_eq!(title, format!("| {}", original.title), "CREDITS.md");
        for author in original.authors {
            assert!(
                authors.contains(author),
                "CREDITS.md lacks {author}: {row:?}"
            );
        }
        assert_eq!(original.authors.is_empty(), authors == "not named");
        for fact in [original.publisher, original.year] {
            assert!(publisher.contains(fact), "CREDITS.md lacks {fact}: {row:?}");
        }
        let is_nameless = original.publisher.is_empty() && original.year.is_empty();
        assert_eq!(is_nameless, publisher.starts_with("not named"), "{row:?}");
    }
}

#[test]
fn credit_lines_are_short() {
    let lines = GameId::ALL.iter().map(|game| {
        let original = game.info().original;
        (original.by(), original.credit())
    });
    for (by, credit) in lines {
        assert!(!by.is_empty() && !by.ends_with(", "), "{by}");
        assert!(credit.matches(", ").count() < 3, "{credit}");
    }
    let gran = GameId::Gran.info().original;
    assert_eq!(gran.by(), "Kurt Feyerabend, Tom Ring, 1985");
    assert_eq!(gran.credit(), "Kurt Feyerabend, Tom Ring, Ravensburger");
    let duel = GameId::Vatrankill.info().original;
    assert_eq!(
        (duel.by(), duel.credit()),
        ("Le Sésame".into(), "Le Sésame (éditeur)".into())
    );
    let kingdom = GameId::Kingdom.info().original;
    assert_eq!(kingdom.credit(), "Max Gerchambeau, Dujardin, 2000");
}

/// Returns the games that style sheets name, as `.on-<slug>`.
fn styled(sheet: &str) -> BTreeSet<String> {
    let named = sheet.split(".on-").skip(1);
    let slug = |after: &str| {
        after
            .split(|c: char| !c.is_ascii_alphanumeric())
            .next()
            .map(str::to_owned)
    };
    named.filter_map(slug).collect()
}

#[test]
fn own_board_ground_matches_the_style_sheets() {
    let own = styled(&text("styles/tokens.css"));
    let mut all = BTreeSet::new();
    for sheet in fs::read_dir(Path::new(ROOT).join("styles")).expect("the style sheets") {
        let name = sheet.expect("a sheet").file_name();
        all.extend(styled(&text(&format!(
            "styles/{}",
            name.to_str().expect("a name")
        ))));
    }
    for game in GameId::ALL {
        let slug = game.slug();
        let path = format!("engine/tests/games/{slug}/browser.json");
        let told: Value = serde_json::from_str(&text(&path)).expect("browser.json is JSON");
        let expected = if own.contains(slug) { "own" } else { "common" };
        assert_eq!(
            told["ground"], expected,
            "{slug}: its ground in styles/tokens.css"
        );
        all.remove(slug);
    }
    assert_eq!(
        all,
        BTreeSet::new(),
        "style sheets have .on-<slug> for unknown games"
    );
}

/// Returns the clip keys of all texts of the packs.
fn clips(packs: &BTreeMap<&str, Vec<String>>) -> BTreeSet<String> {
    let texts = packs.values().flatten();
    texts.map(|text| list::key(text)).collect()
}

/// Finds the phrases of a game that pupils hear but no clip says.
struct Silent<'a>(&'a BTreeSet<String>);

impl Visitor for Silent<'_> {
    type Output = Vec<Phrase>;

    fn visit<G: Game>(self) -> Vec<Phrase> {
        let (info, slug) = (G::INFO, G::INFO.slug);
        let own = G::SPOKEN.last().expect("a game has a pack of its own");
        assert_eq!(own.pack, slug, "{slug}: the last pack is its own");
        assert!(
            own.phrases.iter().any(|list| list.contains(&&info.name)),
            "{slug}"
        );
        let lessons = G::COURSE.iter().map(|lesson| lesson.phrase);
        let pages = G::TALE.iter().map(|page| page.phrase);
        let kinds = info.kinds.iter().map(|&(_, name)| name);
        let seats = info.seats.iter().map(|seat| seat.name);
        let modes = info.modes.iter().map(|mode| mode.name);
        let said = lessons.chain(pages).chain(kinds).chain(seats).chain(modes);
        said.filter(|phrase| !self.0.contains(&list::key(phrase.fr)))
            .collect()
    }
}

#[test]
fn phrases_that_pupils_hear_have_clips() {
    let clips = clips(&list::packs());
    for &game in GameId::ALL {
        let silent = game.visit(Silent(&clips));
        assert!(
            silent.is_empty(),
            "{}: no clip list contains {silent:?}, add them to SPOKEN",
            game.slug()
        );
    }
}

#[test]
fn phrases_of_a_new_game_have_clips_once_listed() {
    let listed = clips(&list::packs_with(Tour::SPOKEN));
    assert_eq!(Silent(&listed).visit::<Tour>(), []);
    let silent = Silent(&clips(&list::packs())).visit::<Tour>();
    for phrase in [words::GO, words::RED, words::TWO] {
        assert!(silent.contains(&phrase), "{phrase:?}");
    }
}
