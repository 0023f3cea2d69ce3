//! One side of a fight: its piece, its die or card, and the number read from it.

use std::cmp::Ordering;

use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use engine::kernel::words::Language;
use yew::{Callback, Html, UseReducerHandle, html};

use super::die::{Die, die};
use super::faces_pad::faces_pad;
use super::numbered_card::numbered_card;
use super::numeral::{Numeral, numeral};
use crate::state::cue::Cue;
use crate::state::fight::question::Ask;
use crate::state::fight::view::FightView;
use crate::state::session::{Action, Session};
use crate::state::settings::{Faces, Settings};
use crate::widgets::icon::icon;
use crate::widgets::mood::Mood;
use crate::widgets::token::{TokenStyle, colour, short, token};
use crate::words::fight as words;
use crate::words::punctuation::asides;

/// Side of a fight with its position in the arena.
pub struct Fighter<'a> {
    /// Session in play.
    pub session: &'a UseReducerHandle<Session>,
    /// The fight.
    pub fight: &'a FightView,
    /// The side.
    pub side: Side,
    /// Position: 0 left, 1 right.
    pub at: usize,
    /// Whether it stands in its own half of a split fight.
    pub is_alone: bool,
    /// Settings, for the language and the notation of numbers.
    pub settings: &'a Settings,
}

/// Returns the notation of the faces of real dice.
pub fn of_real_dice(settings: &Settings) -> Numeral {
    Numeral::plain(match settings.faces {
        Faces::Mixed => Faces::Dots,
        faces => faces,
    })
}

impl Fighter<'_> {
    fn language(&self) -> Language {
        self.settings.language
    }

    /// Checks whether its die is covered now; a correction uncovers it.
    fn is_hidden(&self) -> bool {
        let half = self.is_alone.then_some(self.side);
        let lifted =
            matches!(self.session.cue_in(half), Some(Cue::Count(side)) if *side == self.side);
        let is_die = matches!(self.fight.side(self.side).throws, Randomizer::Die(_));
        self.fight.hidden && is_die && !lifted
    }

    /// Checks whether the face of a real die is entered here.
    fn enters_face(&self) -> bool {
        let throws = self.fight.side(self.side).throws;
        matches!(throws, Randomizer::Die(_)) && self.session.can_enter_face(self.side)
    }

    /// Renders its die, card, or pad of die faces.
    fn throws(&self, name: &str) -> Html {
        let (session, fight, side) = (self.session, self.fight, self.side);
        let of = fight.side(side);
        let language = self.language();
        let hidden = self.is_hidden();
        let what = match of.throws {
            Randomizer::Die(_) if hidden => words::HIDDEN,
            Randomizer::Die(_) => words::DIE_OF,
            Randomizer::Card => words::CARD_OF,
        };
        let what = what.text(language);
        let label = match fight.faces[side].filter(|_| fight.landed[side] && !hidden) {
            Some(face) => asides([format!("{what} {name}"), face.to_string()], language),
            None => format!("{what} {name}"),
        };
        let can_throw = session.can_throw(side);
        let onclick = {
            let session = session.clone();
            Callback::from(move |_| session.dispatch(Action::Die(side)))
        };
        match of.throws {
            Randomizer::Die(faces) if self.enters_face() => {
                faces_pad(session, side, faces, of_real_dice(self.settings), language)
            }
            Randomizer::Die(faces) => die(Die {
                colour: colour(of.piece.suit),
                faces,
                value: fight.faces[side],
                rolling: fight.faces[side].is_some() && !fight.landed[side],
                can_throw,
                hidden,
                writing: Numeral::of_die(self.settings, self.at, session.turn()),
                language,
                label: label.into(),
                onclick,
            }),
            Randomizer::Card => numbered_card(fight.faces[side], can_throw, &label, onclick),
        }
    }

    /// Returns the number read from its die, while it is shown.
    fn read(&self) -> Option<u8> {
        let is_read = self.fight.told[self.side] && !self.fight.towers && !self.fight.hidden;
        self.fight.faces[self.side].filter(|_| is_read)
    }

    /// Renders the reading of its die: die, arrow, and the same number in another notation.
    fn told(&self) -> Html {
        let Some(face) = self.read() else {
            return Html::default();
        };
        let turn = self.session.turn();
        let (die, answer) = (
            Numeral::of_die(self.settings, self.at, turn),
            Numeral::of_answer(self.settings, self.at, turn),
        );
        html! {
            <div class="told-card" aria-hidden="true">
                <span class="told-die">{numeral(face, die, self.language())}</span>
                {icon("icon-arrow")}
                {numeral(face, answer, self.language())}
                <span class="told-check">{icon("icon-check")}</span>
            </div>
        }
    }

    /// Renders the side.
    pub fn view(&self) -> Html {
        let (session, fight, side) = (self.session, self.fight, self.side);
        let of = fight.side(side);
        let card = session.table().info();
        let name = card
            .kind(of.piece.kind)
            .map_or("", |name| short(name.text(self.language())));
        let won = match side {
            Side::Attacker => Ordering::Greater,
            Side::Defender => Ordering::Less,
        };
        let mut class = format!(
            "fighter {} suit-{}",
            ["left", "right"][self.at],
            colour(of.piece.suit)
        );
        let mood = match fight.outcome.map(|_| fight.compared()) {
            None | Some(Ordering::Equal) => Mood::Chosen,
            Some(compared) => Mood::of_result(compared == won),
        };
        if mood == Mood::Glad {
            class.push_str(" won");
        }
        if fight.faces[side].is_some() && !fight.landed[side] {
            class.push_str(" rolls");
        }
        // While one die is read, the other one steps back.
        match session.asked().map(|asked| asked.ask) {
            _ if self.is_alone => {}
            Some(Ask::Read(read) | Ask::Total(read)) if read != side => class.push_str(" aside"),
            Some(_) => class.push_str(" asked"),
            None => {}
        }
        if self.read().is_some() {
            class.push_str(" with-told");
        }
        if self.enters_face() {
            class.push_str(" with-faces");
        }
        let mut piece = session.drawn(&of.piece);
        piece.bonus -= fight.coins[side].min(piece.bonus);
        html! {
            <div {class}>
                <div class="fighter-token" data-mood={mood.name()}>{token(&piece, TokenStyle::Of(session.scene().material, name), card)}</div>
                {self.throws(name)}
                {self.told()}
            </div>
        }
    }
}
