//! Everything: all games, the course, the rules, the teacher's desk, printing.

fn main() {
    table_ronde::programs::house();
}
