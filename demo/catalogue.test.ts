import { BrandDraft } from "@hemline/site/shared/catalogue-admin/brand-form.ts";
import { CollectionDraft } from "@hemline/site/shared/catalogue-admin/collection-form.ts";
import { ProductDraft } from "@hemline/site/shared/catalogue-admin/product-form.ts";
import { describe, expect, test } from "vitest";
import { productPieces } from "./flatlay/brands/product-pieces.ts";
import { picturedPieces } from "./flatlay/items/pictured-pieces.ts";
import { readManifest } from "./manifest.ts";
import { people } from "./people.ts";
import { plannedBrandFollows } from "./planned/brand-follows.ts";
import { plannedBrands, proposedBrands } from "./planned/brands.ts";
import { plannedCollections } from "./planned/collections.ts";
import { ownedDays } from "./planned/owned/owned-days.ts";
import { ownedProducts } from "./planned/owned/owned-products.ts";
import { productFile } from "./planned/products/product-file.ts";
import { plannedProducts } from "./planned/products/products.ts";
import { itemsOf } from "./planned/products/worn-products.ts";
import { smallWardrobes } from "./planned/small-wardrobes.ts";
import { plannedWardrobes } from "./planned/wardrobes/wardrobes.ts";
import { dayAt } from "./planned/wardrobes/worn-days.ts";

const manifest = readManifest();
const slugs = people.map(({ slug }) => slug);
const brands = plannedBrands.map(({ slug }) => slug);
const products = new Map(plannedProducts.map((product) => [product.slug, product]));

describe("the demo brands", () => {
  test("are twelve at least, each of another name, and the site accepts them", () => {
    expect(plannedBrands.length).toBeGreaterThanOrEqual(12);
    expect(new Set(brands).size).toBe(brands.length);
    for (const { members = [], links, ...brand } of plannedBrands) {
      const draft = { ...brand, links: [...links], members: [...members] };
      expect(BrandDraft.safeParse(draft).error, brand.slug).toBeUndefined();
      for (const link of links) expect(new URL(link).hostname).toMatch(/\.example$/);
      for (const member of members) expect(slugs).toContain(member);
    }
  });

  test("have a logo and a cover that were drawn", () => {
    expect(manifest.logos.map(({ file }) => file).sort()).toEqual(brands.map((slug) => `logo-${slug}.webp`).sort());
    expect(manifest.banners.map(({ file }) => file).sort()).toEqual(brands.map((slug) => `brand-${slug}.webp`).sort());
  });

  test("name one person who answers for two of them; two more are proposed", () => {
    expect(plannedBrands.flatMap(({ members = [] }) => members)).toEqual(["mikkel", "mikkel"]);
    expect(proposedBrands).toHaveLength(2);
    for (const { by } of proposedBrands) expect(slugs).toContain(by);
  });

  test("are followed, each pair once", () => {
    const follows = plannedBrandFollows();
    expect(new Set(follows.map(({ by, brand }) => `${by} ${brand}`)).size).toBe(follows.length);
    for (const brand of brands) expect(follows.filter((follow) => follow.brand === brand).length).toBeGreaterThan(1);
  });
});

describe("the demo products", () => {
  test("are 150 at least, each with an address of its own, and the site accepts them", () => {
    expect(plannedProducts.length).toBeGreaterThanOrEqual(150);
    expect(products.size).toBe(plannedProducts.length);
    for (const product of plannedProducts) {
      const { colours, sizes, prices } = product;
      const draft = { ...product, colours: [...colours], sizes: [...sizes], prices: [...prices] };
      expect(ProductDraft.safeParse(draft).error, product.slug).toBeUndefined();
      expect(brands).toContain(product.brand);
    }
    const texts = plannedProducts.map(({ description }) => description);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("show every pictured garment once", () => {
    const shown = plannedProducts.flatMap(({ picture }) => picture ?? []);
    expect([...shown].sort()).toEqual([...Object.keys(picturedPieces), ...Object.keys(productPieces)].sort());
    const drawn = [...manifest.items, ...manifest.products, ...manifest.pictures].map(({ file }) => file);
    for (const { picture, more = [] } of plannedProducts)
      for (const file of [...(picture ? [productFile(picture)] : []), ...more]) expect(drawn).toContain(file);
  });

  test("belong to people, in a size that there is, each item once", () => {
    const linked = plannedProducts.flatMap((product) => itemsOf(product).map(([by, name]) => ({ product, by, name })));
    expect(new Set(linked.map(({ by, name }) => `${by} ${name}`)).size).toBe(linked.length);
    for (const { product, by, name } of linked) {
      const item = plannedWardrobes.find((each) => each.by === by)?.items.find((each) => each.name === name);
      expect(item, `${by}: ${name}`).toBeDefined();
      expect(item?.category, name).toBe(product.category);
      if (item?.size) expect(product.sizes, `${product.slug} of ${by}`).toContain(item.size);
    }
  });

  test("belong to further people, who own less than a wardrobe", () => {
    const planned = plannedWardrobes.map(({ by }) => by);
    expect(new Set(ownedProducts.map(({ by, name }) => `${by} ${name}`)).size).toBe(ownedProducts.length);
    for (const { by, product, size, times, years } of ownedProducts) {
      expect(slugs).toContain(by);
      expect(planned).not.toContain(by);
      const sizes = products.get(product)?.sizes;
      expect(sizes, product).toBeDefined();
      if (size) expect(sizes).toContain(size);
      expect(times, product).toBeLessThan(years * 180);
    }
  });

  test("were worn by them as often as it says, each time on another day that has passed", () => {
    const now = new Date("2026-11-25T10:00:00Z");
    for (const owned of ownedProducts) {
      const days = ownedDays(owned, now);
      expect(new Set(days).size, owned.name).toBe(owned.times);
      for (const day of days) expect(day < dayAt(now, 0)).toBe(true);
    }
  });

  test("are in looks of theirs, each tag the name of one item", () => {
    const tags = smallWardrobes.flatMap(({ by, items }) => items.flatMap(({ tag }) => (tag ? [`${by} ${tag}`] : [])));
    expect(tags.length).toBeGreaterThan(20);
    expect(new Set(tags).size).toBe(tags.length);
  });
});

describe("the demo collections", () => {
  test("are thirty at least, with products of their brand in order, and the site accepts them", () => {
    expect(plannedCollections.length).toBeGreaterThanOrEqual(30);
    const addresses = plannedCollections.map(({ brand, slug }) => `${brand}/${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const pictures = manifest.pictures.map(({ file }) => file);
    for (const { products: order, cover, ...collection } of plannedCollections) {
      expect(CollectionDraft.safeParse(collection).error, collection.slug).toBeUndefined();
      if (cover) expect(pictures).toContain(cover);
      expect(new Set(order).size).toBe(order.length);
      for (const slug of order) expect(products.get(slug)?.brand, slug).toBe(collection.brand);
    }
  });
});
