//! The prerendered pages render without a browser.

use table_ronde::prerender::{Page, Prerendered, Props};
use tokio::runtime::Builder;
use yew::ServerRenderer;

#[test]
fn home_and_shelf_render_without_a_browser() {
    let runtime = Builder::new_current_thread().build().expect("no I/O");
    for (page, class, address) in [
        (Page::Home, "page-home", "/premiere/chevaliers"),
        (Page::Shelf, "page-shelf", "/maitre/jeux"),
    ] {
        let renderer = ServerRenderer::<Prerendered>::with_props(move || Props { page });
        let html = runtime.block_on(renderer.hydratable(false).render());
        assert!(html.starts_with("<main "), "{html}");
        assert!(html.contains(class), "{html}");
        assert!(
            html.contains(&format!("data-route=\"{address}\"")),
            "{html}"
        );
        assert!(!html.contains("<!--"), "{html}");
    }
}
