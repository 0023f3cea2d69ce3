//! Link and QR code of a position or a complete game.

use engine::catalogue::{ALL, GameId, compact};
use engine::table::Record;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

use super::link_card::LinkCard;
use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::widgets::button::Button;
use crate::words::saving as words;

/// Properties of `Share`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Record of the game.
    pub record: Record,
    /// Current position.
    pub position: String,
    /// Closes the card.
    pub onclose: Callback<()>,
}

/// Returns the address of a position or of a complete game.
fn address(props: &Props, whole: bool) -> String {
    let slug = props.game.slug();
    let by_position = || Route::address_of_position(props.game, &props.position);
    if !whole {
        return by_position();
    }
    match ALL.from_record(&props.record, 0) {
        Ok(opened) => format!("/jeu/{slug}?partie={}", compact::write(ALL, &*opened.table)),
        Err(_) => by_position(),
    }
}

/// Card with the link and the QR code.
#[component]
pub fn Share(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let whole = use_state_eq(|| true);
    let choose = |choice: bool, label, name| {
        let whole = whole.clone();
        let chosen = *whole == choice;
        let onclick = Callback::from(move |_: MouseEvent| whole.set(choice));
        Button::new(t(label), onclick)
            .class("plain")
            .chosen(chosen)
            .adult(name)
            .view()
    };
    let name = props.game.info().name.text(language);
    html! {
        <LinkCard address={address(props, *whole)} {name} note={words::SHARE_NOTE} onclose={props.onclose.clone()}>
            <div class="buttons" role="group" aria-label={t(words::SHARE_WHAT)}>
                {choose(true, words::SHARE_GAME, "share-game")}
                {choose(false, words::SHARE_POSITION, "share-position")}
            </div>
        </LinkCard>
    }
}
