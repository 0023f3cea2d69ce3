// The last resort, outside the app: when it cannot start or dies, a kind message stands in its place.
(() => {
  const show = () => {
    const trouble = document.getElementById("trouble");
    if (trouble) trouble.hidden = false;
  };
  const isFatal = (error) =>
    error instanceof WebAssembly.RuntimeError ||
    error instanceof WebAssembly.CompileError ||
    error instanceof WebAssembly.LinkError;
  window.addEventListener("error", (event) => {
    const failed = event.target instanceof HTMLScriptElement;
    if (failed || isFatal(event.error)) show();
  }, true);
  window.addEventListener("unhandledrejection", (event) => {
    const started = document.documentElement.hasAttribute("data-motion");
    if (!started || isFatal(event.reason)) show();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#reopen")) {
      event.preventDefault();
      location.hash = "/";
      location.reload();
    }
  });
})();
