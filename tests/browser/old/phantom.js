// Opens a page in PhantomJS, an engine of 2013: `phantom.js ADDRESS WIDTH HEIGHT PICTURE`. Prints the content of the page once it has any
// text. Written in ES5.
var page = require("webpage").create();
var words = require("system").args;
var errors = [];
page.viewportSize = { width: Number(words[2]), height: Number(words[3]) };
page.onError = function (message) {
  errors.push(message);
};
page.onConsoleMessage = function () {};

function describe() {
  var message = document.getElementById("too-old");
  var isSeen = function (element) {
    return Boolean(element) && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  };
  if (document.readyState !== "complete" || !isSeen(message)) return null;
  var parts = [].slice.call(message.querySelectorAll("h1, h2, p")).map(function (part) {
    var box = part.getBoundingClientRect();
    return {
      text: part.textContent,
      size: parseFloat(getComputedStyle(part).fontSize),
      left: box.left,
      right: box.right,
      top: box.top,
      bottom: box.bottom,
    };
  });
  var others = [].slice.call(document.body.children).filter(function (child) {
    return child !== message && isSeen(child);
  });
  return {
    parts: parts,
    others: others.map(function (other) {
      return other.id || other.tagName;
    }),
    wide: document.documentElement.scrollWidth,
    background: getComputedStyle(document.body).backgroundColor,
    colour: getComputedStyle(message).color,
  };
}

function finish(seen) {
  if (words[4]) page.render(words[4]);
  var version = phantom.version.major + "." + phantom.version.minor + "." + phantom.version.patch;
  console.log(JSON.stringify({ seen: seen, errors: errors, version: version }));
  phantom.exit();
}

page.open(words[1], function () {
  var begun = Date.now();
  var timer = setInterval(function () {
    var seen = page.evaluate(describe);
    if (!seen && Date.now() - begun < 20000) return;
    clearInterval(timer);
    finish(seen);
  }, 50);
});
