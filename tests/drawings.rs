//! Drawings: every drawing that a game names is in one of the SVG sheets.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::input::{ButtonFor, Touch};
use engine::kernel::options::Options;
use engine::kernel::piece::{Piece, Pose};
use engine::kernel::rng::Rng;
use engine::kernel::step::{Step, Turn};
use seventh::Tour;

/// Number of games played in each mode, and their maximum length in steps.
const GAMES: u64 = 4;
const LONGEST: u32 = 250;

/// Folder of the SVG sheets.
const SHEETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// Returns the paths of all sheets below a folder.
fn sheets(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![PathBuf::from(folder)];
    let mut sheets = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "svg") {
                sheets.push(path);
            }
        }
    }
    sheets
}

/// Returns the names of all symbols in the sheets of a folder.
fn drawn(folder: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for path in sheets(folder) {
        let text = fs::read_to_string(path).expect("a text");
        let ids = text.split(" id=\"").skip(1);
        names.extend(ids.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    names
}

#[test]
fn inlined_sheets_contain_no_paint_servers() {
    let page = include_str!("../index.html");
    let sheets = page.split(r#"rel="inline" type="svg" href=""#).skip(1);
    let sheets: Vec<&str> = sheets
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .collect();
    assert!(sheets.len() > 10);
    let servers = [
        "linearGradient",
        "radialGradient",
        "pattern",
        "clipPath",
        "mask",
        "filter",
        "marker",
    ];
    for sheet in sheets {
        let text =
            fs::read_to_string(format!("{}/{sheet}", env!("CARGO_MANIFEST_DIR"))).expect("a sheet");
        for server in servers {
            assert!(
                !text.contains(&format!("<{server}")),
                "{sheet} contains <{server}>, which a hidden inlined sheet cannot provide: draw it without"
            );
        }
    }
}

/// Collects the drawings that a game names.
struct Named<'a>(&'a mut BTreeSet<String>);

impl Named<'_> {
    fn piece(&mut self, piece: &Piece) {
        self.0.insert(match piece.pose {
            Pose::Frozen => format!("{}-frozen", piece.kind),
            Pose::Plain | Pose::Facing(_) => piece.kind.to_owned(),
        });
        self.0.extend(piece.worn.map(|worn| format!("{worn}-worn")));
    }

    fn walk<G: Game>(&mut self, game: &G, seed: u64) {
        let mut dice = Rng::seeded(seed);
        let start = game.start();
        let mut at = start.clone();
        let board = game.board(&at);
        let symbols = board.places.iter().filter_map(|place| place.symbol);
        self.0.extend(symbols.map(str::to_owned));
        for _ in 0..LONGEST {
            let scene = game.scene(&start, &at);
            scene.pieces.iter().for_each(|piece| self.piece(piece));
            scene
                .shelves
                .iter()
                .flat_map(|shelf| &shelf.goals)
                .for_each(|goal| self.piece(goal));
            let counters = scene.players.iter().flat_map(|player| &player.counters);
            for counter in counters.chain(&scene.counters) {
                self.0.insert(counter.kind.to_owned());
                self.0.extend(counter.absent.map(str::to_owned));
            }
            let tally = scene.players.iter().flat_map(|player| &player.tally);
            self.0.extend(tally.map(|entry| entry.kind.to_owned()));
            let (mut actions, mut rolls) = (Vec::new(), Vec::new());
            game.actions(&at, &mut actions);
            game.chance_outcomes(&at, &mut rolls);
            for &action in &actions {
                let touches = game.inputs(&at, action);
                if touches.is_empty() {
                    self.0
                        .insert(game.button(&at, ButtonFor::Act(action)).drawing.to_owned());
                }
                for touch in touches {
                    if let Touch::Pick(letter) = touch {
                        self.0
                            .insert(game.button(&at, ButtonFor::Pick(letter)).drawing.to_owned());
                    }
                }
            }
            let step = match game.turn(&at) {
                Turn::Over(_) => return,
                Turn::Chance => Step::Roll(rolls[dice.below(rolls.len() as u32) as usize].0),
                Turn::Decision(_) => Step::Act(actions[dice.below(actions.len() as u32) as usize]),
            };
            game.apply(&mut at, step, &mut ());
        }
    }
}

impl Visitor for Named<'_> {
    type Output = ();

    fn visit<G: Game>(mut self) {
        let card = G::INFO;
        self.0
            .extend(card.seats.iter().map(|seat| seat.emblem.to_owned()));
        let values = card.player_options.iter().flat_map(|of| of.values);
        self.0.extend(values.map(|value| value.drawing.to_owned()));
        self.0.insert(format!("cover-{}", card.slug));
        self.0.insert(format!("board-country-{}", card.slug));
        if !card.badge.is_empty() {
            self.0.insert(card.badge.to_owned());
        }
        for mode in card.modes {
            let options: Options = mode.ready.iter().copied().collect();
            let game = G::new(&options).expect("a mode opens");
            (0..GAMES).for_each(|seed| self.walk(&game, seed));
        }
    }
}

