import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { BrandFollowAnswer } from "../../shared/brands/brand.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { brandBySlug } from "./brand-by-slug.ts";
import { hiddenBrandFollowers } from "./brand-profile.ts";
import { brandFollows, brands } from "./tables.ts";

/** Follows a brand; idempotent. @throws 404 for one that is not public, 403 for banned members */
export const followBrand = (site: SiteContext, member: Member, slug: string): Promise<BrandFollowAnswer> =>
  setBrandFollow(site, member, slug, true);

/** Unfollows it; idempotent. @throws 404 for one that is not public */
export const unfollowBrand = (site: SiteContext, member: Member, slug: string): Promise<BrandFollowAnswer> =>
  setBrandFollow(site, member, slug, false);

async function setBrandFollow(
  site: SiteContext,
  member: Member,
  slug: string,
  isFollowed: boolean,
): Promise<BrandFollowAnswer> {
  const { brandId, change, followers } = await site.db.transaction(async (tx) => {
    const isCounted = await lockActingMember(tx, member.id, { mayBeBanned: !isFollowed });
    const brandId = await lockLiveBrand(tx, slug);
    const follow = { brandId, memberId: member.id };
    const change = isFollowed ? await add(tx, follow, site.clock()) : await remove(tx, follow);
    return { brandId, change, followers: await countFollowers(tx, member, brandId, isCounted ? change : 0) };
  });
  if (change !== 0) site.changed([`brand:${brandId}`, "brands-by-followers"]);
  return { isFollowed, followers };
}

/** Its row waits for others who follow it, and a merge for all of them. */
async function lockLiveBrand(tx: Transaction, slug: string): Promise<string> {
  const found = await brandBySlug(tx, slug);
  const [locked] = await preparedRows(tx, "locked live brand", { id: found?.id ?? null }, () =>
    query
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.id, sql.placeholder("id")), eq(brands.state, "live")))
      .for("no key update"),
  );
  if (!locked) throw notFound("brand");
  return locked.id;
}

interface Follow {
  brandId: string;
  memberId: string;
}

async function add(tx: Transaction, follow: Follow, createdAt: Date): Promise<1 | 0> {
  const made = await tx
    .insert(brandFollows)
    .values({ ...follow, createdAt })
    .onConflictDoNothing()
    .returning({ brandId: brandFollows.brandId });
  return made.length > 0 ? 1 : 0;
}

async function remove(tx: Transaction, { brandId, memberId }: Follow): Promise<-1 | 0> {
  const ended = await tx
    .delete(brandFollows)
    .where(and(eq(brandFollows.brandId, brandId), eq(brandFollows.memberId, memberId)))
    .returning({ brandId: brandFollows.brandId });
  return ended.length > 0 ? -1 : 0;
}

/** @returns the count as the member sees it, like on the page with the button */
async function countFollowers(tx: Transaction, member: Member, brandId: string, change: number): Promise<number> {
  if (change !== 0)
    await tx
      .update(brands)
      .set({ followerCount: sql`${brands.followerCount} + ${change}` })
      .where(eq(brands.id, brandId));
  const [counted] = await preparedRows(tx, "followers of a brand", { brandId, viewer: member.id }, () =>
    query
      .select({ followers: sql<number>`${brands.followerCount} - ${hiddenBrandFollowers(member)}` })
      .from(brands)
      .where(eq(brands.id, sql.placeholder("brandId"))),
  );
  return counted?.followers ?? 0;
}
