import { describe, expect, test, vi } from "vitest";
import { photoLimits } from "../../../../shared/limits.ts";
import { countsOf, partSent } from "./line.ts";
import { failed, names, photo, steps, testDevice } from "./testing/test-device.ts";

describe("the line of uploads", () => {
  test("makes an item of each photo under the photo’s own id, two at a time", async () => {
    const { opens, uploads, created, arrives } = testDevice();
    const line = await opens();
    await line.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    await vi.waitUntil(() => uploads.length === 2);
    expect(steps(line)).toEqual(["sending", "sending", "waiting"]);
    uploads[0]?.part(0.5);
    expect(partSent(line.read())).toBeCloseTo(0.5 / 3);
    await arrives(0);
    await arrives(2);
    await arrives(1);
    await vi.waitUntil(() => created.length === 3);
    expect(new Set(created)).toEqual(new Set(line.read().files.map(({ id }) => id)));
    await vi.waitFor(() => expect(countsOf(line.read())).toMatchObject({ all: 3, done: 3 }));
  });

  test("goes on after a reload with what is left, under the same ids", async () => {
    const device = testDevice();
    const before = await device.opens();
    await before.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    await device.arrives(0);
    await vi.waitUntil(() => device.uploads.length === 3);
    const ids = before.read().files.map(({ id }) => id);
    for (const id of ids) before.cancel([id]);
    const reloaded = testDevice();
    for (const [at, id] of ids.entries()) {
      const known = device.stored.get(id);
      const kept = { memberId: "ada", addedAt: at, sizeBytes: 9, lastModified: 1_700_000_000_000, refusal: null };
      const file = known?.item ? null : photo("any.jpg");
      reloaded.stored.set(id, {
        id,
        name: names(before)[at] ?? "left.jpg",
        hasPhoto: false,
        item: null,
        madeAt: null,
        ...kept,
        ...known,
        file,
      });
    }
    // A page that was asked for before the first item was made may lack it.
    const early = await reloaded.opens("ada", { isPaused: true, pageAskedAtMs: 0 });
    expect(steps(early)).toEqual(["done", "waiting", "waiting"]);
    const after = await reloaded.opens();
    expect(after.read().files.map(({ id }) => id)).toEqual(ids.slice(1));
    await reloaded.arrives(0);
    await reloaded.arrives(1);
    await vi.waitFor(() => expect(reloaded.created.toSorted()).toEqual(ids.slice(1).toSorted()));
  });

  test("does not send a photo again whose item alone is missing", async () => {
    const device = testDevice();
    device.refusesItems(failed(500));
    const before = await device.opens();
    await before.add([photo("coat.jpg")]);
    await device.arrives(0);
    await vi.waitFor(() => expect(steps(before)).toEqual(["failed"]));
    device.refusesItems(null);
    const after = await device.opens();
    await vi.waitFor(() => expect(steps(after)).toEqual(["done"]));
    expect(device.uploads).toHaveLength(1);
  });

  test("waits as long as the site asks, and no file fails for it", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    await device.fails(0, failed(429, {}, "20"));
    await device.arrives(1);
    await vi.waitFor(() => expect(steps(line)).toEqual(["waiting", "done", "waiting"]));
    device.passes(19_000);
    expect(device.uploads).toHaveLength(2);
    device.passes(1_000);
    await vi.waitUntil(() => device.uploads.length === 4);
  });

  test("tries a lost connection again by itself, then leaves the file to its member", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([photo("coat.jpg")]);
    for (const attempt of [0, 1, 2]) {
      await device.fails(attempt, failed(0));
      await vi.waitUntil(() => line.read().hold !== null);
      device.passes(60_000);
    }
    expect(line.read().files[0]?.step).toEqual({ at: "failed", why: "The connection was lost." });
    line.retry();
    await device.arrives(3);
    await vi.waitFor(() => expect(steps(line)).toEqual(["done"]));
  });

  test("waits while the device is offline", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([photo("coat.jpg")]);
    device.goesOffline();
    line.setOnline(false);
    await device.fails(0, failed(0));
    await vi.waitFor(() => expect(steps(line)).toEqual(["waiting"]));
    expect(line.read().hold).toEqual({ why: "offline" });
    line.setOnline(true);
    await device.arrives(1);
    await vi.waitFor(() => expect(steps(line)).toEqual(["done"]));
  });

  test("stops at the limit and goes on when it is lifted", async () => {
    const device = testDevice();
    const line = await device.opens();
    device.refusesItems(failed(409, { message: "Yours is full.", data: { limit: 100, path: "/paid-subscription" } }));
    await line.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    await device.arrives(0);
    await device.arrives(1);
    await vi.waitFor(() => expect(steps(line)).toEqual(["waiting", "waiting", "waiting"]));
    expect(line.read().hold).toEqual({ why: "full", message: "Yours is full." });
    expect(device.uploads).toHaveLength(2);
    device.refusesItems(null);
    line.retry();
    await device.arrives(2);
    await vi.waitFor(() => expect(steps(line)).toEqual(["done", "done", "done"]));
  });

  test("sends nothing for another member who has logged in meanwhile, and shows them nothing", async () => {
    const device = testDevice();
    const line = await device.opens();
    device.logsIn("grace");
    await line.add([photo("coat.jpg")]);
    await vi.waitFor(() => expect(line.read().hold).toEqual({ why: "logged-out" }));
    expect([device.uploads, names(await device.opens("grace"))]).toEqual([[], []]);
  });

  test("leaves a file to the tab that uploads it", async () => {
    const device = testDevice();
    const [first, second] = [await device.opens(), await device.opens()];
    await first.add([photo("coat.jpg")]);
    const late = await device.opens();
    await vi.waitFor(() => expect(steps(late)).toEqual(["elsewhere"]));
    await device.arrives(0);
    await vi.waitFor(() => expect([steps(first), steps(late)]).toEqual([["done"], ["done"]]));
    expect([device.uploads.length, device.created.length, steps(second)]).toEqual([1, 1, []]);
  });

  test("makes nothing of a photo that another tab has cancelled", async () => {
    const device = testDevice();
    const first = await device.opens();
    await first.add([photo("coat.jpg")]);
    await vi.waitUntil(() => device.uploads.length === 1);
    const second = await device.opens();
    second.cancel(second.read().files.map(({ id }) => id));
    await device.arrives(0);
    await vi.waitFor(() => expect(steps(first)).toEqual([]));
    expect([device.created, device.stored.size]).toEqual([[], 0]);
  });

  test("aborts and forgets what is cancelled, until that is taken back", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    await device.arrives(0);
    await vi.waitUntil(() => device.uploads.length === 3);
    const undo = line.cancel(line.read().files.map(({ id }) => id));
    expect(names(line)).toEqual(["coat.jpg"]);
    await vi.waitFor(() => expect([...device.stored.values()].map(({ name }) => name)).toEqual(["coat.jpg"]));
    expect(device.created).toHaveLength(1);
    await undo();
    expect(names(line)).toEqual(["coat.jpg", "scarf.jpg", "boots.jpg"]);
  });

  test("cancels the rest with what was chosen a moment ago, until that is taken back", async () => {
    const device = testDevice();
    const line = await device.opens();
    const added = line.add([photo("coat.jpg"), photo("scarf.jpg"), photo("boots.jpg")]);
    const { count, undo } = line.cancelRest();
    await added;
    expect([count, names(line)]).toEqual([3, []]);
    await vi.waitFor(() => expect(device.stored.size).toBe(0));
    await undo();
    expect(names(line)).toEqual(["coat.jpg", "scarf.jpg", "boots.jpg"]);
  });

  test("pauses and goes on", async () => {
    const device = testDevice();
    const line = await device.opens();
    line.setPaused(true);
    await line.add([photo("coat.jpg")]);
    expect([steps(line), device.uploads]).toEqual([["waiting"], []]);
    line.setPaused(false);
    await device.arrives(0);
    await vi.waitFor(() => expect(steps(line)).toEqual(["done"]));
  });

  test("refuses what is no photo and keeps the reason for the next visit", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([
      photo("one.HEIC", { type: "image/heic" }),
      photo("scan.tiff", { type: "image/tiff" }),
      photo("nothing.jpg", { size: 0 }),
      photo("huge.jpg", { size: photoLimits.sizeBytes + 1 }),
      photo("list.jpg"),
    ]);
    await device.fails(0, failed(415, { message: "We can’t use this file as a photo." }));
    await vi.waitFor(() => expect(new Set(steps(line))).toEqual(new Set(["refused"])));
    expect([...device.stored.values()].map(({ file }) => file)).toEqual([null, null, null, null, null]);
    const after = await device.opens();
    const why = after.read().files.map(({ step }) => (step.at === "refused" ? step.why.slice(0, 26) : ""));
    expect(why).toEqual([
      "We can’t use HEIC photos. ",
      "We can’t use this kind of ",
      "This file is empty. Choose",
      "This file is larger than 2",
      "We can’t use this file as ",
    ]);
    for (const { id } of after.read().files) after.dismiss(id);
    expect(names(await device.opens())).toEqual([]);
  });

  test("knows a file that was chosen before, also after its item was made and the page reloaded", async () => {
    const device = testDevice();
    const line = await device.opens();
    await line.add([photo("coat.jpg")]);
    const again = [photo("coat.jpg"), photo("scarf.jpg")];
    expect(line.knownAmong(again)).toEqual([again[0]]);
    await device.arrives(0);
    await vi.waitFor(() => expect(steps(line)).toEqual(["done"]));
    expect((await device.opens()).knownAmong(again)).toEqual([again[0]]);
    device.passes(2 * 24 * 60 * 60 * 1000);
    expect((await device.opens()).knownAmong(again)).toEqual([]);
  });
});
