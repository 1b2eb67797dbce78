import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EditedEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { Autosave, type SavedText, type SaveOutcome } from "./autosave.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-19T07:00:00Z") }));
afterEach(() => vi.useRealTimers());

const first: SavedText = { id: "coat", version: 1, savedAt: "2026-11-19T06:00:00Z" };

/** An editor whose saves wait until they are answered. */
function editor(saved: SavedText | null = first) {
  const sent: { text: string; version: number | null; answer: (outcome: SaveOutcome) => Promise<void> }[] = [];
  const autosave = new Autosave<string>(
    (text, known) =>
      new Promise((resolve) => {
        const answer = async (outcome: SaveOutcome) => {
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ text, version: known?.version ?? null, answer });
      }),
    saved,
  );
  const texts = () => sent.map(({ text, version }) => `${version}: ${text}`);
  return { autosave, sent, texts };
}

const savedAs = (version: number): SaveOutcome => ({
  step: "saved",
  id: "coat",
  version,
  savedAt: "2026-11-19T07:00:02Z",
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a text that is being written", () => {
  test("is saved a second and a half after the last key", async () => {
    const { autosave, texts } = editor();
    autosave.change("W");
    await wait(1_400);
    autosave.change("Wo");
    await wait(1_400);
    expect(texts()).toEqual([]);
    expect(autosave.read().step).toBe("unsaved");
    await wait(100);
    expect(texts()).toEqual(["1: Wo"]);
  });

  test("is saved every ten seconds while nobody stops", async () => {
    const { autosave, texts } = editor();
    for (let second = 0; second <= 10; second++) {
      autosave.change(`${second}`);
      await wait(1_000);
    }
    expect(texts()).toEqual(["1: 9"]);
  });

  test("has one call at a time, and the newest text in the next", async () => {
    const { autosave, sent, texts } = editor();
    autosave.change("One");
    await wait(1_500);
    autosave.change("Two");
    await wait(5_000);
    autosave.change("Three");
    await wait(5_000);
    expect(texts()).toEqual(["1: One"]);
    expect(autosave.hasUnsaved).toBe(true);
    await sent[0]?.answer(savedAs(2));
    await wait(1_500);
    expect(texts()).toEqual(["1: One", "2: Three"]);
    await sent[1]?.answer(savedAs(3));
    expect(autosave.read()).toMatchObject({ step: "saved", saved: { version: 3 } });
    expect(autosave.hasUnsaved).toBe(false);
  });

  test("creates its entry at the first change", async () => {
    const { autosave, sent, texts } = editor(null);
    autosave.change("A");
    await wait(1_500);
    await sent[0]?.answer(savedAs(1));
    autosave.change("AB");
    await wait(1_500);
    expect(texts()).toEqual(["null: A", "1: AB"]);
  });
});

describe("a text that could not be saved", () => {
  const offline: SaveOutcome = { step: "failed", why: "no-connection" };

  test("is tried again later and later, with what was written since", async () => {
    const { autosave, sent, texts } = editor();
    autosave.change("One");
    await wait(1_500);
    await sent[0]?.answer(offline);
    expect(autosave.read()).toEqual(offline);
    autosave.change("Two");
    await wait(1_999);
    expect(texts()).toHaveLength(1);
    await wait(1);
    await sent[1]?.answer(offline);
    await wait(3_999);
    expect(texts()).toHaveLength(2);
    await wait(1);
    expect(texts()).toEqual(["1: One", "1: Two", "1: Two"]);
  });

  test("is tried at once when the connection is back", async () => {
    const { autosave, sent, texts } = editor();
    autosave.change("One");
    await wait(1_500);
    await sent[0]?.answer(offline);
    autosave.retry();
    await wait(0);
    await sent[1]?.answer(savedAs(2));
    expect(texts()).toEqual(["1: One", "1: One"]);
    expect(autosave.read().step).toBe("saved");
  });

  test("waits for another text when it was refused", async () => {
    const { autosave, sent, texts } = editor();
    autosave.change("Too long");
    await wait(1_500);
    await sent[0]?.answer({ step: "refused", message: "Use 120 characters or fewer for the title." });
    await wait(120_000);
    expect(texts()).toHaveLength(1);
    autosave.change("Short");
    await wait(1_500);
    expect(texts()).toEqual(["1: Too long", "1: Short"]);
  });
});

describe("a text that two have changed", () => {
  const theirs = { id: "coat", version: 7, savedAt: "2026-11-19T06:59:00Z" } as EditedEntry;

  async function conflict() {
    const opened = editor();
    opened.autosave.change("Mine");
    await wait(1_500);
    await opened.sent[0]?.answer({ step: "conflict", saved: theirs });
    return opened;
  }

  test("is not saved until somebody chooses", async () => {
    const { autosave, texts } = await conflict();
    autosave.change("Mine, and more");
    await wait(60_000);
    await autosave.flush();
    expect(texts()).toEqual(["1: Mine"]);
    expect(autosave.read()).toEqual({ step: "conflict", saved: theirs });
  });

  test("is saved as the version after the other, with what was written since", async () => {
    const { autosave, texts } = await conflict();
    autosave.change("Mine, and more");
    autosave.keepMine();
    await wait(0);
    expect(texts()).toEqual(["1: Mine", "7: Mine, and more"]);
  });

  test("is the other one when that was taken", async () => {
    const { autosave, texts } = await conflict();
    autosave.take(theirs);
    await wait(60_000);
    expect(texts()).toEqual(["1: Mine"]);
    expect(autosave.read()).toMatchObject({ step: "saved", saved: { version: 7 } });
  });
});
