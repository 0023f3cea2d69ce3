//! Prints the prerendered pages as a JSON object from path to HTML. The build inserts them (`tools/build/post-build.mjs`).
//!
//!     cargo run --package table-ronde --example prerender

use std::collections::BTreeMap;

use table_ronde::prerender::{Page, Prerendered, Props};
use tokio::runtime::Builder;
use yew::ServerRenderer;

fn main() {
    let runtime = Builder::new_current_thread().build();
    let runtime = runtime.expect("a runtime without I/O needs nothing");
    let pages = [("", Page::Home), ("etagere", Page::Shelf)];
    let pages = pages.map(|(path, page)| {
        let renderer = ServerRenderer::<Prerendered>::with_props(move || Props { page });
        (path, runtime.block_on(renderer.hydratable(false).render()))
    });
    let text = serde_json::to_string_pretty(&BTreeMap::from(pages));
    println!("{}", text.expect("texts are JSON"));
}
