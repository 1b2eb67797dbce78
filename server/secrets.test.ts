import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { secretsIn } from "./secrets.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hemline-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "data");
}

describe("the installation's own keys", () => {
  test("are made once, each another, and read by nobody else", () => {
    const dataDir = aFolder();
    const secrets = secretsIn(dataDir);
    expect(secretsIn(dataDir)).toEqual(secrets);
    expect(new Set(Object.values(secrets)).size).toBe(5);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(secretsIn(aFolder())).not.toEqual(secrets);
  });

  test("are the same for processes that start at once, which leave nothing else behind", async () => {
    const dataDir = aFolder();
    const make = `import(${JSON.stringify(join(import.meta.dirname, "secrets.ts"))})
      .then(({ secretsIn }) => process.stdout.write(JSON.stringify(secretsIn(${JSON.stringify(dataDir)}))))`;
    const starts = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, ["-e", make]));
    const answers = await Promise.all(starts);
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
  });

  test("that cannot be read are refused by their file's name and left as they are", () => {
    const dataDir = aFolder();
    secretsIn(dataDir);
    const path = join(dataDir, "secrets.json");
    writeFileSync(path, "{ half");
    expect(() => secretsIn(dataDir)).toThrow(path);
    expect(readFileSync(path, "utf8")).toBe("{ half");
  });

  test.each(["{}", "null", "[]", '{"billingPublicKey":"rcb_sb_1"}'])("that are damaged (%s) are refused", (text) => {
    const dataDir = aFolder();
    secretsIn(dataDir);
    writeFileSync(join(dataDir, "secrets.json"), text);
    expect(() => secretsIn(dataDir)).toThrow(/secrets\.json is damaged\. It has no .*billingSecretKey/);
  });

  test("need a folder that can be written to", () => {
    const dataDir = aFolder();
    writeFileSync(dataDir, "a file");
    expect(() => secretsIn(dataDir)).toThrow(`Hemline can’t write to the data folder ${dataDir}`);
    expect(() => secretsIn(join(dataDir, "below"))).toThrow("set DATA_DIR to another folder");
  });
});
