//! Printing: the browser's own, and the app's PDF export. Its script is lazily loaded, reads the sheets on the page,
//! and reports its result as an attribute on them.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};
use yew::Callback;

/// Selector of the `meta` element with the address of the script.
const NOTED: &str = "meta[name=pdf]";
/// Id of the element with the sheets.
const SHEETS: &str = "sheets";
/// Id of the loaded script.
const LOADED: &str = "pdf-program";

/// Opens the print dialogue.
pub fn print() {
    let _ = gloo::utils::window().print();
}

fn ask() {
    if let Ok(event) = Event::new("makepdf") {
        let _ = gloo::utils::document().dispatch_event(&event);
    }
}

fn load() -> Option<Element> {
    let document = gloo::utils::document();
    let address = document.query_selector(NOTED).ok()??;
    let address = address.get_attribute("content")?;
    let script = document.create_element("script").ok()?;
    script.set_id(LOADED);
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", &address).ok()?;
    Some(script)
}

/// Makes a PDF file of the sheets and offers it as a download. Calls back with its success.
pub fn make(done: Callback<bool>) {
    let document = gloo::utils::document();
    let Some(sheets) = document.get_element_by_id(SHEETS) else {
        return done.emit(false);
    };
    EventListener::once(&sheets, "pdfmade", {
        let (sheets, done) = (sheets.clone(), done.clone());
        move |_| {
            let sheets: HtmlElement = sheets.unchecked_into();
            done.emit(sheets.get_attribute("data-pdf").as_deref() == Some("made"));
        }
    })
    .forget();
    if document.get_element_by_id(LOADED).is_some() {
        return ask();
    }
    let Some(script) = load() else {
        return done.emit(false);
    };
    EventListener::once(&script, "load", |_| ask()).forget();
    EventListener::once(&script, "error", {
        let script = script.clone();
        move |_| {
            script.remove();
            done.emit(false);
        }
    })
    .forget();
    let _ = gloo::utils::body().append_child(&script);
}
