/**
 * esbuild options for the oldest supported browsers (docs/decisions/037). All of them support destructuring, but esbuild disables it
 * because of an old bug in one of them.
 */
export const OLDEST = { target: ["safari12", "chrome69", "firefox78"], supported: { destructuring: true } };
