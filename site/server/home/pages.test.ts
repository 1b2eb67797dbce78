import { describe, expect, test } from "vitest";
import { reviewedSite, reviewsShirt } from "../reviews/testing/reviewed-site.ts";
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

  test("shows members the looks of others, and not their own", async () => {
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

  test("shows members who liked their looks last, and what they liked", async () => {
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

  test("shows members neither newcomers nor likes of those whom they muted or blocked", async () => {
    const { ada, joins } = await testSite();
    const [grace, bea, cleo] = [await joins("Grace"), await joins("Bea"), await joins("Cleo")];
    for (const title of ["One", "Two"]) await ada.posts(title);
    for (const person of [grace, bea]) {
      await person.posts(person.slug);
      await person.likes("one");
    }
    await cleo.likes("two");
    await ada.mutes("bea");
    await ada.blocks("cleo");
    expect(await ada.sees("home", "/")).toMatchObject({
      appreciated: [{ slug: "one", by: { slug: "grace" } }],
      newcomers: [{ slug: "grace" }],
    });
  });

  test("shows members the newest reviews by people whom they follow, and no others", async () => {
    const { ada, longMember } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const of = await Promise.all([bea, cleo].map((person) => reviewsShirt(person)));
    expect(await ada.sees("home", "/")).toMatchObject({ reviews: [] });
    await ada.follows("bea");
    expect(await ada.sees("home", "/")).toMatchObject({ reviews: [{ id: of[0], author: { slug: "bea" } }] });
    await ada.mutes("bea");
    expect(await ada.sees("home", "/")).toMatchObject({ reviews: [] });
  });
});
