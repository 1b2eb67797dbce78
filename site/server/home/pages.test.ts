import { describe, expect, test } from "vitest";
import { testSite } from "../testing.ts";

describe("the front page", () => {
  test("opens for visitors with the best liked of the newest looks and counts who is here", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    for (const title of ["One", "Two", "Three"]) await ada.posts(title);
    await grace.likes("two");
    expect(await visitor.sees("home", "/")).toMatchObject({
      kind: "visitor",
      hero: { slug: "two" },
      looks: [{ slug: "three" }, { slug: "one" }],
      memberCount: 2,
      lookCount: 3,
    });
  });

  test("shows members what is new, and an empty house its doors", async () => {
    const { ada, visitor } = await testSite();
    expect(await visitor.sees("home", "/")).toMatchObject({ kind: "visitor", hero: null, looks: [], lookCount: 0 });
    await ada.posts("Fresh");
    expect(await ada.sees("home", "/")).toMatchObject({ kind: "member", looks: { items: [{ slug: "fresh" }] } });
  });
});
