//! Trash: erased texts that can be restored for a day.

use engine::table::json::Json;

use super::persist::Persist;

/// Time for which erased texts can be restored, in milliseconds.
const DAY: u64 = 86_400_000;

/// Trash texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trash {
    /// Time of the deletion, in milliseconds since 1970.
    pub at: u64,
    /// Texts with their storage keys.
    pub texts: Vec<(String, String)>,
}

impl Trash {
    /// Returns these texts together with those erased earlier under other keys.
    #[must_use]
    pub fn with(mut self, earlier: Option<Self>) -> Self {
        for (key, text) in earlier.into_iter().flat_map(|earlier| earlier.texts) {
            if self.texts.iter().all(|(known, _)| *known != key) {
                self.texts.push((key, text));
            }
        }
        self
    }

    /// Checks whether the texts can no longer be restored.
    pub fn is_over(&self, now: u64) -> bool {
        now >= self.at.saturating_add(DAY)
    }
}

impl Persist for Trash {
    fn to_json(&self) -> Json {
        let text = |(key, text): &(String, String)| (key.clone(), Json::Text(text.clone()));
        Json::of_fields([
            ("at", Json::Number(self.at)),
            ("texts", Json::Object(self.texts.iter().map(text).collect())),
        ])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Some(Json::Object(texts)) = json.get("texts") else {
            return None;
        };
        let text = |(key, text): &(String, Json)| Some((key.clone(), text.text()?.to_owned()));
        Some(Self {
            at: json.get("at")?.number()?,
            texts: texts.iter().map(text).collect::<Option<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, Persist, Trash};

    fn erased(at: u64, texts: &[(&str, &str)]) -> Trash {
        let owned = |(key, text): &(&str, &str)| ((*key).to_owned(), (*text).to_owned());
        Trash {
            at,
            texts: texts.iter().map(owned).collect(),
        }
    }

    #[test]
    fn trash_round_trips_and_expires_after_a_day() {
        let all = erased(7, &[("game", "{\"a\": \"é\\n\"}"), ("slot-1", "")]);
        assert_eq!(Trash::read(&all.to_json().write()), Some(all.clone()));
        assert!(!all.is_over(6));
        assert!(!all.is_over(6 + DAY));
        assert!(all.is_over(7 + DAY));
        assert_eq!(Trash::read("{}"), None);
    }

    #[test]
    fn second_deletion_keeps_the_first_one() {
        let first = erased(1, &[("game", "old"), ("slot-1", "kept")]);
        let second = erased(2, &[("game", "new")]).with(Some(first));
        assert_eq!(second, erased(2, &[("game", "new"), ("slot-1", "kept")]));
    }
}
