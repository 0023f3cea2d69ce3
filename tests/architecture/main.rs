//! Dependencies: the imports of both packages match a table of allowed arrows.
//!
//! A room is a folder or a file directly below `src`; a game and a folder of the pages are rooms of their own. The tables
//! hold the intended dependencies. Each remaining violation is listed as an exception.

mod bridge;
mod games;
mod imports;
mod map;
mod rooms;

use std::path::Path;

use imports::{arrows, sources};
use rooms::{APP, APP_EXCEPTIONS, ENGINE, ENGINE_EXCEPTIONS, Exceptions, Rooms, complaints, order};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Heading of the complaints about imports.
const ADVICE: &str = "imports differ from the table in tests/architecture/rooms.rs: move the code, or change the table";

#[test]
fn engine_imports_match_the_table() {
    let sources = sources(&Path::new(ROOT).join("engine/src"));
    assert!(sources.len() > 100, "{} files", sources.len());
    let wrong = complaints(&arrows(&sources, &[]), ENGINE, ENGINE_EXCEPTIONS);
    assert!(wrong.is_empty(), "{ADVICE}\n{}", wrong.join("\n"));
}

#[test]
fn app_imports_match_the_table() {
    let sources = sources(&Path::new(ROOT).join("src"));
    assert!(sources.len() > 100, "{} files", sources.len());
    let wrong = complaints(
        &arrows(&sources, &["engine", "table_ronde"]),
        APP,
        APP_EXCEPTIONS,
    );
    assert!(wrong.is_empty(), "{ADVICE}\n{}", wrong.join("\n"));
}

/// Lints only check the build of this machine, so they would miss code for the browser target alone.
#[test]
fn no_code_is_target_specific() {
    let folders =
        ["src", "engine/src", "examples"].map(|folder| sources(&Path::new(ROOT).join(folder)));
    let names = [
        "target_arch",
        "target_family",
        "target_os",
        "cfg(wasm",
        "cfg(unix",
    ];
    for (path, text) in folders.iter().flatten() {
        let found = names.iter().find(|name| text.contains(*name));
        assert_eq!(
            found,
            None,
            "{}: write code for every target, since lints check one build",
            path.display()
        );
    }
}

#[test]
fn import_tables_are_acyclic() {
    assert!(order(ENGINE).is_some(), "ENGINE in rooms.rs has a cycle");
    assert!(order(APP).is_some(), "APP in rooms.rs has a cycle");
    assert!(order(&[("state", &["words"]), ("words", &["state"])]).is_none());
}

/// Returns the complaints about files with these texts, under a small table of rooms.
fn tried(files: &[(&str, &str)], exceptions: Exceptions) -> Vec<String> {
    const SMALL: Rooms = &[
        ("kernel", &[]),
        ("games", &["kernel"]),
        ("state", &["kernel", "engine/table"]),
    ];
    checked(files, SMALL, exceptions)
}

/// Returns the complaints about files with these texts.
fn checked(files: &[(&str, &str)], rooms: Rooms, exceptions: Exceptions) -> Vec<String> {
    let sources: Vec<_> = files
        .iter()
        .map(|(path, text)| (path.into(), (*text).to_owned()))
        .collect();
    complaints(&arrows(&sources, &["engine"]), rooms, exceptions)
}

const KEPT: [(&str, &str); 2] = [
    (
        "games/kingdom/rules.rs",
        "use crate::kernel::step::Seat;\nuse super::board::Cell;\n",
    ),
    (
        "state/session/mod.rs",
        "use crate::{kernel::{a, b}};\nuse engine::table::Table;\nuse super::saved;\n",
    ),
];

#[test]
fn allowed_imports_pass() {
    assert_eq!(tried(&KEPT, &[]), [""; 0]);
}

#[test]
fn forbidden_imports_are_reported() {
    let wrong = [
        (
            "games/kingdom/rules.rs",
            "use crate::games::gran;",
            "games/gran",
        ),
        (
            "games/kingdom/rules.rs",
            "use super::super::gran::board;",
            "games/gran",
        ),
        (
            "kernel/step.rs",
            "use crate::{\n    games::{kingdom},\n};",
            "games/kingdom",
        ),
        (
            "kernel/step.rs",
            "fn f() { crate::state::cue::g() }",
            "state",
        ),
        ("kernel/step.rs", "use super::super::state;", "state"),
        (
            "state/cue.rs",
            "use engine::games::kingdom::Kingdom;",
            "engine/games",
        ),
        ("cellar/cue.rs", "use crate::kernel::step;", "kernel"),
    ];
    for (path, text, room) in wrong {
        let files = [KEPT[0], KEPT[1], (path, text)];
        assert_eq!(tried(&files, &[]), [format!("{path} knows {room}")]);
    }
}

#[test]
fn teacher_imports_in_pupil_pages_are_reported() {
    const PAGES: Rooms = &[
        ("pages/shared", &[]),
        ("pages/pupil", &["pages/shared"]),
        ("pages/teacher", &["pages/shared"]),
        ("pages", &["pages/pupil", "pages/teacher"]),
    ];
    let allowed = [
        (
            "pages/mod.rs",
            "use crate::pages::{pupil::home, teacher::desk};",
        ),
        (
            "pages/pupil/home.rs",
            "use super::shelf;\nuse crate::pages::shared::frame;",
        ),
        (
            "pages/teacher/desk/card.rs",
            "use super::super::super::shared;",
        ),
    ];
    let wrong = [
        (
            "pages/pupil/game/saving.rs",
            "use crate::pages::teacher::slots;",
            "pages/teacher",
        ),
        (
            "pages/pupil/pause.rs",
            "use super::super::teacher::steps;",
            "pages/teacher",
        ),
        (
            "pages/pupil/trouble.rs",
            "use crate::pages::chunks;",
            "pages",
        ),
        (
            "pages/shared/message.rs",
            "use crate::pages::{pupil::home};",
            "pages/pupil",
        ),
    ];
    assert_eq!(checked(&allowed, PAGES, &[]), [""; 0]);
    for (path, text, room) in wrong {
        let files: Vec<_> = allowed.into_iter().chain([(path, text)]).collect();
        assert_eq!(
            checked(&files, PAGES, &[]),
            [format!("{path} knows {room}")]
        );
    }
}

#[test]
fn imports_in_comments_and_unit_tests_are_ignored() {
    let text = "//! [`crate::state`]\n#[cfg(test)]\nmod tests {\n    use crate::state::cue;\n}\n#[cfg(test)]\nuse crate::state;\n";
    assert_eq!(
        tried(&[KEPT[0], KEPT[1], ("kernel/step.rs", text)], &[]),
        [""; 0]
    );
}

#[test]
fn unused_arrows_and_exceptions_are_reported() {
    assert_eq!(tried(&KEPT[..1], &[]).len(), 2);
    let mended = tried(&KEPT, &[("kernel/step.rs", "state")]);
    assert_eq!(mended, ["kernel/step.rs no longer knows state"]);
    let files = [
        KEPT[0],
        KEPT[1],
        ("kernel/step.rs", "use crate::state::cue;"),
    ];
    assert_eq!(tried(&files, &[("kernel/step.rs", "state")]), [""; 0]);
}
