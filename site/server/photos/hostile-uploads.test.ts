import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { animated, heic, inPieces, noise, pngBomb, withTexts } from "../images/testing/sample-images.ts";
import type { Person } from "../testing/person.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";
import { bytesOf, colourAt } from "./testing/photo-bytes.ts";

describe("files of every kind", () => {
  const isPicture = async (ada: Person, name: string, bytes: Uint8Array, type?: string) => {
    const { status, data } = await ada.uploads(bytes, { type });
    expect([name, status]).toEqual([name, 200]);
    const shown = await bytesOf(ada, data);
    expect((await sharp(shown).metadata()).space).toBe("srgb");
    return shown;
  };

  test("become photos when they are images, whatever their content type", async () => {
    const { ada } = await testSite();
    const png = await noise(50, 40).png().toBuffer();
    await isPicture(ada, "PNG called JPEG", png, "image/jpeg");
    await isPicture(ada, "WebP called JPEG", await noise(50, 40).webp().toBuffer(), "image/jpeg");
    await isPicture(ada, "AVIF", await noise(50, 40).avif({ effort: 0 }).toBuffer(), "");
    const deep = await noise(50, 40).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    await isPicture(ada, "16 bits a colour", deep);
    await isPicture(ada, "grey", await noise(50, 40).toColourspace("b-w").jpeg().toBuffer());
    await isPicture(ada, "palette", await noise(50, 40).png({ palette: true }).toBuffer());
    const cmyk = await noise(50, 40).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    await isPicture(ada, "CMYK", cmyk);
    await isPicture(ada, "a wide gamut", await noise(50, 40).jpeg().withIccProfile("p3").toBuffer());
    await isPicture(ada, "one pixel high", await noise(900, 1).png().toBuffer());
    const turns = await (await animated()).webp({ delay: [50, 50] }).toBuffer();
    expect((await sharp(turns).metadata()).pages).toBe(2);
    expect((await sharp(await isPicture(ada, "animated WebP", turns)).metadata()).height).toBe(20);
    const clear = {
      create: { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    expect(await colourAt(await isPicture(ada, "transparent", await sharp(clear).png().toBuffer()), 0.5, 0.5)).toBe(
      "white",
    );
  });

  test("that are polyglots become the image alone", async () => {
    const { ada } = await testSite();
    const page = "<html><script>alert(1)</script>";
    for (const behind of [`PK\u0003\u0004${page}`, page]) {
      const shown = await isPicture(ada, "polyglot", Buffer.concat([await jpeg(), Buffer.from(behind, "latin1")]));
      expect(shown.includes("script")).toBe(false);
    }
  });

  test("are refused with a sentence when they are none, and never with a 500", async () => {
    const { ada, logLines, photosDir } = await testSite();
    const picture = await noise(400, 300).jpeg().toBuffer();
    const png = await noise(400, 300).png().toBuffer();
    const webp = await noise(400, 300).webp().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
    const bad: [string, number, RegExp, Uint8Array][] = [
      ["nothing", 422, /empty/, Buffer.alloc(0)],
      ["half a JPEG", 422, /damaged/, picture.subarray(0, picture.length / 2)],
      ["half a PNG", 422, /damaged/, png.subarray(0, png.length / 2)],
      ["half a WebP", 422, /damaged/, webp.subarray(0, webp.length / 2)],
      ["a JPEG's first bytes", 422, /damaged/, picture.subarray(0, 20)],
      ["a PNG's first bytes and rubbish", 422, /damaged/, Buffer.concat([png.subarray(0, 8), Buffer.alloc(999, 3)])],
      ["a bomb", 422, /larger than 50 megapixels/, pngBomb(20_000, 20_000)],
      ["a long side", 422, /12,000 pixels/, pngBomb(12_001, 10)],
      ["a lie about its size", 422, /damaged/, pngBomb(0x7fffffff, 1)],
      ["a HEIC picture", 415, /Export it as JPEG/, heic()],
      ["a HEIC picture by another name", 415, /Export it as JPEG/, heic("mif1")],
      ["an AVIF head with HEIC behind", 422, /damaged/, heic("avif")],
      ["an SVG", 415, /SVG/, Buffer.from(svg)],
      ["an SVG behind its declaration", 415, /SVG/, Buffer.from(`\ufeff  <?xml version="1.0"?>\n${svg}`)],
      ["an animated GIF", 415, /GIF/, await (await animated()).gif().toBuffer()],
      ["a TIFF", 415, /JPEG, PNG, WebP or AVIF/, await noise(9, 9).tiff().toBuffer()],
      ["a PDF", 415, /JPEG, PNG, WebP or AVIF/, Buffer.from("%PDF-1.7\n%âãÏÓ")],
      ["a web page", 415, /JPEG, PNG, WebP or AVIF/, Buffer.from("<!doctype html><p>Hello")],
      ["a text", 415, /JPEG, PNG, WebP or AVIF/, Buffer.from("A photo, honestly.")],
    ];
    for (const [name, status, sentence, bytes] of bad) {
      const answer = await ada.uploads(bytes);
      expect([name, answer.status, answer.message]).toEqual([name, status, expect.stringMatching(sentence)]);
    }
    expect(logLines).toEqual([]);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
    expect((await ada.uploads(picture)).status).toBe(200);
  });

  test("lose expensive chunks, and are refused without image data", async () => {
    const { ada, logLines } = await testSite();
    const png = await noise(60, 40).png().toBuffer();
    await isPicture(ada, "1.6 GB of texts", withTexts(png, 200, 8_000_000));
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
