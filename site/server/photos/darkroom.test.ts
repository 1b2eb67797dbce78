import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Darkroom, openDarkroom } from "./darkroom.ts";
import { noise } from "./testing/files.ts";

async function darkroomWithPicture(): Promise<{ darkroom: Darkroom; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-darkroom-"));
  const darkroom = openDarkroom();
  onTestFinished(async () => {
    darkroom.close();
    await rm(folder, { recursive: true, force: true });
  });
  const file = join(folder, "picture");
  await writeFile(file, await noise(1600, 1200).jpeg().toBuffer());
  return { darkroom, file };
}

const kill = (darkroom: Darkroom) => process.kill(darkroom.pid!, "SIGKILL");

test("a picture whose worker is killed once is developed all the same", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const print = darkroom.develop(file, null);
  kill(darkroom);
  expect((await print).widths).toEqual([320, 640, 960, 1440]);
});

test("a picture that its worker dies of twice is refused, and the next one is not", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const print = darkroom.develop(file, null).catch((problem: unknown) => problem);
  const next = darkroom.develop(file, { x: 0, y: 0, width: 0.1, height: 0.1 });
  const first = darkroom.pid;
  kill(darkroom);
  while (darkroom.pid === undefined || darkroom.pid === first) await sleep(1);
  kill(darkroom);
  expect(await print).toMatchObject({ status: 422 });
  expect((await next).width).toBe(160);
});

test("who waits for an upload goes before the background", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    darkroom.develop(file, null).then(note("first")),
    darkroom.avif(file, null, 320).then(note("background")),
    darkroom.develop(file, null).then(note("second")),
  ]);
  expect(order).toEqual(["first", "second", "background"]);
});

test("a darkroom that closes lets go of everybody who waits", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const prints = [darkroom.develop(file, null), darkroom.develop(file, null), darkroom.avif(file, null, 320)];
  const settled = Promise.allSettled(prints);
  darkroom.close();
  for (const { status, ...print } of await settled)
    expect({ status, ...print }).toMatchObject({ reason: { status: 503 } });
  await expect(darkroom.develop(file, null)).rejects.toMatchObject({ status: 503 });
});
