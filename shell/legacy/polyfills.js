// Polyfills for old browsers (docs/decisions/037). Each does nothing where the browser supports the feature.
import "core-js/es/array/at";
import "core-js/es/array/flat";
import "core-js/es/array/flat-map";
import "core-js/es/global-this";
import "core-js/es/object/from-entries";
import "core-js/es/string/match-all";
import "core-js/es/string/replace-all";
import "core-js/web/queue-microtask";
import "broadcastchannel-polyfill";
// Dispatches pointer events only on elements with the attribute touch-action.
import "pepjs";

if (!Blob.prototype.text) {
  Blob.prototype.text = function () {
    return new Response(this).text();
  };
}
