//! Stored problems (`assets/problems/<slug>.txt`): enough of each kind, all of different shape, proven by exhaustive
//! search, and judged in accordance with their proof.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::problem::Kind;
use engine::problems::{Problem, Proof, Verdict, shape};
use proptest::prelude::proptest;

use super::expectations::enough;
use super::parsers::{edited, mutations, texts};

#[path = "../../examples/problems/exhaustive.rs"]
mod exhaustive;
#[path = "../../examples/problems/second.rs"]
mod second;

/// Sampling interval of the expensive kinds. `cargo run --release --example problems -- check` proves all of them.
const DEAR: usize = 4;

fn stored(game: GameId) -> Vec<Problem> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/problems");
    let path = format!("{root}/{}.txt", game.slug());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let read = Problem::read_all(&text);
    let problems = read.unwrap_or_else(|(line, error)| panic!("{path}, line {line}: {error}"));
    let again: String = problems
        .iter()
        .map(|problem| format!("{problem}\n"))
        .collect();
    assert_eq!(again, text, "{path} is written otherwise");
    problems
}

/// Returns all cheap problems and every `DEAR`-th expensive one.
fn sample(problems: &[Problem]) -> impl Iterator<Item = &Problem> {
    let is_dear = |problem: &Problem| matches!(problem.kind, Kind::Two | Kind::Three);
    let numbered = problems.iter().enumerate();
    let taken = numbered.filter(move |(number, problem)| !is_dear(problem) || number % DEAR == 0);
    taken.map(|(_, problem)| problem)
}

#[test]
fn problem_counts_reach_the_stated_minimum() {
    for &game in GameId::ALL {
        let problems = stored(game);
        enough(game.slug(), "problems", problems.len());
        let easy = problems.iter().filter(|problem| problem.grade == 1);
        enough(game.slug(), "easy-problems", easy.count());
        let grades: BTreeSet<u8> = problems.iter().map(|problem| problem.grade).collect();
        assert_eq!(grades, (1..=5).collect(), "{}", game.slug());
        let kinds: BTreeSet<Kind> = problems.iter().map(|problem| problem.kind).collect();
        enough(game.slug(), "kinds-of-problems", kinds.len());
        let owned: BTreeSet<Kind> = game.problems().kinds.iter().copied().collect();
        assert_eq!(kinds, owned, "{}", game.slug());
    }
}

struct Proven<'a>(&'a [Problem]);

impl Visitor for Proven<'_> {
    type Output = Vec<String>;

    fn visit<G: Game>(self) -> Vec<String> {
        let game = G::new(&Options::default()).expect("every option has a default");
        let mut shapes: BTreeMap<String, &Problem> = BTreeMap::new();
        let mut errors = Vec::new();
        for problem in self.0 {
            let shape = shape(&game, problem).expect("a problem has a shape");
            if let Some(twin) = shapes.insert(shape, problem) {
                errors.push(format!("{problem}\n    is {twin}"));
            }
        }
        for problem in sample(self.0) {
            if let Err(error) = second::prove(&game, problem) {
                errors.push(format!("{problem}\n    {error}"));
            }
            if problem.grade <= second::BARE
                && let Some(place) = second::idle(&game, problem)
            {
                errors.push(format!("{problem}\n    what stands on {place} is idle"));
            }
        }
        errors
    }
}

#[test]
fn every_problem_is_proven_by_exhaustive_search() {
    for &game in GameId::ALL {
        let errors = game.visit(Proven(&stored(game)));
        assert!(errors.is_empty(), "{}:\n{}", game.slug(), errors.join("\n"));
    }
}

#[test]
fn altered_problems_are_not_proven() {
    let mut caught = 0;
    for &game in GameId::ALL {
        for problem in stored(game).into_iter().step_by(7) {
            let mut altered = problem.clone();
            match (&mut altered.proof, problem.number()) {
                (_, Some(number)) => altered.solution = vec![(number + 1).to_string()],
                (Proof::Only(of), None) => *of += 1,
                (Proof::Against(best, _), None) => best.0 ^= 64,
                (Proof::Turns(_) | Proof::Score(..), None) => unreachable!("they have numbers"),
            }
            if matches!(problem.kind, Kind::Two | Kind::Three) {
                continue;
            }
            let errors = game.visit(Proven(&[altered]));
            assert!(!errors.is_empty(), "{problem}");
            caught += 1;
        }
    }
    assert!(caught > 60, "{caught}");
}

