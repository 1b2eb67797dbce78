import { expect, test } from "vitest";
import { emptyText } from "../empty-text.ts";
import { type LocalCopy, localCopies } from "./local-copy.ts";

const copy: LocalCopy = {
  text: { ...emptyText, title: "Coats" },
  media: { photos: {}, cards: {} },
  version: 3,
  at: "2026-11-19T07:00:00Z",
};

function device() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, storage };
}

test("a text is kept for its member and its entry alone", () => {
  const { storage } = device();
  const idas = localCopies("ida", storage);
  idas.write("coat", copy);
  expect(idas.read("coat")).toEqual(copy);
  expect(idas.read(null)).toBeNull();
  expect(localCopies("noor", storage).read("coat")).toBeNull();
  idas.remove("coat");
  expect(idas.read("coat")).toBeNull();
});

test("what is no text, or of another format, is none", () => {
  const { storage } = device();
  const copies = localCopies("ida", storage);
  for (const kept of [
    "",
    "{",
    "null",
    "[]",
    '{"text":null,"version":1,"media":{}}',
    JSON.stringify({ ...copy, text: { title: "", document: { version: 2, blocks: [] } } }),
  ]) {
    storage.setItem("entry ida coat", kept);
    expect(copies.read("coat")).toBeNull();
  }
});

test("a full or forbidden storage loses the copy, and nothing else", () => {
  const full = {
    ...device().storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => localCopies("ida", full).write("coat", copy)).not.toThrow();
  expect(localCopies("ida", null).read("coat")).toBeNull();
});
