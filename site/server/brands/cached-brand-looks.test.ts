import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { hasBrand } from "./testing/has-brand.ts";

/** Ada has posted Rain with a tag that names nothing, and a visitor reads lists of looks. */
async function siteWithTag() {
  const site = await testSite({ pageLifetimeMs: 600_000 });
  await hasBrand(site, { slug: "norr" });
  await hasProduct(site, { brand: "norr", slug: "cape" });
  const photo = await site.ada.hasPhoto();
  const tag = { photo: photo.id, x: 0.5, y: 0.5, name: "Cape" };
  const content = { title: "Rain", photos: [{ id: photo.id, alt: "Rain" }] };
  const posts = (more: object = {}) => site.ada.sends("POST", api.looks, { ...content, tags: [{ ...tag, ...more }] });
  const tags = (more: object) => site.ada.sends("PUT", api.look("rain"), { ...content, tags: [{ ...tag, ...more }] });
  return { ...site, posts, tags };
}

const readsList = async ({ visitor }: Pick<TestSite, "visitor">, query: string) =>
  (await visitor.sees("looks", `${paths.looks}?${query}`)).looks.items.map(({ slug }) => slug);

test.each(["brand=norr", "product=cape"])(
  "visitors see at once which looks have %s while their tags change",
  async (query) => {
    const site = await siteWithTag();
    await site.posts();
    expect(await readsList(site, query)).toEqual([]);
    expect((await site.tags({ product: "cape" })).status).toBe(200);
    expect(await readsList(site, query)).toEqual(["rain"]);
    await site.tags({});
    expect(await readsList(site, query)).toEqual([]);
  },
);

test("visitors see at once which looks have a brand when a tagged item names it", async () => {
  const site = await siteWithTag();
  const { id } = await site.ada.adds("My cape");
  await site.posts({ item: id });
  expect(await readsList(site, "brand=norr")).toEqual([]);
  expect((await site.ada.sends("PUT", api.item(id), { brandSlug: "norr" })).status).toBe(200);
  expect(await readsList(site, "brand=norr")).toEqual(["rain"]);
});
