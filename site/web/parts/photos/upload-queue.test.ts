import { describe, expect, onTestFinished, test, vi } from "vitest";
import { photoLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { type KeptFile, keptFilesOf } from "./kept-files/kept-files.ts";
import { memoryStore } from "./kept-files/testing/memory-store.ts";
import { UploadFailure } from "./upload-failure.ts";
import { createUploadQueue } from "./upload-queue.ts";

const card = (id: string): PhotoCard => ({
  id,
  version: 1,
  width: 1,
  height: 1,
  widths: [320],
  avif: false,
  colour: "#ffffff",
  alt: "",
  crop: null,
});
const file = (id: string, bytes = "bytes") => ({ id, name: `${id}.jpg`, file: new Blob([bytes]) });
const failed = (status: number, message?: string, retryAfter: string | null = null) =>
  new UploadFailure("PUT", "/api/photos/x", status, message ? { message } : null, retryAfter);

/** Uploads whose outcome the test decides. @param store what the device keeps */
function controlledUploads(store?: ReturnType<typeof memoryStore<KeptFile>>) {
  const calls: { id: string; part: (part: number) => void; arrive: () => void; fail: (why: UploadFailure) => void }[] =
    [];
  const arrived: string[] = [];
  const refused: string[] = [];
  const logins: (() => void)[] = [];
  const uploads = createUploadQueue({
    upload: (id, _file, part) =>
      new Promise((resolve, reject) => {
        calls.push({ id, part, arrive: () => resolve(card(id)), fail: reject });
      }),
    onUploaded: ({ id }) => void arrived.push(id),
    onRefused: (id) => void refused.push(id),
    requestLogin: (retry) => void logins.push(retry),
    ...(store && { keptFiles: keptFilesOf("ada", "new", store) }),
  });
  const state = (id: string) => uploads.read().find((upload) => upload.id === id)?.state;
  return { calls, arrived, refused, logins, uploads, state };
}

describe("uploads", () => {
  test("start at once and report their progress", async () => {
    const { uploads, calls, state, arrived } = controlledUploads();
    uploads.add([file("coat")]);
    calls[0]?.part(0.4);
    expect(state("coat")).toEqual({ step: "sending", part: 0.4 });
    calls[0]?.arrive();
    await vi.waitFor(() => expect(state("coat")).toEqual({ step: "arrived" }));
    expect(arrived).toEqual(["coat"]);
  });

  test("run two at a time, the others wait", async () => {
    const { uploads, calls, state } = controlledUploads();
    uploads.add([file("coat"), file("scarf"), file("boots")]);
    expect(calls.map(({ id }) => id)).toEqual(["coat", "scarf"]);
    expect(state("boots")).toEqual({ step: "waiting" });
    calls[0]?.arrive();
    await vi.waitFor(() => expect(calls.map(({ id }) => id)).toEqual(["coat", "scarf", "boots"]));
  });

  test("can be tried again after the connection broke off", async () => {
    const { uploads, calls, state, arrived } = controlledUploads();
    uploads.add([file("coat")]);
    calls[0]?.fail(failed(0));
    await vi.waitFor(() => expect(state("coat")).toMatchObject({ step: "failed", mayRetry: true }));
    uploads.retry("coat");
    expect(calls[1]?.id).toBe("coat");
    calls[1]?.arrive();
    await vi.waitFor(() => expect(arrived).toEqual(["coat"]));
  });

  test("show the server's reason for a file that is no photo, which stays refused", async () => {
    const { uploads, calls, state, refused } = controlledUploads();
    uploads.add([file("list")]);
    calls[0]?.fail(failed(415, "We can’t use this file as a photo."));
    await vi.waitFor(() =>
      expect(state("list")).toEqual({ step: "failed", why: "We can’t use this file as a photo.", mayRetry: false }),
    );
    expect(refused).toEqual(["list"]);
  });

  test("that are cancelled arrive nowhere", async () => {
    const { uploads, calls, arrived } = controlledUploads();
    uploads.add([file("coat"), file("scarf"), file("boots")]);
    uploads.cancel("coat");
    calls[0]?.arrive();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(arrived).toEqual([]);
    expect(uploads.read().map(({ id }) => id)).toEqual(["scarf", "boots"]);
  });

  test("ask for a login and go on after it", async () => {
    const { uploads, calls, logins, arrived } = controlledUploads();
    uploads.add([file("coat")]);
    calls[0]?.fail(failed(401));
    await vi.waitFor(() => expect(logins).toHaveLength(1));
    logins[0]?.();
    calls[1]?.arrive();
    await vi.waitFor(() => expect(arrived).toEqual(["coat"]));
  });

  test("never send what is empty or larger than 20 MB", () => {
    const { uploads, calls, state, refused } = controlledUploads();
    uploads.add([
      file("nothing", ""),
      { id: "huge", name: "huge.jpg", file: new Blob([new Uint8Array(photoLimits.sizeBytes + 1)]) },
    ]);
    expect(state("nothing")).toMatchObject({ why: "This file is empty. Choose another one." });
    expect(state("huge")).toMatchObject({ why: "The photo is larger than 20 MB." });
    expect([calls.length, refused]).toEqual([0, ["nothing", "huge"]]);
  });
});

describe("uploads that the site asks to wait", () => {
  test("wait as long as it says and go on by themselves; none fails", async () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const { uploads, calls, state, arrived } = controlledUploads();
    let said = 0;
    uploads.subscribe(() => said++);
    uploads.add([file("coat"), file("scarf"), file("boots")]);
    calls[0]?.fail(failed(429, "Too many attempts.", "20"));
    calls[1]?.arrive();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([state("coat"), state("boots"), arrived]).toEqual([{ step: "waiting" }, { step: "waiting" }, ["scarf"]]);
    expect([uploads.busyUntilMs(), calls.length]).toEqual([20_000, 2]);
    said = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([uploads.busyUntilMs(), said > 0]).toEqual([null, true]);
    expect(calls.slice(2).map(({ id }) => id)).toEqual(["coat", "boots"]);
  });

  test("are waited for by what needs them all", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { uploads, calls } = controlledUploads();
    uploads.add([file("coat")]);
    calls[0]?.fail(failed(429));
    let isSettled = false;
    void uploads.settled().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(15_000);
    expect([isSettled, calls.length]).toEqual([false, 2]);
    calls[1]?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(isSettled).toBe(true);
  });

  test("start when a failed one is tried again by hand", async () => {
    const { uploads, calls, state } = controlledUploads();
    uploads.add([file("coat"), file("scarf")]);
    calls[0]?.fail(failed(0));
    calls[1]?.fail(failed(429, undefined, "600"));
    await vi.waitFor(() => expect(state("scarf")).toEqual({ step: "waiting" }));
    expect(calls).toHaveLength(2);
    uploads.retry("coat");
    expect(calls.slice(2).map(({ id }) => id)).toEqual(["coat", "scarf"]);
  });
});

