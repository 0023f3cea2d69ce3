//! The document: where the app is mounted, and what its root says of the settings.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element, Event, HtmlElement, KeyboardEvent};
use yew::NodeRef;

/// The element of that id, which a program fills.
///
/// # Panics
/// If the page has no such element: then nothing can be shown at all.
pub fn root(id: &str) -> Element {
    gloo::utils::document()
        .get_element_by_id(id)
        .expect("index.html has an element for each program")
}

/// What the page says of itself in its head, under a name.
pub fn said_in_head(name: &str) -> String {
    let document = gloo::utils::document();
    let meta = document
        .query_selector(&format!("meta[name={name}]"))
        .ok()
        .flatten();
    let content = meta.and_then(|meta| meta.get_attribute("content"));
    content.unwrap_or_default()
}

/// Says something of the settings on the root element of the document. Said again, it would have the styles of all that is on
/// the page found anew.
pub fn mark(name: &str, value: &str) {
    let root = gloo::utils::document().document_element();
    if let Some(root) = root.filter(|root| root.get_attribute(name).as_deref() != Some(value)) {
        let _ = root.set_attribute(name, value);
    }
}

/// Says something on the root element of the document, or no longer.
pub fn mark_or_not(name: &str, value: Option<&str>) {
    let root = gloo::utils::document().document_element();
    match (root, value) {
        (_, Some(value)) => mark(name, value),
        (Some(root), None) => drop(root.remove_attribute(name)),
        (None, None) => {}
    }
}

/// What the root element of the document says under a name.
pub fn said(name: &str) -> Option<String> {
    gloo::utils::document()
        .document_element()?
        .get_attribute(name)
}

/// Tells all programs of the page that something happened.
pub fn tell(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = gloo::utils::document().dispatch_event(&event);
    }
}

/// Asks what surrounds the programs for something; tells whether it was taken up.
pub fn ask(name: &str, detail: &str) -> bool {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    init.set_cancelable(true);
    let event = CustomEvent::new_with_event_init_dict(name, &init);
    event.is_ok_and(|event| {
        gloo::utils::document()
            .dispatch_event(&event)
            .is_ok_and(|is_left| !is_left)
    })
}

/// Calls back whenever a program of the page tells this, until what is returned is called.
pub fn listen(name: &'static str, callback: impl Fn() + 'static) -> impl FnOnce() + 'static {
    let document = gloo::utils::document();
    let listener = EventListener::new(&document, name, move |_| callback());
    move || drop(listener)
}

/// Calls back for each key that is pressed anywhere on the page, until what is returned is called.
pub fn listen_to_keys(callback: impl Fn(&KeyboardEvent) + 'static) -> impl FnOnce() + 'static {
    let document = gloo::utils::document();
    let listener = EventListener::new(&document, "keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            callback(event);
        }
    });
    move || drop(listener)
}

/// Whether a key pressed now goes to a button or a link, which Enter presses.
pub fn is_on_control(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest("button,a"), Ok(Some(_))))
}

/// The title of the window.
pub fn title(title: &str) {
    gloo::utils::document().set_title(title);
}

/// Opens the print dialogue of the browser.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Gives an element the focus; what is returned gives it back to the element that had it.
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

/// Gives an element the focus if nothing has it any more.
pub fn focus_if_lost(node: &NodeRef) {
    let document = gloo::utils::document();
    let active = document.active_element();
    let is_lost = active.is_none() || active == document.body().map(Element::from);
    if let Some(element) = node.cast::<HtmlElement>().filter(|_| is_lost) {
        let _ = element.focus();
    }
}

/// Keeps the focus inside an element: the Tab key goes round its buttons.
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
