import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import type { Person } from "../testing/person.ts";
import { jpeg } from "../testing/pictures.ts";
import { testSite } from "../testing.ts";
import { animated, heic, noise, oriented, pngBomb } from "./testing/files.ts";

const fileOf = (photo: PhotoCard, format: "avif" | "webp" | "jpg", widthPx = photo.widths.at(-1)!) =>
  paths.photo(photo.id, photo.version, widthPx, format);

async function bytesOf(person: Person, photo: PhotoCard, format: "avif" | "webp" | "jpg" = "jpg") {
  const response = await person.gets(fileOf(photo, format));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The name of the colour at a place of a picture, 0..1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red, green, blue] = [0, 1, 2].map((part) => data[at + part]! > 128);
  return red && green && blue ? "white" : red ? "red" : green ? "green" : blue ? "blue" : "black";
}

describe("an uploaded photo", () => {
  test("is there at once in WebP and JPEG at every width that is not wider than itself", async () => {
    const { ada } = await testSite();
    const { status, data: photo, message } = await ada.uploads(await noise(1000, 500).jpeg().toBuffer());
    expect({ status, message }).toEqual({ status: 200, message: undefined });
    expect(photo).toMatchObject({ version: 1, width: 1000, height: 500, widths: [320, 640, 960, 1000], avif: false });
    expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const width of photo.widths)
      for (const format of ["webp", "jpg"] as const) {
        const response = await ada.gets(fileOf(photo, format, width));
        expect(response.headers.get("content-type")).toBe(format === "jpg" ? "image/jpeg" : "image/webp");
        const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([picture.format, picture.width, picture.height]).toEqual([
          format === "jpg" ? "jpeg" : "webp",
          width,
          width / 2,
        ]);
      }
    for (const none of [
      fileOf(photo, "avif"),
      paths.photo(photo.id, 1, 1440, "jpg"),
      paths.photo(photo.id, 2, 320, "jpg"),
    ])
      expect((await ada.gets(none)).status).toBe(404);
  });

  test("gets its AVIF files in the background", async () => {
    const { ada, drain, visitor } = await testSite();
    const look = await ada.posts("Light", { photos: [{ id: (await ada.hasPhoto()).id }] });
    await drain();
    const { look: seen } = await visitor.sees("look", paths.look(look.slug));
    expect(seen.photo.avif).toBe(true);
    expect((await sharp(await bytesOf(visitor, seen.photo, "avif")).metadata()).compression).toBe("av1");
  });

  test("sent again under its id is the same photo; other bytes are refused, and so is another member", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const [bytes, others] = [await jpeg(), await jpeg({ colour: "#00ff00" })];
    const id = randomUUID();
    const first = await ada.uploads(bytes, { id });
    expect(await ada.uploads(bytes, { id })).toMatchObject({ status: 200, data: first.data });
    expect((await ada.uploads(others, { id })).status).toBe(409);
    expect((await grace.uploads(bytes, { id })).status).toBe(404);
    expect((await grace.gets(fileOf(first.data, "jpg"))).status).toBe(404);
  });

  test("sent several times at once is one photo, whichever bytes came first", async () => {
    const { ada, photosDir } = await testSite();
    const [bytes, others] = [await jpeg(), await jpeg({ colour: "#00ff00" })];
    const id = randomUUID();
    const answers = await Promise.all([bytes, others, bytes, others].map((sent) => ada.uploads(sent, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const photo = answers.find(({ status }) => status === 200)!.data;
    const isGreen = (await colourAt(await bytesOf(ada, photo), 0.5, 0.5)) === "green";
    expect(isGreen).toBe(answers[1]!.status === 200);
    expect(readdirSync(join(photosDir, id))).toHaveLength(1);
  });

  test("may arrive in pieces of unknown number, and may be 20 MB large but no larger", async () => {
    const { ada, photosDir } = await testSite();
    const bytes = await jpeg();
    const inPieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 100) controller.enqueue(bytes.subarray(at, at + 100));
        controller.close();
      },
    });
    expect((await ada.uploads(inPieces)).status).toBe(200);
    const padded = (sizeBytes: number) => Buffer.concat([bytes, Buffer.alloc(sizeBytes - bytes.length)]);
    const limit = 20 * 1024 * 1024;
    expect((await ada.uploads(padded(limit))).status).toBe(200);
    expect((await ada.uploads(padded(limit + 1))).status).toBe(413);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
  });

  test("that breaks off leaves nothing behind", async () => {
    const { ada, photosDir, complaints } = await testSite();
    const bytes = await jpeg();
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(0, 100));
        controller.error(new Error("The line is dead."));
      },
    });
    expect((await ada.uploads(broken)).status).toBe(400);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("is a member's deed, under an id that is one", async () => {
    const { ada, visitor } = await testSite();
    expect((await visitor.uploads(await jpeg())).status).toBe(401);
    expect((await ada.uploads(await jpeg(), { id: "..%2f..%2fetc" })).status).toBe(404);
  });
});

