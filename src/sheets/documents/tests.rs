//! Invariants of all documents of all games.

mod suitcase;

use engine::catalogue::GameId;
use engine::kernel::piece::{Layer, Piece};
use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Tag, Words};
use engine::table::json::Json;

use super::{Document, Plan, Printed, Size};
use crate::sheets::page::{MARGIN, Role, Sheet, Thing};
use crate::words::crests;

fn plan(game: GameId) -> Plan {
    let handbook = include_str!("../../../assets/handbook/fr.json");
    let Ok(Json::Object(texts)) = Json::read(handbook) else {
        panic!("the French handbook does not read");
    };
    let part = format!("{}.session.", game.slug());
    let texts = texts.iter();
    let texts = texts.filter_map(|(key, text)| Some((key.strip_prefix(&part)?, text.text()?)));
    Plan::of(texts).expect("every game has a plan")
}

/// Creates a right-to-left language with its own numerals.
fn arabic(phrases: &[(&str, &str)]) -> Language {
    let own = [("@dir", "rtl"), ("@numbers", "٠ ١ ٢ ٣ ٤ ٥ ٦")];
    let texts = own.iter().chain(phrases);
    let texts = texts.map(|&(key, text)| (key, text.to_owned()));
    let words = Box::leak(Box::new(Words::new(texts, |_, _| "other")));
    Language::new(Tag::new("ar").expect("a tag"), Some(words))
}

fn every_sheet(mut look: impl FnMut(GameId, Document, &Printed, &[Sheet])) {
    let languages = [
        (Language::FRENCH, None),
        (arabic(&[]), None),
        (Language::FRENCH, Some(arabic(&[]))),
    ];
    for &game in GameId::ALL {
        for (language, home) in languages {
            let printed = Printed::new(game, &[])
                .planned(Some(plan(game)))
                .beside(home);
            for document in printed.documents() {
                let sheets = printed.sheets(document, language);
                look(game, document, &printed, &sheets);
            }
        }
    }
}

fn written(sheets: &[Sheet], text: &str) -> usize {
    let things = sheets.iter().flat_map(|sheet| &sheet.things);
    let texts = things.map(|thing| thing.drawing.matches(text).count());
    texts.sum()
}

#[test]
fn rtl_sheets_are_mirrored_except_cut_and_measured_parts() {
    let sheets = |document, language| {
        Printed::new(GameId::Chevaliers, &[])
            .planned(Some(plan(GameId::Chevaliers)))
            .sheets(document, language)
    };
    let mirroring = arabic(&[("words.paper.AIMS", "أهداف")]);
    for &game in GameId::ALL {
        let printed = Printed::new(game, &[]).planned(Some(plan(game)));
        for document in printed.documents() {
            let [plain, mirrored] =
                [Language::FRENCH, mirroring].map(|language| printed.sheets(document, language));
            let name = format!("{} {}", game.slug(), document.slug());
            assert_eq!(plain.len(), mirrored.len(), "{name}");
            for (plain, mirrored) in plain.iter().zip(&mirrored) {
                assert!(mirrored.is_mirrored && !plain.is_mirrored, "{name}");
                let (w, _) = plain.format.size();
                for (one, other) in plain.things.iter().zip(&mirrored.things) {
                    let edges = one.area.x + other.area.x + one.area.w;
                    assert!(
                        (edges - w).abs() < 0.01 || one.role == Role::Text,
                        "{name}: {}",
                        one.name
                    );
                    if one.role != Role::Text {
                        assert!(other.drawing.contains(&one.drawing), "{name}: {}", one.name);
                    }
                }
            }
        }
    }
    // Text stays readable: the transform that mirrors the page is undone for each text, at its starting side.
    let heading = &sheets(Document::Session, mirroring)[0].things;
    let heading = heading
        .iter()
        .find(|thing| thing.drawing.contains("أهداف"))
        .expect("a heading");
    assert!(heading.drawing.starts_with("<g transform=\"matrix(-1 0 0 1 210 0)\"><text direction=\"rtl\" transform=\"matrix(-1 0 0 1 30 0)\" x=\"15\""));
    assert!(heading.drawing.contains("text-anchor=\"start\""));
}

#[test]
fn home_numerals_stand_beside_class_numerals() {
    let home = arabic(&[("kingdom.words.WHITE_2", "فارس أبيض, حجم 2")]);
    let both = |game| Printed::new(game, &[]).beside(Some(home));
    let alone = |game| Printed::new(game, &[]);
    let (gran, chevaliers, kingdom) = (GameId::Gran, GameId::Chevaliers, GameId::Kingdom);
    let language = Language::FRENCH;
    // The box has four cards of strength four, among other numbers.
    let cards = |printed: Printed| printed.sheets(Document::Cards, language);
    let (beside, plain) = (cards(both(gran)), cards(alone(gran)));
    assert_eq!((written(&beside, ">٤<"), written(&plain, ">٤<")), (4, 0));
    assert!(written(&plain, ">4<") >= 4);
    assert_eq!(written(&beside, ">4<"), written(&plain, ">4<"));
    // One letter in each of the two languages.
    let letters = |printed: Printed| printed.sheets(Document::Letter, language);
    let (beside, plain) = (letters(both(chevaliers)), letters(alone(chevaliers)));
    assert_eq!((plain.len(), beside.len()), (1, 2));
    assert_eq!((written(&plain, ">٥<"), written(&beside, ">٥<")), (0, 2));
    // The ruler has a five, too.
    assert_eq!((written(&plain, ">5<"), written(&beside, ">5<")), (1, 4));
    let words = both(chevaliers).sheets(Document::Vocabulary, language);
    assert_eq!(
        (written(&words, "5 · CINQ"), written(&words, "٥ · cinq")),
        (1, 1)
    );
    assert_eq!(
        written(
            &alone(chevaliers).sheets(Document::Vocabulary, language),
            "CINQ"
        ),
        0
    );
    let words = both(kingdom).sheets(Document::Vocabulary, language);
    assert_eq!(
        (written(&words, "TAILLE 2"), written(&words, "حجم ٢")),
        (2, 1)
    );
}

