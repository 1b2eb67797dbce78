import { setTimeout as pause } from "node:timers/promises";
import { openStreams } from "../processes/open-streams.ts";
import type { Running } from "../processes/run-hemline.ts";
import { largeDiscussion } from "./seed-talk.ts";
import { listens } from "./talk-requests.ts";

const count = 1_000;
const settlingMs = 3_000;
const barMb = 150;

/** What live streams add to the memory of a process that has answered nothing before: also what opening them takes. */
export async function measureStreams(hemline: Running): Promise<void> {
  const before = hemline.memoryMb();
  const streams = await openStreams(hemline.address, listens(largeDiscussion, count));
  await pause(settlingMs);
  const after = hemline.memoryMb();
  await streams.close();
  const added = (name: "app" | "database") => (after[name] - before[name]).toFixed(0);
  process.stdout.write(
    `${count} live streams: app ${added("app")} MB more (bar ${barMb}), from ${before.app.toFixed(0)} to ${after.app.toFixed(0)} MB; database ${added("database")} MB more\n`,
  );
}
