//! Property tests of every parser: random and mutated text never panics, and parsed values round-trip.

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::reasons::UNKNOWN_OPTION;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase, Tag};
use proptest::prelude::{Just, Strategy, any, prop, prop_oneof, proptest};

/// Characters of the notations, so that random text is likely to be nearly valid.
const NOTATION: &str = "[-a-gotxdSCPKVP0-9@:,/ ]{0,40}";

pub fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        NOTATION,
        "[a-f][0-9][-x][a-f][0-9]",
        "dice:[0-9],[0-9]",
        "[A-Za-z]@[a-g][0-9]",
        "[a-l]1?[0-9][-x][a-l]1?[0-9]"
    ]
}

/// Generates a seed, a number of steps, and edits for the text of the position reached.
pub fn mutations() -> impl Strategy<Value = (u64, usize, Vec<(usize, Edit)>)> {
    let edit = prop_oneof![
        Just(Edit::Remove),
        Just(Edit::Double),
        Just(Edit::Swap),
        any::<char>().prop_map(Edit::Put),
        "[-a-gotxdrwnjvpSCPKVRATXDBJE0-9@:,/>=. ]"
            .prop_map(|text| Edit::Put(text.chars().next().unwrap_or('-'))),
        "[-.RGYBqQTL0-9,/ ]".prop_map(|text| Edit::Put(text.chars().next().unwrap_or('-'))),
    ];
    let edits = prop::collection::vec((0..240_usize, edit), 0..4);
    (any::<u64>(), 0..400_usize, edits)
}

#[derive(Clone, Copy, Debug)]
pub enum Edit {
    Remove,
    Double,
    Swap,
    Put(char),
}

/// Applies edits to a text.
pub fn edited(text: &str, edits: &[(usize, Edit)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for &(at, edit) in edits {
        let at = at % chars.len().max(1);
        match edit {
            _ if chars.is_empty() => {}
            Edit::Remove => drop(chars.remove(at)),
            Edit::Double => chars.insert(at, chars[at]),
            Edit::Swap => chars.swap(at, 0),
            Edit::Put(new) => chars[at] = new,
        }
    }
    chars.into_iter().collect()
}

/// Runs every parser of a game on a text.
pub struct Read<'a>(pub &'a str);

impl Visitor for Read<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("no option is an option");
        let text = self.0;
        match game.position(text) {
            Ok(at) => {
                assert_eq!(at.to_string(), text);
                usable(&game, &at);
            }
            Err(error) => assert!(error.at <= text.len(), "{error}"),
        }
        match text.parse::<G::Action>() {
            Ok(action) => assert_eq!(action.to_string(), text),
            Err(error) => assert!(error.at <= text.len(), "{error}"),
        }
        match text.parse::<G::Roll>() {
            Ok(roll) => assert_eq!(roll.to_string(), text),
            Err(error) => assert!(error.at <= text.len(), "{error}"),
        }
        for name in G::INFO.options {
            let options = Options::default().with(name, text);
            match G::new(&options) {
                Ok(game) => usable(&game, &game.start()),
                Err(error) => assert_eq!(error.option, *name),
            }
        }
    }
}

/// Checks that a parsed position has a scene, and that every step from it leads to a position that round-trips.
fn usable<G: Game>(game: &G, at: &G::Position) {
    assert_eq!(game.position(&at.to_string()).as_ref(), Ok(at));
    game.scene(at, at);
    let steps = game.steps(at);
    let is_over = matches!(game.turn(at), Turn::Over(_));
    assert_eq!(steps.is_empty(), is_over);
    for step in steps {
        let mut next = at.clone();
        game.apply(&mut next, step, &mut ());
        assert_eq!(
            game.position(&next.to_string()).as_ref(),
            Ok(&next),
            "{at} {step:?}"
        );
    }
}

/// Parses the mutated text of a position of a seeded random game.
pub struct Mutated<'a> {
    pub seed: u64,
    pub steps: usize,
    pub edits: &'a [(usize, Edit)],
}

