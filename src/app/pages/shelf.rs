//! The games to choose from. In kindergarten one box stands on the shelf, the others wait in the cupboard.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, html};

use super::frame::{Frame, said, straight_home};
use crate::browser::history;
use crate::route::Route;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::pages as words;

/// The shelf.
pub fn shelf(language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let game = GameId::ALL[0];
    let card = game.card();
    let to = |route: Route| Callback::from(move |_| history::go(&route));
    html! {
        <Frame name="shelf" onhome={straight_home()} say={said(words::WHAT_TO_PLAY, say)}>
            <h1 class="page-title"><span class="app-name">{say(words::APP)}</span>{" "}<span class="word">{say(words::WHAT_TO_PLAY)}</span></h1>
            <div class="shelf-stage">
                <button type="button" class="button box" onclick={to(Route::Setup(game))}>
                    <svg class="cover" viewBox="0 0 436 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                        <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
                    </svg>
                    <span class="box-title">{say(card.name)}</span>
                    <span class="box-facts">
                        <span class="dots" role="img" aria-label={say(words::AGE_FIVE)}>
                            { for (0..5).map(|_| html! { <i class="dot" /> }) }
                        </span>
                        <span class="heads" role="img" aria-label={say(words::PLAYERS_TWO)}>
                            {icon("person")}{icon("person")}
                        </span>
                    </span>
                </button>
                <svg class="cupboard" viewBox="0 0 250 386" aria-hidden="true"><use href="#cupboard" width="250" height="386" /></svg>
                <svg class="plank" viewBox="0 0 912 26" preserveAspectRatio="none" aria-hidden="true"><use href="#shelf-plank" width="912" height="26" /></svg>
            </div>
            <div class="page-buttons">
                {Button::new(say(words::PLAY), to(Route::Setup(game))).class("main").icon("icon-arrow").view()}
                {Button::new(say(words::LEARN), to(Route::Course(game))).icon("icon-book").view()}
            </div>
        </Frame>
    }
}
