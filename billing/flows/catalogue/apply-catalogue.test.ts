import type { Database } from "@hemline/database";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  applyCatalogue,
  type Catalogue,
  exportAssets,
  exportCatalogue,
  faultsOf,
  planCatalogue,
} from "../../billing.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { filesOfFullCatalogue as file, fullCatalogue } from "../../testing/full-catalogue.ts";

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

describe("everything a catalogue can say", () => {
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

describe("a plan", () => {
  test("of a new project names all there is to be, and writes nothing", async () => {
    const db = await emptyDatabase();
    const lines = await planCatalogue(db, fullCatalogue, { clock, file });
    expect(lines[0]).toBe("+ project mill");
    expect(lines).toContain("+ products mill_monthly");
    expect(lines).toContain("+ apps mill_web keys sk_mill… (secret)");
    expect(lines).toContain("+ webhook_endpoints all secret (made when applied, shown once)");
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
        it.placements!.pop();
        it.webhook_endpoints!.pop();
      },
      [
        "- products book (retired, what was sold stays)",
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
      ["~ webhook_endpoints ledger secret (the former one goes on signing)"],
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

describe("what is there already", () => {
  test.each<[string, (it: Catalogue) => void, string]>([
    [
      "the type of a product",
      (it) => {
        (it.products[3] as { type: string }).type = "consumable";
      },
      "products.3.type",
    ],
    ["an app that is missing", (it) => void it.apps.pop(), "apps"],
  ])("refuses %s, with the place", async (_what, change, path) => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    await expect(applyCatalogue(db, changed(change), { clock, file })).rejects.toMatchObject({
      issues: [{ path: path.split(".").map((it) => (/^\d+$/.test(it) ? Number(it) : it)) }],
    });
  });

  test("refuses to take a currency from customers who have some; without them it is archived", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    await db.$client.query(`
      insert into billing.customers (id, project_id, app_user_id, first_seen_at, last_seen_at)
        select '01900000-0000-7000-8000-000000000001', id, 'ada', now(), now() from billing.projects;
      insert into billing.balances select '01900000-0000-7000-8000-000000000001', id, 5
        from billing.virtual_currencies where code = 'WOOL'`);
    const without = (code: string) =>
      changed((it) => {
        it.virtual_currencies = it.virtual_currencies!.filter((one) => one.code !== code);
        for (const one of it.products) one.virtual_currencies = one.virtual_currencies?.filter((g) => g.code !== code);
      });
    await expect(applyCatalogue(db, without("WOOL"), { clock, file })).rejects.toThrow("WOOL is missing");
    await applyCatalogue(db, without("YARN"), { clock, file });
    const { rows } = await db.$client.query(
      "select code, archived_at is not null as archived from billing.virtual_currencies order by code",
    );
    expect(rows).toEqual([
      { code: "WOOL", archived: false },
      { code: "YARN", archived: true },
    ]);
  });

  test.each([
    ["http://10.0.0.1/hooks", "Only https addresses are called."],
    ["https://10.0.0.1/hooks", "10.0.0.1 is not an address of the public internet."],
    ["https://0x0a000001/", "10.0.0.1 is not an address of the public internet."],
    ["https://[::ffff:10.0.0.1]/", "::ffff:a00:1 is not an address of the public internet."],
    ["http://shop.example/hooks", "Only https addresses are called."],
    ["http://localhost:3000/hooks", "Only https addresses are called."],
    ["https://localhost./hooks", "127.0.0.1 is not an address of the public internet."],
    ["https://shop.localhost/hooks", "127.0.0.1 is not an address of the public internet."],
    ["https://localhost/hooks", "127.0.0.1 is not an address of the public internet."],
  ])("refuses %s, which would never be called", async (url, sentence) => {
    const db = await emptyDatabase();
    const listening = changed((it) => {
      it.webhook_endpoints![1]!.url = url;
    });
    const o = { clock, file, address: "https://mill.example/pay" };
    const error = await planCatalogue(db, listening, o).catch((fault) => fault);
    expect(faultsOf(error)).toEqual([`webhook_endpoints[1].url: ${sentence}`]);
    await expect(applyCatalogue(db, listening, o)).rejects.toThrow(sentence);
  });

  test("takes an address of this machine where it runs on one itself, and names of which nothing is known", async () => {
    const db = await emptyDatabase();
    const address = "http://localhost:3000/pay";
    for (const url of [
      "http://127.0.0.1:4000/",
      "http://localhost:4000/",
      "https://intranet/",
      "https://shop.example/",
    ])
      await applyCatalogue(
        db,
        changed((it) => {
          it.webhook_endpoints![1]!.url = url;
        }),
        { clock, file, address },
      );
    const neighbour = changed((it) => {
      it.webhook_endpoints![1]!.url = "http://10.0.0.1/";
    });
    await expect(applyCatalogue(db, neighbour, { clock, file, address })).rejects.toThrow("Only https");
  });

  test("refuses to bring back a key that was revoked, or another app's", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    await db.$client.query("update billing.api_keys set revoked_at = now() where prefix = 'rcb_sb_mill'");
    await expect(applyCatalogue(db, fullCatalogue, { clock, file })).rejects.toThrow("was revoked");
    const elsewhere = {
      ...fixtureCatalogue,
      apps: [{ ...fixtureCatalogue.apps[0]!, keys: [fullCatalogue.apps[0]!.keys![0]!] }],
    };
    await expect(applyCatalogue(db, elsewhere, { clock, file })).rejects.toThrow("belongs to another app");
  });

  test("counts the changes of a rule, not its moves", async () => {
    const db = await emptyDatabase();
    const revisions = async () => {
      const { rows } = await db.$client.query(
        "select identifier, revision from billing.targeting_rules order by position",
      );
      return rows.map((it) => `${it.identifier} ${it.revision}`);
    };
    await applyCatalogue(db, fullCatalogue, { clock, file });
    await applyCatalogue(
      db,
      changed((it) => void it.targeting_rules!.reverse()),
      { clock, file },
    );
    expect(await revisions()).toEqual(["asleep 1", "spring 1", "alps 1"]);
    await applyCatalogue(
      db,
      changed((it) => {
        it.targeting_rules![0]!.state = "inactive";
      }),
      { clock, file },
    );
    expect(await revisions()).toEqual(["alps 2", "spring 1", "asleep 1"]);
  });
});
