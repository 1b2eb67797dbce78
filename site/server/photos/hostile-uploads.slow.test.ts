import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { animated, inPieces, noise, withTexts } from "../images/testing/sample-images.ts";
import { testSite } from "../testing/test-site.ts";
import { colourAt } from "./testing/photo-bytes.ts";
import { uploadPicture } from "./testing/upload-picture.ts";

describe("files of every kind", () => {
  test("become photos when they are images, whatever their content type", async () => {
    const { ada } = await testSite();
    const png = await noise(50, 40).png().toBuffer();
    await uploadPicture(ada, "PNG called JPEG", png, "image/jpeg");
    await uploadPicture(ada, "WebP called JPEG", await noise(50, 40).webp().toBuffer(), "image/jpeg");
    await uploadPicture(ada, "AVIF", await noise(50, 40).avif({ effort: 0 }).toBuffer(), "");
    const deep = await noise(50, 40).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    await uploadPicture(ada, "16 bits a colour", deep);
    await uploadPicture(ada, "grey", await noise(50, 40).toColourspace("b-w").jpeg().toBuffer());
    await uploadPicture(ada, "palette", await noise(50, 40).png({ palette: true }).toBuffer());
    const cmyk = await noise(50, 40).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    await uploadPicture(ada, "CMYK", cmyk);
    await uploadPicture(ada, "a wide gamut", await noise(50, 40).jpeg().withIccProfile("p3").toBuffer());
    await uploadPicture(ada, "one pixel high", await noise(900, 1).png().toBuffer());
    const turns = await (await animated()).webp({ delay: [50, 50] }).toBuffer();
    expect((await sharp(turns).metadata()).pages).toBe(2);
    expect((await sharp(await uploadPicture(ada, "animated WebP", turns)).metadata()).height).toBe(20);
    const clear = {
      create: { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    expect(await colourAt(await uploadPicture(ada, "transparent", await sharp(clear).png().toBuffer()), 0.5, 0.5)).toBe(
      "white",
    );
  });

  test("lose expensive chunks, and are refused without image data", async () => {
    const { ada, logLines } = await testSite();
    const png = await noise(60, 40).png().toBuffer();
    await uploadPicture(ada, "1.6 GB of texts", withTexts(png, 200, 8_000_000));
    const { status, message } = await ada.uploads(inPieces(png, 60_000));
    expect([status, message]).toEqual([422, expect.stringMatching(/standard JPEG/)]);
    const avif = await sharp({ create: { width: 6000, height: 3200, channels: 3, background: "#a06050" } })
      .avif({ effort: 0 })
      .toBuffer();
    const large = await ada.uploads(avif);
    expect([large.status, large.message]).toEqual([422, expect.stringMatching(/16 megapixels/)]);
    expect(logLines).toEqual([]);
  });

  test("that are damaged at random become a photo or are refused", async () => {
    const { ada, logLines } = await testSite();
    const good = [
      await noise(90, 60).jpeg().toBuffer(),
      await noise(90, 60).png().toBuffer(),
      await noise(90, 60).webp().toBuffer(),
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed % below;
    };
    for (let round = 0; round < 45; round++) {
      const bytes = Buffer.from(defined(good[round % good.length]));
      for (let hit = 0; hit < 1 + (round % 9); hit++) bytes[next(bytes.length)] = next(256);
      const { status } = await ada.uploads(bytes);
      expect([200, 415, 422]).toContain(status);
    }
    expect(logLines).toEqual([]);
  });
});
