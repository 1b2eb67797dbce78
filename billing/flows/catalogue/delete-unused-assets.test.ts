import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { applyCatalogue, type Catalogue } from "../../billing.ts";
import { fileLike, withPictures } from "../../testing/catalogue-assets.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const loom = `${createHash("sha256").update(fileLike("loom.png")).digest("hex")}.png`;

const applies = ({ db, clock }: TestBilling, document: Catalogue) =>
  applyCatalogue(db, document, { clock, file: async (name) => fileLike(name) });

/** What a page gets that asks a process which has just come up. */
async function seen(service: TestBilling): Promise<number> {
  const process = await service.startAnotherProcess();
  return (await process.fetch(new Request(`http://billing.example/assets/${loom}`))).status;
}

const mill = withPictures("mill", ["loom.png"]);
const bare = withPictures("mill", []);

test("a file that no document names any more is served for thirty days, and goes with the next document", async () => {
  const service = await testBilling();
  await applies(service, mill);
  service.setClock("2026-03-01T10:00:00Z");
  await applies(service, bare);
  service.setClock("2026-03-31T10:00:00Z");
  await applies(service, bare);
  expect(await seen(service)).toBe(200);
  service.setClock("2026-03-31T10:00:01Z");
  await applies(service, bare);
  expect(await seen(service)).toBe(404);
});

test("a file that is named again in time stays, without the file beside the document", async () => {
  const service = await testBilling();
  await applies(service, mill);
  await applies(service, bare);
  service.setClock("2026-02-28T10:00:00Z");
  await applyCatalogue(service.db, withPictures("mill", [`assets/${loom}`]), { clock: service.clock });
  service.setClock("2026-03-28T10:00:00Z");
  await applies(service, bare);
  service.setClock("2026-04-20T10:00:00Z");
  await applies(service, bare);
  expect(await seen(service)).toBe(200);
});

test("a file stays as long as another project names it", async () => {
  const service = await testBilling();
  await applies(service, mill);
  await applies(service, withPictures("loft", ["loom.png"]));
  await applies(service, bare);
  service.setClock("2026-06-01T10:00:00Z");
  await applies(service, bare);
  expect(await seen(service)).toBe(200);
});

test("of two documents at the same time, neither takes the other's file away", async () => {
  const service = await testBilling();
  await applies(service, mill);
  await applies(service, bare);
  service.setClock("2026-06-01T10:00:00Z");
  await Promise.all([applies(service, bare), applies(service, withPictures("loft", ["loom.png"]))]);
  expect(await seen(service)).toBe(200);
});
