/**
 * How esbuild makes a script that the oldest browsers read that play (docs/decisions/038). All of them know destructuring, where
 * esbuild takes an old fault of one for a lack of it.
 */
export const OLDEST = { target: ["safari12", "chrome69", "firefox78"], supported: { destructuring: true } };
