//! The document: where the app is mounted, and what its root says of the settings.

use web_sys::Element;

/// The element of that id, which a program fills.
///
/// # Panics
/// If the page has no such element: then nothing can be shown at all.
pub fn root(id: &str) -> Element {
    gloo::utils::document()
        .get_element_by_id(id)
        .expect("index.html has an element for each program")
}

/// Says something of the settings on the root element of the document.
pub fn mark(name: &str, value: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// The title of the window.
pub fn title(title: &str) {
    gloo::utils::document().set_title(title);
}

/// Starts the app anew at the home page.
pub fn restart() {
    let window = gloo::utils::window();
    let _ = window.location().set_hash("/");
    let _ = window.location().reload();
}

/// Gives an element the focus.
pub fn focus(node: &yew::NodeRef) {
    if let Some(element) = node.cast::<web_sys::HtmlElement>() {
        let _ = element.focus();
    }
}
