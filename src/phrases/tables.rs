//! Pictures beside the phrases of the games. They are read from each game's info, course and tale, and from random
//! games in which everything touchable is touched.

use engine::catalogue::GameId;
use engine::kernel::chronicle::Sign;
use engine::kernel::event::Event;
use engine::kernel::info::{GameInfo, Mode, OptionRole};
use engine::kernel::input::Touch;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::scene::{Counter, Scene};
use engine::kernel::step::{Place as Cell, Turn, Verdict};
use engine::kernel::words::Phrase;
use engine::table::{Choice, Table};

use super::contexts::Book;

/// Maximum number of steps of a random game.
const STEPS: usize = 300;
/// Number of random games per mode.
const GAMES: u64 = 2;
/// Folder of the games' rulings: positions in which rare events happen.
const RULINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/engine/tests/games");

/// Notes all games.
pub fn note_games(book: &mut Book) {
    for game in GameId::ALL {
        note_card(book, game.info());
        note_course(book, *game);
        note_rulings(book, *game);
        note_chronicle(book, *game);
        for page in game.tale() {
            for thing in page.drawn {
                book.drawing(&page.phrase, "tale", thing.drawing);
            }
        }
        for mode in game.info().modes {
            let ready: Options = mode.ready.iter().copied().collect();
            let by_hand = mode
                .by_hand
                .map(|by_hand| by_hand.iter().copied().collect());
            for options in [Some(ready), by_hand].into_iter().flatten() {
                let first = game.entry().open(&options, 1).expect("a mode of the game");
                for piece in &first.scene().pieces {
                    book.drawing(&mode.name, "length", piece.kind);
                }
                for seed in 0..GAMES {
                    let table = game
                        .entry()
                        .open(&options, seed)
                        .expect("a mode of the game");
                    play(book, table, seed);
                }
            }
        }
    }
}

fn note_card(book: &mut Book, card: &GameInfo) {
    book.drawing(&card.name, "box", &format!("cover-{}", card.slug));
    for seat in card.seats {
        book.drawing(&seat.name, "seat", seat.emblem);
    }
    for (kind, name) in card.kinds {
        book.drawing(name, "piece", kind);
    }
    for player_options in card.player_options {
        if matches!(player_options.role, OptionRole::Beginner { .. }) {
            // Its values are the seats above.
            book.drawing(&player_options.name, "press", "icon-die");
            continue;
        }
        for value in player_options.values {
            book.drawing(&player_options.name, "choice", value.drawing);
            book.drawing(&value.name, "choice", value.drawing);
        }
    }
}

fn note_course(book: &mut Book, game: GameId) {
    for lesson in game.course() {
        let table = game
            .entry()
            .at_position(&Options::default(), lesson.position, 0);
        let scene = table
            .expect("the positions of the course are legal")
            .scene();
        note_mover(book, game.info(), &scene, lesson.phrase.fr, "lesson");
        for piece in &scene.pieces {
            book.drawing(&lesson.phrase, "lesson", piece.kind);
        }
    }
}

/// Notes the characters in the pictures of a game's tale.
fn note_chronicle(book: &mut Book, game: GameId) {
    let (card, chronicle) = (game.info(), game.chronicle());
    for (seat, phrase) in card.seats.iter().zip(chronicle.departures) {
        book.drawing(phrase, "tale", seat.emblem);
    }
    let mut note = |phrase: &Phrase, begin: &str| {
        let alike = card
            .kinds
            .iter()
            .filter(|(kind, _)| kind.starts_with(begin));
        for (kind, _) in alike {
            book.drawing(phrase, "tale", kind);
        }
    };
    for telling in chronicle.tellings {
        match telling.sign {
            Sign::Fight(one, other) | Sign::Becomes(one, other) => {
                note(telling.phrase, one);
                note(telling.phrase, other);
            }
            Sign::Travels(kind, _) | Sign::Leaves(kind) => note(telling.phrase, kind),
            Sign::AttackWon | Sign::AttackLost | Sign::Jumps(_) | Sign::Said(_) => {
                note(telling.phrase, card.seats[0].emblem);
            }
        }
    }
}

/// Notes the positions of the rulings, and those after each step from there.
fn note_rulings(book: &mut Book, game: GameId) {
    let path = format!("{RULINGS}/{}/rulings.txt", game.slug());
    let text = std::fs::read_to_string(path).expect("every game has rulings");
    let ready = |mode: &Mode| mode.ready.iter().copied().collect::<Options>();
    let modes: Vec<Options> = game.info().modes.iter().map(ready).collect();
    for part in text
        .lines()
        .flat_map(|line| line.split(" | ").flat_map(|part| part.split(" => ")))
    {
        // Up to four words may precede the position.
        let begins = part.match_indices(' ').map(|(at, _)| at + 1).take(4);
        let texts = [0].into_iter().chain(begins).map(|at| &part[at..]);
        let mut opened = texts.flat_map(|text| {
            let open = move |options| game.entry().at_position(options, text, 1).ok();
            modes.iter().find_map(open)
        });
        let Some(table) = opened.next() else {
            continue;
        };
        let choices = table.choices();
        look(book, &*table, &choices);
        for choice in &choices {
            let mut next = table.clone_box();
            step(book, &mut *next, choice);
            look_up(book, &*next);
        }
    }
}

