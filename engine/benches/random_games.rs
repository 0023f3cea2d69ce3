//! Steps per second of random games, on one core.

use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::games::chevaliers::Chevaliers;
use engine::games::gran::Gran;
use engine::games::kingdom::Kingdom;
use engine::games::knights::Knights;
use engine::games::vatrakill::Vatrakill;
use engine::games::vatrankill::Vatrankill;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::rules::{Rules, StepOf};
use engine::kernel::step::{Step, Turn};

/// Counts what is allocated: divan prints a row for it if there is any in the loop.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

const GAMES: u64 = 200;

/// Plays random games with buffers that are used again and again.
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

    /// The steps of these games, all together.
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

fn options(setup: &str) -> Options {
    Options::default().with("setup", setup)
}

#[divan::bench(args = ["default", "small"])]
fn chevaliers(bencher: Bencher<'_, '_>, setup: &str) {
    let mut player = Player::<Chevaliers>::new(&options(setup));
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

#[divan::bench(args = ["on", "off"])]
fn kingdom(bencher: Bencher<'_, '_>, courtesy: &str) {
    let mut player = Player::<Kingdom>::new(&Options::default().with("courtesy", courtesy));
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

#[divan::bench(args = ["solo", "team", "duel"])]
fn knights(bencher: Bencher<'_, '_>, mode: &str) {
    let mut player = Player::<Knights>::new(&Options::default().with("mode", mode));
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

#[divan::bench]
fn vatrankill(bencher: Bencher<'_, '_>) {
    let mut player = Player::<Vatrankill>::new(&Options::default());
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

#[divan::bench(args = ["2", "3", "4", "5"])]
fn vatrakill(bencher: Bencher<'_, '_>, players: &str) {
    let mut player = Player::<Vatrakill>::new(&Options::default().with("players", players));
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

#[divan::bench(args = ["3", "4", "6"])]
fn gran(bencher: Bencher<'_, '_>, players: &str) {
    let mut player = Player::<Gran>::new(&Options::default().with("players", players));
    let steps = player.play(GAMES);
    bencher
        .counter(ItemsCount::new(steps))
        .bench_local(|| player.play(GAMES));
}

/// Prints the plain figure: the median of several runs.
fn report<G: Rules>(name: &str, options: &Options) {
    let mut player = Player::<G>::new(options);
    let mut speeds: Vec<f64> = (0..9)
        .map(|_| {
            let begin = Instant::now();
            let steps = player.play(GAMES);
            steps as f64 / begin.elapsed().as_secs_f64()
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    let millions = speeds[speeds.len() / 2] / 1e6;
    println!("{name}: {millions:.1} million steps per second");
}

fn main() {
    divan::main();
    report::<Chevaliers>("chevaliers default", &options("default"));
    report::<Chevaliers>("chevaliers small", &options("small"));
    for courtesy in ["on", "off"] {
        let options = Options::default().with("courtesy", courtesy);
        report::<Kingdom>(&format!("kingdom courtesy {courtesy}"), &options);
    }
    for mode in ["solo", "team", "duel"] {
        let options = Options::default().with("mode", mode);
        report::<Knights>(&format!("knights {mode}"), &options);
    }
    report::<Vatrankill>("vatrankill", &Options::default());
    for players in ["2", "5"] {
        let options = Options::default().with("players", players);
        report::<Vatrakill>(&format!("vatrakill {players} players"), &options);
    }
    for players in ["3", "4", "6"] {
        let options = Options::default().with("players", players);
        report::<Gran>(&format!("gran {players} players"), &options);
    }
}