impl Visitor for Mutated<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let mut dice = engine::kernel::rng::Rng::seeded(self.seed);
        let modes = G::INFO.modes;
        let mode = modes[dice.below(modes.len() as u32) as usize];
        let by_hand = mode.by_hand.unwrap_or(mode.ready);
        let given = [mode.ready, by_hand][dice.below(2) as usize];
        let options: Options = given.iter().copied().collect();
        let game = G::new(&options).expect("a mode opens");
        let mut at = game.start();
        for _ in 0..self.steps {
            let Some(step) = dice.one_of(&game.steps(&at)) else {
                break;
            };
            game.apply(&mut at, step, &mut ());
        }
        Read(&edited(&at.to_string(), self.edits)).visit::<G>();
    }
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, cases: 1500, ..Default::default() })]

    #[test]
    fn parsers_never_panic_on_random_text(text in texts()) {
        for &id in GameId::ALL {
            id.visit(Read(&text));
        }
    }

    #[test]
    fn parsers_never_panic_on_mutated_positions((seed, steps, edits) in mutations()) {
        for &id in GameId::ALL {
            id.visit(Mutated { seed, steps, edits: &edits });
        }
    }

    #[test]
    fn random_options_open_a_game_or_are_named(name in names(), value in values()) {
        for &id in GameId::ALL {
            id.visit(Opened { name: &name, value: &value });
        }
    }
}

/// Option values of all games.
const VALUES: &[&str] = &[
    "ring",
    "land",
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "80",
    "100",
    "012",
    "210",
    "541",
    "123456",
    "P",
    "D",
    "w",
    "b",
    "R",
    "on",
    "off",
    "alt",
    "side",
    "default",
    "small",
    "manual",
    "layout",
    "standard",
    "pocket",
    "solo",
    "team",
    "duel",
    "own",
    "mix",
    "RGYB",
    "RY",
    "B-V-",
    "BVJP",
    "KD",
    "DK",
    "CKPSVCSCSSCS",
];

/// Generates option names, known ones of any game and random ones.
fn names() -> impl Strategy<Value = String> {
    let known = GameId::ALL.iter().flat_map(|id| id.info().options);
    let known: Vec<String> = known.map(|&name| name.to_owned()).collect();
    prop_oneof![4 => prop::sample::select(known), 1 => "[a-z]{0,8}"]
}

fn values() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(VALUES).prop_map(str::to_owned),
        texts()
    ]
}

/// Opens a game with one option; returns whether the option was accepted.
struct Opened<'a> {
    name: &'a str,
    value: &'a str,
}

impl Visitor for Opened<'_> {
    type Output = bool;

    fn visit<G: Game>(self) -> bool {
        let options = Options::default().with(self.name, self.value);
        let opened = G::new(&options);
        let is_known = G::INFO.options.contains(&self.name);
        match &opened {
            Ok(game) => {
                assert!(is_known, "{}", self.name);
                usable(game, &game.start());
            }
            Err(error) => {
                // An option may require another one; the error then names the missing one.
                let given = options.get(&error.option).unwrap_or_default();
                assert_eq!(error.value, given, "{error}");
                assert_eq!(*error.reason != UNKNOWN_OPTION, is_known, "{error}");
                let names_it = error.option == self.name || given.is_empty() && is_known;
                assert!(names_it, "{error}");
            }
        }
        opened.is_ok()
    }
}

#[test]
fn every_option_has_values_and_belongs_to_its_game() {
    for &id in GameId::ALL {
        let opens = |name: &str, value: &str| id.visit(Opened { name, value });
        let own = id.info().options;
        for name in own {
            assert!(VALUES.iter().any(|value| opens(name, value)), "{name}");
        }
        let refuses = |name: &&&str| !opens(name, "?");
        assert!(own.iter().filter(refuses).count() > 0, "{own:?}");
        let others = GameId::ALL.iter().flat_map(|id| id.info().options);
        for name in others.filter(|name| !own.contains(name)) {
            assert!(!VALUES.iter().any(|value| opens(name, value)), "{name}");
        }
    }
}

proptest! {
    #[test]
    fn random_templates_never_panic(text in "[a-z{},# ]{0,60}|(\\{[a-z]{1,3}(, plural, ([a-z]{1,5} \\{[a-z#{} ]{0,9}\\} ?){0,3})?\\}){1,4}", number in any::<u64>()) {
        let phrase = Phrase::new("suite::parsers", "ANY", Box::leak(text.clone().into_boxed_str()));
        let filled = phrase.filled(Language::FRENCH, &[("a", &number), ("b", &"b")]);
        if !text.contains('{') {
            assert_eq!(filled, text);
        }
    }

    #[test]
    fn language_tags_round_trip(text in any::<String>()) {
        if let Some(tag) = Tag::new(&text) {
            assert_eq!(tag.text(), text);
        }
    }
}
