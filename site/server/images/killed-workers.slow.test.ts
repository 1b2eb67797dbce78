import { expect, test } from "vitest";
import { ada, killWorker, processorWithImage } from "./testing/processor-with-image.ts";

test("an image whose worker is killed from outside, even several times, is still processed", async () => {
  const { imageProcessor, file } = await processorWithImage();
  const result = imageProcessor.makeRenditions(file, null, ada);
  await killWorker(imageProcessor, "SIGKILL", 3);
  expect((await result).widths).toEqual([240, 360, 480, 600, 720, 960, 1440]);
});

test("an image whose worker is killed again and again is answered 503 and not refused", async () => {
  const { imageProcessor, file } = await processorWithImage();
  const result = imageProcessor.makeRenditions(file, null, ada).catch((problem: unknown) => problem);
  await killWorker(imageProcessor, "SIGKILL", 5);
  expect(await result).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
});
