//! Benchmark of random games: steps per second on one core.

use std::fmt;
use std::fs;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::rules::{Rules, StepOf};
use engine::kernel::step::{Step, Turn};

/// Counts allocations: divan prints a row for them if the loop allocates.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

const GAMES: u64 = 200;

/// Plays random games with reused buffers.
struct Player<G: Rules> {
    game: G,
    actions: Vec<G::Action>,
    rolls: Vec<(G::Roll, u32)>,
}

impl<G: Rules> Player<G> {
    fn new(options: &Options) -> Self {
        Self {
            game: G::new(options).expect("the options are known"),
            actions: Vec::with_capacity(128),
            rolls: Vec::with_capacity(64),
        }
    }

    /// Plays the games and returns their total number of steps.
    fn play(&mut self, games: u64) -> u64 {
        let mut steps = 0;
        for seed in 0..games {
            let mut dice = Rng::seeded(seed);
            let mut at = self.game.start();
            while let Some(step) = self.choose(&at, &mut dice) {
                self.game.apply(&mut at, step, &mut ());
                steps += 1;
            }
        }
        steps
    }

    #[inline]
    fn choose(&mut self, at: &G::Position, dice: &mut Rng) -> Option<StepOf<G>> {
        match self.game.turn(at) {
            Turn::Decision(_) => {
                self.actions.clear();
                self.game.actions(at, &mut self.actions);
                let index = dice.below(self.actions.len() as u32);
                Some(Step::Act(self.actions[index as usize]))
            }
            Turn::Chance => {
                self.rolls.clear();
                self.game.chance_outcomes(at, &mut self.rolls);
                let total = self.rolls.iter().map(|&(_, weight)| weight).sum();
                let mut left = dice.below(total);
                for &(roll, weight) in &self.rolls {
                    if left < weight {
                        return Some(Step::Roll(roll));
                    }
                    left -= weight;
                }
                None
            }
            Turn::Over(_) => None,
        }
    }
}

/// Benchmark case: a line of `tests/games/<slug>/bench.txt`.
struct Case {
    id: GameId,
    name: String,
    options: Options,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Case {
    fn read(id: GameId, line: &str) -> Self {
        let (name, options) = line.split_once(" | ").expect("a name and options");
        let options = options.split(' ').filter(|option| *option != "-");
        let pair = |option| str::split_once(option, '=').expect("an option is name=value");
        Self {
            id,
            name: name.to_owned(),
            options: options.map(pair).collect(),
        }
    }
}

/// Returns the benchmark cases of all games.
fn cases() -> Vec<Case> {
    let of_game = |&id: &GameId| {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/tests/games/{}/bench.txt", id.slug());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let cases: Vec<Case> = lines.map(|line| Case::read(id, line)).collect();
        assert!(!cases.is_empty(), "{path} names no games");
        cases
    };
    GameId::ALL.iter().flat_map(of_game).collect()
}

struct Measure<'a, 'b, 'c>(Bencher<'b, 'c>, &'a Options);

impl Visitor for Measure<'_, '_, '_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let mut player = Player::<G>::new(self.1);
        let steps = player.play(GAMES);
        self.0
            .counter(ItemsCount::new(steps))
            .bench_local(|| player.play(GAMES));
    }
}

#[divan::bench(args = cases())]
fn random(bencher: Bencher<'_, '_>, case: &Case) {
    case.id.visit(Measure(bencher, &case.options));
}

/// Measures the median of several runs, in steps per second.
struct Median<'a>(&'a Options);

impl Visitor for Median<'_> {
    type Output = f64;

    fn visit<G: Game>(self) -> f64 {
        let mut player = Player::<G>::new(self.0);
        let mut speeds: Vec<f64> = (0..9)
            .map(|_| {
                let begin = Instant::now();
                let steps = player.play(GAMES);
                steps as f64 / begin.elapsed().as_secs_f64()
            })
            .collect();
        speeds.sort_by(f64::total_cmp);
        speeds[speeds.len() / 2]
    }
}

fn main() {
    divan::main();
    for Case { id, name, options } in cases() {
        let millions = id.visit(Median(&options)) / 1e6;
        println!("{name}: {millions:.1} million steps per second");
    }
}
