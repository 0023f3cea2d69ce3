//! QR code scanner that opens a position or a game, if there is a camera.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::words::Phrase;
use yew::platform::spawn_local;
use yew::{Callback, Html, MouseEvent, component, html, use_effect_with, use_node_ref, use_state};

use crate::route::Route;
use crate::settings_context::use_words;
use crate::shell::camera::{self, Camera, NoCamera};
use crate::shell::{clock, history};
use crate::widgets::button::Button;
use crate::words::saving as words;

/// Interval between two scans, in milliseconds.
const NEXT_LOOK: u32 = 200;

/// Returns the address of this app in a QR code, if it leads to a game.
fn address(text: &str) -> Option<&str> {
    let (_, address) = text.split_once('#')?;
    let path = address.split_once('?').map_or(address, |(path, _)| path);
    matches!(Route::read(path, |_| None), Route::Play(..)).then_some(address)
}

/// Card with the camera.
#[component]
pub fn Scan() -> Html {
    let t = use_words();
    let looks = use_state(|| false);
    let note = use_state(|| None::<Phrase>);
    let video = use_node_ref();
    use_effect_with(*looks, {
        let (video, note, looks) = (video.clone(), note.setter(), looks.setter());
        move |&on| {
            let wanted = Rc::new(RefCell::new(on));
            if on {
                let wanted = wanted.clone();
                spawn_local(async move {
                    let camera = match Camera::open(&video).await {
                        Ok(camera) => camera,
                        Err(why) => {
                            note.set(Some(match why {
                                NoCamera::Missing => words::SCAN_MISSING,
                                NoCamera::Refused => words::SCAN_REFUSED,
                            }));
                            looks.set(false);
                            return;
                        }
                    };
                    note.set(Some(words::SCAN_LOOKS));
                    while *wanted.borrow() {
                        match camera::read(&video).await.as_deref().map(address) {
                            Some(Some(address)) => {
                                history::follow(address);
                                break;
                            }
                            Some(None) => note.set(Some(words::SCAN_OTHER)),
                            None => {}
                        }
                        clock::wait(NEXT_LOOK).await;
                    }
                    drop(camera);
                });
            }
            move || *wanted.borrow_mut() = false
        }
    });
    let turn = {
        let (looks, note) = (looks.clone(), note.clone());
        Callback::from(move |_: MouseEvent| {
            note.set(None);
            looks.set(!*looks);
        })
    };
    let label = if *looks {
        words::SCAN_STOP
    } else {
        words::SCAN_START
    };
    html! {
        <section class="card scan-card">
            <h2>{t(words::SCAN)}</h2>
            <p class="small-print">{t(words::SCAN_NOTE)}</p>
            <video ref={video} class="scan-picture" hidden={!*looks} playsinline=true muted={true} aria-label={t(words::SCAN_LOOKS)} />
            <div class="buttons">
                {Button::new(t(label), turn).class("plain").icon("icon-qr").adult("scan").view()}
            </div>
            <p class="told" role="status">{note.map(t)}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn only_codes_of_games_are_followed() {
        let code = "https://ecole.example/jeux/#/jeu/gran?partie=AQ";
        assert_eq!(address(code), Some("/jeu/gran?partie=AQ"));
        for other in [
            "https://ecole.example/",
            "#/maitre",
            "#/jeu/chess?partie=AQ",
            "WIFI:S:x;;",
        ] {
            assert_eq!(address(other), None, "{other}");
        }
    }
}
