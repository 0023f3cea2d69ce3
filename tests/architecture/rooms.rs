//! The allowed imports of each room, and the complaints about others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::imports::Arrow;

/// A room, and the rooms that it may import.
pub type Rooms = &'static [(&'static str, &'static [&'static str])];
/// A file, and a room that it imports against the table.
pub type Exceptions = &'static [(&'static str, &'static str)];

/// Code shared by two games of one box, which is no game itself.
const SHARED: &str = "games/patrakill";

/// The engine: the left room may import the rooms on the right. Games without a row of their own use the row `games`.
pub const ENGINE: Rooms = &[
    ("kernel", &[]),
    ("games", &["kernel"]),
    (SHARED, &["kernel"]),
    ("games/vatrankill", &["kernel", SHARED]),
    ("games/vatrakill", &["kernel", SHARED]),
    ("search", &["kernel"]),
    ("motion", &["kernel"]),
    ("table", &["kernel", "search"]),
    ("problems", &["kernel", "search", "table"]),
    ("catalogue", &["kernel", "games", "problems", "table"]),
];

pub const ENGINE_EXCEPTIONS: Exceptions = &[];

/// The app, and the rooms of the engine it imports. The room `pages` draws the page of a route, and loads the chunks.
pub const APP: Rooms = &[
    ("shell", &["engine/kernel"]),
    ("words", &["engine/kernel"]),
    ("route", &["engine/catalogue", "engine/motion"]),
    (
        "state",
        &[
            "engine/catalogue",
            "engine/kernel",
            "engine/motion",
            "engine/problems",
            "engine/search",
            "engine/table",
        ],
    ),
    (
        "widgets",
        &[
            "shell",
            "settings_context",
            "words",
            "engine/kernel",
            "engine/search",
        ],
    ),
    (
        "board",
        &[
            "state",
            "widgets",
            "words",
            "engine/kernel",
            "engine/motion",
            "engine/table",
        ],
    ),
    ("fight", &["state", "widgets", "words", "engine/kernel"]),
    (
        "sheets",
        &[
            "board",
            "widgets",
            "words",
            "engine/catalogue",
            "engine/kernel",
            "engine/problems",
            "engine/table",
        ],
    ),
    ("languages", &["shell", "state", "engine/kernel"]),
    (
        "settings_context",
        &[
            "shell",
            "languages",
            "route",
            "state",
            "words",
            "engine/kernel",
        ],
    ),
    ("games_context", &["engine/catalogue"]),
    (
        "handbook",
        &[
            "shell",
            "settings_context",
            "state",
            "widgets",
            "words",
            "engine/kernel",
        ],
    ),
    (
        "pages/shared",
        &[
            "board",
            "games_context",
            "route",
            "settings_context",
            "shell",
            "state",
            "widgets",
            "words",
            "engine/catalogue",
            "engine/kernel",
            "engine/problems",
            "engine/search",
            "engine/table",
        ],
    ),
    (
        "pages/pupil",
        &[
            "board",
            "fight",
            "games_context",
            "pages/shared",
            "route",
            "settings_context",
            "shell",
            "state",
            "widgets",
            "words",
            "engine/catalogue",
            "engine/kernel",
            "engine/motion",
            "engine/problems",
            "engine/search",
            "engine/table",
        ],
    ),
    (
        "pages/teacher",
        &[
            "board",
            "fight",
            "games_context",
            "handbook",
            "languages",
            "pages/shared",
            "route",
            "settings_context",
            "shell",
            "state",
            "widgets",
            "words",
            "engine/catalogue",
            "engine/kernel",
            "engine/problems",
            "engine/table",
        ],
    ),
    (
        "pages",
        &[
            "fight",
            "games_context",
            "pages/pupil",
            "pages/shared",
            "pages/teacher",
            "printing",
            "route",
            "shell",
            "state",
            "engine/catalogue",
        ],
    ),
    (
        "printing",
        &[
            "shell",
            "games_context",
            "handbook",
            "route",
            "settings_context",
            "sheets",
            "state",
            "widgets",
            "words",
            "engine/catalogue",
            "engine/kernel",
            "engine/problems",
        ],
    ),
    (
        "prerender",
        &[
            "shell",
            "games_context",
            "pages/pupil",
            "settings_context",
            "state",
            "engine/catalogue",
        ],
    ),
    (
        "phrases",
        &[
            "words",
            "engine/catalogue",
            "engine/games",
            "engine/kernel",
            "engine/search",
            "engine/table",
        ],
    ),
    ("readers", &["route", "state"]),
    (
        "app",
        &[
            "shell",
            "games_context",
            "pages",
            "settings_context",
            "engine/catalogue",
        ],
    ),
    ("main", &["table_ronde"]),
];

pub const APP_EXCEPTIONS: Exceptions = &[
    ("shell/device.rs", "state"),
    ("shell/history.rs", "route"),
    ("shell/storage.rs", "state"),
    ("fight/arena.rs", "shell"),
    ("words/animals.rs", "state"),
    ("words/crests.rs", "state"),
];

/// Returns the differences between the arrows of a package and its table.
pub fn complaints(arrows: &BTreeSet<Arrow>, rooms: Rooms, exceptions: Exceptions) -> Vec<String> {
    let rooms: BTreeMap<&str, &[&str]> = rooms.iter().copied().collect();
    // A game without a row of its own uses the row of all games, and counts as one of them.
    let row = |room: &str| match room.split_once('/') {
        Some(("games", _)) if !rooms.contains_key(room) => "games".to_owned(),
        _ => room.to_owned(),
    };
    let mut unused: BTreeSet<(String, String)> = rooms
        .iter()
        .flat_map(|(from, known)| {
            known
                .iter()
                .map(|to| ((*from).to_owned(), (*to).to_owned()))
        })
        .collect();
    let mut forgiven: BTreeSet<(&str, &str)> = exceptions.iter().copied().collect();
    let mut wrong = Vec::new();
    for arrow in arrows {
        let Arrow { from, to, file } = arrow;
        let known = rooms.get(row(from).as_str()).copied();
        let is_game = to.starts_with("games/") && to != SHARED;
        let name = if is_game { "games" } else { to.as_str() };
        if known.is_some_and(|known| known.contains(&name)) {
            unused.remove(&(row(from), name.to_owned()));
        } else if exceptions
            .iter()
            .any(|(path, room)| file == Path::new(path) && *room == name)
        {
            forgiven.retain(|(path, room)| file != Path::new(path) || *room != name);
        } else {
            wrong.push(format!("{} knows {to}", file.display()));
        }
    }
    let nobody = unused
        .into_iter()
        .map(|(from, to)| format!("{from} need not know {to}"));
    let mended = forgiven
        .into_iter()
        .map(|(file, to)| format!("{file} no longer knows {to}"));
    wrong.into_iter().chain(nobody).chain(mended).collect()
}

/// Returns an order in which the rooms can be built, or `None` for a cycle.
pub fn order(rooms: Rooms) -> Option<Vec<&'static str>> {
    let (mut order, mut left): (Vec<&str>, Vec<_>) = (Vec::new(), rooms.to_vec());
    while !left.is_empty() {
        let is_ready = |(_, known): &(&str, &[&str])| {
            known
                .iter()
                .all(|to| order.contains(to) || !rooms.iter().any(|(room, _)| room == to))
        };
        let next = left.iter().position(is_ready)?;
        order.push(left.remove(next).0);
    }
    Some(order)
}
