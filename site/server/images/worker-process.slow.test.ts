import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";
import { noise } from "./testing/sample-images.ts";
import { createWorkerProcess } from "./worker-process.ts";

/** With workers of its own, which remember nothing. */
const siteWithWorkers = () => testSite({ imageProcessor: undefined });

describe("the worker", () => {
  /** The image workers of this process. */
  function workers(): number[] {
    return readdirSync("/proc").flatMap((name) => {
      try {
        const isOurs = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8"))?.[1]) === process.pid;
        return isOurs && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("images/worker") ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
  }

  test.runIf(process.platform === "linux")(
    "may be killed during a task: the upload succeeds, and so does the next",
    async () => {
      const { ada, logLines } = await siteWithWorkers();
      await ada.hasPhoto();
      const [worker] = workers();
      const large = await noise(1600, 1200).jpeg().toBuffer();
      const upload = ada.uploads(large);
      process.kill(defined(worker), "SIGKILL");
      expect((await upload).status).toBe(200);
      expect(workers()).not.toContain(worker);
      expect((await ada.uploads(await jpeg())).status).toBe(200);
      expect(logLines).toEqual([]);
    },
  );

  test("limits waiting photos, and answers 503", async () => {
    const { ada } = await siteWithWorkers();
    const bytes = await noise(300, 200).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 45 }, () => ada.uploads(bytes)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(defined(refused[0]).headers.get("retry-after")).toBe("5");
  });

  test("is killed when an image takes too long, and replaced", async () => {
    const folder = await mkdtemp(join(tmpdir(), "hemline-worker-"));
    const worker = createWorkerProcess();
    onTestFinished(async () => {
      worker.close();
      await rm(folder, { recursive: true, force: true });
    });
    const file = join(folder, "picture");
    await writeFile(file, await noise(400, 300).jpeg().toBuffer());
    expect(await worker.run({ kind: "renditions", file, crop: null }, 1)).toEqual({ kind: "timed-out" });
    expect(worker.pid).toBeUndefined();
    expect((await worker.run({ kind: "renditions", file, crop: null }, 60_000)).kind).toBe("renditions");
  });
});
