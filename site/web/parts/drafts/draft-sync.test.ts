import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Draft } from "../../../shared/drafts/draft.ts";
import { draftVersionHeader } from "../../../shared/drafts/draft-version-header.ts";
import type { DraftCalls } from "./draft-calls.ts";
import { openDraft } from "./draft-store.ts";
import { DraftSync } from "./draft-sync.ts";
import { draftVersionStorage } from "./draft-version-storage.ts";

interface Body {
  text: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server's side: one draft, which every device shares. */
function account() {
  const server = {
    draft: null as Draft<Body> | null,
    isAway: false,
    /** Calls take effect, but their answers are lost. */
    isCut: false,
    saves: 0,
    /** Posts what a draft says. @returns whether the post was answered */
    posts(headers: Record<string, string>): boolean {
      if (server.isAway) return false;
      if (String(server.draft?.version) === headers[draftVersionHeader]) server.draft = null;
      return !server.isCut;
    },
  };
  const away = { step: "failed", why: "no-connection" } as const;
  const conflict = () => ({ step: "conflict", theirs: server.draft }) as const;
  const calls: DraftCalls<Body> = {
    find: async () => (server.isAway ? away : { step: "found", draft: server.draft }),
    async save(body, version) {
      if (server.isAway) return away;
      server.saves += 1;
      if ((server.draft?.version ?? 0) !== version) return conflict();
      server.draft = { body, version: version || 100, updatedAt: "2026-03-01T12:00:00.000Z", photos: [] };
      if (version) server.draft.version += 1;
      return server.isCut ? away : { step: "saved", version: server.draft.version };
    },
    async delete(version) {
      if (server.draft && server.draft.version !== version) return conflict();
      server.draft = null;
      return { step: "deleted" };
    },
  };
  return { server, calls };
}

function device({ server, calls }: ReturnType<typeof account>, kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const store = openDraft<Body>("draft", { text: "" }, (body) => (body.text ? body : null), storage);
  const form = {
    read: () => (store.read().text ? store.read() : null),
    show: (draft: Draft<Body> | null) => store.change(() => draft?.body ?? { text: "" }),
    subscribe: store.subscribe,
  };
  const sync = new DraftSync(form, calls, draftVersionStorage("draft", storage));
  /** Sends the form as it is. @param isReplay the server answers as it did before, and does nothing */
  const posts = async (isReplay = false) => {
    const headers = await sync.hold();
    if (isReplay || server.posts(headers)) {
      store.clear();
      sync.forget();
    }
    sync.release();
  };
  return { kept, sync, posts, text: () => store.read().text, writes: (text: string) => store.change(() => ({ text })) };
}

const pause = () => vi.advanceTimersByTimeAsync(2_100);

describe("a draft on two devices", () => {
  test("is saved once for each pause in writing", async () => {
    const shared = account();
    const phone = device(shared);
    for (const text of ["C", "Ca", "Camel"]) phone.writes(text);
    expect(shared.server.saves).toBe(0);
    await pause();
    expect([shared.server.saves, shared.server.draft?.body.text]).toEqual([1, "Camel"]);
    expect(phone.sync.read()).toEqual({ step: "saved", isRestored: false });
  });

  test("is there on the other one", async () => {
    const shared = account();
    device(shared).writes("Camel coat");
    await pause();
    const laptop = device(shared);
    await laptop.sync.ask();
    expect([laptop.text(), laptop.sync.read()]).toEqual([
      "Camel coat",
      { step: "saved", isRestored: true, savedAt: "2026-03-01T12:00:00.000Z" },
    ]);
    await pause();
    expect(shared.server.saves).toBe(1);
  });

  test("that was changed on both is a conflict, which neither text is lost in", async () => {
    const shared = account();
    const [phone, laptop] = [device(shared), device(shared)];
    phone.writes("From the phone");
    await pause();
    laptop.writes("From the laptop");
    await pause();
    expect(laptop.sync.read()).toMatchObject({ step: "conflict", theirs: { body: { text: "From the phone" } } });
    laptop.writes("From the laptop, longer");
    await pause();
    expect(shared.server.draft?.body.text).toBe("From the phone");
    laptop.sync.keepMine();
    await pause();
    expect(shared.server.draft?.body.text).toBe("From the laptop, longer");
    phone.writes("From the phone again");
    await pause();
    expect(phone.sync.read().step).toBe("conflict");
    phone.sync.takeTheirs();
    expect(phone.text()).toBe("From the laptop, longer");
    await pause();
    expect(phone.sync.read().step).toBe("saved");
  });

  test("is gone from the one when the other posted it, unless that has written more", async () => {
    const shared = account();
    const [phone, laptop] = [device(shared), device(shared)];
    phone.writes("Camel coat");
    await pause();
    await laptop.sync.ask();
    shared.server.draft = null;
    await laptop.sync.ask();
    expect(laptop.text()).toBe("");
    phone.writes("Camel coat, and a hat");
    await pause();
    await pause();
    expect(shared.server.draft).toMatchObject({ body: { text: "Camel coat, and a hat" } });
  });
});

describe("without a connection", () => {
  test("says so, keeps the text through a reload, and saves it later", async () => {
    const shared = account();
    const phone = device(shared);
    shared.server.isAway = true;
    phone.writes("On the train");
    await pause();
    expect(phone.sync.read()).toEqual({ step: "failed", why: "no-connection" });
    const reloaded = device(shared, phone.kept);
    expect(reloaded.text()).toBe("On the train");
    shared.server.isAway = false;
    await reloaded.sync.ask();
    expect(shared.server.draft?.body.text).toBe("On the train");
  });

  test("tries again by itself", async () => {
    const shared = account();
    const phone = device(shared);
    shared.server.isAway = true;
    phone.writes("On the train");
    await pause();
    shared.server.isAway = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(shared.server.draft?.body.text).toBe("On the train");
  });
});

describe("posting", () => {
  test("waits for a running save, and no later one brings the draft back", async () => {
    const shared = account();
    const phone = device(shared);
    phone.writes("Camel");
    void phone.sync.flush();
    phone.writes("Camel coat");
    await phone.posts();
    await pause();
    expect([shared.server.draft, phone.kept.size]).toEqual([null, 0]);
  });

  test("an older text keeps the newer one of another window, which goes on showing it", async () => {
    const shared = account();
    const [older, newer] = [device(shared), device(shared)];
    older.writes("Camel");
    await pause();
    await newer.sync.ask();
    newer.writes("Camel coat");
    await pause();
    await older.posts();
    await newer.sync.ask();
    expect([older.text(), newer.text(), shared.server.draft?.body.text]).toEqual(["", "Camel coat", "Camel coat"]);
    expect(newer.sync.read().step).toBe("saved");
    await older.sync.ask();
    expect(older.text()).toBe("Camel coat");
  });

  test("an older text of a conflict keeps the newer one", async () => {
    const shared = account();
    const [older, newer] = [device(shared), device(shared)];
    newer.writes("Navy coat");
    await pause();
    older.writes("Camel coat");
    await pause();
    expect(older.sync.read().step).toBe("conflict");
    await older.posts();
    await pause();
    expect([older.text(), shared.server.draft?.body.text]).toEqual(["", "Navy coat"]);
  });

  test("keeps the newer text of another window with the same storage, also for a reload", async () => {
    const shared = account();
    const kept = new Map<string, string>();
    const [older, newer] = [device(shared, kept), device(shared, kept)];
    older.writes("Camel");
    await pause();
    await newer.sync.ask();
    newer.writes("Camel coat");
    await older.posts();
    await pause();
    const reloaded = device(shared, kept);
    await reloaded.sync.ask();
    expect([newer.text(), reloaded.text(), shared.server.draft?.body.text]).toEqual(Array(3).fill("Camel coat"));
  });

  test("does not hide the draft of another window that has the same storage", async () => {
    const shared = account();
    const kept = new Map<string, string>();
    const [one, other] = [device(shared, kept), device(shared, kept)];
    one.writes("Camel");
    await pause();
    await other.sync.ask();
    other.writes("Camel coat");
    one.writes("Camel cape");
    await one.posts();
    await pause();
    const reloaded = device(shared, kept);
    await reloaded.sync.ask();
    expect([other.text(), reloaded.text()]).toEqual(["Camel coat", "Camel coat"]);
  });

  test("leaves no draft of a save whose answer was lost", async () => {
    const shared = account();
    const phone = device(shared);
    phone.writes("Camel coat");
    shared.server.isCut = true;
    await pause();
    expect([phone.sync.read().step, shared.server.draft?.body.text]).toEqual(["failed", "Camel coat"]);
    shared.server.isCut = false;
    await phone.posts();
    await pause();
    expect(shared.server.draft).toBeNull();
  });

  test("after a lost answer keeps the newer text of another window", async () => {
    const shared = account();
    const [phone, laptop] = [device(shared), device(shared)];
    phone.writes("Camel");
    shared.server.isCut = true;
    await phone.sync.flush();
    shared.server.isCut = false;
    await laptop.sync.ask();
    laptop.writes("Camel coat");
    await laptop.sync.flush();
    await phone.posts();
    await pause();
    expect(shared.server.draft?.body.text).toBe("Camel coat");
  });

  test("leaves no draft of a save that an earlier page made as it was left", async () => {
    const shared = account();
    const phone = device(shared);
    phone.writes("Camel coat");
    const kept = new Map(phone.kept);
    await phone.sync.flush(true);
    const reloaded = device(shared, kept);
    await reloaded.posts();
    await pause();
    expect(shared.server.draft).toBeNull();
  });

  test("again after a lost answer leaves no draft of what was saved between", async () => {
    const shared = account();
    const phone = device(shared);
    phone.writes("Camel coat");
    await pause();
    shared.server.isCut = true;
    await phone.posts();
    shared.server.isCut = false;
    expect(shared.server.draft).toBeNull();
    phone.writes("Camel coats");
    phone.writes("Camel coat");
    await pause();
    await pause();
    expect(shared.server.draft).toMatchObject({ body: { text: "Camel coat" } });
    await phone.posts(true);
    await pause();
    expect(shared.server.draft).toBeNull();
  });

  test("without a version, as after logging in, leaves no draft of this form", async () => {
    const shared = account();
    const phone = device(shared);
    phone.writes("Camel coat");
    void phone.sync.flush();
    phone.writes("");
    phone.sync.forget({ text: "Camel coat" });
    await pause();
    expect([shared.server.draft, phone.sync.read().step]).toEqual([null, "empty"]);
  });

  test("without a version, as after logging in, keeps another draft that the member had", async () => {
    const shared = account();
    const kept = new Map<string, string>();
    device(shared, kept).writes("Linen, which was never posted");
    await pause();
    const again = device(shared, kept);
    again.sync.forget({ text: "Camel coat" });
    await pause();
    expect(shared.server.draft?.body.text).toBe("Linen, which was never posted");
    const phone = device(shared);
    phone.writes("Camel coat");
    await phone.sync.ask();
    expect(phone.sync.read().step).toBe("conflict");
    phone.sync.forget({ text: "Camel coat" });
    await pause();
    expect(shared.server.draft?.body.text).toBe("Linen, which was never posted");
  });

  test("twice at once leaves the same as once", async () => {
    const shared = account();
    const [phone, laptop] = [device(shared), device(shared)];
    phone.writes("Camel");
    await pause();
    await laptop.sync.ask();
    laptop.writes("Camel coat");
    await pause();
    await Promise.all([phone.posts(), phone.posts(true)]);
    await pause();
    expect([phone.text(), shared.server.draft?.body.text]).toEqual(["", "Camel coat"]);
  });

  test("that fails goes on saving", async () => {
    const shared = account();
    const phone = device(shared);
    await phone.sync.hold();
    phone.writes("Camel coat");
    await pause();
    expect(shared.server.saves).toBe(0);
    phone.sync.release();
    await pause();
    expect(shared.server.draft?.body.text).toBe("Camel coat");
  });
});

test("an emptied form deletes its draft, and not a newer one", async () => {
  const shared = account();
  const [phone, laptop] = [device(shared), device(shared)];
  phone.writes("Camel coat");
  await pause();
  await laptop.sync.ask();
  laptop.writes("Camel coat and hat");
  await pause();
  phone.writes("");
  await pause();
  expect(phone.sync.read().step).toBe("conflict");
  laptop.writes("");
  await pause();
  expect(shared.server.draft).toBeNull();
});
