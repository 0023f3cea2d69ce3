// What the service worker of old browsers lacks, and what it is kept from.
import "core-js/es/promise/all-settled";

// Chromium 79 to 83 write a kept module anew with its compiled code, seconds after it was read; a browser that ends meanwhile
// has lost it. The page gets a copy, which has no place to be written to.
const match = CacheStorage.prototype.match;
CacheStorage.prototype.match = function (...about) {
  return match.apply(this, about).then((kept) => {
    const isScript = kept && /javascript/.test(kept.headers.get("content-type"));
    return isScript ? new Response(kept.body, kept) : kept;
  });
};
