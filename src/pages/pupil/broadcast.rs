//! Broadcast of the game to the projector window.

use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use super::pause::Looking;
use crate::shell::channel::Channel;
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::state::session::Session;
use crate::state::shared::Message;

/// Sends each change to the other windows, and answers their requests.
#[hook]
pub fn use_broadcast(
    session: &UseReducerHandle<Session>,
    banners: &[String],
    looking: Option<&Looking>,
) {
    let last = use_mut_ref(String::new);
    let channel = use_mut_ref(|| None::<Channel>);
    use_effect_with((), {
        let (last, channel) = (last.clone(), channel.clone());
        move |()| {
            let answer = channel.clone();
            *channel.borrow_mut() = Channel::open(move |text| {
                if Message::read(&text) == Some(Message::Ask)
                    && let Some(channel) = &*answer.borrow()
                {
                    channel.tell(&last.borrow());
                }
            });
            move || {
                channel.take();
            }
        }
    });
    let sketch = looking.map(|looking| looking.sketch.clone());
    use_effect_with((session.version(), session.thrown(), sketch), {
        let (session, banners) = (session.clone(), banners.to_vec());
        move |(_, thrown, sketch)| {
            let saved = Saved {
                banners,
                ..Saved::of(session.table(), *thrown)
            };
            let text = Message::Shown(Box::new(saved), sketch.clone())
                .to_json()
                .write();
            if let Some(channel) = &*channel.borrow() {
                channel.tell(&text);
            }
            *last.borrow_mut() = text;
        }
    });
}
