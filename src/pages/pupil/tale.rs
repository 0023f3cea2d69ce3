//! Introductory tale of a game: pictures that are read aloud.

use engine::catalogue::GameId;
use engine::kernel::course::TalePage;
use yew::{AttrValue, Callback, Html, MouseEvent, Properties, component, use_state_eq};

use super::home_language::in_home_language;
use super::picture_book::Leaf;
use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::history;
use crate::widgets::button::Button;
use crate::widgets::drawing::{Drawing, Rect};
use crate::widgets::icon::icon;
use crate::words::{pages as words, vocabulary};

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 480.0;

/// Renders the button to the tale: a character and a book.
pub fn tale_button(game: GameId, label: &'static str, class: &'static str) -> Html {
    let cast = game.info().seats.last().map_or("", |seat| seat.emblem);
    let button = Button::to(label, Route::Tale(game).path())
        .class(class)
        .icon(cast);
    button.quiet().after(icon("icon-book")).view()
}

/// Renders the button to the vocabulary: a picture and an ear.
pub fn words_button(label: &'static str, class: &'static str) -> Html {
    let button = Button::to(label, Route::Words.path())
        .class(class)
        .icon("helmet");
    button.quiet().after(icon("icon-ear")).view()
}

/// Renders the picture of a page: the landscape and the figures in it.
fn picture(page: &TalePage) -> Html {
    let mut draw = Drawing::default();
    let country = Rect {
        x: -f64::from(page.east),
        y: -20.0,
        w: 1080.0,
        h: 810.0,
    };
    draw.symbol("", "backdrop-country", country);
    for thing in page.drawn {
        let [x, y, size] = [thing.x, thing.y, thing.size].map(f64::from);
        let ground = format!(
            "<ellipse class=\"token-shadow\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"/>",
            x + size / 2.0,
            y + 0.97 * size,
            0.42 * size,
            0.07 * size,
        );
        let area = Rect {
            x,
            y,
            w: size,
            h: size,
        };
        draw.raw(&ground).symbol("", thing.drawing, area);
    }
    let view = Rect {
        x: 0.0,
        y: 0.0,
        w: WIDTH,
        h: HEIGHT,
    };
    draw.picture("tale-picture", view)
}

/// Properties of `Tale`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// Introductory tale.
#[component]
pub fn Tale(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let number = use_state_eq(|| 0_usize);
    let pages = props.game.tale();
    let page = &pages[*number];
    let game = props.game;
    let play = Callback::from(move |_: MouseEvent| history::go(&Route::Setup(game)));
    let after = Button::new(t(words::PLAY), play).class("main");
    let leaf = Leaf {
        name: t(vocabulary::TALE),
        picture: picture(page),
        sentence: AttrValue::Static(t(page.phrase)),
        also: in_home_language(page.phrase, &settings),
        before: words_button(t(vocabulary::WORDS), "course-back two-pictures"),
        after: after.icon("icon-arrow").view(),
        of: pages.len(),
        number,
        corner: Html::default(),
    };
    leaf.view(settings.language)
}
