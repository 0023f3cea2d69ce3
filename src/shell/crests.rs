//! Drawings of the crests: a sheet of symbols that is added to the page when a crest is shown.

use super::chunk_loading;

/// Identifier of the sheet in `assets/crests.svg`.
const ID: &str = "crests";

fn is_loaded() -> bool {
    gloo::utils::document().get_element_by_id(ID).is_some()
}

/// Adds the sheet to the page, unless it is there. Without it, pieces have no crest.
pub async fn load() {
    if is_loaded() {
        return;
    }
    let sheet = chunk_loading::text("crests.svg").await;
    // Another call may have loaded it meanwhile.
    if let Some(sheet) = sheet.filter(|_| !is_loaded()) {
        let _ = gloo::utils::body().insert_adjacent_html("beforeend", &sheet);
    }
}
