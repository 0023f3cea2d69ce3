//! Layout of the characters in a picture of a tale. Pictures are 800 units wide and 480 high.

use engine::kernel::side::Side;

use super::drawing::Rect;

/// Width of a picture.
pub const WIDTH: f64 = 800.0;
/// Height of a picture.
pub const HEIGHT: f64 = 480.0;

/// Middle, foot and height of each character, the acting one first. Two that meet leave room between them.
const STANDING: [&[(f64, f64, f64)]; 4] = [
    &[(400.0, 430.0, 330.0)],
    &[(200.0, 425.0, 290.0), (600.0, 425.0, 290.0)],
    &[
        (400.0, 400.0, 290.0),
        (130.0, 435.0, 200.0),
        (670.0, 435.0, 200.0),
    ],
    &[
        (295.0, 385.0, 240.0),
        (525.0, 395.0, 205.0),
        (90.0, 440.0, 165.0),
        (712.0, 440.0, 165.0),
    ],
];

/// Returns the squares of the given number of characters, the acting one first.
pub fn standing(count: usize) -> Vec<Rect> {
    let squares = STANDING[count.clamp(1, STANDING.len()) - 1];
    let square = |&(middle, foot, side): &(f64, f64, f64)| Rect {
        x: middle - side / 2.0,
        y: foot - side,
        w: side,
        h: side,
    };
    squares.iter().take(count).map(square).collect()
}

/// Returns the square of a fighter beside the towers of the fight: the winner stands, the loser walks off.
pub fn fighting(side: Side, has_won: bool) -> Rect {
    let (size, away) = if has_won {
        (280.0, 190.0)
    } else {
        (230.0, 250.0)
    };
    let middle = match side {
        Side::Attacker => WIDTH / 2.0 - away,
        Side::Defender => WIDTH / 2.0 + away,
    };
    Rect {
        x: middle - size / 2.0,
        y: 430.0 - size,
        w: size,
        h: size,
    }
}

/// Area of the sign between two characters that meet.
pub const BETWEEN: Rect = Rect {
    x: 350.0,
    y: 235.0,
    w: 100.0,
    h: 100.0,
};

#[cfg(test)]
mod tests {
    use super::{HEIGHT, WIDTH, standing};

    #[test]
    fn cast_stays_within_the_picture_without_overlap() {
        for count in 0..=4 {
            let all = standing(count);
            assert_eq!(all.len(), count);
            for (index, one) in all.iter().enumerate() {
                assert!(one.x >= 0.0 && one.x + one.w <= WIDTH);
                assert!(one.y >= 0.0 && one.y + one.h <= HEIGHT);
                for other in &all[..index] {
                    let apart = one.x >= other.x + other.w || other.x >= one.x + one.w;
                    assert!(apart, "{count}: {one:?} {other:?}");
                }
            }
        }
    }
}
