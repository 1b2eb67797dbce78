import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

describe("a member's order of looks", () => {
  test("can be changed; the first look is the featured one", async () => {
    const { ada, visitor } = await testSite();
    for (const title of ["One", "Two", "Three"]) await ada.posts(title);
    const answer = await ada.sends("PUT", api.lookOrder, { slugs: ["three", "one", "two"] });
    expect(answer).toMatchObject({ status: 200, message: "Order saved", data: { slugs: ["three", "one", "two"] } });
    expect(await ada.line()).toEqual(["three", "one", "two"]);
    expect((await visitor.sees("memberProfile", paths.memberProfile("ada"))).featured).toMatchObject({ slug: "three" });
    expect(await (await ada.gets(api.user)).json()).toMatchObject({ data: { featured_look: { slug: "three" } } });
  });

  test("keeps unnamed looks at the end, and ignores deleted looks and those of others", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    for (const title of ["One", "Two", "Three"]) await ada.posts(title);
    for (const title of ["Hers", "Also hers"]) await grace.posts(title);
    await ada.sends("PUT", api.lookOrder, { slugs: ["three", "gone", "also-hers"] });
    expect(await ada.line()).toEqual(["three", "one", "two"]);
    expect(await grace.line()).toEqual(["hers", "also-hers"]);
    for (const slugs of [["hers"], ["gone"], ["one", "one"]])
      expect((await ada.sends("PUT", api.lookOrder, { slugs })).status).toBe(422);
  });

  test("is one of the two orders that arrive at once", async () => {
    const { ada } = await testSite();
    for (const title of ["a", "b", "c", "d"]) await ada.posts(title);
    const orders = [
      ["d", "c", "b", "a"],
      ["b", "a", "d", "c"],
    ];
    const answers = await Promise.all(orders.map((slugs) => ada.sends("PUT", api.lookOrder, { slugs })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(orders).toContainEqual(await ada.line());
  });
});
