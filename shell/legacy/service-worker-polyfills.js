// Polyfills and a workaround for the service worker in old browsers.
import "core-js/es/promise/all-settled";

// Chromium 79 to 83 rewrite a cached module with its compiled code seconds after it was read, and lose the module if the browser is
// closed meanwhile. A copied response has no cache entry to be rewritten.
const match = CacheStorage.prototype.match;
CacheStorage.prototype.match = function (...about) {
  return match.apply(this, about).then((kept) => {
    const isScript = kept && /javascript/.test(kept.headers.get("content-type"));
    return isScript ? new Response(kept.body, kept) : kept;
  });
};