#[test]
fn every_drawing_of_a_game_is_in_a_sheet() {
    let drawn = drawn(SHEETS);
    for &id in GameId::ALL {
        let mut named = BTreeSet::new();
        id.visit(Named(&mut named));
        let missing: Vec<_> = named.difference(&drawn).collect();
        assert!(
            missing.is_empty(),
            "{}: no sheet in assets/ has the symbols {missing:?}",
            id.slug()
        );
    }
}

#[test]
fn missing_drawings_of_a_new_game_are_found() {
    let (sheets, mut named) = (drawn(SHEETS), BTreeSet::new());
    Named(&mut named).visit::<Tour>();
    let missing: BTreeSet<String> = named.difference(&sheets).cloned().collect();
    assert_eq!(missing, drawn(seventh::DRAWINGS));
    let expected = ["board-country-tour", "cover-tour"].map(str::to_owned);
    assert_eq!(missing, BTreeSet::from(expected));
}

/// Sheets that pages load apart, not from `index.html`.
const APART: [&str; 2] = ["assets/games/chevaliers/faces.svg", "assets/games/flat.svg"];

#[test]
fn every_sheet_of_a_game_is_inlined_in_index_html() {
    let root = env!("CARGO_MANIFEST_DIR");
    let page = include_str!("../index.html");
    let all = sheets(&format!("{SHEETS}/games"));
    assert!(all.len() > 10, "no sheets found");
    let names = all.iter().map(|path| {
        let name = path.strip_prefix(root).expect("a path below the root");
        name.display().to_string()
    });
    let is_inlined =
        |name: &String| page.contains(&format!(r#"rel="inline" type="svg" href="{name}""#));
    let missing: Vec<String> = names
        .filter(|name| !is_inlined(name) && !APART.contains(&name.as_str()))
        .collect();
    assert_eq!(
        missing, [""; 0],
        "add a <link data-trunk rel=\"inline\"> to index.html"
    );
}

/// Sheet of the expressions, and the styles that select one.
const FACES: &str = include_str!("../assets/games/chevaliers/faces.svg");
const FACE_STYLES: &str = include_str!("../styles/faces.css");
/// Expressions of every character of the first game, besides the calm drawing.
const MOODS: [&str; 5] = ["asleep", "blink", "chosen", "glad", "sorry"];

/// Returns the expressions that the layers of a symbol name.
fn moods_of(symbol: &str) -> BTreeSet<&str> {
    let layers = symbol.split(" data-mood=\"").skip(1);
    layers
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .flat_map(str::split_whitespace)
        .collect()
}

#[test]
fn every_character_of_the_first_game_has_every_expression() {
    for (kind, _) in GameId::FIRST.info().kinds {
        let (_, rest) = FACES
            .split_once(&format!("<symbol id=\"mood-{kind}\">"))
            .unwrap_or_else(|| panic!("faces.svg has no symbol mood-{kind}"));
        let (symbol, _) = rest.split_once("</symbol>").expect("an end");
        let moods = moods_of(symbol);
        let missing: Vec<_> = MOODS.iter().filter(|mood| !moods.contains(*mood)).collect();
        assert!(missing.is_empty(), "{kind} lacks {missing:?}");
    }
}

/// Drawings of the characters of the other games. `dragon` uses the head of the great dragon, with its expressions.
const OTHERS: [&str; 13] = [
    "helmet",
    "horse-base",
    "dragon",
    "k-white-1",
    "k-white-2",
    "k-white-3",
    "k-white-4",
    "k-white-monarch",
    "k-black-1",
    "k-black-2",
    "k-black-3",
    "k-black-4",
    "k-black-monarch",
];

#[test]
fn the_characters_of_the_other_games_look_chosen_and_glad() {
    for kind in OTHERS {
        let (_, rest) = FACES
            .split_once(&format!("<symbol id=\"mood-{kind}\">"))
            .unwrap_or_else(|| panic!("faces.svg has no symbol mood-{kind}"));
        let (symbol, _) = rest.split_once("</symbol>").expect("an end");
        let moods = moods_of(symbol);
        let has_both = moods.contains("chosen") && moods.contains("glad");
        assert!(has_both || symbol.contains("#great-dragon"), "{kind}");
        // They are drawn over the calm figure, which stays for the other moods.
        assert!(!moods.contains("sorry"), "{kind}");
    }
}

#[test]
fn every_expression_belongs_to_a_drawing_and_is_selected_by_a_style() {
    let drawn = drawn(SHEETS);
    for rest in FACES.split("<symbol id=\"mood-").skip(1) {
        let (kind, _) = rest.split_once('"').expect("a name");
        assert!(drawn.contains(kind), "no sheet has the symbol {kind}");
    }
    for mood in moods_of(FACES) {
        let style = format!("--{mood}: inline;");
        assert!(FACE_STYLES.contains(&style), "faces.css never shows {mood}");
    }
}

#[test]
fn parts_of_expressions_exist_and_draw_no_paint_servers() {
    let drawn = drawn(SHEETS);
    for rest in FACES.split("href=\"#").skip(1) {
        let (part, _) = rest.split_once('"').expect("a name");
        assert!(
            drawn.contains(part),
            "faces.svg uses {part}, which no sheet has"
        );
    }
    assert!(!FACES.contains("url(#"));
}
