//! Suitcase: its cover names the real pages of its documents.

use std::fs;

use engine::catalogue::GameId;
use engine::kernel::words::Language;
use engine::problems::Problem;

use super::{Document, Printed, arabic, plan};
use crate::sheets::Posed;
use crate::sheets::page::{Format, Sheet, Thing};
use crate::sheets::problem_sheet::is_printable;
use crate::sheets::suitcase::pages;
use crate::sheets::title::room;

/// Returns six problems of a game.
fn posed(game: GameId) -> Posed {
    let path = format!(
        "{}/assets/problems/{}.txt",
        env!("CARGO_MANIFEST_DIR"),
        game.slug()
    );
    let text = fs::read_to_string(path).expect("the problems");
    let mut problems = Problem::read_all(&text).expect("problems that parse");
    problems.retain(is_printable);
    problems.truncate(6);
    Posed {
        problems,
        is_of_day: true,
        weeks: Vec::new(),
    }
}

/// Calls back with the box of each set of each game, complete, with and without a home language and in both inks.
fn every_box(mut look: impl FnMut(GameId, &Printed)) {
    for &game in GameId::ALL {
        let sets = game.paper().sets.iter().map(|set| set.options);
        for set in sets.chain([&[][..]]) {
            for (home, is_black) in [(None, false), (Some(arabic(&[])), true)] {
                let printed = Printed::new(game, set)
                    .planned(Some(plan(game)))
                    .posing(Some(posed(game)))
                    .beside(home)
                    .in_black(is_black);
                look(game, &printed);
            }
        }
    }
}

/// Returns the documents on the cover, with the texts of their rows.
fn rows(cover: &Sheet) -> Vec<(Document, &str)> {
    let mut rows = Vec::new();
    for Thing { name, drawing, .. } in &cover.things {
        let document = Document::ALL.into_iter().find(|known| known.slug() == name);
        rows.extend(document.map(|document| (document, drawing.as_str())));
    }
    rows
}

#[test]
fn cover_names_the_pages_of_every_document() {
    every_box(|game, printed| {
        let sheets = printed.sheets(Document::Suitcase, Language::FRENCH);
        let name = game.slug();
        let mut at = 1;
        for (document, text) in rows(&sheets[0]) {
            let own = printed.sheets(document, Language::FRENCH);
            let range = pages(at + 1, own.len(), Language::FRENCH);
            let document = document.slug();
            assert!(text.contains(&format!(">{range}<")), "{name} {document}");
            assert_eq!(sheets[at..][..own.len()], own, "{name} {document}");
            at += own.len();
        }
        assert_eq!(at, sheets.len(), "{name}");
    });
}

#[test]
fn cover_groups_the_pages_by_paper_and_ink() {
    every_box(|game, printed| {
        let sheets = printed.sheets(Document::Suitcase, Language::FRENCH);
        let jobs = sheets[0].things.iter().filter(|thing| thing.name == "job");
        let jobs: Vec<&str> = jobs.map(|thing| thing.drawing.as_str()).collect();
        let wanted: &[(&str, &str)] = match printed.is_black {
            true => &[
                ("Papier épais", "Noir et blanc"),
                ("Papier ordinaire", "Noir et blanc"),
            ],
            false => &[
                ("Papier épais", "Couleur"),
                ("Papier ordinaire", "Couleur"),
                ("Papier ordinaire", "Noir et blanc"),
            ],
        };
        assert_eq!(jobs.len(), wanted.len(), "{}", game.slug());
        for (job, (paper, ink)) in jobs.iter().zip(wanted) {
            assert!(job.contains(&format!("{paper} · {ink}")), "{job}");
        }
        assert!(jobs[0].contains(">pages 2–"), "{}", jobs[0]);
        let last = format!("–{}<", sheets.len());
        assert!(jobs[jobs.len() - 1].contains(&last), "{}", game.slug());
    });
}

#[test]
fn suitcase_has_every_a4_document_for_play_and_class() {
    let left_out = [
        "valise",
        "plateau-a3",
        "pions-a3",
        "affiche",
        "figurines",
        "a-decorer-a3",
        "a-colorier",
        "defis-a3",
        "conte",
        "calendrier",
    ];
    every_box(|game, printed| {
        let sheets = printed.sheets(Document::Suitcase, Language::FRENCH);
        let mut there: Vec<_> = rows(&sheets[0]).iter().map(|row| row.0.slug()).collect();
        let mut wanted: Vec<_> = printed.documents().map(Document::slug).collect();
        wanted.retain(|slug| !left_out.contains(slug));
        there.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(there, wanted, "{}", game.slug());
        let is_a4 = |sheet: &Sheet| matches!(sheet.format, Format::A4 | Format::A4Lying);
        assert!(sheets.iter().all(is_a4), "{}", game.slug());
    });
}

#[test]
fn suitcase_without_loaded_data_leaves_their_documents_out() {
    for &game in GameId::ALL {
        let printed = Printed::new(game, &[]);
        let sheets = printed.sheets(Document::Suitcase, Language::FRENCH);
        let there: Vec<_> = rows(&sheets[0]).iter().map(|row| row.0).collect();
        assert!(!there.contains(&Document::Session), "{}", game.slug());
        assert!(!there.contains(&Document::SIX_PROBLEMS), "{}", game.slug());
        assert!(there.contains(&Document::Letter), "{}", game.slug());
    }
}

#[test]
fn letter_and_session_fill_one_page() {
    every_box(|game, printed| {
        for document in [Document::Letter, Document::Session] {
            for sheet in printed.sheets(document, Language::FRENCH) {
                let room = room(sheet.format);
                let things = sheet.things.iter();
                let things = things.filter(|thing| thing.area.y < room.y + room.h);
                let end = things.map(|thing| thing.area.y + thing.area.h);
                let filled = (end.fold(0.0, f64::max) - room.y) / room.h;
                let name = format!("{} {}", game.slug(), document.slug());
                assert!(filled > 0.85, "{name}: {filled}");
            }
        }
        let session = printed.sheets(Document::Session, Language::FRENCH);
        assert_eq!(session.len(), 1, "{}", game.slug());
    });
}
