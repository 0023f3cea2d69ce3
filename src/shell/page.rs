//! Document: mount points, root attributes, events, and focus.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::NodeRef;

/// Returns the element with this id.
///
/// # Panics
/// Panics if the page has no such element: the app then has no mount point.
pub fn root(id: &str) -> Element {
    gloo::utils::document()
        .get_element_by_id(id)
        .expect("index.html has an element for each program")
}

/// Returns the content of a `meta` element in the head of the page.
pub fn meta_content(name: &str) -> String {
    let document = gloo::utils::document();
    let meta = document
        .query_selector(&format!("meta[name={name}]"))
        .ok()
        .flatten();
    let content = meta.and_then(|meta| meta.get_attribute("content"));
    content.unwrap_or_default()
}

/// Asks the browser to fill the screen with the page. It may refuse.
pub fn fill_screen() {
    let element = gloo::utils::document_element();
    // Older browsers lack the method.
    if js_sys::Reflect::has(&element, &"requestFullscreen".into()).unwrap_or(false) {
        let _ = element.request_fullscreen();
    }
}

/// Sets an attribute of the root element. An equal value is skipped, since setting it would recalculate all styles.
pub fn set_attribute(name: &str, value: &str) {
    let root = gloo::utils::document().document_element();
    if let Some(root) = root.filter(|root| root.get_attribute(name).as_deref() != Some(value)) {
        let _ = root.set_attribute(name, value);
    }
}

/// Sets or removes an attribute of the root element.
pub fn set_or_remove_attribute(name: &str, value: Option<&str>) {
    let root = gloo::utils::document().document_element();
    match (root, value) {
        (_, Some(value)) => set_attribute(name, value),
        (Some(root), None) => drop(root.remove_attribute(name)),
        (None, None) => {}
    }
}

/// Returns an attribute of the root element.
pub fn attribute(name: &str) -> Option<String> {
    gloo::utils::document()
        .document_element()?
        .get_attribute(name)
}

/// Dispatches an event on the document.
pub fn dispatch(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = gloo::utils::document().dispatch_event(&event);
    }
}

/// Calls back for each event of this name on the document. Calling the result stops it.
pub fn listen(name: &'static str, callback: impl Fn() + 'static) -> impl FnOnce() + 'static {
    let document = gloo::utils::document();
    let listener = EventListener::new(&document, name, move |_| callback());
    move || drop(listener)
}

/// Calls back for each key press on the page. Calling the result stops it.
pub fn listen_to_keys(callback: impl Fn(&KeyboardEvent) + 'static) -> impl FnOnce() + 'static {
    let document = gloo::utils::document();
    let listener = EventListener::new(&document, "keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            callback(event);
        }
    });
    move || drop(listener)
}

/// Checks whether a key event goes to a button or a link, which Enter presses.
pub fn is_on_control(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest("button,a"), Ok(Some(_))))
}

/// Sets the title of the window.
pub fn title(title: &str) {
    gloo::utils::document().set_title(title);
}

/// Opens the print dialogue.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Focuses an element. Calling the result restores the previous focus.
pub fn focus(node: &NodeRef) -> impl FnOnce() + use<> + 'static {
    let active = gloo::utils::document().active_element();
    let before = active.and_then(|active| active.dyn_into::<HtmlElement>().ok());
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
    move || {
        if let Some(before) = before {
            let _ = before.focus();
        }
    }
}

/// Focuses an element if nothing has the focus.
pub fn focus_if_lost(node: &NodeRef) {
    let document = gloo::utils::document();
    let active = document.active_element();
    let is_lost = active.is_none() || active == document.body().map(Element::from);
    if let Some(element) = node.cast::<HtmlElement>().filter(|_| is_lost) {
        let _ = element.focus();
    }
}

/// Traps the focus inside an element: the Tab key cycles through its buttons.
pub fn keep_focus(node: &NodeRef, event: &KeyboardEvent) {
    let Some(element) = node.cast::<Element>().filter(|_| event.key() == "Tab") else {
        return;
    };
    event.prevent_default();
    let Ok(buttons) = element.query_selector_all("button") else {
        return;
    };
    let active = gloo::utils::document().active_element();
    let count = buttons.length();
    let is_active = |index: &u32| {
        let button = buttons
            .get(*index)
            .and_then(|node| node.dyn_into::<Element>().ok());
        button.is_some() && button == active
    };
    let next = match (0..count).find(is_active) {
        Some(index) if event.shift_key() => (index + count - 1) % count.max(1),
        Some(index) => (index + 1) % count.max(1),
        None => 0,
    };
    let button = buttons
        .get(next)
        .and_then(|node| node.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        let _ = button.focus();
    }
}
