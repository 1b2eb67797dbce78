import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { oriented } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf, colourAt } from "./testing/photo-bytes.ts";

describe("a crop", () => {
  test("of a large image is scaled and shows the same", async () => {
    const { ada } = await testSite();
    const large = await oriented(6, { width: 3000, height: 2000 });
    for (const bytes of [large, await sharp(large).autoOrient().webp({ effort: 0 }).toBuffer()]) {
      const { data: photo } = await ada.uploads(bytes);
      const crop = { x: 0, y: 0.5, width: 0.5, height: 0.5 };
      const { data: cut } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
      expect([cut.width, cut.height, cut.widths.at(-1)]).toEqual([1500, 1000, 1440]);
      const shown = await bytesOf(ada, cut);
      for (const [x, y] of [
        [0.02, 0.02],
        [0.98, 0.98],
      ] as const)
        expect(await colourAt(shown, x, y)).toBe("blue");
    }
  });
});
