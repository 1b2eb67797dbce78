import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { reviewOrders } from "../../../shared/reviews/review-options.ts";
import { products } from "../../products/tables.ts";
import { recountBrands, recountProducts } from "../ratings/recount-ratings.ts";
import { reviews } from "../tables.ts";
import { aboutProduct, posts, type ReviewedSite, reviewedSite, reviewsShirt } from "../testing/reviewed-site.ts";

/** So many members review the shirt, each with four stars, and bought it in M. */
async function hasManyReviews({ db, ids }: ReviewedSite, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with people as (
        insert into site.members (id, billing_id, email, password_hash, first_name, slug, created_at)
        select gen_random_uuid(), 'many' || n, 'many-' || n || '@hemline.example', 'none', 'Many', 'many-' || n, now()
        from generate_series(1, ${count}::int) n returning id, slug),
      slugs as (insert into site.member_slugs (slug, member_id, created_at) select slug, id, now() from people)
      insert into site.reviews (id, author_id, brand_id, product_id, halves, size_bought, source, html, posted_at)
      select gen_random_uuid(), id, ${ids.halden}, ${ids.shirt}, 8, 'M', id::text, id::text, now() from people`);
    await recountProducts(tx, [ids.shirt]);
    await recountBrands(tx, [ids.halden]);
  });
}

test("of a thousand reviews and more the rating is up to date, and what they say beside it about a minute old", async () => {
  const site = await reviewedSite();
  await hasManyReviews(site, 1_001);
  const numbers = async () => (await site.ada.sees("product", paths.product("shirt"))).reviews;
  expect(await numbers()).toMatchObject({ summary: { count: 1_001 }, sizes: ["M"] });
  await posts(await site.longMember("Bea"), aboutProduct("shirt", { halves: 2, sizeBought: "S" }));
  expect(await numbers()).toMatchObject({ summary: { count: 1_002, bars: [0, 1_001, 0, 0, 1] }, sizes: ["M"] });
});

test("of a thousand reviews and more a member does not count whom they blocked", async () => {
  const site = await reviewedSite();
  await hasManyReviews(site, 1_001);
  await site.ada.blocks("many-7");
  const counted = async (person: typeof site.ada) =>
    (await person.sees("product", paths.product("shirt"))).reviews.summary?.count;
  expect([await counted(site.ada), await counted(site.visitor)]).toEqual([1_000, 1_001]);
});

test("reviews of a category are listed in every order, page by page, with other filters", async () => {
  const site = await reviewedSite({ isConsistent: false });
  await hasManyReviews(site, 45);
  await site.db.update(products).set({ category: "shirt" }).where(eq(products.slug, "shirt"));
  await site.db.execute(sql`
    update site.reviews r set halves = 1 + n % 10, fit = case when n % 2 = 0 then 'small' end,
      helpful_rank = (n % 5) / 10.0, posted_at = now() - n * interval '1 minute'
    from (select id, row_number() over (order by id) as n from site.reviews) numbered where numbered.id = r.id`);
  const pageAt = async (path: string) => (await site.ada.sees("reviews", path)).reviews;
  const idsAt = async (path: string) => {
    const first = await pageAt(path);
    const after = async (next: string | null) => (next ? await pageAt(`${path}&after=${next}`) : null);
    const second = await after(first.next);
    const third = await after(second?.next ?? null);
    return [first, second, third].flatMap((page) => page?.items.map(({ id }) => id) ?? []);
  };
  for (const sort of reviewOrders)
    for (const more of ["", "&stars=4", "&fit=small&size=M", "&fit=small&stars=2"]) {
      const all = await idsAt(`${paths.reviews}?sort=${sort}${more}`);
      expect(all.length, more).toBeGreaterThan(0);
      expect(await idsAt(`${paths.reviews}?sort=${sort}&category=shirt${more}`), sort + more).toEqual(all);
      expect(await idsAt(`${paths.reviews}?sort=${sort}&brand=halden${more}`), sort + more).toEqual(all);
      expect(await idsAt(`${paths.reviews}?sort=${sort}&category=gloves${more}`), sort + more).toEqual([]);
    }
});

test("a review is listed under the category that its product has by now", async () => {
  const site = await reviewedSite();
  await reviewsShirt(await site.longMember("Bea"));
  const listed = async (category: string) =>
    (await site.ada.sees("reviews", `${paths.reviews}?category=${category}`)).reviews.items.length;
  const files = async (category: "shirt" | "dress" | null) => {
    await site.db.update(products).set({ category }).where(eq(products.slug, "shirt"));
    return [await listed("shirt"), await listed("dress")];
  };
  expect(await files("shirt")).toEqual([1, 0]);
  expect(await files("dress")).toEqual([0, 1]);
  expect(await files(null)).toEqual([0, 0]);
  expect((await site.db.select().from(reviews)).map(({ category }) => category)).toEqual([null]);
});
