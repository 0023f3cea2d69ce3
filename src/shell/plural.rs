//! Plural rules of the browser (`Intl.PluralRules`).

use engine::kernel::words::Tag;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Returns the plural category of a number. The oldest browsers have no plural rules; there only one and many differ.
pub fn category(tag: Tag, number: u64) -> &'static str {
    let simple = if number == 1 { "one" } else { "other" };
    known(tag, number).unwrap_or(simple)
}

fn known(tag: Tag, number: u64) -> Option<&'static str> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let rules = get(&get(&gloo::utils::window(), "Intl")?, "PluralRules")?;
    let rules: Function = rules.dyn_into().ok()?;
    let rules = Reflect::construct(&rules, &Array::of1(&tag.text().into())).ok()?;
    let select: Function = get(&rules, "select")?.dyn_into().ok()?;
    let told = select.call1(&rules, &(number as f64).into()).ok()?;
    let told = told.as_string()?;
    let named = ["zero", "one", "two", "few", "many"].into_iter();
    Some(
        named
            .into_iter()
            .find(|name| *name == told)
            .unwrap_or("other"),
    )
}
