import type { Transaction } from "@hemline/database";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { invalid } from "../problems.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lockLookOrder } from "./look-order-lock.ts";
import { looks } from "./tables.ts";

/**
 * Moves a member's looks into the order of `slugs`. Other looks, which another tab posted or the screen did not show yet,
 * follow in their present order; slugs of deleted looks are ignored.
 * @returns all slugs, first to last
 * @throws 422 when a slug stands twice, or none of them is the member's; 403 for banned members
 */
export async function reorderLooks(site: SiteContext, member: Member, slugs: readonly string[]): Promise<string[]> {
  const wanted = new Set(slugs);
  if (wanted.size < slugs.length)
    throw invalid({ slugs: ["The same look is in this order twice. Reload the page and try again."] });
  const { order, hasMoved } = await site.db.transaction(async (tx) => {
    requireActingMember(await lockLookOrder(tx, member.id));
    const present = await tx
      .select({ id: looks.id, slug: looks.slug, position: looks.position })
      .from(looks)
      .where(and(eq(looks.authorId, member.id), ne(looks.state, "deleted")))
      .orderBy(asc(looks.position));
    const bySlug = new Map(present.map((look) => [look.slug, look]));
    const named = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    if (named.length === 0) throw invalid({ slugs: ["You can only arrange your own looks."] });
    const next = [...named, ...present.filter(({ slug }) => !wanted.has(slug))];
    return { order: next.map(({ slug }) => slug), hasMoved: await saveOrder(tx, next) };
  });
  if (hasMoved) site.changed([`member:${member.id}`]);
  return order;
}

/** @returns whether any look was somewhere else before */
async function saveOrder(tx: Transaction, next: readonly { id: string; position: number | null }[]): Promise<boolean> {
  const moved = next
    .map(({ id, position }, at) => ({ id, from: position, to: at + 1 }))
    .filter(({ from, to }) => from !== to);
  if (moved.length === 0) return false;
  await tx.execute(sql`
    update ${looks} set position = moved.position
    from unnest(${sql.param(moved.map(({ id }) => id))}::uuid[], ${sql.param(moved.map(({ to }) => to))}::int[]) as moved (id, position)
    where ${looks.id} = moved.id`);
  return true;
}
