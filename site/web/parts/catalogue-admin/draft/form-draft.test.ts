import { describe, expect, test } from "vitest";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { hasChanges, newFormDraft, openFormDraft } from "./form-draft.ts";

const cover: PhotoCard = {
  ...{ id: "0198c0de-0000-7000-8000-000000000001", version: 1, width: 600, height: 400, widths: [320] },
  ...{ avif: false, colour: "#aabbcc", alt: "", crop: null },
};
const norr = { name: "Norr & Sund", cover };

function storageOfTab() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe("a form in a tab", () => {
  test("keeps what was typed, and what it began from, over a reload", () => {
    const storage = storageOfTab();
    const before = openFormDraft("norr", newFormDraft(norr, 3), storage);
    before.change((draft) => ({ ...draft, edited: { ...draft.edited, name: "Norr" } }));

    const somebodyElseSaved = newFormDraft({ ...norr, name: "Norr och Sund" }, 4);
    const after = openFormDraft("norr", somebodyElseSaved, storage);
    expect(after.isRestored).toBe(true);
    expect(after.read()).toEqual({ base: norr, edited: { ...norr, name: "Norr" }, version: 3 });
  });

  test("keeps nothing once it is as it was", () => {
    const storage = storageOfTab();
    const form = openFormDraft("norr", newFormDraft(norr, 3), storage);
    for (const name of ["Norr", "Norr & Sund"])
      form.change((draft) => ({ ...draft, edited: { ...draft.edited, name } }));
    expect(storage.texts.size).toBe(0);
  });

  test("is unchanged by a crop, which counts without being saved, and changed by another photo", () => {
    const draft = newFormDraft(norr, 3);
    const cropped = { ...cover, version: 2, width: 300 };
    expect(hasChanges({ ...draft, edited: { ...norr, cover: cropped } })).toBe(false);
    expect(hasChanges({ ...draft, edited: { ...norr, cover: { ...cover, id: "another" } } })).toBe(true);
  });
});
