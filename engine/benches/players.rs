//! Benchmark of the search: nodes per second on one core.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::search::{ComputerPlayer, PlayerKind, Strength};

/// Counts allocations: a search allocates only at its beginning and its end.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

const NODE_BUDGET: u32 = 50_000;

struct Think<'a, 'b, 'c>(Bencher<'b, 'c>, &'a Options);

impl Visitor for Think<'_, '_, '_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(self.1).expect("the options are known");
        let at = game.start();
        let counter = ItemsCount::new(NODE_BUDGET);
        self.0.counter(counter).bench_local(|| {
            let mut player = ComputerPlayer::new(
                &game,
                &at,
                PlayerKind::Measured(Strength::of_nodes(NODE_BUDGET)),
                1,
            )
            .expect("a seat decides");
            player.think(u32::MAX)
        });
    }
}

#[divan::bench(args = GameId::ALL)]
fn think(bencher: Bencher<'_, '_>, id: &GameId) {
    id.visit(Think(bencher, &Options::default()));
}

fn main() {
    divan::main();
}
