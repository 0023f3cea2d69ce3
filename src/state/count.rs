//! Sequence of the final count of a game: one treasure after another, then the winner.

use engine::kernel::counting::Counting;
use engine::kernel::piece::{Layer, Piece, Spot, Tray};
use engine::kernel::scene::Scene;
use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;

/// Kind of pieces to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Goals that a seat has taken to its shelf.
    Taken,
    /// Pieces of a seat that stand on the board.
    Standing,
}

/// One beat of the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// Sentence to show.
    Say(&'static Phrase),
    /// Running total of a seat.
    Number(Seat, What, usize),
}

/// Returns the pieces of a seat that count.
pub fn counted(scene: &Scene, seat: Seat, what: What) -> impl Iterator<Item = &Piece> {
    let shelf = scene.shelves.iter().find(move |shelf| shelf.seat == seat);
    scene.pieces.iter().filter(move |piece| match what {
        What::Taken => {
            let is_goal = |goal: &Piece| goal.kind == piece.kind;
            piece.spot == Spot::In(seat, Tray::Shelf)
                && shelf.is_some_and(|shelf| shelf.goals.iter().any(is_goal))
        }
        What::Standing => {
            piece.owner == Some(seat)
                && piece.layer == Layer::Standing
                && matches!(piece.spot, Spot::On(_))
        }
    })
}

/// Returns the seat that has strictly more than any other.
fn ahead(scene: &Scene, what: What) -> Option<Seat> {
    let amounts = scene.shelves.iter();
    let mut amounts: Vec<(usize, Seat)> = amounts
        .map(|shelf| (counted(scene, shelf.seat, what).count(), shelf.seat))
        .collect();
    amounts.sort_unstable();
    let [.., (next, _), (most, seat)] = amounts[..] else {
        return None;
    };
    (most > next).then_some(seat)
}

/// Returns the winner of the count: by treasures, then by pieces. `None` for a tie.
pub fn winner(scene: &Scene) -> Option<Seat> {
    ahead(scene, What::Taken).or_else(|| ahead(scene, What::Standing))
}

/// Returns all beats of the count of a position. The last beat names the winner, or says that it is a tie.
pub fn beats(scene: &Scene, counting: &'static Counting) -> Vec<Beat> {
    let mut all = Vec::new();
    let rounds = [
        (What::Taken, &counting.taken, counting.more_taken),
        (What::Standing, &counting.standing, counting.more_standing),
    ];
    for (what, begins, more) in rounds {
        all.push(Beat::Say(begins));
        for shelf in &scene.shelves {
            let amount = counted(scene, shelf.seat, what).count();
            // Zero is shown and spoken too.
            let numbers = amount.min(1)..=amount;
            all.extend(numbers.map(|number| Beat::Number(shelf.seat, what, number)));
        }
        if let Some(seat) = ahead(scene, what) {
            all.extend(more.get(usize::from(seat.0)).map(Beat::Say));
            return all;
        }
    }
    all.push(Beat::Say(&counting.equal));
    all
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::counting::Counting;
    use engine::kernel::options::Options;
    use engine::kernel::scene::Scene;
    use engine::kernel::step::Seat;

    use super::{Beat, What, beats, winner};

    fn counting() -> &'static Counting {
        GameId::ALL[0]
            .entry()
            .counting()
            .expect("it can be counted")
    }

    fn scene(position: &str) -> Scene {
        let game = GameId::ALL[0].entry();
        let table = game.at_position(&Options::default(), position, 1);
        table.expect("a legal position").scene()
    }

    /// A position in which the dragons have just taken the castle.
    fn scene_of_castle() -> Scene {
        let position = "6/6/6/6/6/6/6/1t4/3P2 b1,e1,e9,b9 D play - - 012/123456/100 0";
        let table = GameId::ALL[0]
            .entry()
            .at_position(&Options::default(), position, 1);
        let mut table = table.expect("a legal position");
        let choices = table.choices();
        let takes = choices.iter().find(|choice| choice.text() == "b2-b1");
        table.play(takes.expect("a step")).expect("a legal step");
        table.scene()
    }

    const PIECES: &str = "1t4/6/6/6/6/6/6/2S3/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";
    const EQUAL: &str = "1t4/6/6/6/6/6/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";

    const PRINCE: Seat = Seat(0);
    const TYRANT: Seat = Seat(1);

    #[test]
    fn count_compares_treasures_first() {
        let scene = scene_of_castle();
        let expected = [
            Beat::Say(&counting().taken),
            Beat::Number(PRINCE, What::Taken, 0),
            Beat::Number(TYRANT, What::Taken, 1),
            Beat::Say(&counting().more_taken[1]),
        ];
        assert_eq!(beats(&scene, counting()), expected);
        assert_eq!(winner(&scene), Some(TYRANT));
    }

    #[test]
    fn equal_treasures_are_decided_by_pieces() {
        let scene = scene(PIECES);
        let all = beats(&scene, counting());
        assert_eq!(all[3], Beat::Say(&counting().standing));
        let prince = Beat::Number(PRINCE, What::Standing, 2);
        assert!(all.contains(&prince));
        assert_eq!(all.last(), Some(&Beat::Say(&counting().more_standing[0])));
        assert_eq!(winner(&scene), Some(PRINCE));
    }

    #[test]
    fn equal_treasures_and_pieces_are_a_draw() {
        let scene = scene(EQUAL);
        assert_eq!(
            beats(&scene, counting()).last(),
            Some(&Beat::Say(&counting().equal))
        );
        assert_eq!(winner(&scene), None);
    }

    #[test]
    fn a_game_that_can_be_counted_has_words_for_each_seat() {
        let mut counted = 0;
        for game in GameId::ALL {
            let Some(counting) = game.entry().counting() else {
                continue;
            };
            counted += 1;
            let seats = game.info().seats.len();
            assert_eq!(counting.more_taken.len(), seats);
            assert_eq!(counting.more_standing.len(), seats);
            let scene = game
                .entry()
                .open(&Options::default(), 1)
                .expect("defaults")
                .scene();
            assert!(scene.shelves.iter().all(|shelf| !shelf.goals.is_empty()));
        }
        assert!(counted > 0);
    }
}
