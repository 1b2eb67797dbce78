import { describe, expect, test } from "vitest";
import type { Route } from "../../shared/route.ts";
import { routes } from "../../shared/routes.ts";
import { testSite } from "../testing/test-site.ts";

describe("the visitors' cache", () => {
  test("is not affected by Host, forwarding headers or unknown query parameters", async () => {
    const { reach } = await testSite();
    const evil = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      "X-Original-URL": "/evil.example",
    };
    for (const path of ["/", "/looks", "/members/ada", "/evil"]) {
      await reach(`http://evil.example${path}?evil.example=1&after=&__proto__=evil.example`, { headers: evil });
      const answer = await reach(path);
      expect([await answer.text(), ...answer.headers.values()].join(), path).not.toContain("evil.example");
    }
  });

  test("serves a visitor's page to visitors alone, even when all ask at once", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const look = await ada.posts("Rain on Sunday");
    const cookies = [
      `token=${tokenOf(ada)}`,
      `a=b;token=%22${tokenOf(ada)}%22`,
      "token=dead",
      "Token=x",
      "xtoken=1",
      "",
    ];
    const faults: string[] = [];
    for (const { path } of Object.values<Route>(routes)) {
      const address = `${path === "/" ? "" : path.replace(":slug", path.startsWith("/looks") ? look.slug : "ada")}/_payload.json`;
      const viewers = await Promise.all(
        [...cookies, ...cookies].map(async (Cookie) => {
          const answer = await reach(address, { headers: { Cookie } });
          const { viewer }: { viewer: { slug: string } | null } = await answer.json();
          if (viewer && answer.headers.get("cache-control") !== "private, no-store")
            faults.push(`${address} may be kept`);
          return viewer?.slug ?? null;
        }),
      );
      const expected = cookies.map((cookie) => (cookie.includes(tokenOf(ada)) ? "ada" : null));
      if (`${viewers}` !== `${[...expected, ...expected]}`) faults.push(`${address}: ${viewers}`);
    }
    expect(faults).toEqual([]);
  });

  test("does not match a visitor's ETag for members, nor the other way round", async () => {
    const { ada, visitor } = await testSite();
    const kept = (await visitor.gets("/looks")).headers.get("etag") ?? "";
    const mine = await ada.gets("/looks", { "If-None-Match": kept });
    expect([mine.status, mine.headers.get("etag")]).toEqual([200, null]);
    expect(await mine.text()).toContain('"slug":"ada"');
    expect((await visitor.gets("/looks", { "If-None-Match": kept })).status).toBe(304);
    expect((await ada.gets("/looks", { "If-None-Match": "*" })).status).toBe(200);
  });
});
