import { describe, expect, test } from "vitest";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { describeDraft, draftBodyOf, fieldsOf, fieldsOfDraft, hasSameFields } from "./review-fields.ts";

const photo: PhotoCard = {
  ...{ id: "cuff", version: 1, width: 800, height: 1000, widths: [320] },
  ...{ avif: false, colour: "#ccbbaa", alt: "", crop: null },
};
const empty = fieldsOf({ own: null, items: [] });
const written = { ...empty, halves: 9, text: "Irons flat.", photos: [{ ...photo, alt: "The cuff." }] };
const saved = { version: 1, updatedAt: "2026-03-01T12:00:00Z" };

describe("the form of a review", () => {
  test("is empty for a new one", () => {
    expect(draftBodyOf(empty)).toEqual({
      ...{ halves: null, fit: null, sizeBought: "", quality: null, text: "", photos: [], item: null },
    });
  });

  test("comes back from a draft, with its photos as they are by now", () => {
    const draft = { ...saved, body: draftBodyOf(written), photos: [photo] };
    expect(fieldsOfDraft(draft, empty)).toEqual(written);
    expect(fieldsOfDraft({ ...draft, photos: [] }, empty).photos).toEqual([]);
    expect(fieldsOfDraft(null, empty)).toBe(empty);
  });

  test("keeps the photos that a review shows already", () => {
    const draft = { ...saved, body: draftBodyOf({ ...written, text: "Flatter." }), photos: [] };
    expect(fieldsOfDraft(draft, written).photos).toEqual(written.photos);
  });

  test("has changes when a photo is described otherwise", () => {
    expect(hasSameFields(written, { ...written, photos: [photo] })).toBe(false);
    expect(hasSameFields(written, { ...written })).toBe(true);
  });

  test("is described in a line", () => {
    expect(describeDraft(draftBodyOf({ ...written, fit: "small" }))).toBe(
      "4.5 of 5 · Runs small · Irons flat. · 1 photo",
    );
    expect(describeDraft(draftBodyOf(empty))).toBe("Empty");
  });
});
