import { execFile } from "node:child_process";
import { mkdtemp, readdir, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api } from "../../shared/paths.ts";
import { noise } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf } from "./testing/photo-bytes.ts";

const run = promisify(execFile);

/** A file system of so many kB; null where the test may not create one. */
async function smallDisk(sizeKb: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-disk-"));
  const isMounted = await run("mount", ["-t", "tmpfs", "-o", `size=${sizeKb}k`, "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  onTestFinished(async () => {
    if (isMounted) await run("umount", ["-l", folder]);
    await rmdir(folder);
  });
  return isMounted ? folder : null;
}

test("a full disk is 507 with a sentence, nothing half written, and room for what still fits", async ({ skip }) => {
  const photosDir = await smallDisk(400);
  if (!photosDir) return skip("only root may make a disk");
  const { ada, logLines } = await testSite({ photosDir });
  const small = await ada.hasPhoto();
  const before = await readdir(photosDir);

  const sentence = "We can’t store photos right now. Keep your photo and try again later.";
  const tooMuchToReceive = await noise(900, 700).png({ compressionLevel: 0 }).toBuffer();
  const tooMuchToKeep = await noise(700, 500).jpeg({ quality: 40 }).toBuffer();
  expect(tooMuchToReceive.length).toBeGreaterThan(400_000);
  expect(tooMuchToKeep.length).toBeLessThan(300_000);
  for (const bytes of [tooMuchToReceive, tooMuchToKeep]) {
    const { status, message } = await ada.uploads(bytes);
    expect([status, message]).toEqual([507, sentence]);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
    expect(await readdir(photosDir)).toEqual(before);
  }
  // The operator must see it in the log.
  expect(logLines.filter((line) => line.includes("no space is left for photos"))).not.toEqual([]);

  await writeFile(join(photosDir, "filler"), Buffer.alloc(1_000_000)).catch(() => undefined);
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const cut = await ada.sends("PUT", api.photoCrop(small.id), crop);
  expect([cut.status, cut.message]).toEqual([507, sentence]);
  expect((await bytesOf(ada, small)).length).toBeGreaterThan(0);
  const [uploadId] = await readdir(join(photosDir, small.id));
  expect((await readdir(join(photosDir, small.id, defined(uploadId)))).sort()).toEqual(["1", "original"]);
});
