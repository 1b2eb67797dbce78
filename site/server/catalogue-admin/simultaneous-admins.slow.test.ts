import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

test("two admins who merge crosswise at once: one merge happens, and nobody waits for ever", async () => {
  const site = await siteWithAdmins();
  const { ida, noor, ada, visitor } = site;
  for (let round = 0; round < 5; round++) {
    const [one, other] = [`one-${round}`, `other-${round}`];
    for (const slug of [one, other]) {
      await createsBrand(ida, slug);
      await createsProduct(ida, slug, `${slug} coat`);
      await hasReview(site, { by: "ada", of: { kind: "product", slug: `${slug}-coat` } });
    }
    const answers = await Promise.all([
      acts(ida, "brand", "merge", [one], { into: other }),
      acts(noor, "brand", "merge", [other], { into: one }),
      acts(ida, "product", "merge", [`${one}-coat`], { into: `${other}-coat` }),
      acts(noor, "product", "merge", [`${other}-coat`], { into: `${one}-coat` }),
      ada.sends("PUT", api.brandFollow(one)),
      ada.sends("PUT", api.brandFollow(other)),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 422]);
    for (const { status } of answers) expect([200, 404, 409, 422]).toContain(status);
    const kinds = await Promise.all([one, other].map(async (slug) => (await visitor.opens(paths.brand(slug))).kind));
    expect(kinds.sort()).toEqual(["page", "redirect"]);
  }
});

test("fifty acts of two admins at once leave true counts", async () => {
  const { ida, noor, db } = await siteWithAdmins();
  await createsBrand(ida, "Norr");
  await createsCollection(ida, "norr", "Autumn");
  const names = Array.from({ length: 25 }, (_, at) => `Coat ${at}`);
  await Promise.all(names.map((name, at) => createsProduct(at % 2 ? ida : noor, "norr", name)));
  const slugs = names.map((name) => name.toLowerCase().replace(" ", "-"));
  await Promise.all(
    slugs.flatMap((slug, at) => [
      (at % 2 ? ida : noor).sends("PUT", api.adminCollectionProduct("norr", "autumn", slug)),
      at % 3 ? acts(noor, "product", "hide", [slug]) : acts(ida, "product", "show", [slug]),
    ]),
  );
  const live = names.filter((_, at) => at % 3 === 0).length;
  const { products } = await ida.sees("adminCollection", paths.adminCollection("norr", "autumn"));
  expect(products).toHaveLength(25);
  const [norr] = await db.select().from(brands).where(eq(brands.slug, "norr"));
  expect(norr?.productCount).toBe(live);
  const { rows } = await db.execute<{ count: number }>("select product_count as count from site.collections");
  expect(rows).toEqual([{ count: live }]);
});
