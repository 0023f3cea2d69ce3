//! Messages between windows of one browser, which keep the projector window in sync.

use engine::table::json::Json;

use super::persist::Persist;
use super::saved::Saved;
use super::sketch::Sketch;

/// Message between windows.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// Request of a new board-only window: windows with a game answer with it.
    Ask,
    /// Current game, and the drawing shown over it.
    Shown(Box<Saved>, Option<Sketch>),
    /// Request to the board-only window to open the page at this address.
    Page(String),
    /// Answer of the board-only window to [`Message::Page`].
    PageOpened,
}

/// Value of the field of [`Message::PageOpened`]. No address of a page is like it.
const OPENED: &str = "opened";

impl Persist for Message {
    fn to_json(&self) -> Json {
        match self {
            Self::Ask => Json::of_fields([]),
            Self::Page(address) => Json::of_fields([("page", Json::Text(address.clone()))]),
            Self::PageOpened => Json::of_fields([("page", Json::Text(OPENED.to_owned()))]),
            Self::Shown(saved, sketch) => {
                let game = ("game", saved.to_json());
                match sketch {
                    None => Json::of_fields([game]),
                    Some(sketch) => Json::of_fields([game, ("sketch", sketch.to_json())]),
                }
            }
        }
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::Object(_) = json else {
            return None;
        };
        if let Some(page) = json.get("page") {
            return Some(match page.text()? {
                OPENED => Self::PageOpened,
                address => Self::Page(address.to_owned()),
            });
        }
        let Some(game) = json.get("game") else {
            return Some(Self::Ask);
        };
        let sketch = json.get("sketch").and_then(Sketch::of_json);
        Some(Self::Shown(Box::new(Saved::of_json(game)?), sketch))
    }
}

/// Transition of a board-only window from one game state to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// Plays these steps one by one.
    Steps(Vec<String>),
    /// Reloads the game.
    Lay,
}

/// Maximum number of steps that are played one by one; more are loaded at once.
const FEW: usize = 4;

/// Returns the transition between two step lists with the same start position.
pub fn way(old: &[String], new: &[String]) -> Way {
    match new.strip_prefix(old) {
        Some(steps) if steps.len() <= FEW => Way::Steps(steps.to_vec()),
        _ => Way::Lay,
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;

    use super::{Message, Persist, Saved, Sketch, Way, way};

    #[test]
    fn messages_are_read_back() {
        let table = GameId::Gran
            .entry()
            .open(&Options::default(), 4)
            .expect("defaults");
        let saved = Box::new(Saved::of(&*table, PerSide::default()));
        for message in [
            Message::Ask,
            Message::Page("/mots".to_owned()),
            Message::PageOpened,
            Message::Shown(saved.clone(), None),
            Message::Shown(saved, Some(Sketch::default())),
        ] {
            assert_eq!(Message::read(&message.to_json().write()), Some(message));
        }
        assert_eq!(Message::read("7"), None);
    }

    #[test]
    fn few_new_steps_are_animated_and_more_are_skipped() {
        let steps = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(
            way(&steps("a b"), &steps("a b c d")),
            Way::Steps(steps("c d"))
        );
        assert_eq!(way(&steps("a b"), &steps("a b")), Way::Steps(Vec::new()));
        assert_eq!(way(&steps("a b"), &steps("a")), Way::Lay);
        assert_eq!(way(&steps("a b"), &steps("a c d")), Way::Lay);
        assert_eq!(way(&steps("a"), &steps("a b c d e f")), Way::Lay);
    }
}