/// Notes a text with the emblem of the seat to act, as on the banner.
fn note_mover(book: &mut Book, card: &GameInfo, scene: &Scene, text: &str, place: &'static str) {
    let emblem = card.seats[usize::from(scene.seat.0)].emblem;
    book.text(text, place, format!("#{emblem}"));
}

fn note_counter(book: &mut Book, counter: &Counter) {
    book.drawing(counter.name, "counter", counter.kind);
}

/// Notes the prompt, or the winners.
fn look_up(book: &mut Book, table: &dyn Table) {
    let (card, scene) = (table.info(), table.scene());
    if let Turn::Over(verdict) = table.turn() {
        let winners = match verdict {
            Verdict::Won(seats) => seats,
            Verdict::Drawn => Default::default(),
        };
        for player in &scene.players {
            if winners == Default::default() || winners.has(player.seat) {
                let emblem = card.seats[usize::from(player.seat.0)].emblem;
                book.drawing(scene.prompt, "end", emblem);
            }
        }
    } else {
        note_mover(book, card, &scene, scene.prompt.fr, "banner");
    }
}

/// Notes everything on the screen, and the answers to touches.
fn look(book: &mut Book, table: &dyn Table, choices: &[Choice]) {
    look_up(book, table);
    let (card, scene) = (table.info(), table.scene());
    for player in &scene.players {
        player.counters.iter().for_each(|of| note_counter(book, of));
        for entry in &player.tally {
            book.drawing(entry.name, "count", entry.kind);
        }
    }
    scene.counters.iter().for_each(|of| note_counter(book, of));
    for place in table.board().places {
        match (place.title, place.symbol) {
            (Some(title), Some(symbol)) => book.drawing(title, "ground", symbol),
            // The ground is part of the country under the board.
            (Some(title), None) => {
                book.drawing(title, "ground", &format!("board-country-{}", card.slug));
            }
            (None, _) => {}
        }
    }
    for button in choices.iter().filter_map(Choice::button) {
        book.drawing(button.phrase, "button", button.drawing);
    }
    touch(book, table, choices);
}

/// Touches everything: first without a held touch, then after each first touch.
fn touch(book: &mut Book, table: &dyn Table, choices: &[Choice]) {
    let places = table.board().places.len();
    let cells = || (0..places as u16).map(|place| Touch::At(Cell(place)));
    let letters = || ('A'..='Z').chain('a'..='z').map(Touch::Held);
    let mut answer = |held: &[Touch]| {
        let next = table.next_inputs(held);
        for touched in cells().filter(|touched| !next.contains(touched)) {
            book.drawing(table.why_not(held, touched), "answer", "barred");
        }
        // Pieces beside the board have no place for the sign of a barred path.
        for touched in letters().filter(|touched| !next.contains(touched)) {
            book.drawing(table.why_not(held, touched), "answer", "icon-eye");
        }
        next
    };
    let mut hands: Vec<Vec<Touch>> = answer(&[]).into_iter().map(|first| vec![first]).collect();
    while let Some(held) = hands.pop() {
        for next in answer(&held) {
            if held.len() < 2 {
                hands.push([&held[..], &[next]].concat());
            }
        }
    }
    for choice in choices {
        for touch in choice.inputs() {
            if let Touch::Pick(pick) = touch {
                let button = table.variant_button(*pick);
                book.drawing(button.phrase, "button", button.drawing);
            }
        }
    }
}

fn play(book: &mut Book, mut table: Box<dyn Table>, seed: u64) {
    let mut dice = Rng::seeded(seed);
    for _ in 0..STEPS {
        let choices = table.choices();
        look(book, &*table, &choices);
        let Some(choice) = choices.get(dice.below(choices.len().max(1) as u32) as usize) else {
            return;
        };
        step(book, &mut *table, choice);
    }
}

/// Takes a step, and notes its effects.
fn step(book: &mut Book, table: &mut dyn Table, choice: &Choice) {
    let effects = table.play(choice).expect("a choice of this position");
    for effect in effects {
        if let Event::Told { phrase }
        | Event::Skipped { phrase, .. }
        | Event::Round { phrase, .. } = effect
        {
            book.drawing(phrase, "news", "icon-eye");
        }
    }
}
