//! Routes with queries: the path of a parsed route round-trips.

use table_ronde::readers::Route;

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let route = Route::read(path, |name| {
        let mut fields = query.split('&').filter_map(|field| field.split_once('='));
        fields
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.to_owned())
    });
    // An unknown route keeps its text without the query, so it need not round-trip.
    if !matches!(route, Route::Lost(_)) {
        assert_eq!(Route::read(&route.path(), |_| None).path(), route.path());
    }
}
