import { fileURLToPath } from "node:url";

/**
 * The flags of the server's process.
 *
 * Left alone, V8 sizes its heap by the machine's memory and lets garbage pile up: on 24 GB the app held twice as much
 * memory under load, for 5 % more pages (`npm run bench -- memory`). What is alive after a collection is about 50 MB.
 * In MB; the first counts three times.
 *
 * Packages are resolved once: a quarter of a start went into it (docs/decisions/027-resolving-packages-once.md).
 */
export const nodeFlags = [
  "--max-semi-space-size=8",
  "--max-old-space-size=384",
  `--import=${fileURLToPath(new URL("resolve-packages-once.mjs", import.meta.url))}`,
];
