import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue, testTerminal } from "./testing/test-terminal.ts";

describe("a command that cannot be done says why", () => {
  let terminal: Awaited<ReturnType<typeof testTerminal>>;
  const over: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    terminal = await testTerminal((close) => over.push(close));
    const text = readFileSync(demoCatalogue, "utf8");
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
    await run("apply", demoCatalogue, "--yes");
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
    expect(await runWith(live, "apply", demoCatalogue, "--yes")).toMatchObject({ code: 0 });
    expect(await runWith(live, "clock", "hemline", "+P1M")).toEqual({
      code: 1,
      out: "",
      err: "The card provider is in live mode, so the clock can’t be moved.\n",
    });
  });
});
