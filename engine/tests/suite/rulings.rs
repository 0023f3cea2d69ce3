//! Rulings of the rule books hold: `tests/games/<slug>/rulings.txt`, one ruling per line.

use std::fmt::Write;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::event::Event;
use engine::kernel::game::Game;
use engine::kernel::input::Touch;
use engine::kernel::options::Options;
use engine::kernel::step::Turn;

use crate::expectations;
use crate::names::name;

struct Rulings<'a>(&'a str);

impl Visitor for Rulings<'_> {
    type Output = (usize, Vec<String>);

    /// Returns the number of rulings, and the failing lines with the actual result.
    fn visit<G: Game>(self) -> Self::Output {
        let lines = self.0.lines().enumerate();
        let rulings = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut count = 0;
        let failures = rulings.filter_map(|(number, line)| {
            count += 1;
            let failure = check::<G>(line).err()?;
            Some(format!("line {}: {line}\n    {failure}", number + 1))
        });
        let failures = failures.collect();
        (count, failures)
    }
}

fn check<G: Game>(line: &str) -> Result<(), String> {
    if let Some((illegal, step)) = line
        .strip_prefix("illegal ")
        .and_then(|rest| rest.split_once(" | "))
    {
        return match after::<G>(illegal, step) {
            Ok(position) => Err(format!("legal: {position}")),
            Err(_) => read::<G>(illegal).map(drop),
        };
    }
    let (question, expected) = line.split_once(" => ").ok_or("no ` => `")?;
    let answer = if let Some(position) = question.strip_prefix("refuse ") {
        let game = open::<G>("")?;
        match game.position(position) {
            Ok(at) => format!("read as {at}"),
            Err(error) => name(error.reason).to_owned(),
        }
    } else if let Some(options) = question.strip_prefix("decline ") {
        match G::new(&options_of(options)) {
            Ok(game) => format!("starts with {}", game.start()),
            Err(error) => name(error.reason).to_owned(),
        }
    } else if let Some(position) = question.strip_prefix("moves ") {
        moves::<G>(position)?
    } else if let Some(position) = question.strip_prefix("odds ") {
        odds::<G>(position)?
    } else if let Some(rest) = question.strip_prefix("from ") {
        moves_from::<G>(rest)?
    } else if let Some(rest) = question.strip_prefix("shows ") {
        shows::<G>(rest)?
    } else if let Some(rest) = question.strip_prefix("answer ") {
        answer_to::<G>(rest)?
    } else if let Some(options) = question.strip_prefix("start") {
        open::<G>(options)?.start().to_string()
    } else {
        let (position, steps) = question.split_once(" | ").ok_or("no ` | `")?;
        after::<G>(position, steps)?
    };
    if answer == expected {
        Ok(())
    } else {
        Err(format!("but: {answer}"))
    }
}

fn options_of(text: &str) -> Options {
    let pairs = text.split_whitespace();
    pairs.filter_map(|pair| pair.split_once('=')).collect()
}

fn open<G: Game>(options: &str) -> Result<G, String> {
    G::new(&options_of(options)).map_err(|error| error.to_string())
}

fn read<G: Game>(position: &str) -> Result<(G, G::Position), String> {
    let game = open::<G>("")?;
    let at = game.position(position).map_err(|error| error.to_string())?;
    if at.to_string() != position {
        return Err(format!("written as {at}"));
    }
    Ok((game, at))
}

fn after<G: Game>(position: &str, steps: &str) -> Result<String, String> {
    let (game, mut at) = read::<G>(position)?;
    for text in steps.split(' ') {
        let step = game
            .step(&at, text)
            .map_err(|error| format!("{text}: {error}"))?;
        if !game.play(&mut at, step, &mut ()) {
            return Err(format!("{text} is not legal"));
        }
    }
    Ok(at.to_string())
}

fn moves<G: Game>(position: &str) -> Result<String, String> {
    let (game, at) = read::<G>(position)?;
    let mut answer = match game.turn(&at) {
        Turn::Decision(seat) => format!("decision {}", game.decider_name(&at, seat)),
        Turn::Chance => "chance".to_owned(),
        Turn::Over(_) => format!("terminal {}", game.result(&at)),
    };
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    game.actions(&at, &mut actions);
    game.chance_outcomes(&at, &mut rolls);
    for action in actions {
        write!(answer, " {action}").map_err(|error| error.to_string())?;
    }
    for (roll, _) in rolls {
        write!(answer, " {roll}").map_err(|error| error.to_string())?;
    }
    Ok(answer)
}

