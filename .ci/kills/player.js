// Runs in the page that is to be killed: tells the server at once whatever the device keeps, and plays on at random by taps.

/** Begins; `seed` makes its choices among the `games`. What is told: `opened` with all that was found at the start, then each text as it changes. */
export function begin(seed, games) {
  if (window.killed || location.protocol === "about:") return;
  window.killed = true;
  let state = seed;
  const number = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const one = (list) => list[Math.floor(number() * list.length)];
  const wait = (time) => new Promise((done) => setTimeout(done, time));

  // Which window holds the game, and how often something was kept, is no content.
  const isContent = (key) => key.startsWith("table-ronde/") && !["table-ronde/hold", "table-ronde/count"].includes(key);
  const texts = () => {
    const all = {};
    for (const key of Object.keys(localStorage)) if (isContent(key)) all[key] = localStorage.getItem(key);
    return all;
  };
  const tell = (what, about) =>
    fetch(`/${what}`, { method: "POST", body: JSON.stringify({ at: Date.now(), ...about }) }).catch(() => {});

  let known = {};
  const follow = () => {
    const now = texts();
    for (const key of new Set([...Object.keys(known), ...Object.keys(now)])) {
      if (known[key] !== now[key]) tell("said", { key, text: now[key] === undefined ? null : now[key] });
    }
    known = now;
  };

  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  /** One deed of a class: a step, an answer, a new game, another sound, a game for a slot. */
  const act = () => {
    const page = document.querySelector("section.game");
    const asked = document.querySelectorAll(".which-new, .which-waits");
    if (asked.length > 0) return click(one(asked));
    if (page && page.dataset.turn === "over") location.hash = `#/preparation/${one(games)}`;
    else if (page) {
      const taps = document.querySelectorAll("section.game [data-tap], .fight [data-tap]");
      if (number() < 0.02) location.hash = `#/preparation/${one(games)}`;
      else if (number() < 0.02) document.querySelectorAll("[data-adult=sound]").forEach(click);
      else if (taps.length > 0) click(one(taps));
    } else if (document.querySelector(".page-setup")) {
      const choices = document.querySelectorAll(".setup-grid button");
      if (number() < 0.6 && choices.length > 0) click(one(choices));
      else document.querySelectorAll(".page-buttons .main").forEach(click);
    } else {
      const slug = known["table-ronde/game"] ? JSON.parse(known["table-ronde/game"]).partie.game : one(games);
      location.hash = `#/jeu/${slug}`;
    }
  };
  const play = async () => {
    while (!document.documentElement.hasAttribute("data-motion")) await wait(20);
    // What the journal gave back is there before a program is.
    known = texts();
    await tell("opened", { texts: known });
    setInterval(follow, 5);
    for (;;) {
      await wait(30 + number() * 250);
      act();
    }
  };
  play();
}
