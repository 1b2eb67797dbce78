import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testLog } from "../testing/test-log.ts";
import { createDiskStorage } from "./disk-storage.ts";

async function testStorage() {
  const dir = await mkdtemp(join(tmpdir(), "hemline-storage-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const { log, logLines } = testLog();
  return { storage: createDiskStorage(dir, log), logLines };
}

test("files are stored while their folder is being deleted", async () => {
  const { storage, logLines } = await testStorage();
  const bytes = new Uint8Array(1_000);
  for (let round = 0; round < 10; round++) {
    const files = Array.from({ length: 8 }, (_, at) => storage.put(`photo/v1/${at}.avif`, bytes));
    for (let nth = 0; nth < 6; nth++) await storage.delete("photo/v1");
    await Promise.all(files);
  }
  expect(logLines).toEqual([]);
  await storage.put("photo/v1/last.avif", bytes);
  expect(await storage.get("photo/v1/last.avif")).toHaveLength(1_000);
});

test("a key never leaves the folder", async () => {
  const { storage } = await testStorage();
  for (const key of ["../secrets.json", "/etc/passwd", "photo/../../x", "photo//x", ""])
    await expect(storage.put(key, new Uint8Array(1))).rejects.toThrow("is not a storage key");
});
