import { expect, test } from "vitest";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { testSite } from "../testing/test-site.ts";

test("the style sheet is drawn with six looks at most, and with a cover that is wider than high", async () => {
  const site = await testSite();
  const { ada, visitor } = site;
  for (let look = 1; look <= 7; look++) await ada.posts(`Look ${look}`);
  await hasEntry(site, { slug: "high", cover: await ada.hasPhoto() });
  expect((await visitor.sees("components", "/components")).landscape).toBeNull();
  const { data: wide } = await ada.uploads(await jpeg({ width: 60, height: 40 }));
  await hasEntry(site, { slug: "wide", cover: wide });
  await hasEntry(site, { slug: "without-cover" });
  const { looks, landscape } = await ada.sees("components", "/components");
  expect(looks.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3, 2].map((look) => `Look ${look}`));
  expect(landscape).toMatchObject({ id: wide.id, width: 60, height: 40 });
});
