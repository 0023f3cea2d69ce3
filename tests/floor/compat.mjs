// The floors, and what the kept list of browsers (@mdn/browser-compat-data) says that each of them knows.
import compat from "@mdn/browser-compat-data" with { type: "json" };

export { compat };

/** The oldest browsers: `whole` runs all of the app, `games` the games. */
export const FLOORS = {
  whole: { safari_ios: "14", safari: "14", chrome: "79", chrome_android: "79", firefox: "78" },
  games: { safari_ios: "12.2", safari: "12.1", chrome: "69", chrome_android: "69", firefox: "78" },
};

/** Whether a version is no later than another: « ≤79 » is, as far as anybody knows, 79. */
const isBy = (version, floor) => {
  if (typeof version !== "string" || version === "preview") return false;
  const [one, other] = [version.replace("≤", ""), floor].map((text) => text.split(".").map(Number));
  return one[0] !== other[0] ? one[0] < other[0] : (one[1] ?? 0) <= (other[1] ?? 0);
};

/** Whether one statement of the list holds under this name (with its prefix), without a switch of the browser. */
const holds = (statement, floor, called) =>
  isBy(statement.version_added, floor) &&
  !(statement.version_removed && isBy(statement.version_removed, floor)) &&
  !statement.flags &&
  called({ prefix: statement.prefix ?? "", alternative: statement.alternative_name });

const plain = ({ prefix, alternative }) => prefix === "" && alternative === undefined;

/**
 * The browsers of a floor that do not know an entry of the list: « chrome 84, safari 14.1 ». `called` says which of its names
 * is meant.
 */
export function unknownTo(entry, floor, called = plain) {
  const { support } = entry.__compat;
  return Object.entries(FLOORS[floor])
    .filter(([browser]) => support[browser] && support[browser] !== "mirror")
    .map(([browser, version]) => [browser, version, [support[browser]].flat()])
    .filter(([, version, statements]) => !statements.some((one) => holds(one, version, called)))
    .map(([browser, , statements]) => `${browser} ${statements.find((one) => !one.flags && called({ prefix: one.prefix ?? "", alternative: one.alternative_name }))?.version_added || "never"}`);
}
