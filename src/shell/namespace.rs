//! Storage namespace of this copy of the app (`shell/namespace.js`).

use super::page;

/// Namespace of a copy at the root of its host, and prefix of all keys in the code.
const UNBOUND: &str = "table-ronde";

/// Returns the namespace of this copy. Copies in different folders of one host do not share games.
pub fn namespace() -> String {
    page::attribute("data-namespace").unwrap_or_else(|| UNBOUND.to_owned())
}

/// Returns the storage key of this copy for a key in the code.
pub fn own_key(key: &str) -> String {
    let name = key.strip_prefix(UNBOUND).unwrap_or(key);
    format!("{}{name}", namespace())
}
