//! Paper: the browser's own printing, and the file that the app makes itself. The program that makes it is loaded
//! when it is first asked for; it reads the sheets on the page and says on them how it went.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};
use yew::Callback;

/// Where the page notes the address of the program.
const NOTED: &str = "meta[name=pdf]";
/// The element that holds the sheets.
const SHEETS: &str = "sheets";
/// The program, once it is loaded.
const LOADED: &str = "pdf-program";

/// Opens the browser's print window.
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

/// Makes a file of the sheets on the page and hands it to the person; then tells whether that went well.
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
