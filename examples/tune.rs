//! Temporary.
#[path = "rules/bout.rs"]
#[allow(dead_code)]
mod bout;
use engine::games::chevaliers::{
    Chevaliers,
    outlook::{INIT, N, W},
};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::players::Who;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
fn set(s: usize, w: &[i32; N]) {
    for i in 0..N {
        W[s][i].store(w[i], Relaxed);
    }
}
/// share of a against b
fn duel(a: &[i32; N], b: &[i32; N], who: Who, wb: Who, seed: u64, games: u32) -> f64 {
    let game = Chevaliers::new(&Options::default()).unwrap();
    let mut total = 0.0;
    for first in 0..2 {
        set(first, a);
        set(1 - first, b);
        let mut named = BTreeMap::new();
        named.insert(first, who);
        named.insert(1 - first, wb);
        let mut bout = bout::Bout::new(&game, &named).unwrap();
        let o = bout.play(seed, games / 2);
        total += o.wins[first] + 0.5 * o.draws as f64;
    }
    total / games as f64
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[1].parse().unwrap();
    let effort: u32 = args[2].parse().unwrap();
    let games: u32 = args[3].parse().unwrap();
    let mut best = INIT;
    if args.len() > 4 {
        for (i, v) in args[4].split(',').enumerate() {
            best[i] = v.parse().unwrap();
        }
    }
    if args.len() > 5 && args[5] == "greedy" {
        println!(
            "vs greedy(init) {}",
            duel(&best, &INIT, Who::Effort(effort), Who::Greedy, seed, games)
        );
        return;
    }
    if args.len() > 5 {
        let mut other = INIT;
        for (i, v) in args[5].split(',').enumerate() {
            other[i] = v.parse().unwrap();
        }
        println!(
            "{}",
            duel(
                &best,
                &other,
                Who::Effort(effort),
                Who::Effort(effort),
                seed,
                games
            )
        );
        return;
    }
    let steps: [i32; N] = [8, 10, 15, 40, 12, 3, 30, 20, 10, 50, 30, 40, 15, 6, 3, 0];
    let mut dice = engine::kernel::chance::Dice::seeded(seed);
    for round in 0u64.. {
        let mut w = best;
        let k = 1 + dice.below(4);
        for _ in 0..k {
            let i = dice.below(15) as usize;
            let s = steps[i];
            w[i] += if dice.below(2) == 0 { s } else { -s };
            w[i] = w[i].max(0);
        }
        let who = Who::Effort(effort);
        let mut share = duel(&w, &best, who, who, seed * 1000 + round, games);
        if share > 0.5 {
            share = (share + 2.0 * duel(&w, &best, who, who, seed * 7777 + round, 2 * games)) / 3.0;
        }
        if share > 0.53 {
            println!("{round} {share:.3} {w:?}");
            best = w;
        }
    }
}