fn overlap(one: &Thing, other: &Thing) -> bool {
    let (a, b) = (one.area, other.area);
    let eps = 0.01;
    a.x + eps < b.x + b.w && b.x + eps < a.x + a.w && a.y + eps < b.y + b.h && b.y + eps < a.y + a.h
}

#[test]
fn parts_stay_within_the_margins_and_never_overlap_a_piece() {
    every_sheet(|game, document, _, sheets| {
        let name = format!("{} {}", game.slug(), document.slug());
        assert!(!sheets.is_empty(), "{name}");
        for sheet in sheets {
            let (w, h) = sheet.format.size();
            for thing in &sheet.things {
                let at = thing.area;
                let inside = at.x >= MARGIN
                    && at.y >= MARGIN
                    && at.x + at.w <= w - MARGIN + 0.001
                    && at.y + at.h <= h - MARGIN + 0.001;
                assert!(inside, "{name}: {} {at:?}", thing.name);
            }
            for (index, thing) in sheet.things.iter().enumerate() {
                let material = matches!(
                    thing.role,
                    Role::Piece | Role::Card | Role::Net | Role::Ruler
                );
                for (other_index, other) in sheet.things.iter().enumerate() {
                    let meet = material && index != other_index && overlap(thing, other);
                    assert!(!meet, "{name}: {} on {}", thing.name, other.name);
                }
            }
            let rulers = sheet
                .things
                .iter()
                .filter(|thing| thing.role == Role::Ruler);
            assert_eq!(
                rulers.map(|ruler| ruler.area.w).collect::<Vec<_>>(),
                [100.0],
                "{name}"
            );
        }
    });
}

#[test]
fn every_piece_of_the_box_is_there_once() {
    every_sheet(|game, document, printed, sheets| {
        let whole = matches!(
            document,
            Document::Pieces(_) | Document::Standing | Document::Colouring | Document::Blank(_)
        );
        if !whole {
            return;
        }
        for (kind, suit, count) in printed.all.iter().map(|(p, n)| (p.kind, p.suit, n)) {
            let same = printed.all.iter().filter(|(p, _)| p.kind == kind);
            let wanted: usize = same.map(|&(_, count)| usize::from(count)).sum();
            let things = sheets.iter().flat_map(|sheet| &sheet.things);
            let found = things.filter(|thing| thing.role == Role::Piece && thing.name == kind);
            assert_eq!(
                found.count(),
                wanted,
                "{} {}: {kind} {suit:?} {count}",
                game.slug(),
                document.slug()
            );
        }
    });
}

/// Dresses the Prince's army in one crest, the dragons in another.
fn dress(piece: &Piece) -> Piece {
    let crest = match piece.owner {
        Some(Seat(0)) => "crest-cat",
        _ => "crest-bell",
    };
    let worn = (piece.layer == Layer::Standing).then_some(crest);
    Piece { worn, ..*piece }
}

#[test]
fn printed_pieces_wear_the_crests_of_their_armies() {
    let sets = GameId::FIRST.paper().sets;
    assert_eq!(sets.len(), 2);
    for set in sets {
        let bare = Printed::new(GameId::FIRST, set.options);
        for (printed, wanted) in [(bare.clone().dressed(dress), 10), (bare, 0)] {
            for crest in ["#crest-cat-worn", "#crest-bell-worn"] {
                let count = |document| {
                    let sheets = printed.sheets(document, Language::FRENCH);
                    written(&sheets, crest)
                };
                let sizes = [Size::A4, Size::A3].map(Document::Pieces);
                assert_eq!(sizes.map(count), [wanted; 2], "{} {crest}", set.slug);
                // A figure stands folded: its crest is on both sides.
                assert_eq!(count(Document::Standing), 2 * wanted, "{crest}");
                assert_eq!(count(Document::Blank(Size::A4)), 0, "{crest}");
            }
        }
    }
}

#[test]
fn blank_pieces_have_no_figure_and_every_crest_is_beside_them() {
    let printed = Printed::new(GameId::FIRST, &[]);
    for size in [Size::A4, Size::A3] {
        let sheets = printed.sheets(Document::Blank(size), Language::FRENCH);
        assert!(sheets.iter().all(|sheet| sheet.outline));
        for (kind, _) in GameId::FIRST.info().kinds {
            assert_eq!(written(&sheets, &format!("#{kind}\"")), 0, "{kind}");
        }
        let crests = crests::named();
        let counts = crests.map(|(crest, _)| written(&sheets, &format!("#{crest}\"")));
        let counts: Vec<usize> = counts.collect();
        assert!(counts[0] > 1 && counts == [counts[0]; 12], "{counts:?}");
        let things = |size, document: fn(Size) -> Document| {
            let sheets = printed.sheets(document(size), Language::FRENCH);
            let things = sheets.into_iter().flat_map(|sheet| sheet.things);
            let pieces = things.filter(|thing| thing.role == Role::Piece);
            pieces
                .map(|thing| (thing.name, thing.area.w))
                .collect::<Vec<_>>()
        };
        // The blank pieces have the sizes of the drawn ones.
        assert_eq!(
            things(size, Document::Blank),
            things(size, Document::Pieces)
        );
    }
}
