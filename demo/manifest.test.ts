import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { avatars } from "./flatlay/avatars/avatars.ts";
import { brandCovers } from "./flatlay/brands/brand-covers.ts";
import { logos } from "./flatlay/brands/logos.ts";
import { productPhotos } from "./flatlay/brands/product-photos.ts";
import { itemPhotos } from "./flatlay/items/item-photos.ts";
import { covers } from "./flatlay/looks/covers.ts";
import { looks, photosOf } from "./flatlay/looks/looks.ts";
import { picturesFolder, readManifest } from "./manifest.ts";

const manifest = readManifest();
const scenes = [...manifest.pictures, ...manifest.covers];
const drawn = [...scenes, ...manifest.items, ...manifest.products, ...manifest.banners];
const squares = [...manifest.avatars, ...manifest.logos];
const path = (file: string) => fileURLToPath(new URL(file, picturesFolder));

describe("the committed pictures", () => {
  test("are exactly those the manifest names", () => {
    const files = readdirSync(picturesFolder).filter((file) => file.endsWith(".webp"));
    expect([...drawn, ...squares].map(({ file }) => file).sort()).toEqual(files.sort());
  });

  test("were drawn from today's recipes", () => {
    const recipes = new Map([...drawn, ...squares].map(({ file, recipe }) => [file, recipe]));
    const wanted = [
      ...looks.flatMap((look, i) => photosOf(look, i + 1)),
      ...[...covers, ...itemPhotos, ...avatars],
      ...[...productPhotos, ...brandCovers, ...logos],
    ];
    for (const { file, recipe } of wanted) expect([file, recipes.get(file)]).toEqual([file, recipe]);
  });

  test("are 15 MB together at most", () => {
    const bytes = readdirSync(picturesFolder).reduce((sum, file) => sum + statSync(path(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(15 * 1024 * 1024);
  });

  test("have the sizes the manifest says, 1200 px or more on the long side, items 1000", async () => {
    for (const { file, width, height } of drawn)
      expect(await sharp(path(file)).metadata()).toMatchObject({ format: "webp", width, height });
    for (const { width, height } of scenes) expect(Math.max(width, height)).toBeGreaterThanOrEqual(1200);
    for (const { width, height } of manifest.items) expect([width, height]).toEqual([800, 1000]);
    for (const { width } of manifest.banners) expect(width).toBe(1280);
    for (const { file, size } of squares)
      expect(await sharp(path(file)).metadata()).toMatchObject({ format: "webp", width: size, height: size });
  });

  test("have descriptions and positions of their garments", () => {
    for (const { alt, garments, file } of drawn) {
      expect(alt.length, file).toBeGreaterThan(20);
      expect(garments.length, file).toBeGreaterThan(0);
      for (const { x, y, box, name, colours } of garments) {
        for (const value of [x, y, box.left, box.top, box.left + box.width, box.top + box.height]) {
          expect(value, `${file} ${name}`).toBeGreaterThanOrEqual(0);
          expect(value, `${file} ${name}`).toBeLessThanOrEqual(1);
        }
        expect(colours[0]?.hex).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
    for (const { alt } of squares) expect(alt).not.toBe("");
  });
});

describe("the pictures of items and products", () => {
  test("show one garment each, large and whole", () => {
    for (const { file, garments } of [...manifest.items, ...manifest.products]) {
      expect(garments, file).toHaveLength(1);
      for (const { box } of garments) {
        expect(Math.max(box.width / 0.85, box.height / 0.87), file).toBeCloseTo(1, 1);
        expect(Math.min(box.left, box.top, 1 - box.left - box.width, 1 - box.top - box.height)).toBeGreaterThan(0.03);
      }
    }
  });
});

describe("the looks", () => {
  test("are sixty, no two of one name", () => {
    expect(manifest.looks).toHaveLength(60);
    expect(new Set(manifest.looks.map(({ title }) => title.toLowerCase())).size).toBe(60);
    expect(new Set(manifest.looks.map(({ slug }) => slug)).size).toBe(60);
  });

  test("have one to three photos each, about fifteen of them more than one", () => {
    const pictures = new Set(manifest.pictures.map(({ file }) => file));
    for (const { photos } of manifest.looks) for (const file of photos) expect(pictures).toContain(file);
    const several = manifest.looks.filter(({ photos }) => photos.length > 1).length;
    expect(several).toBeGreaterThanOrEqual(12);
    expect(several).toBeLessThanOrEqual(24);
  });
});
