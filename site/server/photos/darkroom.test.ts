import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Darkroom, openDarkroom } from "./darkroom.ts";
import { noise } from "./testing/files.ts";

async function darkroomWithPicture(): Promise<{ darkroom: Darkroom; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-darkroom-"));
  const darkroom = openDarkroom({ workers: 1 });
  onTestFinished(async () => {
    darkroom.close();
    await rm(folder, { recursive: true, force: true });
  });
  const file = join(folder, "picture");
  await writeFile(file, await noise(1600, 1200).jpeg().toBuffer());
  return { darkroom, file };
}

const ada = { member: "ada" };
const grace = { member: "grace" };

/** Ends the worker so many times, each time another process. */
async function end(darkroom: Darkroom, signal: NodeJS.Signals, times: number): Promise<void> {
  for (let last: number | undefined; times > 0; times--) {
    while (darkroom.pids[0] === undefined || darkroom.pids[0] === last) await sleep(1);
    last = darkroom.pids[0];
    process.kill(last, signal);
  }
}

test("a picture whose worker is killed from outside, even several times, is developed all the same", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const print = darkroom.develop(file, null, ada);
  await end(darkroom, "SIGKILL", 3);
  expect((await print).widths).toEqual([240, 360, 480, 600, 720, 960, 1440]);
});

test("a picture whose worker is killed again and again may be sent later: it is not called unreadable", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const print = darkroom.develop(file, null, ada).catch((problem: unknown) => problem);
  await end(darkroom, "SIGKILL", 5);
  expect(await print).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
});

test("a picture that its worker crashes over twice is refused, and the next one is not", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const print = darkroom.develop(file, null, ada).catch((problem: unknown) => problem);
  const next = darkroom.develop(file, { x: 0, y: 0, width: 0.1, height: 0.1 }, ada);
  await end(darkroom, "SIGSEGV", 2);
  expect(await print).toMatchObject({ status: 422, message: expect.stringMatching(/standard JPEG/) });
  expect((await next).width).toBe(160);
});

test("members take turns, however many photos one of them sends", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const order: string[] = [];
  const sent = (name: string, who: { member: string }) =>
    darkroom.develop(file, null, who).then(() => void order.push(name));
  await Promise.all([
    ...["ada 1", "ada 2", "ada 3", "ada 4"].map((name) => sent(name, ada)),
    ...["grace 1", "grace 2"].map((name) => sent(name, grace)),
  ]);
  expect(order).toEqual(["ada 1", "ada 2", "grace 1", "ada 3", "grace 2", "ada 4"]);
});

test("one member's full line is nobody else's", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const prints = Array.from({ length: 25 }, () => darkroom.develop(file, null, ada));
  await expect(darkroom.develop(file, null, ada)).rejects.toMatchObject({ status: 503 });
  expect((await darkroom.develop(file, null, grace)).width).toBe(1600);
  darkroom.close();
  await Promise.allSettled(prints);
});

test("who waits for an upload goes before the background", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    darkroom.develop(file, null, ada).then(note("first")),
    darkroom.avif(file, null, 320).then(note("background")),
    darkroom.develop(file, null, ada).then(note("second")),
  ]);
  expect(order).toEqual(["first", "second", "background"]);
});

test("a darkroom that closes lets go of everybody who waits", async () => {
  const { darkroom, file } = await darkroomWithPicture();
  const prints = [
    darkroom.develop(file, null, ada),
    darkroom.develop(file, null, grace),
    darkroom.avif(file, null, 320),
  ];
  const settled = Promise.allSettled(prints);
  darkroom.close();
  for (const { status, ...print } of await settled)
    expect({ status, ...print }).toMatchObject({ reason: { status: 503 } });
  await expect(darkroom.develop(file, null, ada)).rejects.toMatchObject({ status: 503 });
});
