import type { Database, Transaction } from "@hemline/database";
import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { memberSlugs, members } from "../../accounts/tables.ts";
import { brandMembers } from "../../brands/tables.ts";
import { invalid } from "../../problems.ts";
import { hasPage } from "../../relations/seen-by.ts";

/**
 * The ids of the members at these present or former slugs, who stay until the transaction ends: they are locked before the
 * brand.
 * @throws 422 at the slugs that lead to nobody
 */
export async function memberIdsAt(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs.map((slug) => slug.toLowerCase()))];
  if (wanted.length === 0) return [];
  const found = await tx
    .select({ id: memberSlugs.memberId, slug: memberSlugs.slug })
    .from(memberSlugs)
    .where(inArray(memberSlugs.slug, wanted));
  const locked = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        inArray(
          members.id,
          found.map(({ id }) => id),
        ),
        hasPage,
      ),
    )
    .orderBy(asc(members.id))
    .for("key share");
  const missing = wanted.filter((slug) => {
    const id = found.find((one) => one.slug === slug)?.id;
    return !locked.some((member) => member.id === id);
  });
  if (missing.length) throw invalid({ members: missing.map((slug) => `There is no member at “${slug}”.`) });
  return locked.map(({ id }) => id);
}

/** Sorts by id, so that the order in which members were named changes nothing. */
export async function namedMemberIds(db: Database | Transaction, brandId: string): Promise<string[]> {
  const rows = await db
    .select({ id: brandMembers.memberId })
    .from(brandMembers)
    .innerJoin(members, eq(members.id, brandMembers.memberId))
    .where(and(eq(brandMembers.brandId, brandId), hasPage))
    .orderBy(asc(brandMembers.memberId));
  return rows.map(({ id }) => id);
}

/** Members who are leaving have no page, but stay named. */
export async function setNamedMembers(
  tx: Transaction,
  brandId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const shown = tx.select({ id: members.id }).from(members).where(hasPage);
  await tx
    .delete(brandMembers)
    .where(
      and(
        eq(brandMembers.brandId, brandId),
        inArray(brandMembers.memberId, shown),
        ids.length ? notInArray(brandMembers.memberId, [...ids]) : undefined,
      ),
    );
  if (ids.length === 0) return;
  await tx
    .insert(brandMembers)
    .values(ids.map((memberId) => ({ brandId, memberId, createdAt: now })))
    .onConflictDoNothing();
}
