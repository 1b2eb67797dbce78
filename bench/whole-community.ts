import { join } from "node:path";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import { benchDataDir } from "./processes/run-hemline.ts";
import { withSeededHemline } from "./processes/with-seeded-hemline.ts";
import { measureChanges } from "./whole-community/measure-changes.ts";
import { measureDigests } from "./whole-community/measure-digests.ts";
import { measureFeeds } from "./whole-community/measure-feeds.ts";
import { missed } from "./whole-community/measure-fetches.ts";
import { measureJobs } from "./whole-community/measure-jobs.ts";
import { measureLoad } from "./whole-community/measure-load.ts";
import { measurePages } from "./whole-community/measure-pages.ts";
import { measureSearch } from "./whole-community/measure-search.ts";
import { openSite } from "./whole-community/open-site.ts";
import { seedWholeCommunity } from "./whole-community/seed-whole-community.ts";

/** So many times fewer of everything. */
const part = Number(process.env.PART ?? 1);
const folder = part === 1 ? "whole-community" : `whole-community-${part}`;

/** By name: only these. */
const only = process.env.ONLY?.split(",");
const isWanted = (name: string) => !only || only.includes(name);

const parts = {
  pages: measurePages,
  search: measureSearch,
  feeds: measureFeeds,
  changes: measureChanges,
  jobs: measureJobs,
};

/**
 * Every kind of page, searches, feeds, changes, recurring jobs and digests of a community of 50,000 members, or a part of
 * them.
 */
export async function measure(): Promise<void> {
  await withSeededHemline(folder, (_, db) => seedWholeCommunity(db, part));
  await printMachineSpeed();
  const dataDir = join(benchDataDir(), folder);
  const site = await openSite(dataDir);
  try {
    for (const [name, measurePart] of Object.entries(parts)) if (isWanted(name)) await measurePart(site);
  } finally {
    await site.stop();
  }
  if (isWanted("digests")) await measureDigests(dataDir);
  if (isWanted("load")) await withSeededHemline(folder, measureLoad);
  printMissed();
}

function printMissed(): void {
  process.stdout.write(`\n${missed.length} bars missed, the worst first:\n`);
  for (const { what } of missed.toSorted((one, other) => other.ratio - one.ratio)) process.stdout.write(`  ${what}\n`);
}
