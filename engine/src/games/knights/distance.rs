//! Number of jumps from a cell to an enemy camp on an empty board. (Rules, 2.5)

use super::camps::{Camp, MEADOW};
use super::cells::{CELLS, Cell, Cells};
use super::colours::{Colour, Colours};
use super::jumps;

/// Distance if there is no path.
pub const FAR: u8 = 9;

static JUMPS_TO_CAMP: [[[u8; CELLS]; 4]; 4] = {
    let mut all = [[[FAR; CELLS]; 4]; 4];
    let mut colour = 0;
    while colour < 4 {
        let mut camp = 0;
        while camp < 4 {
            if camp != colour {
                all[colour][camp] = from_everywhere(Colour::ALL[colour], Colour::ALL[camp]);
            }
            camp += 1;
        }
        colour += 1;
    }
    all
};

/// Computes the jumps of a colour to a camp: over the meadow, and through its own camp before it leaves.
const fn from_everywhere(colour: Colour, camp: Colour) -> [u8; CELLS] {
    let mut jumps = [FAR; CELLS];
    let camp = Camp::of(camp).cells;
    let open = MEADOW.union(Camp::of(colour).cells);
    let (mut near, mut done) = (camp, camp);
    let mut count = 0;
    while count < FAR {
        let mut next = Cells::NONE;
        let mut number = 0;
        while let Some(cell) = Cell::nth(number) {
            if near.has(cell) {
                jumps[number] = count;
            } else if open.has(cell) && !done.has(cell) && jumps::reach(colour, cell).meets(near) {
                next.add(cell);
            }
            number += 1;
        }
        done = done.union(next);
        near = next;
        count += 1;
    }
    jumps
}

/// Returns the number of jumps of a knight from a cell to the nearest of some camps.
#[inline]
pub fn to_nearest(colour: Colour, camps: Colours, from: Cell) -> u8 {
    let ways = camps
        .iter()
        .map(|camp| JUMPS_TO_CAMP[colour as usize][camp as usize][from.number()]);
    ways.min().unwrap_or(FAR)
}

#[cfg(test)]
mod tests {
    use super::super::camps::Camp;
    use super::super::cells::Cell;
    use super::super::colours::{Colour, Colours};
    use super::to_nearest;
    use std::vec::Vec;

    #[test]
    fn the_distances_of_section_2_5() {
        let most_and_least = |camp: Colour| {
            let start = Camp::of(Colour::Red).start.into_iter();
            let jumps: Vec<u8> = start
                .map(|from| to_nearest(Colour::Red, Colours::one(camp), from))
                .collect();
            (jumps.iter().min().copied(), jumps.iter().max().copied())
        };
        assert_eq!(most_and_least(Colour::Green), (Some(3), Some(4)));
        assert_eq!(most_and_least(Colour::Blue), (Some(3), Some(4)));
        assert_eq!(most_and_least(Colour::Yellow), (Some(4), Some(5)));
    }

    #[test]
    fn a_jump_away_from_a_camp() {
        let cell = |name: &[u8]| Cell::named(name).expect("a cell");
        let enemies = Colours::ALL.without(Colours::one(Colour::Red));
        assert_eq!(to_nearest(Colour::Red, enemies, cell(b"h4")), 1);
        assert_eq!(to_nearest(Colour::Red, enemies, cell(b"c9")), 0);
        let absent = Colours::one(Colour::Yellow);
        assert!(to_nearest(Colour::Red, absent, cell(b"h4")) > 2);
    }
}
