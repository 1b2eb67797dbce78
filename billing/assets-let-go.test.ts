import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { applyCatalogue, type Catalogue } from "./billing.ts";
import { fileLike, withPictures } from "./testing/everything.ts";
import { type House, testBilling } from "./testing.ts";

const loom = `${createHash("sha256").update(fileLike("loom.png")).digest("hex")}.png`;

const applies = ({ db, clock }: House, document: Catalogue) =>
  applyCatalogue(db, document, { clock, file: async (name) => fileLike(name) });

/** What a page gets that asks a process which has just come up. */
async function seen(house: House): Promise<number> {
  const process = await house.anotherProcess();
  return (await process.fetch(new Request(`http://house.example/assets/${loom}`))).status;
}

const mill = withPictures("mill", ["loom.png"]);
const bare = withPictures("mill", []);

test("a file that no document names any more is served for thirty days, and goes with the next document", async () => {
  const house = await testBilling();
  await applies(house, mill);
  house.travelTo("2026-03-01T10:00:00Z");
  await applies(house, bare);
  house.travelTo("2026-03-31T10:00:00Z");
  await applies(house, bare);
  expect(await seen(house)).toBe(200);
  house.travelTo("2026-03-31T10:00:01Z");
  await applies(house, bare);
  expect(await seen(house)).toBe(404);
});

test("a file that is named again in time stays, without the file beside the document", async () => {
  const house = await testBilling();
  await applies(house, mill);
  await applies(house, bare);
  house.travelTo("2026-02-28T10:00:00Z");
  await applyCatalogue(house.db, withPictures("mill", [`assets/${loom}`]), { clock: house.clock });
  house.travelTo("2026-03-28T10:00:00Z");
  await applies(house, bare);
  house.travelTo("2026-04-20T10:00:00Z");
  await applies(house, bare);
  expect(await seen(house)).toBe(200);
});

test("a file stays as long as another project names it", async () => {
  const house = await testBilling();
  await applies(house, mill);
  await applies(house, withPictures("loft", ["loom.png"]));
  await applies(house, bare);
  house.travelTo("2026-06-01T10:00:00Z");
  await applies(house, bare);
  expect(await seen(house)).toBe(200);
});

test("of two documents at the same time, neither takes the other's file away", async () => {
  const house = await testBilling();
  await applies(house, mill);
  await applies(house, bare);
  house.travelTo("2026-06-01T10:00:00Z");
  await Promise.all([applies(house, bare), applies(house, withPictures("loft", ["loom.png"]))]);
  expect(await seen(house)).toBe(200);
});
