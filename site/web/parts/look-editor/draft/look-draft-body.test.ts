import { describe, expect, test } from "vitest";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import type { LocalLookDraft } from "./local-look-draft.ts";
import { emptyDraft } from "./look-draft.ts";
import { bodyOf, describeDraft, fromDraftBody, toDraftBody } from "./look-draft-body.ts";

const card = (id: string): PhotoCard => ({
  ...{ id, version: 1, width: 800, height: 1000, widths: [320], avif: false },
  ...{ colour: "#ccbbaa", alt: "", crop: null },
});
const photo = (id: string) => ({ id, alt: "", photo: card(id) });
const changedAt = "2026-03-01T12:00:00.000Z";
const published: LocalLookDraft = {
  ...emptyDraft,
  ...{ title: "Rain", colours: ["brown"], photos: [photo("coat")], basedOn: changedAt },
};
const found = (body: LocalLookDraft, photos: PhotoCard[] = []) => ({
  ...{ body: bodyOf(body), version: 7, updatedAt: changedAt, photos },
});

describe("changes to a look", () => {
  test("are nothing to keep until the look differs from the published one", () => {
    expect(toDraftBody(published, published)).toBeNull();
    expect(toDraftBody({ ...published, basedOn: "2026-03-02T12:00:00.000Z" }, published)).toBeNull();
    expect(toDraftBody({ ...published, title: "" }, published)).toMatchObject({ title: "", basedOn: changedAt });
    expect(
      toDraftBody({ ...published, photos: [...published.photos, { ...photo("new"), photo: null }] }, published),
    ).toBe(null);
  });

  test("show photos of the look and of the draft; a photo that is gone is left out", () => {
    const draft = { ...published, photos: [photo("new"), photo("coat"), photo("gone")] };
    expect(fromDraftBody(found(draft, [card("new")]), published, published).photos.map(({ id }) => id)).toEqual([
      "new",
      "coat",
    ]);
  });

  test("that were discarded elsewhere leave the published look and running uploads", () => {
    const before = { ...published, title: "Rain at noon", photos: [photo("coat"), { ...photo("new"), photo: null }] };
    const after = fromDraftBody(null, before, published);
    expect([after.title, after.photos.map(({ id }) => id)]).toEqual(["Rain", ["coat", "new"]]);
  });

  test("are told apart in a line", () => {
    expect(describeDraft(bodyOf({ ...published, audience: "me", season: "winter" }))).toBe(
      "Rain · Winter · Only me · 1 photo, 1 colour",
    );
  });
});
