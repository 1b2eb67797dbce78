import { describe, expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";

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

  test("is there for visitors before anybody has posted a look", async () => {
    const { visitor } = await testSite();
    expect(await visitor.sees("home", "/")).toMatchObject({ kind: "visitor", hero: null, looks: [], lookCount: 0 });
  });

  test("tells members what the others post, in their words, and not what they post themselves", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    await ada.posts("Mine");
    await grace.posts("Hers", { text: "It has pockets." });
    expect(await ada.sees("home", "/")).toMatchObject({
      kind: "member",
      looks: [{ slug: "hers", text: "It has pockets.", member: { slug: "grace" } }],
      newcomers: [{ slug: "grace" }],
      ownLooks: 1,
    });
  });

  test("tells members who liked their looks last, and what they liked themselves", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const bea = await joins("Bea");
    for (const title of ["One", "Two"]) await ada.posts(title);
    await grace.posts("Hers");
    await ada.likes("one");
    await ada.likes("hers");
    await grace.likes("one");
    await bea.likes("one");
    await grace.likes("two");
    expect(await ada.sees("home", "/")).toMatchObject({
      appreciated: [
        { slug: "two", by: { slug: "grace" }, others: 0 },
        { slug: "one", by: { slug: "bea" }, others: 1 },
      ],
      liked: [{ slug: "hers" }, { slug: "one" }],
    });
  });
});
