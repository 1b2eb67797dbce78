import { dirname } from "node:path";
import { expect, test } from "vitest";
import { testServers } from "../database/embedded/testing/test-servers.ts";
import { demoCatalogue, inAProcess, inThisProcess, testTerminal } from "./testing/test-terminal.ts";

test("the process exits with the command's code, and prints the document and nothing else", async () => {
  const { env, run } = await testTerminal();
  expect(await inAProcess(env, "apply", demoCatalogue)).toMatchObject({
    code: 1,
    out: expect.stringContaining("+ project"),
  });
  await run("apply", demoCatalogue, "--yes");
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
  expect(await inAProcess(env, "apply", demoCatalogue, "--yes")).toMatchObject({ code: 0, err: "" });
});
