/**
 * V8's limits for the server's process. Left alone, V8 sizes its heap by the machine's memory and lets garbage pile up:
 * on 24 GB the app held twice as much memory under load, for 5 % more pages (`npm run bench -- memory`). What is alive
 * after a collection is about 50 MB. In MB; the first counts three times.
 */
export const v8Flags = ["--max-semi-space-size=8", "--max-old-space-size=384"];
