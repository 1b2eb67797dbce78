import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { animated, heic, noise, pngBomb } from "../images/testing/sample-images.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";
import { uploadPicture } from "./testing/upload-picture.ts";

describe("files of every kind", () => {
  test("that are polyglots become the image alone", async () => {
    const { ada } = await testSite();
    const page = "<html><script>alert(1)</script>";
    for (const behind of [`PK\u0003\u0004${page}`, page]) {
      const shown = await uploadPicture(ada, "polyglot", Buffer.concat([await jpeg(), Buffer.from(behind, "latin1")]));
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
});
