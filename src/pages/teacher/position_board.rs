//! Board of the position editor: a picture with one transparent cell per place on top.

use std::rc::Rc;

use engine::kernel::piece::Spot;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use engine::table::PositionEditor;
use yew::{
    AttrValue, Callback, Html, KeyboardEvent, MouseEvent, Properties, component, html, use_state_eq,
};

use crate::board::cursor::step;
use crate::board::layout::Layout;
use crate::board::names::with_pieces;
use crate::board::preview::{picture, still, view};
use crate::board::view::View;
use crate::settings_context::{use_language, use_words};
use crate::widgets::decimal::Decimal;
use crate::words::saving as words;

/// Properties of `PositionBoard`.
#[derive(Properties)]
pub struct Props {
    /// The position.
    pub draft: Rc<dyn PositionEditor>,
    /// Called with the touched place.
    pub onplace: Callback<Place>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.draft, &other.draft) && self.onplace == other.onplace
    }
}

/// Returns a place and the pieces on it, in words.
fn name(draft: &dyn PositionEditor, place: Place, language: Language) -> String {
    let board = draft.board();
    let scene = draft.scene();
    let here = scene
        .pieces
        .iter()
        .filter(|piece| piece.spot == Spot::On(place));
    let names = here.filter_map(|piece| draft.info().kind(piece.kind));
    let names = names.map(|name| name.text(language));
    with_pieces(&board.place_info(place).name, names, language)
}

/// Board of the position editor.
#[component]
pub fn PositionBoard(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let cursor = use_state_eq(|| Place(0));
    let draft = &props.draft;
    let board = draft.board();
    let layout: Layout = still(&board);
    let seen = view(&layout);
    let text = picture(&board, &layout, draft.info(), &draft.scene());
    let onkeydown = {
        let (cursor, onplace) = (cursor.clone(), props.onplace.clone());
        let (board, layout) = (board.clone(), layout.clone());
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            match key.as_str() {
                "Enter" | " " => onplace.emit(*cursor),
                key => match step(View::new(&board, &layout), *cursor, key) {
                    Some(place) => cursor.set(place),
                    None if key.starts_with("Arrow") => {}
                    None => return,
                },
            }
            event.prevent_default();
        })
    };
    let cell = |place: Place| {
        let square = layout.square(&board, place);
        let id = &board.place_info(place).name;
        let (onplace, cursor_now) = (props.onplace.clone(), cursor.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            cursor_now.set(place);
            onplace.emit(place);
        });
        let class = if place == *cursor {
            "touch-cell cursor"
        } else {
            "touch-cell"
        };
        let number = |value: f64| Decimal(value).to_string();
        html! {
            <rect key={place.0} id={format!("edit-{id}")} {class} role="gridcell" data-place={id.clone()} {onclick}
                aria-label={name(&**draft, place, language)} x={number(square.x)} y={number(square.y)}
                width={number(square.w)} height={number(square.h)} />
        }
    };
    let rows = layout.rows(&board).into_iter().map(|row| {
        html! { <g role="row">{ for row.into_iter().map(cell) }</g> }
    });
    let area = [seen.x, seen.y, seen.w, seen.h].map(|side| Decimal(side).to_string());
    html! {
        <div class="edit-board">
            {Html::from_html_unchecked(AttrValue::from(text))}
            <svg class="edit-cells" role="grid" tabindex="0" aria-label={t(words::BOARD_EDIT)} viewBox={area.join(" ")}
                aria-activedescendant={format!("edit-{}", board.place_info(*cursor).name)} {onkeydown}>
                { for rows }
            </svg>
        </div>
    }
}
