//! The first page, the shelf and the first game: what a class opens first, and therefore small.

fn main() {
    table_ronde::programs::play();
}
