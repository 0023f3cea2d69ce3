//! Which program draws which address: said once, in `assets/programs.json`. The build writes it into the page, with the
//! files of each program, where `assets/boot.js` and the programs themselves read it.

use engine::table::json::Json;

/// The programs of the page, each with the addresses that it draws: whole paths, or their beginnings before a `*`.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgramTable(Vec<(String, Vec<String>)>);

impl ProgramTable {
    /// Reads the table; empty if it is none.
    pub fn read(text: &str) -> Self {
        let Ok(Json::List(programs)) = Json::read(text) else {
            return Self(Vec::new());
        };
        let one = |program: &Json| {
            let name = program.get("name")?.text()?.to_owned();
            Some((name, program.get("draws")?.texts()?))
        };
        Self(programs.iter().filter_map(one).collect())
    }

    /// Whether that program draws the page of a path: the first that names the path does.
    pub fn draws(&self, program: &str, path: &str) -> bool {
        let path = path.trim_start_matches('/');
        let fits = |pattern: &String| match pattern.strip_suffix('*') {
            Some(begin) => path.starts_with(begin),
            None => path == pattern,
        };
        let first = self.0.iter().find(|(_, paths)| paths.iter().any(fits));
        first.is_some_and(|(name, _)| name == program)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::ProgramTable;
    use crate::games_context::FIRST_GAMES;
    use crate::route::Route;

    const TABLE: &str = include_str!("../assets/programs.json");

    #[test]
    fn each_address_is_drawn_by_one_program_and_games_by_one_that_holds_them() {
        let table = ProgramTable::read(TABLE);
        let pages = GameId::ALL.iter().flat_map(|&game| {
            let is_held = FIRST_GAMES.get(game).is_some();
            [
                (Route::First(game), is_held),
                (Route::Setup(game), is_held),
                (Route::play(game), is_held),
                (Route::Course(game), false),
                (Route::Tale(game), false),
                (Route::chronicle(game), false),
                (Route::Rules(game), false),
                (Route::print(game), false),
            ]
        });
        let others = [
            (Route::Home, true),
            (Route::Shelf, true),
            (Route::Words, false),
            (Route::Teacher, false),
            (Route::Projector, false),
            (Route::Credits, false),
            (Route::Install, false),
        ];
        for (page, is_first) in pages.chain(others) {
            let path = page.path();
            assert_eq!(table.draws("play", &path), is_first, "{path}");
            assert_eq!(table.draws("house", &path), !is_first, "{path}");
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_is_drawn_too() {
        let table = ProgramTable::read(TABLE);
        for (path, program) in [
            ("/etagere/x", "play"),
            ("//jeu/chevaliers/9", "play"),
            ("/nowhere", "house"),
            ("/jeu/chess", "house"),
        ] {
            assert!(table.draws(program, path), "{path}");
        }
        assert!(!ProgramTable::read("{").draws("house", "/"));
    }
}
