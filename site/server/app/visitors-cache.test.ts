import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Payload } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

const cookieOf = (token: string) => `token=${encodeURIComponent(JSON.stringify(token))}`;

const shown = async (response: Response): Promise<Payload> =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "");

describe("the visitors' cache", () => {
  test("serves compressed bytes, and 304 for a known ETag", async () => {
    const { visitor } = await testSite();
    const first = await visitor.gets("/looks", { "Accept-Encoding": "gzip, br" });
    expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual([
      "br",
      "Accept-Encoding, Cookie, Authorization",
    ]);
    const text = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString();
    expect(text).toContain('"kind":"page"');
    const again = await visitor.gets("/looks", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("forgets what a write changed before it is answered", async () => {
    const { ada, joins, visitor } = await testSite();
    expect((await visitor.sees("looks", paths.looks)).looks.items).toEqual([]);
    const look = await ada.posts("Rain on Sunday");
    expect((await visitor.sees("looks", paths.looks)).looks.items.map(({ slug }) => slug)).toEqual([look.slug]);
    await visitor.sees("look", paths.look(look.slug));
    await (await joins("Bea")).likes(look.slug);
    expect((await visitor.sees("look", paths.look(look.slug))).look.likes).toBe(1);
  });

  test("unknown query parameters do not make another cache entry", async () => {
    const { visitor } = await testSite();
    const plain = await visitor.gets("/looks?season=winter");
    const noisy = await visitor.gets("/looks?utm_source=letter&season=winter&x=1");
    expect(noisy.headers.get("etag")).toBe(plain.headers.get("etag"));
  });

  test("never serves a member, nor remembers one", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const mine = await shown(await reach("/about", { headers: { Cookie: cookieOf(tokenOf(ada)) } }));
    const anybodys = await shown(await reach("/about"));
    expect([mine.viewer?.slug, anybodys.viewer]).toEqual(["ada", null]);
  });

  test("an expired token gets no cached page", async () => {
    const { reach } = await testSite();
    const answer = await reach("/about", { headers: { Cookie: cookieOf("x".repeat(43)) } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });
});
