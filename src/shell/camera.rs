//! QR code scanner, for devices with a camera that the page may use.

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8ClampedArray};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, MediaStream,
    MediaStreamConstraints, MediaStreamTrack,
};

use super::lazy_scripts;

/// Reason why the camera cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCamera {
    /// There is no camera, or the page may not ask for it: this needs HTTPS.
    Missing,
    /// The user or the device refused access.
    Refused,
}

/// Open camera stream. Dropping it switches the camera off.
pub struct Camera {
    stream: MediaStream,
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks().iter() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

impl Camera {
    /// Asks for the rear camera, and shows it in a video element.
    ///
    /// # Errors
    /// Fails if there is no camera, or if access is refused.
    pub async fn open(video: &yew::NodeRef) -> Result<Self, NoCamera> {
        let devices = gloo::utils::window().navigator().media_devices();
        // Without HTTPS `mediaDevices` is undefined.
        let devices = devices.ok().filter(|devices| !devices.is_undefined());
        let devices = devices.ok_or(NoCamera::Missing)?;
        let facing = Object::new();
        let _ = Reflect::set(&facing, &"facingMode".into(), &"environment".into());
        let wanted = MediaStreamConstraints::new();
        wanted.set_video(&facing);
        let asked = devices
            .get_user_media_with_constraints(&wanted)
            .map_err(|_| NoCamera::Missing)?;
        let stream = JsFuture::from(asked).await.map_err(|error| {
            let name = Reflect::get(&error, &"name".into()).ok();
            match name.and_then(|name| name.as_string()).as_deref() {
                Some("NotFoundError" | "OverconstrainedError") => NoCamera::Missing,
                _ => NoCamera::Refused,
            }
        })?;
        let camera = Self {
            stream: stream.unchecked_into(),
        };
        let video = video.cast::<HtmlVideoElement>().ok_or(NoCamera::Missing)?;
        video.set_muted(true);
        video.set_src_object(Some(&camera.stream));
        if let Ok(playing) = video.play() {
            let _ = JsFuture::from(playing).await;
        }
        Ok(camera)
    }
}

/// Returns the text of a QR code in the current frame of a video element. Uses `BarcodeDetector` if the browser has
/// it, else a lazily loaded library.
pub async fn read(video: &yew::NodeRef) -> Option<String> {
    let video = video.cast::<HtmlVideoElement>()?;
    if video.video_width() == 0 {
        return None;
    }
    match by_browser(&video).await {
        Some(found) => found,
        None if lazy_scripts::load(lazy_scripts::SCAN).await => by_library(&video),
        None => None,
    }
}

/// Returns the result of the browser's `BarcodeDetector`; the outer `None` means that it is missing.
async fn by_browser(video: &HtmlVideoElement) -> Option<Option<String>> {
    let window = gloo::utils::window();
    let reader: Function = Reflect::get(&window, &"BarcodeDetector".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let options = Object::new();
    let formats = Array::of1(&"qr_code".into());
    Reflect::set(&options, &"formats".into(), &formats).ok()?;
    let reader = Reflect::construct(&reader, &Array::of1(&options)).ok()?;
    let detect: Function = Reflect::get(&reader, &"detect".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let found: Promise = detect.call1(&reader, video).ok()?.dyn_into().ok()?;
    let found: Array = JsFuture::from(found).await.ok()?.dyn_into().ok()?;
    let first = found.get(0);
    let text = Reflect::get(&first, &"rawValue".into()).ok();
    Some(text.and_then(|text| text.as_string()))
}

fn by_library(video: &HtmlVideoElement) -> Option<String> {
    let (width, height) = (video.video_width(), video.video_height());
    let canvas: HtmlCanvasElement = gloo::utils::document()
        .create_element("canvas")
        .ok()?
        .dyn_into()
        .ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context
        .draw_image_with_html_video_element(video, 0.0, 0.0)
        .ok()?;
    let sides = (f64::from(width), f64::from(height));
    let picture = context.get_image_data(0.0, 0.0, sides.0, sides.1).ok()?;
    let bytes = Uint8ClampedArray::from(picture.data().0.as_slice());
    let read: Function = Reflect::get(&gloo::utils::window(), &"jsQR".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let found = read
        .call3(&JsValue::UNDEFINED, &bytes, &width.into(), &height.into())
        .ok()?;
    Reflect::get(&found, &"data".into())
        .ok()?
        .as_string()
        .filter(|text| !text.is_empty())
}
