import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createImageProcessor, type ImageProcessor } from "../image-processor.ts";
import { noise } from "./sample-images.ts";

/** One worker, and a picture that is 4 by 3. */
export async function processorWithImage({ widthPx = 1600 } = {}): Promise<{
  imageProcessor: ImageProcessor;
  file: string;
}> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-images-"));
  const imageProcessor = createImageProcessor({ workers: 1 });
  onTestFinished(async () => {
    imageProcessor.close();
    await rm(folder, { recursive: true, force: true });
  });
  const file = join(folder, "picture");
  await writeFile(
    file,
    await noise(widthPx, (widthPx * 3) / 4)
      .jpeg()
      .toBuffer(),
  );
  return { imageProcessor, file };
}

export const ada = { member: "ada" };

/** Kills the worker `times` times, each time another process. */
export async function killWorker(imageProcessor: ImageProcessor, signal: NodeJS.Signals, times: number): Promise<void> {
  for (let last: number | undefined; times > 0; times--) {
    while (imageProcessor.pids[0] === undefined || imageProcessor.pids[0] === last) await sleep(1);
    last = imageProcessor.pids[0];
    process.kill(last, signal);
  }
}