describe("orientation and metadata", () => {
  test("the eight ways of holding a camera all come out upright, and say nothing of where and with what", async () => {
    const { ada } = await testSite();
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const sent = await oriented(orientation);
      expect((await sharp(sent).metadata()).orientation).toBe(orientation);
      expect((await sharp(sent).metadata()).exif?.includes("Secret Camera")).toBe(true);
      const { data: photo } = await ada.uploads(sent);
      expect([orientation, photo.width, photo.height]).toEqual([orientation, 60, 40]);
      for (const format of ["jpg", "webp"] as const) {
        const bytes = await bytesOf(ada, photo, format);
        const corners = [
          await colourAt(bytes, 0.25, 0.25),
          await colourAt(bytes, 0.75, 0.25),
          await colourAt(bytes, 0.25, 0.75),
          await colourAt(bytes, 0.75, 0.75),
        ];
        expect([orientation, ...corners]).toEqual([orientation, "red", "green", "blue", "white"]);
        const { exif, xmp, iptc, icc, orientation: left } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc, left }).toEqual({});
        expect(bytes.includes("Secret")).toBe(false);
      }
    }
  });

  test("a cut is made in the upright picture", async () => {
    const { ada, visitor } = await testSite();
    const { data: photo } = await ada.uploads(await oriented(6));
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const { status, data: cut } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
    expect([status, cut.version, cut.width, cut.height, cut.crop]).toEqual([200, 2, 30, 20, crop]);
    expect(await colourAt(await bytesOf(ada, cut), 0.5, 0.5)).toBe("green");
    // The first version is out of reach, and its address leads to the cut.
    const old = await ada.gets(fileOf(photo, "webp"));
    expect([old.status, old.headers.get("location")]).toEqual([302, fileOf(cut, "webp")]);
    const { data: whole } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), null);
    expect(whole).toMatchObject({ version: 3, width: 60, height: 40, crop: null });
    expect((await visitor.gets(fileOf(whole, "webp"))).status).toBe(404);
  });
});

describe("a cut", () => {
  test("stays inside the picture and is its owner's affair", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const crop = { x: 0, y: 0, width: 1, height: 0.5 };
    expect((await grace.sends("PUT", api.photoCrop(photo.id), crop)).status).toBe(404);
    for (const wrong of [{ ...crop, x: 0.5 }, { ...crop, width: 0 }, { ...crop, y: -1 }, { x: 1 }, "all"])
      expect((await ada.sends("PUT", api.photoCrop(photo.id), wrong)).status).toBe(422);
    expect((await ada.sends("PUT", api.photoCrop(randomUUID()), crop)).status).toBe(404);
  });

  test("of a hair's breadth is one pixel, not an error", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    const crop = { x: 0.999, y: 0.999, width: 0.001, height: 0.001 };
    const { data } = await ada.sends<PhotoCard>("PUT", api.photoCrop(photo.id), crop);
    expect([data.width, data.height]).toEqual([1, 1]);
  });

  test("is the last of several at once, with its own files and no others", async () => {
    const { ada, photosDir } = await testSite();
    const { data: photo } = await ada.uploads(await oriented(1));
    const cuts = [0.2, 0.4, 0.6].map((width) => ({ x: 0, y: 0, width, height: 1 }));
    await Promise.all(cuts.map((cut) => ada.sends("PUT", api.photoCrop(photo.id), cut)));
    const look = await ada.posts("Cut", { photos: [{ id: photo.id }] });
    expect(look.photo.width).toBe(Math.round(60 * look.photo.crop!.width));
    expect((await sharp(await bytesOf(ada, look.photo)).metadata()).width).toBe(look.photo.width);
    const [folder] = readdirSync(join(photosDir, photo.id));
    expect(readdirSync(join(photosDir, photo.id, folder!)).sort()).toEqual([String(look.photo.version), "original"]);
  });
});

