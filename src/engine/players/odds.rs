//! From the value of a position to the chance to win it.

use super::judge::{POINT, WON};

/// How many of a thousand games are won from a value, by how many scales it is above an even one: the logistic curve
/// in steps of a quarter.
const CURVE: [i32; 17] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982,
];
const STEPS: i32 = 4;
/// The scale of a game without one of its own, in points of its outlook.
const USUAL: i32 = 180;
/// Scales that were measured in games between the best. (`docs/players.md`)
const SCALES: &[(&str, i32)] = &[];

/// The chance to win, in parts of a thousand.
pub fn chance_of(slug: &str, value: i32) -> u16 {
    let own = SCALES.iter().find(|(known, _)| *known == slug);
    let scale = own.map_or(USUAL, |&(_, scale)| scale) * POINT;
    let chance = above_even(value.abs().min(WON), scale);
    (if value < 0 { 1000 - chance } else { chance }) as u16
}

fn above_even(value: i32, scale: i32) -> i32 {
    if value > 990 * POINT {
        return 1000;
    }
    let steps = value * STEPS;
    let (whole, rest) = ((steps / scale) as usize, steps % scale);
    let last = CURVE.len() - 1;
    if whole >= last {
        return 990;
    }
    CURVE[whole] + (CURVE[whole + 1] - CURVE[whole]) * rest / scale
}

#[cfg(test)]
mod tests {
    use super::{POINT, WON, chance_of};

    #[test]
    fn the_chance_grows_with_the_value() {
        let chances: std::vec::Vec<u16> = (-1000..=1000)
            .map(|points| chance_of("any", points * POINT))
            .collect();
        assert!(chances.is_sorted());
        assert_eq!(chance_of("any", 0), 500);
        assert_eq!((chance_of("any", WON), chance_of("any", -WON)), (1000, 0));
        assert_eq!(
            chance_of("any", 70 * POINT) + chance_of("any", -70 * POINT),
            1000
        );
    }
}