/// Checks that a puzzle accepts the solution of its problem and refutes a wrong answer.
fn judge(game: GameId, problem: &Problem) {
    let puzzle = game
        .puzzle(problem)
        .unwrap_or_else(|error| panic!("{problem}: {error}"));
    let judged = |taken: &[String], answer: &str| {
        let judged = puzzle.judge(taken, answer);
        judged.unwrap_or_else(|| panic!("{problem}: {answer} is no answer"))
    };
    let mut table = puzzle.table();
    assert_eq!(table.position(), problem.position);
    let wrong = match problem.kind {
        Kind::Count | Kind::Path => problem.number().map(|number| (number + 1).to_string()),
        Kind::Fight => {
            let mut others = problem.options.iter();
            others.find(|word| **word != problem.solution[0]).cloned()
        }
        Kind::Take | Kind::Save | Kind::Two | Kind::Three => {
            let choices = table.choices();
            let mut texts = choices.iter().map(|choice| choice.text().to_owned());
            texts.find(|text| *text != problem.solution[0])
        }
    };
    let wrong = wrong.expect("there is a wrong answer");
    let refuted = judged(&[], &wrong);
    assert_eq!(refuted.verdict, Verdict::Wrong, "{problem}: {wrong}");
    // The refutation must be playable.
    let mut steps = vec![wrong];
    steps.extend(refuted.line);
    if steps.len() > 1 {
        for step in &steps {
            let choices = table.choices();
            let choice = choices.iter().find(|choice| choice.text() == step);
            let choice = choice.unwrap_or_else(|| panic!("{problem}: {step} of {steps:?}"));
            table.play(choice).expect("a choice of this moment");
        }
    }
    let mut taken: Vec<String> = Vec::new();
    for (number, step) in problem.solution.iter().enumerate() {
        let right = judged(&taken, step);
        assert_ne!(right.verdict, Verdict::Wrong, "{problem}: {step}");
        let is_last = number + 1 == problem.solution.len() && problem.kind.turns() < Some(2);
        assert_eq!(
            right.verdict == Verdict::Solved,
            is_last,
            "{problem}: {step}"
        );
        taken.push(step.clone());
        taken.extend(right.line);
    }
    // The piece to take or save is known by kind.
    if let Some(stake) = puzzle.stake() {
        assert!(matches!(problem.kind, Kind::Take | Kind::Save), "{problem}");
        assert!(game.info().kind(stake).is_some(), "{problem}: {stake}");
    } else if game == GameId::FIRST {
        assert_ne!(problem.kind, Kind::Take, "{problem}");
    }
    let way = puzzle.way();
    if problem.kind == Kind::Path {
        assert_eq!(Some(way.len() as u8), problem.number(), "{problem}");
    } else {
        assert_eq!(way, [], "{problem}");
    }
}

#[test]
fn answers_are_judged_according_to_the_proof() {
    for &game in GameId::ALL {
        let problems = stored(game);
        for problem in sample(&problems).step_by(2) {
            judge(game, problem);
        }
    }
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, cases: 1500, ..Default::default() })]

    #[test]
    fn problem_lines_parse_or_fail_without_panic(text in texts(), (seed, steps, edits) in mutations()) {
        read(&text);
        let game = GameId::ALL[seed as usize % GameId::ALL.len()];
        let problems = stored_once(game);
        let line = problems[steps % problems.len()].as_str();
        read(&edited(line, &edits));
        opened(game, &edited(line, &edits));
    }
}

/// Returns the lines of a game's problem file, cached.
fn stored_once(game: GameId) -> &'static [String] {
    use std::sync::OnceLock;
    static LINES: [OnceLock<Vec<String>>; 6] = [const { OnceLock::new() }; 6];
    let index = GameId::ALL.iter().position(|id| *id == game);
    LINES[index.expect("a game of the shelf")].get_or_init(|| {
        let all = stored(game).into_iter();
        all.map(|problem| problem.to_string()).collect()
    })
}

/// Checks that a parsed line round-trips.
fn read(line: &str) {
    match Problem::read(line) {
        Ok(problem) => assert_eq!(problem.to_string(), line),
        Err(error) => assert!(error.at <= line.len(), "{error}"),
    }
}

/// Checks that a parsed line that opens as a puzzle has a table at its position.
fn opened(game: GameId, line: &str) {
    if let Ok(problem) = Problem::read(line)
        && let Ok(puzzle) = game.puzzle(&problem)
    {
        assert_eq!(puzzle.table().position(), problem.position);
        assert!(puzzle.judge(&[], "").is_none());
    }
}

/// Position with a knight beside the Princess and a Prince far away.
const BESIDE: &str = "3t2/2C3/6/6/6/6/6/6/3P2 b1,e1,b9,e9 P play - - 012/123456/100 0";

#[test]
fn a_missed_capture_becomes_a_problem() {
    let game = GameId::Chevaliers;
    let missed = game.missed_chance(BESIDE, "c8-c7").expect("it was missed");
    assert_eq!(missed.solution, ["c8-b9"]);
    let puzzle = game.puzzle(&missed).expect("a problem");
    let judged = puzzle.judge(&[], "c8-b9").expect("a legal step");
    assert_eq!(judged.verdict, Verdict::Solved);
    // Nothing is missed by the capture itself, or while the turn has another step left for it.
    assert_eq!(game.missed_chance(BESIDE, "c8-b9"), None);
    assert_eq!(game.missed_chance(BESIDE, "d1-d2"), None);
    // From the middle of the board nothing can be taken within one turn.
    let far = BESIDE.replace("3t2/2C3/6/6", "3t2/6/6/2C3");
    assert_eq!(game.missed_chance(&far, "c6-c5"), None);
    for nonsense in ["", "z9-z8", "dice:1,1"] {
        assert_eq!(game.missed_chance(BESIDE, nonsense), None);
    }
    assert_eq!(game.missed_chance("nowhere", "c8-c7"), None);
}
