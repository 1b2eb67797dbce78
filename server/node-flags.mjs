import { fileURLToPath } from "node:url";

/**
 * The flags of the server's process.
 *
 * By default, V8 sizes its heap by the machine's memory and collects garbage late: with 24 GB the app used twice as
 * much memory under load and served only 5% more pages (`npm run bench -- memory`). After a collection, about 50 MB are
 * in use. Both sizes are in MB; the young generation takes up to three times its semi-space.
 *
 * `resolve-packages-once.mjs` saves a quarter of the CPU time of a start
 * (docs/decisions/004-typescript-without-a-build.md).
 */
export const nodeFlags = [
  "--max-semi-space-size=8",
  "--max-old-space-size=384",
  `--import=${fileURLToPath(new URL("resolve-packages-once.mjs", import.meta.url))}`,
];
