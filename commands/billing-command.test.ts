import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testDatabase } from "@hemline/database/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { testServers } from "../database/embedded/testing/test-servers.ts";
import { billingCommand } from "./billing-command.ts";

const demo = join(import.meta.dirname, "..", "demo", "catalogue.json");

interface Ending {
  code: number;
  out: string;
  err: string;
}

/** `npm run billing -- …` as a process of its own. */
function inAProcess(env: Record<string, string>, ...args: string[]): Promise<Ending> {
  const {
    PATH = "",
    HOME = "",
    NODE_COMPILE_CACHE = join(import.meta.dirname, "..", ".cache", "compiled"),
  } = process.env;
  const program = join(import.meta.dirname, "billing.ts");
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}

async function inThisProcess({ INIT_CWD = "", ...env }: Record<string, string>, ...args: string[]): Promise<Ending> {
  const output = { out: "", err: "" };
  const code = await billingCommand(args, env, {
    folder: INIT_CWD,
    say: (line) => {
      output.out += `${line}\n`;
    },
    complain: (line) => {
      output.err += `${line}\n`;
    },
    agrees: async () => false,
  });
  return { code, ...output };
}

/** A database and a working directory, until the caller's test ends. */
async function testTerminal(whenOver: (close: () => Promise<void>) => void = onTestFinished) {
  const { db, url, close } = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "hemline-command-"));
  whenOver(async () => {
    rmSync(folder, { recursive: true });
    await close();
  });
  const env = { DATABASE_URL: url, INIT_CWD: folder };
  return {
    folder,
    env,
    run: (...args: string[]) => inThisProcess(env, ...args),
    runWith: (more: Record<string, string>, ...args: string[]) => inThisProcess({ ...env, ...more }, ...args),
    file(name: string, text: string) {
      writeFileSync(join(folder, name), text);
      return name;
    },
    rows: async (sql: string) => (await db.$client.query(sql)).rows,
  };
}

test("a catalogue is shown, applied, applied again, exported and applied once more", async () => {
  const { run, folder, rows } = await testTerminal();
  const asked = await run("apply", demo);
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining("Nothing was changed.") });
  expect(asked.out).toContain("+ project hemline\n");
  expect(await run("apply", demo, "--dry-run")).toMatchObject({ code: 0, out: asked.out });
  expect(await rows("select * from billing.projects")).toEqual([]);

  expect(await run("apply", demo, "--yes")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Changes applied.\n"),
  });
  expect(await run("apply", demo, "--yes")).toEqual({ code: 0, out: "No changes.\n", err: "" });
  expect(await run("export", "--out", "out.json")).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, "assets"))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
  const printed = await run("export", "hemline");
  expect(printed.out).toBe(readFileSync(join(folder, "out.json"), "utf8"));
  expect(await run("apply", "out.json", "--yes")).toMatchObject({ out: "No changes.\n" });
  expect(await run("check")).toEqual({ code: 0, out: "No problems found.\n", err: "" });
});

test("the provider's payments are compared with ours", async () => {
  const { run, runWith, rows, folder } = await testTerminal();
  await run("apply", demo, "--yes");
  const there = { DATA_DIR: folder };
  expect(await runWith(there, "reconcile", "--since", "2026-01-31")).toEqual({
    code: 0,
    out: "Compared since 2026-01-31T00:00:00.000Z: 0 payments, 0 refunds, 0 differences.\n",
    err: "",
  });
  await rows(`insert into gateway.payment_intents (id, created_at, body) values ('pi_strange', now(), '{
    "id": "pi_strange", "status": "succeeded", "amount": 999, "currency": "eur", "metadata": {}}')`);
  expect(await runWith(there, "reconcile")).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^charge_without_row: provider has pi_strange, succeeded, 999 units of EUR; billing has no record\nCompared .*: 1 payment, 0/,
    ),
  });
  expect(await runWith(there, "reconcile", "--since", "soon")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/soon/),
  });
});

test("a key is rotated: the new one opens beside the old one until that is revoked", async () => {
  const { run } = await testTerminal();
  await run("apply", demo, "--yes");
  const made = await run("keys", "create", "hemline/hemline_web", "secret", "--name", "the server");
  const old = made.out.slice(0, 14);
  const rotated = await run("keys", "rotate", old);
  expect(rotated).toMatchObject({ code: 0, out: expect.stringMatching(/^sk_v1_\w{38}\n$/) });
  expect(rotated.err).toContain("still works.");
  const named = (await run("keys", "hemline")).out.split("\n").filter((line) => line.includes('"the server"'));
  expect(named.filter((line) => !line.includes("revoked"))).toHaveLength(2);
  expect((await run("keys", "revoke", old)).code).toBe(0);
  expect(await run("keys", "rotate", "sk_v1_nothing")).toMatchObject({ code: 1 });
});

test("an export creates its folder", async () => {
  const { run, folder } = await testTerminal();
  await run("apply", demo, "--yes");
  expect(await run("export", "--out", "kept/today/out.json")).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, "kept/today"))).toEqual(["assets", "out.json"]);
});

