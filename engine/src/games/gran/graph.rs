//! Tables computed from the map at compile time, which also validates it. (Section 2)

use super::board::{COUNT, Kind, Kingdom, Point};
use super::map::{LINES, POINTS};
use super::points::Points;

/// Kind of each point.
pub(super) static KINDS: [Kind; COUNT] = {
    let mut all = [Kind::Black; COUNT];
    let mut number = 0;
    while number < COUNT {
        let (name, _, _, kind) = POINTS[number];
        match Point::named(name.as_bytes()) {
            Some(point) => assert!(point.number() == number, "points ascend"),
            None => panic!("a name that is none"),
        }
        all[number] = kind;
        number += 1;
    }
    all
};

/// Both ends of each line.
pub(super) static ENDS: [(Point, Point); LINES.len()] = {
    let mut all = [(Point::KNIGHTS, Point::RING); LINES.len()];
    let (mut line, mut before) = (0, 0);
    while line < LINES.len() {
        let (from, rest) = LINES[line].as_bytes().split_at(3);
        let (dash, to) = rest.split_at(1);
        assert!(dash[0] == b'-', "a line joins two points");
        let (Some(from), Some(to)) = (Point::named(from), Point::named(to)) else {
            panic!("a line to nowhere");
        };
        assert!(from.number() < to.number(), "the first end stands first");
        let order = from.number() * COUNT + to.number();
        assert!(order > before, "lines ascend, each once");
        before = order;
        all[line] = (from, to);
        line += 1;
    }
    all
};

/// Adjacent points of each point.
pub(super) static NEIGHBOURS: [Points; COUNT] = {
    let mut all = [Points::NONE; COUNT];
    let mut line = 0;
    while line < LINES.len() {
        let (from, to) = ENDS[line];
        all[from.number()] = all[from.number()].with(to);
        all[to.number()] = all[to.number()].with(from);
        line += 1;
    }
    all
};

/// Number of lines from each point to each city, ignoring obstacles.
pub(super) static TO_CITY: [[u8; COUNT]; 4] = {
    let kingdoms = [
        Kingdom::Elgad,
        Kingdom::Galad,
        Kingdom::Tirad,
        Kingdom::Urgad,
    ];
    let mut all = [[u8::MAX; COUNT]; 4];
    let mut kingdom = 0;
    while kingdom < kingdoms.len() {
        let city = kingdoms[kingdom].city();
        assert!(matches!(city.kind(), Kind::City));
        let mut reached = Points::one(city);
        let mut steps = 0;
        all[kingdom][city.number()] = 0;
        while reached.size() < COUNT as u32 {
            steps += 1;
            let mut next = reached;
            let mut line = 0;
            while line < LINES.len() {
                let (from, to) = ENDS[line];
                if reached.has(from) && !next.has(to) {
                    next = next.with(to);
                    all[kingdom][to.number()] = steps;
                }
                if reached.has(to) && !next.has(from) {
                    next = next.with(from);
                    all[kingdom][from.number()] = steps;
                }
                line += 1;
            }
            assert!(next.size() > reached.size(), "all points hang together");
            reached = next;
        }
        kingdom += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::string::{String, ToString};
    use std::vec::Vec;

    use serde_json::Value;

    use super::super::board::{Kind, Kingdom, Point};
    use super::super::points::Points;
    use super::ENDS;

    const FILE: &str = include_str!("../../../tests/games/gran/board.json");

    /// The table equals the board file of the rules.
    #[test]
    fn map_matches_the_board_file() {
        let file: Value = serde_json::from_str(FILE).expect("the file is JSON");
        let points: Vec<Value> = Point::all()
            .map(|point| {
                let (x, y) = point.centre();
                let kind = std::format!("{:?}", point.kind()).to_lowercase();
                let kingdom = point.kingdom().map_or('-', Kingdom::letter).to_string();
                serde_json::json!({"id": point.name(), "x": x, "y": y, "kind": kind, "kingdom": kingdom})
            })
            .collect();
        assert_eq!(file["points"], Value::from(points));
        let lines: Vec<Value> = ENDS
            .iter()
            .map(|(from, to)| Value::from([from.name(), to.name()].map(String::from).to_vec()))
            .collect();
        assert_eq!(file["lines"], Value::from(lines));
        assert_eq!(file["start"]["ring"], Point::RING.name());
        assert_eq!(file["start"]["knights"], Point::KNIGHTS.name());
    }

    #[test]
    fn point_counts_of_each_kind() {
        let mut counts = BTreeMap::new();
        for point in Point::all() {
            *counts.entry(point.kind()).or_insert(0) += 1;
        }
        let expected = [
            (Kind::City, 4),
            (Kind::Dragon, 12),
            (Kind::Magic, 8),
            (Kind::Sword, 4),
            (Kind::Ball, 2),
            (Kind::Black, 50),
            (Kind::Exile, 9),
        ];
        assert_eq!(counts, BTreeMap::from(expected));
        assert_eq!(Points::STONE_GROUND.size(), 59);
        assert_eq!(Points::RING_GROUND.size(), 52);
    }

    /// Each kingdom is the previous one, rotated by a quarter turn about the centre.
    #[test]
    fn the_kingdoms_are_alike() {
        let turned = |point: Point| {
            let (x, y) = point.centre();
            Point::all().find(|other| other.centre() == (1000 - y, x))
        };
        for point in Point::all() {
            let to = turned(point).expect("a point lies there");
            if let (Some(from), Some(next)) = (point.kingdom(), to.kingdom()) {
                let place = Kingdom::CLOCKWISE.iter().position(|&k| k == from);
                let after = place.map(|place| Kingdom::CLOCKWISE[(place + 1) % 4]);
                assert_eq!(after, Some(next));
                assert_eq!(point.name()[1..], to.name()[1..]);
            }
            let neighbours = point.neighbours().into_iter().filter_map(turned);
            let neighbours = neighbours.fold(Points::NONE, Points::with);
            assert_eq!(neighbours, to.neighbours(), "{point}");
        }
    }

    #[test]
    fn no_two_points_are_near() {
        let mut nearest = i32::MAX;
        for (a, b) in Point::all().flat_map(|a| Point::all().map(move |b| (a, b))) {
            let ((ax, ay), (bx, by)) = (a.centre(), b.centre());
            if a != b {
                nearest = nearest.min((ax - bx).pow(2) + (ay - by).pow(2));
            }
        }
        assert_eq!(nearest, 86 * 86);
    }

    #[test]
    fn ways_to_the_cities() {
        let steps = |name: &str, kingdom| {
            Point::named(name.as_bytes()).map(|point| point.steps_to_city(kingdom))
        };
        assert_eq!(steps("t17", Kingdom::Tirad), Some(0));
        assert_eq!(steps("t16", Kingdom::Tirad), Some(2));
        assert_eq!(steps("t10", Kingdom::Tirad), Some(3));
        assert_eq!(steps("g10", Kingdom::Galad), Some(3));
        assert_eq!(steps("w00", Kingdom::Urgad), steps("w00", Kingdom::Elgad));
    }
}
