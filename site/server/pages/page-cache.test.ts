import { describe, expect, test } from "vitest";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { createPageCache } from "./page-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";

const page = (text: string, tags: CacheTag[] = []): RenderedPage => ({
  status: 200,
  format: "html",
  text,
  tags: new Set(tags),
});

/** A rendering that the test finishes. */
function slow(text: string, tags: CacheTag[] = []) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { draw: () => finished.then(() => page(text, tags)), finish };
}

describe("the visitors' page cache", () => {
  test("renders once for simultaneous requests", async () => {
    const cache = createPageCache();
    let drawings = 0;
    const draw = async () => page(`drawing ${++drawings}`);
    const all = await Promise.all([cache.get("/", draw), cache.get("/", draw), cache.get("/", draw)]);
    expect(all.map((one) => one.identity.toString())).toEqual(["drawing 1", "drawing 1", "drawing 1"]);
  });

  test("caches a page in every encoding until it expires", async () => {
    let now = 1_000;
    const cache = createPageCache({ lifetimeMs: 100, now: () => now });
    await cache.get("/", async () => page("words"));
    const kept = cache.peek("/");
    expect([kept?.identity.toString(), kept?.br !== undefined, kept?.gzip !== undefined]).toEqual([
      "words",
      true,
      true,
    ]);
    now = 1_101;
    expect(cache.peek("/")).toBeUndefined();
  });

  test("caches no error", async () => {
    const cache = createPageCache();
    await cache.get("/nope", async () => ({ ...page("gone"), status: 404 }));
    expect(cache.peek("/nope")).toBeUndefined();
  });

  test("a failed rendering rejects all waiting requests, and the next one tries again", async () => {
    const cache = createPageCache();
    const failing = async () => {
      throw new Error("no database");
    };
    await expect(cache.get("/", failing)).rejects.toThrow("no database");
    expect((await cache.get("/", async () => page("back"))).identity.toString()).toBe("back");
  });

  test("forgets the pages that show what changed, and only those", async () => {
    const cache = createPageCache();
    await cache.get("/looks", async () => page("looks", ["looks"]));
    await cache.get("/about", async () => page("about", ["members"]));
    cache.forget(["looks"]);
    expect([cache.peek("/looks"), cache.peek("/about")?.identity.toString()]).toEqual([undefined, "about"]);
  });

  test("forgets a page only by what its last rendering showed", async () => {
    let now = 1_000;
    const cache = createPageCache({ lifetimeMs: 100, now: () => now });
    await cache.get("/looks", async () => page("before", ["look:1"]));
    now = 1_101;
    await cache.get("/looks", async () => page("after", ["look:2"]));
    cache.forget(["look:1"]);
    expect(cache.peek("/looks")?.identity.toString()).toBe("after");
    cache.forget(["look:2"]);
    expect(cache.peek("/looks")).toBeUndefined();
  });

  test("keeps what was rendered while something else changed", async () => {
    const cache = createPageCache();
    const during = slow("looks", ["looks"]);
    const asked = cache.get("/looks", during.draw);
    cache.forget(["members"]);
    during.finish();
    await asked;
    expect(cache.peek("/looks")?.identity.toString()).toBe("looks");
  });

  test("does not keep what was read before a write", async () => {
    const cache = createPageCache();
    const before = slow("old", ["looks"]);
    const asked = cache.get("/looks", before.draw);
    cache.forget(["looks"]);
    const after = await cache.get("/looks", async () => page("new", ["looks"]));
    before.finish();
    await asked;
    expect([after.identity.toString(), cache.peek("/looks")?.identity.toString()]).toEqual(["new", "new"]);
  });

  test("forgetting everything reaches drawings under way", async () => {
    const cache = createPageCache();
    const before = slow("old");
    const asked = cache.get("/", before.draw);
    cache.forget(null);
    before.finish();
    await asked;
    expect(cache.peek("/")).toBeUndefined();
  });

  test("stays within its bytes by forgetting the oldest", async () => {
    const { identity, br, gzip } = await createPageCache().get("a", async () => page("a"));
    const onePage = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
    const cache = createPageCache({ maxBytes: 2 * onePage });
    for (const key of ["a", "b", "c"]) await cache.get(key, async () => page(key));
    expect(["a", "b", "c"].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
  });

  test("evicts expired pages when a new one is stored", async () => {
    let now = 1_000;
    const cache = createPageCache({ lifetimeMs: 5_000, maxBytes: 1_000, now: () => now });
    await cache.get("old", async () => page("old"));
    now = 7_000;
    await cache.get("new", async () => page("new"));
    now = 1_000;
    expect(cache.peek("old")).toBeUndefined();
  });
});
