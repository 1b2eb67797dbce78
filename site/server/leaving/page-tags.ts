import type { Transaction } from "@hemline/database";
import { eq, or } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { likes, looks } from "../looks/tables.ts";
import { follows } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";

/** Visitors' pages that show a member, or a count that the member is part of. */
export async function pageTagsOf(tx: Transaction, memberId: string): Promise<string[]> {
  const people = await tx
    .selectDistinct({ slug: members.slug })
    .from(members)
    .leftJoin(follows, or(eq(follows.memberId, members.id), eq(follows.followerId, members.id)))
    .where(or(eq(members.id, memberId), eq(follows.followerId, memberId), eq(follows.memberId, memberId)));
  const own = await tx.select({ slug: looks.slug }).from(looks).where(eq(looks.authorId, memberId));
  const liked = await tx
    .select({ slug: looks.slug })
    .from(looks)
    .innerJoin(likes, eq(likes.lookId, looks.id))
    .where(eq(likes.memberId, memberId));
  return [...people.map(({ slug }) => `members/${slug}`), ...[...own, ...liked].map(({ slug }) => `looks/${slug}`)];
}

export const forgetPagesOfMember = (site: SiteContext, tags: readonly string[]): void =>
  site.purge(["home", "looks", "members", ...tags]);
