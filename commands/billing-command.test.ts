import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoCatalogue, inThisProcess, testTerminal } from "./testing/test-terminal.ts";

test("a catalogue is shown, applied, applied again, exported and applied once more", async () => {
  const { run, folder, rows } = await testTerminal();
  const asked = await run("apply", demoCatalogue);
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining("Nothing was changed.") });
  expect(asked.out).toContain("+ project hemline\n");
  expect(await run("apply", demoCatalogue, "--dry-run")).toMatchObject({ code: 0, out: asked.out });
  expect(await rows("select * from billing.projects")).toEqual([]);

  expect(await run("apply", demoCatalogue, "--yes")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Changes applied.\n"),
  });
  expect(await run("apply", demoCatalogue, "--yes")).toEqual({ code: 0, out: "No changes.\n", err: "" });
  expect(await run("export", "--out", "out.json")).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, "assets"))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
  const printed = await run("export", "hemline");
  expect(printed.out).toBe(readFileSync(join(folder, "out.json"), "utf8"));
  expect(await run("apply", "out.json", "--yes")).toMatchObject({ out: "No changes.\n" });
  expect(await run("check")).toEqual({ code: 0, out: "No problems found.\n", err: "" });
});

test("the provider's payments are compared with ours", async () => {
  const { run, runWith, rows, folder } = await testTerminal();
  await run("apply", demoCatalogue, "--yes");
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
});

test("the provider's payments are compared since an instant only", async () => {
  const { run, runWith, folder } = await testTerminal();
  await run("apply", demoCatalogue, "--yes");
  expect(await runWith({ DATA_DIR: folder }, "reconcile", "--since", "soon")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/soon/),
  });
});

test("a key is rotated: the new one opens beside the old one until that is revoked", async () => {
  const { run } = await testTerminal();
  await run("apply", demoCatalogue, "--yes");
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
  await run("apply", demoCatalogue, "--yes");
  expect(await run("export", "--out", "kept/today/out.json")).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, "kept/today"))).toEqual(["assets", "out.json"]);
});

test("keys are made, listed and revoked; the project's time moves forward and back", async () => {
  const { run, rows } = await testTerminal();
  await run("apply", demoCatalogue, "--yes");
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
