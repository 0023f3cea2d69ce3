//! The name that the stores of this copy of the app share (`assets/namespace.js`).

use super::page;

/// The name of a copy at the root of its host. The keys in the code begin with it.
const UNBOUND: &str = "table-ronde";

/// Returns the namespace of this copy: copies in different folders of one host do not share games.
pub fn namespace() -> String {
    page::said("data-namespace").unwrap_or_else(|| UNBOUND.to_owned())
}

/// Returns the key of this copy for a key of the code.
pub fn own_key(key: &str) -> String {
    let name = key.strip_prefix(UNBOUND).unwrap_or(key);
    format!("{}{name}", namespace())
}
