//! Chunks: lazily loaded parts of the program. [`use_chunk`] passes the views of a chunk to a component once it is loaded.
//!
//! The functions that load the chunks name all pages, so [`crate::pages::chunks`] registers them when the app starts.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::thread::LocalKey;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::SplitLoaderError;
use yew::{Html, hook, use_effect_with, use_state};

use crate::route::Route;
use crate::shell::chunk_loading;
use crate::shell::offline::Offline;

/// Draws a page of a chunk. Draws nothing for a page of another chunk.
pub type Draw = fn(Route, Offline) -> Html;

/// Loads the Wasm of a chunk, and returns its views.
type Loader<V> = fn() -> Pin<Box<dyn Future<Output = Result<V, SplitLoaderError>>>>;

/// State of a chunk.
pub struct State<V> {
    /// Function that loads the chunk, once it is registered.
    loader: Cell<Option<Loader<V>>>,
    /// Views of the chunk, once it is loaded.
    views: Cell<Option<V>>,
}

impl<V> State<V> {
    /// Returns the state of a chunk that is not loaded.
    pub const fn new() -> Self {
        Self {
            loader: Cell::new(None),
            views: Cell::new(None),
        }
    }
}

/// A chunk of the program, with the views that it holds for others.
pub struct Chunk<V: 'static> {
    state: &'static LocalKey<State<V>>,
    /// Whether its pages have a style sheet of their own.
    is_styled: bool,
}

/// Declares chunks, each with the type of its views: `NAME: Views, styled: false;`.
macro_rules! chunks {
    ($($(#[$doc:meta])* $name:ident: $views:ty, styled: $is_styled:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $name: $crate::pages::shared::chunk::Chunk<$views> = {
                use $crate::pages::shared::chunk::{Chunk, State};
                thread_local!(static STATE: State<$views> = const { State::new() });
                Chunk::new(&STATE, $is_styled)
            };
        )*
    };
}
pub(crate) use chunks;

impl<V: Copy + 'static> Chunk<V> {
    /// Returns a chunk with this state.
    pub const fn new(state: &'static LocalKey<State<V>>, is_styled: bool) -> Self {
        Self { state, is_styled }
    }

    /// Registers the function that loads the chunk.
    pub fn register(&'static self, loader: Loader<V>) {
        self.state.with(|state| state.loader.set(Some(loader)));
    }

    /// Returns the views of the chunk, if it is loaded.
    pub fn views(&'static self) -> Option<V> {
        self.state.with(|state| state.views.get())
    }

    /// Loads the chunk and its styles. Returns `None` if one of them fails to load after several attempts
    /// (`shell/loading.js`), or if no loader is registered.
    pub async fn load(&'static self) -> Option<V> {
        let styles = self.is_styled.then(chunk_loading::styles);
        let load = self.state.with(|state| state.loader.get())?;
        let views = load().await.ok()?;
        if let Some(styles) = styles
            && !styles.await
        {
            return None;
        }
        self.state.with(|state| state.views.set(Some(views)));
        Some(views)
    }
}

/// Returns the views of a chunk once it is loaded, and loads it if `is_wanted`. A failed load is silent.
#[hook]
pub fn use_quiet_chunk<V: Copy + 'static>(chunk: &'static Chunk<V>, is_wanted: bool) -> Option<V> {
    let views = use_state(|| chunk.views());
    use_effect_with(is_wanted, {
        let views = views.setter();
        move |&is_wanted| {
            if is_wanted && chunk.views().is_none() {
                spawn_local(async move { views.set(chunk.load().await) });
            }
        }
    });
    views.or_else(|| chunk.views())
}

/// Returns the views of a chunk once it is loaded, and loads it if `is_awaited`. A failed load shows the error panel, whose button
/// tries again.
#[hook]
pub fn use_chunk<V: Copy + 'static>(chunk: &'static Chunk<V>, is_awaited: bool) -> Option<V> {
    let views = use_state(|| chunk.views());
    let attempt = use_state(|| 0_u32);
    let is_missing = is_awaited && chunk.views().is_none();
    use_effect_with((is_missing, *attempt), {
        let (views, attempt) = (views.setter(), attempt.clone());
        move |&(is_missing, number)| {
            let retried = is_missing.then(|| {
                chunk_loading::awaited();
                spawn_local(async move {
                    match chunk.load().await {
                        Some(loaded) => {
                            views.set(Some(loaded));
                            chunk_loading::loaded();
                        }
                        None => chunk_loading::failed(),
                    }
                });
                chunk_loading::on_retry(move || attempt.set(number + 1))
            });
            move || drop(retried)
        }
    });
    views.or_else(|| chunk.views())
}
