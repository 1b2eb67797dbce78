import { describe, expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";

describe("the front page", () => {
  test("shows visitors the most liked of the newest looks, and counts members and looks", async () => {
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

  test("works for visitors before the first look", async () => {
    const { visitor } = await testSite();
    expect(await visitor.sees("home", "/")).toMatchObject({ kind: "visitor", hero: null, looks: [], lookCount: 0 });
  });
});
