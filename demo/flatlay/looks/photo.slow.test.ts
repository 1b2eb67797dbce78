import { describe, expect, test } from "vitest";
import { avatars, drawAvatar } from "../avatars/avatars.ts";
import { looks, photosOf } from "./looks.ts";
import { drawPhoto } from "./photo.ts";

const tiny = 0.12;
const whole = (number: number) => photosOf(looks[number - 1]!, number)[0]!;

describe("a photo of a look", () => {
  test("is the same every time it is drawn from the same seed", async () => {
    const [first, second] = [await drawPhoto(whole(1), tiny), await drawPhoto(whole(1), tiny)];
    expect(second.entry).toEqual(first.entry);
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test("differs after a reroll", async () => {
    const again = photosOf({ ...looks[0]!, reroll: 1 }, 1)[0]!;
    expect(again.recipe).not.toBe(whole(1).recipe);
    expect((await drawPhoto(again, tiny)).bytes.equals((await drawPhoto(whole(1), tiny)).bytes)).toBe(false);
  });

  test.each([3, 17, 31, 40])(
    "keeps every piece of look %i off the edges and marks it where it can be seen",
    async (number) => {
      const { entry, faults } = await drawPhoto(whole(number), tiny);
      expect(faults).toBeLessThan(0.1);
      for (const { x, y, box } of entry.garments) {
        expect(box.left).toBeGreaterThan(0.015);
        expect(box.top).toBeGreaterThan(0.015);
        expect(box.left + box.width).toBeLessThan(0.985);
        expect(box.top + box.height).toBeLessThan(0.985);
        expect(x).toBeGreaterThan(box.left);
        expect(x).toBeLessThan(box.left + box.width);
        expect(y).toBeGreaterThan(box.top);
        expect(y).toBeLessThan(box.top + box.height);
      }
    },
  );

  test("shows the same pieces in its second photo", () => {
    const [first, second] = photosOf(looks[0]!, 1);
    const seeds = first!.pieces.map(({ seed }) => seed);
    for (const { seed } of second!.pieces) expect(seeds).toContain(seed);
  });
});

test("an avatar is the same every time it is drawn", async () => {
  const [first, second] = [await drawAvatar(avatars[3]!, 60), await drawAvatar(avatars[3]!, 60)];
  expect(second.bytes.equals(first.bytes)).toBe(true);
});
