// The oldest supported browsers (the floors), and the features each of them knows according to @mdn/browser-compat-data.
import compat from "@mdn/browser-compat-data" with { type: "json" };

export { compat };

/** The oldest browsers: `whole` runs all of the app, `games` the games. */
export const FLOORS = {
  whole: { safari_ios: "14", safari: "14", chrome: "79", chrome_android: "79", firefox: "78" },
  games: { safari_ios: "12.2", safari: "12.1", chrome: "69", chrome_android: "69", firefox: "78" },
};

/** Returns whether a version is no later than another; « ≤79 » counts as 79. */
const isBy = (version, floor) => {
  if (typeof version !== "string" || version === "preview") return false;
  const [one, other] = [version.replace("≤", ""), floor].map((text) => text.split(".").map(Number));
  return one[0] !== other[0] ? one[0] < other[0] : (one[1] ?? 0) <= (other[1] ?? 0);
};

/** Returns whether a support statement holds under this name (with its prefix) and without a browser flag. */
const holds = (statement, floor, called) =>
  isBy(statement.version_added, floor) &&
  !(statement.version_removed && isBy(statement.version_removed, floor)) &&
  !statement.flags &&
  called({ prefix: statement.prefix ?? "", alternative: statement.alternative_name });

const plain = ({ prefix, alternative }) => prefix === "" && alternative === undefined;

/** Returns the browsers of a floor that do not know an entry: « chrome 84, safari 14.1 ». `called` selects the name that the code uses. */
export function unknownTo(entry, floor, called = plain) {
  const { support } = entry.__compat;
  return Object.entries(FLOORS[floor])
    .filter(([browser]) => support[browser] && support[browser] !== "mirror")
    .map(([browser, version]) => [browser, version, [support[browser]].flat()])
    .filter(([, version, statements]) => !statements.some((one) => holds(one, version, called)))
    .map(([browser, , statements]) => `${browser} ${statements.find((one) => !one.flags && called({ prefix: one.prefix ?? "", alternative: one.alternative_name }))?.version_added || "never"}`);
}
