import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { rateLimits } from "../http/rate-limits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const [paper, deep] = [
  [250, 248, 244],
  [20, 58, 61],
];
/** But for what JPEG changes. */
const isLike = (colour: number[], wanted: number[] = []) =>
  wanted.every((part, at) => Math.abs(part - (colour[at] ?? 0)) <= 2);

const pictureOf = (slug: string, version = "1") => paths.openGraph("looks", slug, version);

/** The colours of two points: where words begin, and in the photo. */
async function pointsOf(person: Person, path: string): Promise<{ ground: number[]; photo: number[] }> {
  const bytes = await (await person.gets(path)).arrayBuffer();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.format]).toEqual([1200, 630, "raw"]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { ground: at(20, 20), photo: at(1100, 300) };
}

describe("the picture for links to a look", () => {
  test("shows its photo on paper, and belongs to its content", async () => {
    const { ada, visitor } = await testSite();
    const photo = await ada.hasPhoto("#ff0000");
    const { slug } = await ada.posts("Rain at eleven", { photos: [{ id: photo.id, alt: "" }] });
    const answer = await visitor.gets(pictureOf(slug));
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const etag = defined(answer.headers.get("etag"));
    const { ground, photo: shown } = await pointsOf(visitor, pictureOf(slug));
    expect(isLike(ground, paper)).toBe(true);
    expect(shown[0]).toBeGreaterThan(240);
    expect(Math.max(shown[1] ?? 255, shown[2] ?? 255)).toBeLessThan(40);
    const again = await visitor.gets(pictureOf(slug, "other"), { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await ada.sends("PUT", api.look(slug), { title: "Rain at noon", photos: [{ id: photo.id, alt: "" }] });
    const changed = await visitor.gets(pictureOf(slug), { "If-None-Match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("is gone as soon as visitors may not see the look", async () => {
    const { ada, visitor } = await testSite();
    const { slug } = await ada.posts("Rain at eleven");
    const etag = defined((await visitor.gets(pictureOf(slug))).headers.get("etag"));
    await ada.setsPrivacy(true);
    for (const person of [visitor, ada])
      expect((await person.gets(pictureOf(slug), { "If-None-Match": etag })).status).toBe(404);
    await ada.setsPrivacy(false);
    expect((await visitor.gets(pictureOf(slug))).status).toBe(200);
    await ada.sends("DELETE", api.look(slug));
    expect((await visitor.gets(pictureOf(slug))).status).toBe(404);
  });

  test("is drawn once however many ask for it, and counted only then", async () => {
    const { ada, visitor, context } = await testSite();
    const { slug } = await ada.posts("Rain at eleven");
    const drawn: string[] = [];
    const { drawOpenGraph } = context.imageProcessor;
    context.imageProcessor = {
      ...context.imageProcessor,
      drawOpenGraph: (words, ...more) => {
        drawn.push(words.titles[0] ?? "");
        return drawOpenGraph(words, ...more);
      },
    };
    await Promise.all(Array.from({ length: rateLimits["open-graph"].burst + 5 }, () => visitor.gets(pictureOf(slug))));
    expect(drawn).toEqual(["Rain at eleven"]);
    expect((await visitor.gets(pictureOf(slug))).status).toBe(200);
  });

  test("is refused to who asks for too many new ones", async () => {
    const { ada, visitor, context } = await testSite();
    const { slug } = await ada.posts("Rain at eleven");
    while (context.limits.tryTake("open-graph", "unknown", rateLimits["open-graph"]));
    const { status, headers } = await visitor.gets(pictureOf(slug));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("pictures have no other addresses", async () => {
  const { visitor } = await testSite();
  for (const path of [
    "/og/looks/none.jpg",
    "/og/looks/none.png",
    "/og/nouns/one.jpg",
    "/og/toString/one.jpg",
    "/og/pages/toString.jpg",
    "/og/pages/nowhere.jpg",
    "/og/reviews/all/norr.jpg",
    "/og/reviews/brands.jpg",
    "/og/reviews/none.jpg",
    "/og/collections/norr.jpg",
    "/og/items/one.jpg",
    "/og/looks/%2e%2e/one.jpg",
    "/og",
  ])
    expect((await visitor.gets(path)).status, path).toBe(404);
});

test("a member’s picture shows three looks, or one, or words alone", async () => {
  const { ada, visitor } = await testSite();
  const picture = paths.openGraph("members", "ada", "1");
  expect(isLike((await pointsOf(visitor, picture)).ground, deep)).toBe(true);
  for (const title of ["one", "two", "three"]) {
    const photo = await ada.hasPhoto("#00ff00");
    await ada.posts(title, { photos: [{ id: photo.id, alt: "" }] });
    const { ground, photo: shown } = await pointsOf(visitor, picture);
    expect(isLike(ground, paper), title).toBe(true);
    expect(shown[1], title).toBeGreaterThan(220);
  }
});
