//! A pair at the arena: two banners, and the pieces to touch or the two that have fought.

use engine::catalogue::GameId;
use engine::kernel::piece::Piece;
use yew::{AttrValue, Callback, Html, MouseEvent, classes, html};

use super::Station;
use crate::pages::shared::frame::Frame;
use crate::shell::voice;
use crate::state::arena::{Action, ROUND};
use crate::widgets::mood::Mood;
use crate::widgets::said::said;
use crate::widgets::token::{TokenStyle, colour, token};
use crate::words::{arena as words, fight, pages, play};

impl Station {
    /// Renders both players, each with the banner of the animal beside `content`.
    fn players(&self, content: impl Fn(usize) -> Html) -> Html {
        let seats = GameId::FIRST.info().seats;
        let animals = self.arena.animals().into_iter().enumerate();
        let player = |(player, animal): (usize, &str)| {
            let seat = &seats[player];
            html! {
                <section class={classes!("arena-side", format!("suit-{}", colour(seat.suit)))} aria-label={self.t(seat.name)}>
                    {self.banner(animal)}
                    {content(player)}
                </section>
            }
        };
        html! { <div class="arena-pair">{ for animals.map(player) }</div> }
    }

    /// Renders a piece as it lies on the board of the pair.
    fn piece(&self, piece: &Piece) -> Html {
        let style = TokenStyle::Of(self.armies.material, self.name(piece));
        token(piece, style, GameId::FIRST.info())
    }

    /// Renders the pieces of a player by rank. Those above the level of the pair are dim.
    fn pieces(&self, player: usize) -> Html {
        let pieces = self.armies.pieces.iter().map(|pieces| &pieces[player]);
        let piece = |(rank, piece): (usize, &Piece)| {
            let picture = self.piece(piece);
            if rank > self.arena.level() {
                return html! { <span key={rank} class="arena-later" aria-hidden="true">{picture}</span> };
            }
            let name = self.name(piece);
            let is_chosen = self.arena.ranks[player] == Some(rank);
            let (arena, hush, language) = (
                self.arena.clone(),
                self.settings.hush,
                self.settings.language,
            );
            let onclick = Callback::from(move |_: MouseEvent| {
                if !hush {
                    voice::say(name, language);
                }
                arena.dispatch(Action::Choose(player, rank));
            });
            html! {
                <button key={rank} type="button" class={classes!("button", "arena-piece", is_chosen.then_some("chosen"))}
                    aria-pressed={is_chosen.to_string()} aria-label={name} data-tap={piece.kind} {onclick}>{picture}</button>
            }
        };
        html! { <div class="arena-pieces">{ for pieces.enumerate().map(piece) }</div> }
    }

    /// Renders the choice of the two pieces.
    pub fn choice(&self) -> Html {
        let say = AttrValue::Static(self.t(words::CHOOSE_PIECE));
        html! {
            <Frame key={self.arena.animals()[0]} name="arena" onhome={self.onhome.clone()} {say}>
                <h1 class="page-title"><span class="word">{said(self.t(words::CHOOSE_PIECE))}</span></h1>
                {self.players(|player| self.pieces(player))}
                <div class="arena-bar">
                    {self.dots()}
                    {self.next(pages::NEXT, true)}
                </div>
                {self.dialog.clone()}
            </Frame>
        }
    }

    /// Renders the settled fight. The voice calls the next pair, unless the class looks at the histogram first.
    pub fn settled(&self, winner: usize) -> Html {
        let calls = self.arena.of_round() < ROUND;
        let label = match calls {
            true => pages::NEXT,
            false => play::GO_ON,
        };
        let card = GameId::FIRST.info();
        let kind = self.chosen(winner).map_or("", |piece| piece.kind);
        let name = card.subject(kind).or_else(|| card.kind(kind));
        let name = name.map_or(kind, |name| self.t(*name));
        let title = fight::WINNER.filled(self.settings.language, &[("piece", &name)]);
        // The fight has just spoken the title.
        let fighter = |player: usize| {
            let mood = Mood::of_result(player == winner).name();
            let class = classes!("arena-fought", (player == winner).then_some("won"));
            let piece = self.chosen(player).map(|piece| self.piece(piece));
            html! { <div {class} data-mood={mood}>{ for piece }</div> }
        };
        html! {
            <Frame key="settled" name="arena" onhome={self.onhome.clone()} say={AttrValue::Static(self.t(label))}>
                <h1 class="page-title"><span class="word">{title}</span></h1>
                {self.players(fighter)}
                <div class="arena-bar">
                    {self.dots()}
                    {self.next(label, calls)}
                </div>
                {self.dialog.clone()}
            </Frame>
        }
    }
}
