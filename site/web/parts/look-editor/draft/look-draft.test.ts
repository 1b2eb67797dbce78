import { describe, expect, test } from "vitest";
import type { CropBox, PhotoCard } from "../../../../shared/photos/photo.ts";
import {
  addPhotos,
  addTag,
  changeTag,
  emptyDraft,
  hasSameContent,
  movePhoto,
  receivePhoto,
  removePhoto,
  toLookDraft,
  withUnsentPhotos,
} from "./look-draft.ts";

const card = (id: string, crop: CropBox | null = null): PhotoCard => ({
  id,
  version: 1,
  width: 800,
  height: 1000,
  widths: [320],
  avif: false,
  colour: "#ccbbaa",
  alt: "",
  crop,
});
const tag = (photo: string, name: string, x = 0.5, y = 0.5) => ({ key: name, photo, x, y, name });

describe("a look in the making", () => {
  test("takes ten photos and no more", () => {
    const ids = Array.from({ length: 12 }, (_, at) => `photo-${at}`);
    expect(addPhotos(emptyDraft, ids).photos).toHaveLength(10);
  });

  test("moves a photo", () => {
    const draft = addPhotos(emptyDraft, ["coat", "scarf", "boots"]);
    expect(movePhoto(draft, 2, 0).photos.map(({ id }) => id)).toEqual(["boots", "coat", "scarf"]);
  });

  test("removes the tags of a removed photo", () => {
    let draft = addPhotos(emptyDraft, ["coat", "scarf"]);
    draft = addTag(addTag(draft, tag("coat", "Wool coat")), tag("scarf", "Checked scarf"));
    expect(removePhoto(draft, "coat").tags.map(({ name }) => name)).toEqual(["Checked scarf"]);
  });

  test("keeps a tag on its garment when the photo is cropped", () => {
    let draft = receivePhoto(addPhotos(emptyDraft, ["coat"]), card("coat"));
    draft = addTag(draft, tag("coat", "Wool coat", 0.75, 0.5));
    const cropped = receivePhoto(draft, card("coat", { x: 0.5, y: 0, width: 0.5, height: 1 }));
    expect(cropped.tags[0]).toMatchObject({ x: 0.5, y: 0.5 });
    expect(receivePhoto(cropped, card("coat")).tags[0]).toMatchObject({ x: 0.75, y: 0.5 });
  });

  test("removes a tag that is outside the crop", () => {
    let draft = receivePhoto(addPhotos(emptyDraft, ["coat"]), card("coat"));
    draft = addTag(draft, tag("coat", "Hat", 0.1, 0.1));
    expect(receivePhoto(draft, card("coat", { x: 0.5, y: 0.5, width: 0.5, height: 0.5 })).tags).toEqual([]);
  });

  test("holds a dragged name on the photo", () => {
    const draft = addTag(addPhotos(emptyDraft, ["coat"]), tag("coat", "Wool coat"));
    expect(changeTag(draft, "Wool coat", { x: 1.4, y: -2 }).tags[0]).toMatchObject({ x: 1, y: 0 });
  });

  test("sends names in the order of the photos, and none that is empty", () => {
    let draft = addPhotos(emptyDraft, ["coat", "scarf"]);
    for (const one of [tag("scarf", "Scarf"), tag("coat", "Coat"), tag("coat", " ")]) draft = addTag(draft, one);
    expect(toLookDraft(draft).tags?.map(({ name }) => name)).toEqual(["Coat", "Scarf"]);
  });

  test("sends no choice as none", () => {
    expect(toLookDraft(emptyDraft)).toMatchObject({ occasion: null, season: null });
  });

  test("waits after a reload for photos that the device has, in their order, and leaves out those it has lost", () => {
    const draft = receivePhoto(addPhotos(emptyDraft, ["coat", "lost", "scarf"]), card("coat"));
    expect(withUnsentPhotos(draft, ["scarf", "boots"]).photos.map(({ id }) => id)).toEqual(["coat", "scarf", "boots"]);
    expect(withUnsentPhotos(addPhotos(emptyDraft, ["lost"]), [])).toEqual(emptyDraft);
  });

  test("always says who can see it, since without the field the server leaves it as it was", () => {
    expect(toLookDraft(emptyDraft).audience).toBe("everyone");
    expect(toLookDraft({ ...emptyDraft, audience: "me" }).audience).toBe("me");
  });

  test("is untouched until something is in it", () => {
    expect(hasSameContent({ ...emptyDraft, basedOn: "2026-03-01T12:00:00.000Z" }, emptyDraft)).toBe(true);
    for (const change of [{ text: "Hemmed" }, { audience: "followers" }, { tags: [tag("coat", "Coat")] }] as const)
      expect(hasSameContent({ ...emptyDraft, ...change }, emptyDraft)).toBe(false);
  });
});
