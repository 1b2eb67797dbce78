import type { Database } from "@hemline/database";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, type Catalogue, exportAssets, exportCatalogue } from "../../billing.ts";
import { filesOfFullCatalogue as file } from "../../testing/catalogue-assets.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { fullCatalogue } from "../../testing/full-catalogue.ts";

const clock = () => new Date("2026-01-31T10:00:00Z");

const later = () => new Date("2026-05-01T00:00:00Z");

async function emptyDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  return db;
}

/** Every row of every table of billing, with the transaction that wrote it: a row written again is another one. */
async function rowsOf(db: Database): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.$client.query(
    "select table_name as name from information_schema.tables where table_schema = 'billing' order by 1",
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.$client.query(`select xmin::text, it.* from billing."${name}" it order by it::text`);
    if (rows.length > 0) all[name] = rows;
  }
  return all;
}

const changed = (change: (it: Catalogue) => void): Catalogue => {
  const copy = structuredClone(fullCatalogue);
  change(copy);
  return copy;
};

const monthly = (it: Catalogue) => it.products[0] as Extract<Catalogue["products"][number], { type: "subscription" }>;

describe("a full catalogue", () => {
  test("fills every table it is about; applied again it writes no row", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    const before = await rowsOf(db);
    expect(Object.keys(before)).toEqual([
      "api_keys",
      "apps",
      "assets",
      "branding",
      "entitlements",
      "offerings",
      "packages",
      "placements",
      "prices",
      "product_changes",
      "product_currencies",
      "product_entitlements",
      "products",
      "projects",
      "purchase_options",
      "targeting_rules",
      "virtual_currencies",
      "webhook_endpoints",
    ]);
    await applyCatalogue(db, fullCatalogue, { clock: later, file });
    expect(await rowsOf(db)).toEqual(before);
  });

  test.each([
    ["fullCatalogue", fullCatalogue],
    ["the atelier", fixtureCatalogue],
  ])("%s comes back as a document that changes nothing and brings no secret", async (_name, document) => {
    const db = await emptyDatabase();
    await applyCatalogue(db, document, { clock, file });
    const before = await rowsOf(db);
    const exported = (await exportCatalogue(db, document.project.identifier))!;
    expect(JSON.stringify(exported)).not.toMatch(/sk_|whsec_/);
    await applyCatalogue(db, exported, { clock: later });
    expect(await rowsOf(db)).toEqual(before);
    expect(await exportCatalogue(db, document.project.identifier)).toEqual(exported);
  });

  test("comes back whole: another database made from it says the same", async () => {
    const [here, there] = [await emptyDatabase(), await emptyDatabase()];
    await applyCatalogue(here, fullCatalogue, { clock, file });
    const exported = (await exportCatalogue(here, "mill"))!;
    const files = new Map<string, Uint8Array>();
    for await (const [name, content] of exportAssets(here, exported)) files.set(name, content);
    expect(files.size).toBe(7);
    await applyCatalogue(there, exported, { clock: later, file: async (name) => files.get(name) ?? null });
    expect(await exportCatalogue(there, "mill")).toEqual(exported);
  });

  test("waits for another document that is being applied", async () => {
    const db = await emptyDatabase();
    const titled = (title: string) =>
      changed((it) => {
        monthly(it).title = title;
      });
    const applied = await Promise.allSettled(
      ["a", "b", "c", "d"].map((it) => applyCatalogue(db, titled(it), { clock, file })),
    );
    expect(applied.map((it) => it.status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "fulfilled"]);
    const { rows } = await db.$client.query("select count(*)::int as count from billing.prices");
    expect(rows).toEqual([{ count: 5 }]);
  });

  test("is all or nothing", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    const before = await rowsOf(db);
    const spoilt = changed((it) => {
      it.project.name = "Another mill";
      (it.products[2] as { type: string }).type = "non_consumable";
    });
    await expect(applyCatalogue(db, spoilt, { clock: later, file })).rejects.toThrow("was sold as consumable");
    expect(await rowsOf(db)).toEqual(before);
  });
});
