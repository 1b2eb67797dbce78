import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Draft } from "../../../shared/drafts/draft.ts";
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
  const server = { draft: null as Draft<Body> | null, isAway: false, saves: 0 };
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
      return { step: "saved", version: server.draft.version };
    },
    async delete(version) {
      if (server.draft && server.draft.version !== version) return conflict();
      server.draft = null;
      return { step: "deleted" };
    },
  };
  return { server, calls };
}

function device({ calls }: ReturnType<typeof account>, kept = new Map<string, string>()) {
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
  return { kept, sync, text: () => store.read().text, writes: (text: string) => store.change(() => ({ text })) };
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
    await phone.sync.hold();
    shared.server.draft = null;
    phone.writes("");
    phone.sync.forget();
    phone.sync.release();
    await pause();
    expect([shared.server.draft, phone.kept.size]).toEqual([null, 0]);
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
