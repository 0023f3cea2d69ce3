//! What the device can keep: values with a JSON form.

use engine::table::json::Json;

/// Something that is kept as JSON.
pub trait Persist: Sized {
    /// Its JSON form.
    fn to_json(&self) -> Json;
    /// What such a form holds; nothing if it holds something else.
    fn of_json(json: &Json) -> Option<Self>;
    /// Whether a text that does not read was written by a newer version, which finds it again where it stands.
    fn is_newer(_text: &str) -> bool {
        false
    }
    /// Reads the text of the JSON form.
    fn read(text: &str) -> Option<Self> {
        Self::of_json(&Json::read(text).ok()?)
    }
}
