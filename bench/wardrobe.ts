import { api, paths } from "../site/shared/paths.ts";
import { measureRequests } from "./processes/measure-requests.ts";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import type { LoadRequest } from "./processes/run-load.ts";
import { photosComplete, withSeededHemline } from "./processes/with-seeded-hemline.ts";
import { itemOf, seedWardrobe, tokenOf, wearers } from "./wardrobe/seed-wardrobe.ts";

/** Requests of a wardrobe of 5,000 items and 50,000 wears, and wears that 400 members log. */
export const measure = (): Promise<void> =>
  withSeededHemline("wardrobe", async (hemline, db) => {
    await photosComplete(db);
    await seedWardrobe(db);
    await printMachineSpeed();
    const last = await lastPageOf(hemline.address);
    for (const [what, requests] of Object.entries(scenes(last))) await measureRequests(hemline, what, requests);
  });

const by = (number: number) => ({ Authorization: `Bearer ${tokenOf(number)}` });
const wardrobe = paths.memberWardrobe("wearer-1");

/** The cursor of the last page, reached page by page. */
async function lastPageOf(address: string): Promise<string> {
  for (let last = ""; ; ) {
    const query = last && `&after=${last}`;
    const answer = await fetch(`${address}${wardrobe}/_payload.json?part=list${query}`, { headers: by(1) });
    const { list }: { list: { slice: { next: string | null } } } = await answer.json();
    if (list.slice.next === null) return last;
    last = list.slice.next;
  }
}

function scenes(last: string): Record<string, LoadRequest[]> {
  const reads = (path: string): LoadRequest[] => [{ path, headers: by(1) }];
  return {
    "first page of a wardrobe": reads(wardrobe),
    "first page, most worn": reads(`${wardrobe}?sort=most-worn`),
    "last page": reads(`${wardrobe}?after=${last}`),
    "a search": reads(`${wardrobe}?search=number%204999`),
    "an item": reads(paths.item("wearer-1", itemOf(7))),
    statistics: reads(paths.statistics),
    "a month of the planner": reads(`${paths.planner}?view=month&from=2024-02-01`),
    "a wear": Array.from({ length: wearers - 1 }, (_, at) => ({
      method: "POST",
      path: api.wears,
      headers: { ...by(at + 2), "Content-Type": "application/json" },
      body: JSON.stringify({ items: [itemOf(5001 + at * 20), itemOf(5002 + at * 20)], on: "2026-01-31" }),
    })),
  };
}
