import type { Database } from "@hemline/database";
import type { Running } from "../processes/run-hemline.ts";
import { loadMany } from "../processes/run-load.ts";
import { exampleAddresses } from "./example-addresses.ts";
import { verdict } from "./measure-fetches.ts";
import { readerOf } from "./measure-pages.ts";
import { seededExamples } from "./seeded-examples.ts";

const seconds = 30;
const bars = { p99Ms: 40, memoryMb: 250 };

/** Every page that its reader sees, in turn over 16 connections: the slowest answers, and memory after them. */
export async function measureLoad(hemline: Running, db: Database): Promise<void> {
  const requests = exampleAddresses(await seededExamples(db)).map(([id, path]) => ({
    path,
    headers: { Authorization: `Bearer ${readerOf(id)}`, "Accept-Encoding": "gzip" },
  }));
  const statuses = await Promise.all(
    requests.map(
      async ({ path, headers }) => (await fetch(hemline.address + path, { headers, redirect: "manual" })).status,
    ),
  );
  const shown = requests.filter((_, at) => statuses[at] === 200);
  const load = await loadMany(hemline.address, shown, seconds);
  const { app, database } = hemline.memoryMb();
  const what = `${shown.length} kinds of page for members, in turn at 16 connections`;
  const [p99, memory] = [
    verdict(what, "p99", load.p99Ms, bars.p99Ms),
    verdict(what, "memory", app + database, bars.memoryMb),
  ];
  process.stdout.write(
    `${what}: ${load.perSecond.toFixed(0)}/s, p50 ${load.p50Ms}, p97.5 ${load.p97Ms}, p99 ${load.p99Ms} ms${p99}, ${load.failures} failures; memory after it ${(app + database).toFixed(0)} MB (app ${app.toFixed(0)}, database ${database.toFixed(0)})${memory}\n`,
  );
}
