//! Starts the app in the browser.

fn main() {
    table_ronde::app::start();
}