describe("uploads that the device keeps", () => {
  test("go on after a reload, those that have arrived apart", async () => {
    const store = memoryStore<KeptFile>();
    const before = controlledUploads(store);
    before.uploads.add([file("coat"), file("scarf"), file("boots")]);
    await vi.waitFor(() => expect(before.uploads.read().every(({ isKept }) => isKept)).toBe(true));
    before.calls[0]?.arrive();
    await vi.waitFor(() => expect(store.ids()).toEqual(["scarf", "boots"]));

    const after = controlledUploads(store);
    void after.uploads.resume((kept) => kept);
    const settled = after.uploads.settled();
    await vi.waitFor(() => expect(after.calls.map(({ id }) => id)).toEqual(["scarf", "boots"]));
    expect(after.uploads.read().map(({ name, isKept }) => [name, isKept])).toEqual([
      ["scarf.jpg", true],
      ["boots.jpg", true],
    ]);
    for (const { arrive } of after.calls) arrive();
    await settled;
    expect([after.arrived, store.ids()]).toEqual([["scarf", "boots"], []]);
  });

  test("are forgotten when they are cancelled, refused or not needed any more", async () => {
    const store = memoryStore<KeptFile>();
    const before = controlledUploads(store);
    before.uploads.add([file("coat"), file("list"), file("scarf"), file("boots"), file("nothing", "")]);
    await vi.waitFor(() => expect(store.ids()).toEqual(["coat", "list", "scarf", "boots"]));
    before.uploads.cancel("coat");
    before.calls[1]?.fail(failed(415, "We can’t use this file as a photo."));
    await vi.waitFor(() => expect(store.ids()).toEqual(["scarf", "boots"]));

    const after = controlledUploads(store);
    await after.uploads.resume((kept) => kept.filter(({ id }) => id === "boots"));
    expect([after.calls.map(({ id }) => id), store.ids()]).toEqual([["boots"], ["boots"]]);
    after.uploads.clear();
    await vi.waitFor(() => expect(store.ids()).toEqual([]));
  });

  test("are lost with the page where the device keeps none", async () => {
    const { uploads } = controlledUploads();
    uploads.add([file("coat")]);
    await uploads.resume((kept) => kept);
    expect(uploads.read().map(({ id, isKept }) => [id, isKept])).toEqual([["coat", false]]);
  });
});
