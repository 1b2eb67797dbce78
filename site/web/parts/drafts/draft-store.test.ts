import { describe, expect, test } from "vitest";
import { openDraft } from "./draft-store.ts";

function device(full = false) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  };
}
const open = (storage: ReturnType<typeof device> | null) =>
  openDraft("draft", { title: "", text: "" }, (draft) => (draft.title ? draft : null), storage);

describe("a draft", () => {
  test("is there again after a reload", () => {
    const storage = device();
    open(storage).change((draft) => ({ ...draft, title: "Camel coat" }));
    const again = open(storage);
    expect(again.read()).toEqual({ title: "Camel coat", text: "" });
    expect(again.isRestored).toBe(true);
  });

  test("tells its listeners", () => {
    const draft = open(device());
    let told = 0;
    const leave = draft.subscribe(() => told++);
    draft.change((was) => ({ ...was, text: "Hemmed" }));
    leave();
    draft.change((was) => ({ ...was, text: "Hemmed twice" }));
    expect(told).toBe(1);
  });

  test("keeps its changes when what it begins from is replaced, and goes back to that", () => {
    const draft = open(device());
    draft.change((was) => ({ ...was, title: "Camel coat" }));
    const next = { title: "Navy coat", text: "" };
    draft.startFrom(next);
    expect([draft.read().title, draft.initial()]).toEqual(["Camel coat", next]);
    draft.clear();
    expect(draft.read()).toBe(next);
  });

  test("is gone once it is cleared", () => {
    const storage = device();
    const draft = open(storage);
    draft.change((was) => ({ ...was, title: "Camel coat" }));
    draft.clear();
    expect(draft.read()).toEqual({ title: "", text: "" });
    expect(open(storage).isRestored).toBe(false);
  });

  test("that is cleared or emptied leaves what another window has stored since", () => {
    const storage = device();
    const [older, newer] = [open(storage), open(storage)];
    older.change((draft) => ({ ...draft, title: "Camel coat" }));
    newer.change((draft) => ({ ...draft, title: "Navy coat" }));
    older.change((draft) => ({ ...draft, title: "" }));
    older.clear();
    expect(open(storage).read().title).toBe("Navy coat");
  });

  test("leaves nothing on the device when nothing is worth keeping", () => {
    const storage = device();
    open(storage).change((draft) => ({ ...draft, title: "Camel coat" }));
    open(storage).change((draft) => ({ ...draft, title: "" }));
    expect(storage.kept.size).toBe(0);
  });

  test("starts anew when the stored draft is broken", () => {
    const storage = device();
    storage.kept.set("draft", "{");
    expect(open(storage).read()).toEqual({ title: "", text: "" });
  });

  test("works without storage, or with a full one", () => {
    for (const storage of [null, device(true)]) {
      const draft = open(storage);
      draft.change((was) => ({ ...was, title: "Camel coat" }));
      expect(draft.read().title).toBe("Camel coat");
    }
  });
});
