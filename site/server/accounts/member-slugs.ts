import type { Transaction } from "@hemline/database";
import { count, eq, sql } from "drizzle-orm";
import { accountLimits } from "../../shared/limits.ts";
import { isReserved } from "../../shared/reserved-slugs.ts";
import { isSlug } from "../../shared/slug.ts";
import { invalid } from "../problems.ts";
import { memberSlugs } from "./tables.ts";

export const slugTaken = () => invalid({ slug: ["This page address is taken. Choose another one."] });

/** Why nobody may have a page at this slug; null when a member may. */
export function slugFault(slug: string): string | null {
  if (!isSlug(slug)) return "Use lowercase letters, numbers and hyphens, with no hyphen at either end.";
  if (isReserved(slug)) return "This page address is reserved. Choose another one.";
  return null;
}

/** Gives a slug to a member for good. @returns false when another member has or had it */
export async function addSlug(tx: Transaction, memberId: string, slug: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(memberSlugs)
    .values({ slug, memberId, createdAt: now })
    .onConflictDoNothing()
    .returning({ slug: memberSlugs.slug });
  return added.length > 0;
}

/**
 * Leaves the slugs of a member who is erased to nobody: they stay taken for good, and no longer say whose they were. The
 * first one is as old as its member, so that its instant would say it too.
 */
export async function anonymiseSlugs(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(memberSlugs)
    .set({ memberId: sql`gen_random_uuid()`, createdAt: new Date(0) })
    .where(eq(memberSlugs.memberId, memberId));
}

/**
 * Moves a member's page to a new slug, or back to a former one. Former slugs redirect and are never given to others, so
 * a member may have only some.
 * @throws 422 at `slug`
 */
export async function changeSlug(tx: Transaction, memberId: string, slug: string, now: Date): Promise<void> {
  const fault = slugFault(slug);
  if (fault) throw invalid({ slug: [fault] });
  const [held] = await tx
    .select({ memberId: memberSlugs.memberId })
    .from(memberSlugs)
    .where(eq(memberSlugs.slug, slug));
  if (held?.memberId === memberId) return;
  const [own] = await tx.select({ slugs: count() }).from(memberSlugs).where(eq(memberSlugs.memberId, memberId));
  if ((own?.slugs ?? 0) >= accountLimits.slugs)
    throw invalid({
      slug: [`You’ve had ${accountLimits.slugs} page addresses, which is the most we allow. Go back to one of them.`],
    });
  if (!(await addSlug(tx, memberId, slug, now))) throw slugTaken();
}
