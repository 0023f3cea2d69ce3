//! The picture of a kept game: its board as it stands.

use engine::catalogue::{GameId, GameSet};
use yew::{AttrValue, Html, html};

use crate::board::preview::{picture, preview, still};
use crate::state::saved::Saved;

/// The picture of a kept game. Where the program does not hold its rules, it is drawn from what was seen of it; the
/// cover of its box stands for a game of which nothing was seen yet.
pub fn kept_picture(games: GameSet, game: GameId, saved: &Saved) -> Html {
    if let Ok(opened) = saved.open(games) {
        return preview(&*opened.table);
    }
    let card = game.info();
    let seen = saved.view.as_ref().and_then(|view| {
        let scene = view.scene(card)?;
        Some(picture(view.board(), &still(view.board()), card, &scene))
    });
    if let Some(text) = seen {
        return Html::from_html_unchecked(AttrValue::from(text));
    }
    html! {
        <svg class="preview" viewBox="0 0 436 300" aria-hidden="true">
            <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::ALL;
    use engine::kernel::options::Options;

    use super::{picture, still};
    use crate::state::kept_view::KeptView;
    use crate::state::persist::Persist;

    #[test]
    fn what_was_seen_of_any_game_is_drawn_again() {
        for game in ALL.iter() {
            let mut table = game.open(&Options::default(), 3).expect("defaults");
            for step in 0..40 {
                let choices = table.choices();
                let Some(choice) = choices.get(step * 7 % choices.len().max(1)) else {
                    break;
                };
                table.play(choice).expect("a legal step");
            }
            let view = KeptView::of(&*table);
            let again = KeptView::read(&view.to_json().write());
            assert_eq!(again.as_ref(), Some(&view), "{}", game.id().slug());
            let scene = view.scene(game.info()).expect("seats of the game");
            let board = table.board();
            assert_eq!(
                picture(view.board(), &still(view.board()), game.info(), &scene),
                picture(&board, &still(&board), game.info(), &table.scene()),
            );
        }
    }
}
