import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import type { ReviewsOfSubject } from "../../../shared/reviews/review.ts";
import { members } from "../../accounts/tables.ts";
import { products } from "../../products/tables.ts";
import type { Person } from "../../testing/person.ts";
import { aboutProduct, posts, type ReviewedSite, reviewedSite, reviewsShirt } from "../testing/reviewed-site.ts";

const listed = async (person: Person, query = "") =>
  (await person.sees("reviews", `${paths.reviews}?by=following${query}`)).reviews.items.map(({ id }) => id);

const idsOf = ({ reviews }: ReviewsOfSubject) => reviews.items.map(({ id }) => id);

describe("reviews by people whom a member follows", () => {
  test("can be listed alone on every page of reviews, with other filters", async () => {
    const { ada, longMember } = await reviewedSite();
    const [bea, cleo] = [await longMember("Bea"), await longMember("Cleo")];
    const shirt = await reviewsShirt(bea, { fit: "small" });
    const coat = (await posts(bea, aboutProduct("coat", { fit: "large" }))).data.id;
    for (const slug of ["shirt", "coat"]) await posts(cleo, aboutProduct(slug));
    expect(await listed(ada)).toEqual([]);
    await ada.follows("bea");
    expect(await listed(ada)).toEqual([coat, shirt]);
    expect(await listed(ada, "&fit=small")).toEqual([shirt]);
    expect(await listed(ada, "&sort=helpful&brand=halden&stars=4")).toHaveLength(2);
    const product = await ada.sees("product", `${paths.product("shirt")}?by=following`);
    expect(product.reviews).toMatchObject({ filter: { by: "following" }, summary: { count: 2 } });
    expect(idsOf(product.reviews)).toEqual([shirt]);
    const brand = await ada.sees("brandReviews", `${paths.brandReviews("halden")}?by=following&sort=newest`);
    expect(idsOf(brand.reviews)).toEqual([coat, shirt]);
    const autumn = `${paths.collectionReviews("halden", "autumn")}?by=following`;
    expect(idsOf((await ada.sees("collectionReviews", autumn)).reviews)).toEqual([coat]);
  });

  test("are not for visitors, who follow nobody", async () => {
    const { visitor } = await reviewedSite();
    for (const path of [paths.reviews, paths.product("shirt"), paths.brandReviews("halden")])
      for (const part of ["", "&part=list"])
        expect((await visitor.opens(`${path}?by=following${part}`)).httpStatus, path).toBe(401);
    expect((await visitor.opens(`${paths.reviews}?by=friends`)).httpStatus).toBe(400);
  });

  test("don’t include those of members who were muted or are no longer followed, or who haven’t accepted", async () => {
    const { ada, longMember } = await reviewedSite();
    const [bea, cleo, dora] = [await longMember("Bea"), await longMember("Cleo"), await longMember("Dora")];
    await dora.setsPrivacy(true);
    const [ofBea, ofCleo, ofDora] = [await reviewsShirt(bea), await reviewsShirt(cleo), await reviewsShirt(dora)];
    for (const { slug } of [bea, cleo, dora]) await ada.follows(slug);
    expect(await listed(ada)).toEqual([ofCleo, ofBea]);
    await dora.accepts("ada");
    expect(await listed(ada)).toEqual([ofDora, ofCleo, ofBea]);
    await ada.mutes("cleo");
    await bea.blocks("ada");
    expect(await listed(ada)).toEqual([ofDora]);
    await ada.unfollows("dora");
    expect(await listed(ada)).toEqual([]);
  });

  test("don’t include those of what nobody can open", async () => {
    const { ada, db, ids, longMember } = await reviewedSite({ isConsistent: false });
    const bea = await longMember("Bea");
    await ada.follows("bea");
    await reviewsShirt(bea);
    await db.update(products).set({ state: "hidden" }).where(eq(products.id, ids.shirt));
    expect(await listed(ada)).toEqual([]);
  });

  test("of brands whom a member follows are no others’", async () => {
    const { ada, longMember } = await reviewedSite();
    await ada.followsBrand("halden");
    await reviewsShirt(await longMember("Bea"));
    expect(await listed(ada)).toEqual([]);
  });
});

const count = 45;

/** Ada follows so many members, and each of them reviews the shirt; others do, too. */
async function hasFollowedReviews({ db, ids }: ReviewedSite): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into site.members (id, billing_id, email, password_hash, first_name, slug, created_at)
      select gen_random_uuid(), 'many' || n, 'many-' || n || '@hemline.example', 'none', 'Many', 'many-' || n, now()
      from generate_series(1, ${2 * count}::int) n returning id, slug),
    numbered as (select id, row_number() over (order by slug) as n from people),
    followed as (
      insert into site.follows (follower_id, member_id, state, created_at)
      select (select id from site.members where slug = 'ada'), id, 'following', now() from numbered where n % 2 = 0)
    insert into site.reviews (id, author_id, brand_id, product_id, halves, worn_at_posting, worn_count, source, html, posted_at)
    select gen_random_uuid(), id, ${ids.halden}, ${ids.shirt}, 8, n / 6, n / 6, id::text, id::text,
      timestamptz '2026-01-01' + (n / 6) * interval '1 second' from numbered`);
}

test.each([
  ["few", count],
  ["many", 300],
])("reviews by %s followed members are the same forwards and backwards, in every order", async (_, followingCount) => {
  const site = await reviewedSite({ isConsistent: false });
  await hasFollowedReviews(site);
  await site.db.update(members).set({ followingCount }).where(eq(members.slug, "ada"));
  const at = async (path: string) => (await site.ada.sees("reviews", path)).reviews;
  for (const sort of ["newest", "helpful", "worn"]) {
    const path = `${paths.reviews}?by=following&sort=${sort}`;
    const first = await at(path);
    const second = await at(`${path}&after=${first.next}`);
    const third = await at(`${path}&after=${second.next}`);
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(all).size, sort).toBe(count);
    expect(third.next, sort).toBeNull();
    expect(await at(`${path}&before=${third.previous}`), sort).toEqual(second);
    expect(await at(`${path}&before=${second.previous}`), sort).toEqual(first);
    const numbers = [first, second, third].flatMap(({ items }) =>
      items.map(({ wears, postedAt }) => (sort === "worn" ? (wears ?? 0) : Date.parse(postedAt))),
    );
    if (sort !== "helpful") expect(numbers, sort).toEqual(numbers.toSorted((one, other) => other - one));
  }
});
