import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sharedFolder } from "../data-dir.ts";
import { prepareDataDir } from "./create-cluster.ts";

test("a data folder below a closed home is refused with what to set instead", () => {
  const folder = mkdtempSync(join(tmpdir(), "hemline-closed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const home = join(folder, "ada");
  mkdirSync(home, { mode: 0o700 });
  const account = { uid: 65_534, gid: 65_534 };
  expect(() => prepareDataDir(join(home, "hemline", "data", "postgres"), account)).toThrow(
    `${home} is closed to the account that runs PostgreSQL: unset DATA_DIR, or set it to a folder that every account may enter, for example DATA_DIR=${join(sharedFolder, "data")}, or set DATABASE_URL to a server of your own.`,
  );
});