/// Returns the probability of each roll, as a reduced fraction.
fn odds<G: Game>(position: &str) -> Result<String, String> {
    let (game, at) = read::<G>(position)?;
    let mut rolls = Vec::new();
    game.chance_outcomes(&at, &mut rolls);
    let total: u32 = rolls.iter().map(|&(_, weight)| weight).sum();
    let odds = rolls.into_iter().map(|(roll, weight)| {
        let part =
            (1..=weight).rfind(|part| weight.is_multiple_of(*part) && total.is_multiple_of(*part));
        let part = part.unwrap_or(1);
        match (weight / part, total / part) {
            (1, 1) => format!("{roll}=1"),
            (numerator, denominator) => format!("{roll}={numerator}/{denominator}"),
        }
    });
    Ok(odds.collect::<Vec<_>>().join(" "))
}

/// Returns the actions whose notation begins with one of some places.
fn moves_from<G: Game>(question: &str) -> Result<String, String> {
    let (places, position) = question.split_once(" of ").ok_or("no ` of `")?;
    let (game, at) = read::<G>(position)?;
    let mut actions = Vec::new();
    game.actions(&at, &mut actions);
    let begins = |text: &&String| {
        let after = places.split(',').find_map(|place| {
            let rest = text.strip_prefix(place)?;
            (!rest.starts_with(|next: char| next.is_ascii_digit())).then_some(())
        });
        after.is_some()
    };
    let texts: Vec<String> = actions.iter().map(G::Action::to_string).collect();
    let from: Vec<&str> = texts.iter().filter(begins).map(String::as_str).collect();
    Ok(from.join(" "))
}

/// Returns the names of the events of the last step; for moves the style and the piece, for rolls the face and bonus.
fn shows<G: Game>(question: &str) -> Result<String, String> {
    let (position, steps) = question.split_once(" | ").ok_or("no ` | `")?;
    let (game, mut at) = read::<G>(position)?;
    let mut events: Vec<Event> = Vec::new();
    for text in steps.split(' ') {
        events.clear();
        let step = game.step(&at, text).map_err(|error| error.to_string())?;
        if !game.play(&mut at, step, &mut events) {
            return Err(format!("{text} is not legal"));
        }
    }
    let names = events.iter().map(|event| match event {
        Event::Moved { kind, style, .. } => format!("{style:?}:{kind}"),
        Event::Rolled { face, bonus, .. } => format!("Rolled:{face}+{bonus}"),
        other => {
            let text = format!("{other:?}");
            text.split(' ').next().unwrap_or_default().to_owned()
        }
    });
    Ok(names.collect::<Vec<_>>().join(" "))
}

/// Returns the name of the phrase that answers the last touch. A touch is a place, or `@` and the letter of a waiting
/// piece.
fn answer_to<G: Game>(question: &str) -> Result<String, String> {
    let (position, touches) = question.split_once(" | ").ok_or("no ` | `")?;
    let (game, at) = read::<G>(position)?;
    let board = game.board(&at);
    let touch = |name: &str| match name.strip_prefix('@').and_then(|rest| rest.chars().next()) {
        Some(letter) => Ok(Touch::Held(letter)),
        None => board
            .place(name)
            .map(Touch::At)
            .ok_or(format!("{name} is no place")),
    };
    let touches = touches
        .split(' ')
        .map(touch)
        .collect::<Result<Vec<_>, _>>()?;
    let (&last, held) = touches.split_last().ok_or("no touch")?;
    Ok(name(game.why_not(&at, held, last)).to_owned())
}

#[test]
fn every_ruling_holds() {
    for &id in GameId::ALL {
        let slug = id.info().slug;
        let text = expectations::text(slug, "rulings.txt");
        let (count, failures) = id.visit(Rulings(&text));
        expectations::enough(slug, "rulings", count);
        assert!(failures.is_empty(), "{slug}\n{}", failures.join("\n"));
    }
}
