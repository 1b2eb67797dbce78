import { describe, expect, test, vi } from "vitest";
import { photoLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { CallFailure } from "../../call-failure.ts";
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
const failed = (status: number, message?: string) =>
  new CallFailure("PUT", "/api/photos/x", status, message ? { message } : null);

/** Uploads whose outcome the test decides. */
function controlledUploads() {
  const calls: { id: string; part: (part: number) => void; arrive: () => void; fail: (why: CallFailure) => void }[] =
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
