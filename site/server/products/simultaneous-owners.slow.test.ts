import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { asksAgain } from "../testing/asks-again.ts";
import { testSite } from "../testing/test-site.ts";
import { products } from "./tables.ts";
import { hasProduct } from "./testing/has-product.ts";

test("fifty members who own a product at once are all counted", async () => {
  const site = await testSite();
  await hasBrand(site, { slug: "norr" });
  await hasProduct(site, { brand: "norr", slug: "coat" });
  const people = [];
  for (let at = 0; at < 50; at += 1) people.push(await site.joins(`Owner${at}`));
  const answers = await Promise.all(
    people.map((person) => asksAgain(() => person.sends("POST", api.items, { name: "Coat", productSlug: "coat" }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const [coat] = await site.db.select().from(products).where(eq(products.slug, "coat"));
  expect(coat?.itemCount).toBe(50);
  expect((await site.visitor.sees("product", paths.product("coat"))).product.owners).toBe(50);
});

test("members who change between products at once end in true counts", async () => {
  const site = await testSite();
  await hasBrand(site, { slug: "norr" });
  for (const slug of ["coat", "hat"]) await hasProduct(site, { brand: "norr", slug });
  const changes = [];
  for (let at = 0; at < 20; at += 1) {
    const person = await site.joins(`Owner${at}`);
    const [from, to] = at % 2 ? ["coat", "hat"] : ["hat", "coat"];
    const { id } = await person.adds("Thing", { productSlug: from });
    changes.push(() => asksAgain(() => person.sends("PUT", api.item(id), { productSlug: to })));
  }
  const answers = await Promise.all(changes.map((change) => change()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await site.db.select().from(products);
  expect(rows.map(({ itemCount }) => itemCount)).toEqual([10, 10]);
});
