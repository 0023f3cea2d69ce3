//! Values with a JSON form that can be saved on the device.

use engine::table::json::Json;

/// A value that is saved as JSON.
pub trait Persist: Sized {
    /// Returns the JSON form.
    fn to_json(&self) -> Json;
    /// Parses the JSON form; `None` if it is invalid.
    fn of_json(json: &Json) -> Option<Self>;
    /// Checks whether a text that does not parse was written by a newer version. Such a text is left in place.
    fn is_newer(_text: &str) -> bool {
        false
    }
    /// Parses the text of the JSON form.
    fn read(text: &str) -> Option<Self> {
        Self::of_json(&Json::read(text).ok()?)
    }
}
