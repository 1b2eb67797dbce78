import type { Database } from "@hemline/database";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, type Catalogue, planCatalogue } from "../../billing.ts";
import { defined } from "../../rules/defined.ts";

import { filesOfFullCatalogue as file } from "../../testing/catalogue-assets.ts";
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

describe("a plan", () => {
  test("of a new project names all there is to be, and writes nothing", async () => {
    const db = await emptyDatabase();
    const lines = await planCatalogue(db, fullCatalogue, { clock, file });
    expect(lines[0]).toBe("+ project mill");
    expect(lines).toContain("+ products mill_monthly");
    expect(lines).toContain("+ apps mill_web keys sk_mill… (secret)");
    expect(lines).toContain("+ webhook_endpoints all secret (created when applied, shown once)");
    expect(await rowsOf(db)).toEqual({});
  });

  test.each<[string, (it: Catalogue) => void, string[]]>([
    ["of the same document is empty", () => {}, []],
    [
      "says from what to what",
      (it) => {
        it.project.name = "The mill";
        monthly(it).grace_period = null;
      },
      ['~ project name: "Mill" -> "The mill"', '~ products mill_monthly grace_period: "P3D" -> nothing'],
    ],
    [
      "names a price that changes",
      (it) => {
        monthly(it).prices[0]!.amount_micros = 7_000_000;
      },
      ["~ products mill_monthly prices EUR amount_micros: 5000000 -> 7000000"],
    ],
    [
      "names what is added and what goes",
      (it) => {
        it.products.pop();
        it.offerings.push({ identifier: "new", description: "", packages: [{ identifier: "a", product: "skeins" }] });
        defined(it.placements, "placements").pop();
        defined(it.webhook_endpoints, "webhook_endpoints").pop();
      },
      [
        "- products book (retired; past sales stay)",
        "+ offerings new",
        "- placements cellar",
        "- webhook_endpoints all",
      ],
    ],
    ["names another order", (it) => void it.offerings.reverse(), ["~ offerings in the order counter, default"]],
    [
      "tells a secret that is replaced, not the secret",
      (it) => {
        it.webhook_endpoints![0]!.secret = "whsec_YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4";
      },
      ["~ webhook_endpoints ledger secret (the old one keeps signing)"],
    ],
  ])("%s, and then it is so", async (_what, change, lines) => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    const before = await rowsOf(db);
    const document = changed(change);
    expect(await planCatalogue(db, document, { clock: later, file })).toEqual(lines);
    expect(await rowsOf(db)).toEqual(before);
    await applyCatalogue(db, document, { clock: later, file });
    expect(await planCatalogue(db, document, { clock: later, file })).toEqual([]);
  });
});
