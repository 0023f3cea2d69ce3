// Outside the app: loads the desk when one of its pages is opened, and is the last resort when something dies.
(() => {
  const show = () => {
    const trouble = document.getElementById("trouble");
    if (trouble) trouble.hidden = false;
  };

  // These pages are a program and a style sheet of their own.
  const ofDesk = /^#\/(maitre|apprendre|regles|credits|installer)(\/|$|\?)/;
  let desk;
  const openDesk = () => {
    if (desk || !ofDesk.test(location.hash)) return;
    const [script, style] = document.querySelector("meta[name=desk]").content.split(" ");
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = style;
    document.head.append(sheet);
    desk = import(new URL(script, document.baseURI).href)
      .then((program) => program.default())
      .catch(show);
  };
  addEventListener("hashchange", openDesk);
  addEventListener("DOMContentLoaded", openDesk);

  const isStarted = () => document.documentElement.hasAttribute("data-motion");
  const isFatal = (error) =>
    error instanceof WebAssembly.RuntimeError ||
    error instanceof WebAssembly.CompileError ||
    error instanceof WebAssembly.LinkError;
  addEventListener("error", (event) => {
    const failed = event.target instanceof HTMLScriptElement;
    if (failed || !isStarted() || isFatal(event.error)) show();
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (!isStarted() || isFatal(event.reason)) show();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#reopen")) {
      event.preventDefault();
      location.hash = "/";
      location.reload();
    }
  });
})();