describe("files of every kind", () => {
  const isPicture = async (ada: Person, name: string, bytes: Uint8Array, type?: string) => {
    const { status, data } = await ada.uploads(bytes, { type });
    expect([name, status]).toEqual([name, 200]);
    const shown = await bytesOf(ada, data);
    expect((await sharp(shown).metadata()).space).toBe("srgb");
    return shown;
  };

  test("become pictures when they are some, whatever they are called", async () => {
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

  test("that are two things at once become the picture alone", async () => {
    const { ada } = await testSite();
    const page = "<html><script>alert(1)</script>";
    for (const behind of [`PK\u0003\u0004${page}`, page]) {
      const shown = await isPicture(ada, "polyglot", Buffer.concat([await jpeg(), Buffer.from(behind, "latin1")]));
      expect(shown.includes("script")).toBe(false);
    }
  });

  test("are refused with a sentence when they are none, and never with a 500", async () => {
    const { ada, complaints, photosDir } = await testSite();
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
      ["a HEIC picture", 415, /Convert it to JPEG/, heic()],
      ["a HEIC picture by another name", 415, /Convert it to JPEG/, heic("mif1")],
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
    expect(complaints).toEqual([]);
    expect(await readdir(join(photosDir, "incoming"))).toEqual([]);
    expect((await ada.uploads(picture)).status).toBe(200);
  });

  test("that are broken at random get a picture or a clear refusal", async () => {
    const { ada, complaints } = await testSite();
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
      const bytes = Buffer.from(good[round % good.length]!);
      for (let hit = 0; hit < 1 + (round % 9); hit++) bytes[next(bytes.length)] = next(256);
      const { status } = await ada.uploads(bytes);
      expect([200, 415, 422]).toContain(status);
    }
    expect(complaints).toEqual([]);
  });
});

describe("a photo's files", () => {
  test("are the owner's alone until something shows them, then everybody's for ever", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const photo = await ada.hasPhoto();
    const file = fileOf(photo, "webp");
    expect((await visitor.gets(file)).status).toBe(404);
    expect((await grace.gets(file)).status).toBe(404);
    expect((await ada.gets(file)).headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    await ada.posts("Shown", { photos: [{ id: photo.id }] });
    const { status, headers } = await visitor.gets(file);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    const again = await visitor.gets(file, { "If-None-Match": headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("have no other address: neither the original nor anything beside them", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    for (const file of [
      "original",
      "40.webp%00.jpg",
      "../original",
      "%2e%2e%2foriginal",
      "040.webp",
      "40.svg",
      "1e1.webp",
    ])
      expect((await ada.gets(`/photos/${photo.id}/1/${file}`)).status, file).toBe(404);
    expect((await ada.gets(`/photos/${photo.id}/0/40.webp`)).status).toBe(404);
    expect((await ada.gets(`/photos/not-an-id/1/40.webp`)).status).toBe(404);
  });

  test("go away with a photo that nothing has shown for a day", async () => {
    let now = new Date("2026-03-02T09:00:00Z");
    const { ada, drain, photosDir, db } = await testSite({ clock: () => now });
    const [unused, shown] = [await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.posts("Shown", { photos: [{ id: shown.id }] });
    const sweep = async (afterMs: number) => {
      now = new Date(now.getTime() + afterMs);
      await db.execute("insert into jobs.job (name) values ('site.photo-sweep')");
      await drain();
    };
    await sweep(23 * 60 * 60_000);
    expect((await ada.gets(fileOf(unused, "jpg"))).status).toBe(200);
    await sweep(2 * 60 * 60_000);
    expect((await ada.gets(fileOf(unused, "jpg"))).status).toBe(404);
    expect((await ada.gets(fileOf(shown, "jpg"))).status).toBe(200);
    expect((await readdir(photosDir)).sort()).toEqual(["incoming", shown.id].sort());
  });
});

describe("the worker", () => {
  /** The processes that this one started for pictures. */
  function workers(): number[] {
    return readdirSync("/proc").flatMap((name) => {
      try {
        const isOurs = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8"))?.[1]) === process.pid;
        return isOurs && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("photos/worker") ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
  }

  test.runIf(process.platform === "linux")(
    "may be killed in the middle: the upload succeeds, and so does the next",
    async () => {
      const { ada, complaints } = await testSite();
      await ada.hasPhoto();
      const [worker] = workers();
      const large = await noise(1600, 1200).jpeg().toBuffer();
      const upload = ada.uploads(large);
      process.kill(worker!, "SIGKILL");
      expect((await upload).status).toBe(200);
      expect(workers()).not.toContain(worker);
      expect((await ada.uploads(await jpeg())).status).toBe(200);
      expect(complaints).toEqual([]);
    },
  );

  test("lets only so many wait, and says so", async () => {
    const { ada } = await testSite();
    const bytes = await noise(300, 200).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 45 }, () => ada.uploads(bytes)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get("retry-after")).toBe("5");
  });
});
