import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isAlive } from "./embedded/pid-file.ts";
import { testServers } from "./embedded/testing/test-servers.ts";

const program = fileURLToPath(new URL("./cli.ts", import.meta.url));

/** Runs `npm run db <command>` for a data folder. @returns exit code and output */
function db(command: string, dataDir: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dirname(dataDir), DATABASE_URL: "" };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, command], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

test("npm run db shows who uses the server, and stops it only when nobody does", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  expect(await db("status", dataDir)).toEqual({
    code: 0,
    said: `The embedded PostgreSQL of ${dirname(dataDir)} is not running.\n`,
  });

  const holder = here.holder({ dataDir });
  const { pid } = await holder.held;
  const status = await db("status", dataDir);
  expect(status.code).toBe(0);
  expect(status.said).toMatch(/^PostgreSQL 18\.\d+ is running since .*\npsql: .*\nUsed by: process \d+\n$/);
  const refused = await db("stop", dataDir);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^It is in use by process \d+\. Stop that first/),
  });
  expect(isAlive(pid)).toBe(true);

  await holder.isKilled();
  expect((await db("status", dataDir)).said).toContain("Used by: nobody");
  expect(await db("stop", dataDir)).toEqual({ code: 0, said: "Stopped.\n" });
  expect(isAlive(pid)).toBe(false);
  expect((await db("restart", dataDir)).code).toBe(2);
});
