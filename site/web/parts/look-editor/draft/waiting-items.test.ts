import { expect, test } from "vitest";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { addPhotos, emptyDraft, isFull, receivePhoto, removePhoto } from "./look-draft.ts";
import { beginWith, removeWaiting } from "./waiting-items.ts";

const item = (id: string): TaggedItem => ({ id, name: id, brand: null, photo: null, wears: 0 });
const start = { title: "For a walk", items: [item("coat"), item("boots")] };
const card = { id: "one", crop: null } as PhotoCard;

test("chosen items wait for the first photo, and are tags at its edge once it has arrived", () => {
  const waiting = addPhotos(beginWith(emptyDraft, start), ["one"]);
  expect([waiting.title, waiting.tags, waiting.waiting.map(({ name }) => name)]).toEqual([
    "For a walk",
    [],
    ["coat", "boots"],
  ]);
  const { tags, waiting: none } = receivePhoto(waiting, card);
  expect(none).toEqual([]);
  expect(tags.map(({ item, photo }) => [item, photo])).toEqual([
    ["coat", "one"],
    ["boots", "one"],
  ]);
  expect(new Set(tags.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
});

test("chosen items are added once, and to what the draft has", () => {
  const twice = beginWith(beginWith({ ...emptyDraft, title: "Mine" }, start), start);
  expect([twice.title, twice.waiting.length]).toEqual(["Mine", 2]);
  expect(removeWaiting(twice, "coat").waiting).toEqual([{ item: "boots", name: "boots" }]);
});

test("chosen items fill a look as tags do, and no further", () => {
  const many = beginWith(emptyDraft, { title: "", items: Array.from({ length: 30 }, (_, at) => item(`${at}`)) });
  expect([many.waiting.length, isFull(many)]).toEqual([20, true]);
});

test("items wait again when the only photo is removed", () => {
  const placed = receivePhoto(addPhotos(beginWith(emptyDraft, start), ["one"]), card);
  expect(removePhoto(placed, "one")).toMatchObject({ tags: [], waiting: [{ item: "coat" }, { item: "boots" }] });
});
