import type { Database } from "@hemline/database";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, type Catalogue, catalogueErrorsOf, planCatalogue } from "../../billing.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { filesOfFullCatalogue as file } from "../../testing/catalogue-assets.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { fullCatalogue } from "../../testing/full-catalogue.ts";

const clock = () => new Date("2026-01-31T10:00:00Z");

async function emptyDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  return db;
}

const changed = (change: (it: Catalogue) => void): Catalogue => {
  const copy = structuredClone(fullCatalogue);
  change(copy);
  return copy;
};

const withEndpointUrl = (url: string): Catalogue =>
  changed((it) => {
    it.webhook_endpoints![1]!.url = url;
  });

/** Ada has so much of a currency. */
function insertBalance(db: Database, code: string, amount: number) {
  const id = "01900000-0000-7000-8000-000000000001";
  return db.$client.query(`
    insert into billing.customers (id, project_id, app_user_id, first_seen_at, last_seen_at)
      select '${id}', id, 'ada', now(), now() from billing.projects;
    insert into billing.balances select '${id}', id, ${amount} from billing.virtual_currencies where code = '${code}'`);
}

async function archivedCurrencies(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query("select code from billing.virtual_currencies where archived_at is not null");
  return rows.map((it) => it.code);
}

/** Each rule with the number of its revision, in the order in which they are asked. */
async function ruleRevisions(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query("select identifier, revision from billing.targeting_rules order by position");
  return rows.map((it) => `${it.identifier} ${it.revision}`);
}

describe("an existing project", () => {
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
    await insertBalance(db, "WOOL", 5);
    const without = (code: string) =>
      changed((it) => {
        it.virtual_currencies = defined(it.virtual_currencies, "virtual_currencies").filter((one) => one.code !== code);
        for (const one of it.products) one.virtual_currencies = one.virtual_currencies?.filter((g) => g.code !== code);
      });
    await expect(applyCatalogue(db, without("WOOL"), { clock, file })).rejects.toThrow("WOOL is missing");
    await applyCatalogue(db, without("YARN"), { clock, file });
    expect(await archivedCurrencies(db)).toEqual(["YARN"]);
  });

  test.each([
    ["http://10.0.0.1/hooks", "The URL must begin with https."],
    ["https://10.0.0.1/hooks", "10.0.0.1 is not a public internet address."],
    ["https://0x0a000001/", "10.0.0.1 is not a public internet address."],
    ["https://[::ffff:10.0.0.1]/", "::ffff:a00:1 is not a public internet address."],
    ["http://shop.example/hooks", "The URL must begin with https."],
    ["http://localhost:3000/hooks", "The URL must begin with https."],
    ["https://localhost./hooks", "127.0.0.1 is not a public internet address."],
    ["https://shop.localhost/hooks", "127.0.0.1 is not a public internet address."],
    ["https://localhost/hooks", "127.0.0.1 is not a public internet address."],
  ])("refuses %s, which would never be called", async (url, sentence) => {
    const db = await emptyDatabase();
    const listening = withEndpointUrl(url);
    const o = { clock, file, address: "https://mill.example/pay" };
    const error = await planCatalogue(db, listening, o).catch((thrown) => thrown);
    expect(catalogueErrorsOf(error)).toEqual([`webhook_endpoints[1].url: ${sentence}`]);
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
      await applyCatalogue(db, withEndpointUrl(url), { clock, file, address });
    const neighbour = withEndpointUrl("http://10.0.0.1/");
    await expect(applyCatalogue(db, neighbour, { clock, file, address })).rejects.toThrow("must begin with https");
  });

  test("refuses to bring back a key that was revoked, or another app's", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    await db.$client.query("update billing.api_keys set revoked_at = now() where prefix = 'rcb_sb_mill'");
    await expect(applyCatalogue(db, fullCatalogue, { clock, file })).rejects.toThrow("was revoked");
    const elsewhere = {
      ...fixtureCatalogue,
      apps: [{ ...fixtureCatalogue.apps[0]!, keys: [firstOf(fullCatalogue.apps, "apps").keys![0]!] }],
    };
    await expect(applyCatalogue(db, elsewhere, { clock, file })).rejects.toThrow("belongs to another app");
  });

  test("counts the changes of a rule, not its moves", async () => {
    const db = await emptyDatabase();
    await applyCatalogue(db, fullCatalogue, { clock, file });
    const moved = changed((it) => void defined(it.targeting_rules, "targeting_rules").reverse());
    await applyCatalogue(db, moved, { clock, file });
    expect(await ruleRevisions(db)).toEqual(["asleep 1", "spring 1", "alps 1"]);
    const switchedOff = changed((it) => {
      it.targeting_rules![0]!.state = "inactive";
    });
    await applyCatalogue(db, switchedOff, { clock, file });
    expect(await ruleRevisions(db)).toEqual(["alps 2", "spring 1", "asleep 1"]);
  });
});
