// What browsers lack that the app still runs on (docs/decisions/038): each part does nothing where the browser has its own.
import "core-js/es/array/at";
import "core-js/es/array/flat";
import "core-js/es/array/flat-map";
import "core-js/es/global-this";
import "core-js/es/object/from-entries";
import "core-js/es/string/match-all";
import "core-js/es/string/replace-all";
import "core-js/web/queue-microtask";
import "broadcastchannel-polyfill";
// It hears the fingers on elements that bear the attribute touch-action, and there alone.
import "pepjs";

if (!Blob.prototype.text) {
  Blob.prototype.text = function () {
    return new Response(this).text();
  };
}