test("keys are made, listed and revoked; the project's time moves forward and back", async () => {
  const { run, rows } = await testTerminal();
  await run("apply", demo, "--yes");
  const made = await run("keys", "create", "hemline/hemline_web", "secret", "--name", "the server");
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^sk_v1_\w{38}\n$/) });
  const prefix = made.out.slice(0, 14);
  expect((await run("keys", "hemline")).out).toMatch(
    new RegExp(`^${prefix}…  secret of hemline_web "the server", created 20.*, never used\n$`),
  );
  expect(JSON.stringify(await rows("select * from billing.api_keys"))).not.toContain(made.out.trim());
  expect(await run("keys", "revoke", prefix)).toMatchObject({ code: 0, out: expect.stringContaining("is revoked") });
  expect((await run("keys", "hemline")).out).toContain(", revoked 20");
  expect(await run("keys", "revoke", prefix)).toMatchObject({
    code: 1,
    err: `No active key begins with ${prefix}.\n`,
  });

  expect(await run("clock", "hemline", "+soon")).toMatchObject({
    code: 1,
    err: "soon isn’t a length of time. Use P1M for a month, P3D for three days or PT5M for five minutes.\n",
  });
  const month = await run("clock", "hemline", "+P1M");
  expect(month).toMatchObject({ code: 0, out: expect.stringMatching(/^The clock of hemline now shows 20/) });
  expect((await run("projects")).out).toContain("hemline  Hemline; apps: hemline_web; its clock shows 20");
  const [moved] = await rows("select clock_offset_ms::float8 / 86400000 as days from billing.projects");
  expect(moved.days).toBeGreaterThan(27.9);
  await run("clock", "hemline", "--now");
  expect(await rows("select clock_offset_ms::int as ms from billing.projects")).toEqual([{ ms: 0 }]);
});

test("every command has help", async () => {
  const { out, code } = await inThisProcess({}, "keys", "create", "--help");
  expect({ code, first: out.split("\n")[0] }).toEqual({
    code: 0,
    first: "Usage: npm run billing -- keys create [options] <project/app> [kind]",
  });
});

describe("a command that cannot be done says why", () => {
  let terminal: Awaited<ReturnType<typeof testTerminal>>;
  const over: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    terminal = await testTerminal((close) => over.push(close));
    const text = readFileSync(demo, "utf8");
    const document = JSON.parse(text);
    document.products[1].prices[0].amount_micros = 10_000;
    terminal.file("cheap.json", JSON.stringify(document));
    terminal.file("misspelt.json", text.replace('"offerings"', '"offerngs": [], "offerings"'));
    terminal.file("torn.json", '{\n  project: "hemline" }');
  });
  afterAll(async () => {
    for (const close of over) await close();
  });

  test.each<[string, string[], number, string]>([
    ["no command", [], 2, "Usage: npm run billing --"],
    ["an unknown command", ["sell"], 2, "unknown command 'sell'"],
    ["a misspelt option", ["check", "--yess"], 2, "unknown option '--yess'"],
    ["an option of another command", ["check", "--yes"], 2, "unknown option '--yes'"],
    ["a word too many", ["check", "all"], 2, "too many arguments for 'check'"],
    ["no such file", ["apply", "nothing.json"], 1, "There is no file"],
    ["a file that is no JSON", ["apply", "torn.json"], 1, "torn.json:2:3: expected JSON here."],
    ["a price too small", ["apply", "cheap.json"], 1, "products[1].prices[0].amount_micros: must be at least 0.99 EUR"],
    ["a misspelt word", ["apply", "misspelt.json"], 1, "offerngs: is not a known field; check the spelling"],
    ["no such project", ["keys", "nowhere"], 1, "There is no project nowhere."],
    ["no such app", ["keys", "create", "hemline/nowhere", "secret"], 1, "There is no app hemline/nowhere."],
    ["a kind of key there is not", ["keys", "create", "hemline/hemline_web", "golden"], 2, "golden: use secret"],
    [
      "time that goes backward",
      ["clock", "hemline", "P1M"],
      2,
      "P1M: give a length like +P1M to move the clock forward",
    ],
    ["a time in no project", ["clock", "hemline", "+P1M"], 1, "There is no project hemline."],
    ["nothing to export", ["export"], 1, "There is no project yet."],
  ])("%s", async (_what, args, code, sentence) => {
    const ending = await terminal.run(...args);
    expect({ code: ending.code, err: ending.err }).toEqual({ code, err: expect.stringContaining(sentence) });
    expect(ending.out).toBe("");
  });

  test("a broken invariant, by its name", async () => {
    const { run, rows } = await testTerminal();
    await run("apply", demo, "--yes");
    await rows(`insert into billing.client_events (app_id, id, name, app_user_id, happened_at, received_at, content)
      select id, 'e', 'n', 'ada', now(), now(), '{"card": "4242424242424242"}' from billing.apps`);
    const ending = await run("check");
    expect(ending.code).toBe(1);
    expect(ending.out).toMatch(/^13-no-card-numbers is broken in 1 rows/);
  });

  test("moving the clock in live mode", async () => {
    const { runWith } = await testTerminal();
    const live = {
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(await runWith(live, "apply", demo, "--yes")).toMatchObject({ code: 0 });
    expect(await runWith(live, "clock", "hemline", "+P1M")).toEqual({
      code: 1,
      out: "",
      err: "The card provider is in live mode, so the clock can’t be moved.\n",
    });
  });
});

test("the process exits with the command's code, and prints the document and nothing else", async () => {
  const { env, run } = await testTerminal();
  expect(await inAProcess(env, "apply", demo)).toMatchObject({ code: 1, out: expect.stringContaining("+ project") });
  await run("apply", demo, "--yes");
  const { code, out, err } = await inAProcess(env, "export");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out)).toMatchObject({ project: { identifier: "hemline" } });
});

test("a missing database is not created; a running server is joined", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const env = { DATA_DIR: dirname(dataDir), INIT_CWD: here.folder };
  expect(await inThisProcess(env, "projects")).toEqual({
    code: 1,
    out: "",
    err: `There is no database in ${dirname(dataDir)} yet. Start Hemline once, or set DATABASE_URL.\n`,
  });
  await here.holder({ dataDir }).held;
  expect(await inAProcess(env, "apply", demo, "--yes")).toMatchObject({ code: 0, err: "" });
});
