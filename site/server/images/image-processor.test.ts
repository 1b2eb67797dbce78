import { expect, test } from "vitest";
import { ada, killWorker, processorWithImage } from "./testing/processor-with-image.ts";

const grace = { member: "grace" };

test("an image that crashes its worker twice is refused, and the next one is not", async () => {
  const { imageProcessor, file } = await processorWithImage();
  const result = imageProcessor.makeRenditions(file, null, ada).catch((problem: unknown) => problem);
  const next = imageProcessor.makeRenditions(file, { x: 0, y: 0, width: 0.1, height: 0.1 }, ada);
  await killWorker(imageProcessor, "SIGSEGV", 2);
  expect(await result).toMatchObject({ status: 422, message: expect.stringMatching(/standard JPEG/) });
  expect((await next).width).toBe(160);
});

test("members take turns, however many photos one of them sends", async () => {
  const { imageProcessor, file } = await processorWithImage({ widthPx: 400 });
  const order: string[] = [];
  const sent = (name: string, who: { member: string }) =>
    imageProcessor.makeRenditions(file, null, who).then(() => void order.push(name));
  await Promise.all([
    ...["ada 1", "ada 2", "ada 3", "ada 4"].map((name) => sent(name, ada)),
    ...["grace 1", "grace 2"].map((name) => sent(name, grace)),
  ]);
  expect(order).toEqual(["ada 1", "ada 2", "grace 1", "ada 3", "grace 2", "ada 4"]);
});

test("the limit of waiting photos is counted for each member", async () => {
  const { imageProcessor, file } = await processorWithImage({ widthPx: 400 });
  const tasks = Array.from({ length: 25 }, () => imageProcessor.makeRenditions(file, null, ada));
  await expect(imageProcessor.makeRenditions(file, null, ada)).rejects.toMatchObject({ status: 503 });
  expect((await imageProcessor.makeRenditions(file, null, grace)).width).toBe(400);
  imageProcessor.close();
  await Promise.allSettled(tasks);
});

test("an upload goes before background tasks", async () => {
  const { imageProcessor, file } = await processorWithImage({ widthPx: 400 });
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    imageProcessor.makeRenditions(file, null, ada).then(note("first")),
    imageProcessor.makeAvif(file, null, 320).then(note("background")),
    imageProcessor.makeRenditions(file, null, ada).then(note("second")),
  ]);
  expect(order).toEqual(["first", "second", "background"]);
});

test("closing rejects every waiting task", async () => {
  const { imageProcessor, file } = await processorWithImage();
  const tasks = [
    imageProcessor.makeRenditions(file, null, ada),
    imageProcessor.makeRenditions(file, null, grace),
    imageProcessor.makeAvif(file, null, 320),
  ];
  const settled = Promise.allSettled(tasks);
  imageProcessor.close();
  for (const { status, ...result } of await settled)
    expect({ status, ...result }).toMatchObject({ reason: { status: 503 } });
  await expect(imageProcessor.makeRenditions(file, null, ada)).rejects.toMatchObject({ status: 503 });
});
