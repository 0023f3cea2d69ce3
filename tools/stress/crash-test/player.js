// Crash-test player: runs in the page, reports all saved data to the server at once, and plays by random taps.

/**
 * Plays. `seed` determines the choices among the `games`. After a few moves it starts the operation `mission`: "slot", "import",
 * "link", "handover", "update" or none. Reports `texts` (all data at the start), each changed text, each operation as it starts,
 * `stored` texts with the time that each `took`, and `kept` once the app is installed.
 */
export function begin(seed, games, mission) {
  let state = seed;
  const number = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const one = (list) => list[Math.floor(number() * list.length)];
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const all = (pattern, page = document) => [...page.querySelectorAll(pattern)];
  const version = Number(document.querySelector("meta[name=version]").content);

  // Tab lock, save counter and storage test are not content.
  const isContent = (key) =>
    key.startsWith("table-ronde/") && !["table-ronde/hold", "table-ronde/count", "table-ronde/trial"].includes(key);
  const texts = () =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter(isContent)
        .map((key) => [key, localStorage.getItem(key)]),
    );
  const tell = (about) => fetch("/said", { method: "POST", body: JSON.stringify({ at: Date.now(), ...about }) }).catch(() => {});

  // Completed write transactions, and the time from the save request to their end.
  let asked = [];
  const { storage } = window.tableRonde;
  const { save } = storage;
  storage.save = (key, text = null) => {
    asked.push({ key, text, at: Date.now() });
    return save(key, text);
  };
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...about) {
    const made = transaction.apply(this, about);
    if (about[1] !== "readwrite") return made;
    const own = asked;
    asked = [];
    made.addEventListener("complete", () => own.length > 0 && tell({ stored: own.map((one) => ({ ...one, took: Date.now() - one.at })) }));
    return made;
  };

  // The outer page drives the frame of the handover.
  if (window !== window.top) return;

  let known = {};
  const follow = () => {
    const now = texts();
    for (const key of new Set([...Object.keys(known), ...Object.keys(now)])) {
      if (known[key] !== now[key]) tell({ key, text: now[key] === undefined ? null : now[key] });
    }
    known = now;
  };
  const partie = () => (known["table-ronde/game"] ? JSON.parse(known["table-ronde/game"]).partie : undefined);

  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  /** Waits up to ten seconds for an element. Resolves to undefined if it does not appear. */
  const found = async (pattern, page = () => document) => {
    for (let tries = 0; tries < 200 && all(pattern, page()).length === 0; tries += 1) await wait(50);
    return all(pattern, page())[0];
  };
  const TAPS = "section.game [data-tap], .fight [data-tap]";
  /** Taps at random until the saved game has another move, for some seconds at most. */
  const step = async (page = () => document) => {
    const before = JSON.stringify(partie());
    for (let tries = 0; tries < 100 && JSON.stringify(partie()) === before; tries += 1) {
      const taps = all(TAPS, page());
      if (taps.length > 0) click(one(taps));
      await wait(60);
    }
    return JSON.stringify(partie()) !== before;
  };
  /** Performs one user action: a move, an answer, a new game, another sound setting. */
  const act = () => {
    const page = document.querySelector("section.game");
    const asked = all(".which-new, .which-waits");
    if (asked.length > 0) return click(one(asked));
    if (page && page.dataset.turn === "over") location.hash = `#/preparation/${one(games)}`;
    else if (page) {
      const taps = all(TAPS);
      const chance = number();
      if (chance < 0.02) location.hash = `#/preparation/${one(games)}`;
      else if (chance < 0.04) all("[data-adult=sound]").forEach(click);
      else if (taps.length > 0) click(one(taps));
    } else if (document.querySelector(".page-setup")) {
      const choices = all(".setup-grid button");
      if (number() < 0.6 && choices.length > 0) click(one(choices));
      else all(".page-buttons .main").forEach(click);
    } else {
      location.hash = `#/jeu/${partie() ? partie().game : one(games)}`;
    }
    return undefined;
  };

  /** Opens a tab of the teacher settings, past the gate. */
  const desk = async (part) => {
    location.hash = "#/maitre";
    const question = await found("[data-gate-a], main.page-teacher");
    if (question && question.dataset.gateA) {
      const answer = Number(question.dataset.gateA) + Number(question.dataset.gateB);
      for (const digit of [...String(answer), "ok"]) {
        click(document.querySelector(`[data-key="${digit}"]`));
        await wait(20);
      }
    }
    const tab = await found(`[data-adult="tab-${part}"]`);
    if (tab) click(tab);
    return Boolean(tab);
  };
  /** Fills a slot, after freeing one if none is free. */
  const slot = async () => {
    const keep = (await desk("kept")) && (await found("[data-adult=keep]"));
    if (!keep) return false;
    if (all("[data-adult=slot-file]").length === all("[data-slot]").length) {
      click(one(all("[data-adult=slot-erase]")));
      click(await found("[data-adult=slot-yes]"));
      await wait(50);
    }
    tell({ deed: "slot" });
    click(keep);
    await wait(100 + number() * 300);
    return true;
  };
  /** Opens a file with the first half of the game in progress. */
  const open = async () => {
    const field = partie() && (await desk("game")) && (await found("[data-adult=import]"));
    if (!field) return false;
    const half = { ...partie(), actions: partie().actions.slice(0, Math.floor(partie().actions.length / 2)) };
    const files = new DataTransfer();
    files.items.add(new File([JSON.stringify(half)], "trial.partie", { type: "application/json" }));
    field.files = files.files;
    tell({ deed: "import", partie: half });
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await wait(300);
    all("[data-adult=import-yes]").forEach(click);
    return true;
  };
  /** Opens a link to the start of the game in progress and plays on. */
  const link = async () => {
    if (!partie()) return false;
    location.hash = `#/jeu/${partie().game}?position=${encodeURIComponent(partie().start)}&anim=0`;
    tell({ deed: "link" });
    // The previous page is still drawn for a moment.
    await wait(100);
    return (await found(TAPS)) && step();
  };
  /** A second window takes a game that was opened by link, plays on, and returns it by closing. */
  const handover = async () => {
    if (!(await link())) return false;
    const frame = document.createElement("iframe");
    frame.src = `./#/jeu/${partie().game}?anim=0`;
    frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%;z-index:9";
    document.body.append(frame);
    const within = () => frame.contentDocument;
    const here = await found('[data-tap="here"]', within);
    if (here) click(here);
    const isPlayed = here && (await found(TAPS, within)) && (await step(within));
    // People do not close a window right after a tap: the frame's last text reaches the disk.
    await wait(500);
    const { game, start, actions } = partie();
    tell({ deed: "handover" });
    frame.remove();
    if (!isPlayed || !(await found(TAPS)) || !(await step())) return isPlayed;
    const now = partie();
    const goesOn = now.game === game && now.start === start && actions.every((action, index) => action === now.actions[index]);
    if (!goesOn) tell({ fault: `after a hand-over ${now.actions.length} steps stand where ${actions.length} were saved` });
    return true;
  };
  /** Downloads a newer version while the game goes on, and activates it on the home page. */
  const update = async () => {
    const worker = navigator.serviceWorker && (await navigator.serviceWorker.getRegistration());
    if (!worker) return false;
    if (worker.installing) {
      tell({ deed: "installation" });
      const next = worker.installing;
      while (next.state === "installing") {
        await wait(30 + number() * 250);
        act();
      }
    }
    if (!worker.waiting || !worker.active) return false;
    location.hash = "#/";
    const take = await found(".message-buttons .dark");
    if (!take) return false;
    tell({ deed: "update" });
    click(take);
    await wait(5000);
    return true;
  };

  const play = async () => {
    while (!document.documentElement.hasAttribute("data-motion")) await wait(20);
    // Restored data is present before the app starts.
    known = texts();
    await tell({ texts: known, version });
    setInterval(follow, 5);
    if (navigator.serviceWorker) navigator.serviceWorker.ready.then(() => tell({ kept: true }));
    const deeds = { slot, import: open, link, handover, update };
    let isDone = !deeds[mission];
    for (let made = 0; ; made += 1) {
      await wait(30 + number() * 250);
      if (isDone || made < 4) act();
      else isDone = await deeds[mission]();
      if (made >= 4 && !isDone) act();
    }
  };
  play();
}
