import type { Transaction } from "@hemline/database";
import { and, asc, eq, sql } from "drizzle-orm";
import { memberSlugs, members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { type ActingOptions, requireActingMember } from "../relations/require-acting-member.ts";
import { blocks } from "../relations/tables.ts";

export interface LockedMember {
  id: string;
  slug: string;
  username: string | null;
  firstName: string;
  lastName: string | null;
  isPrivate: boolean;
}

/**
 * Locks a member and the one at `slug`, the smaller id first, so that two who act on each other do not wait for each
 * other.
 * @throws 401 when the member was deleted or is leaving, 403 when they are banned, 404 when there is no other with a page
 *   at this slug whom the member may see
 */
export async function lockPair(
  tx: Transaction,
  memberId: string,
  slug: string,
  options?: ActingOptions,
): Promise<{ self: LockedMember; other: LockedMember }> {
  // A query of its own: inside the locking one, PostgreSQL would read every member, or lose a row that it waited for.
  const [named] = await preparedRows(tx, "member of a slug", { slug }, () =>
    query
      .select({ id: memberSlugs.memberId })
      .from(memberSlugs)
      .where(eq(memberSlugs.slug, sql.placeholder("slug"))),
  );
  const rows = await preparedRows(tx, "locked pair", { memberId, otherId: named?.id ?? null }, lockedMembers);
  const self = requireActingMember(
    rows.find(({ id }) => id === memberId),
    options,
  );
  const other = rows.find(({ id }) => id !== memberId);
  if (!other || (other.standing !== "active" && other.standing !== "suspended")) throw notFound("member");
  // Whom the other has blocked cannot tell this from a member who was never there. Admins read every page.
  if (self.role !== "admin" && (await isBlocked(tx, { by: other.id, member: self.id }))) throw notFound("member");
  return { self, other };
}

const lockedMembers = () =>
  query
    .select({
      id: members.id,
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
      isPrivate: members.isPrivate,
      standing: members.standing,
      role: members.role,
    })
    .from(members)
    .where(sql`${members.id} in (${sql.placeholder("memberId")}, ${sql.placeholder("otherId")})`)
    .orderBy(asc(members.id))
    .for("no key update");

async function isBlocked(tx: Transaction, pair: { by: string; member: string }): Promise<boolean> {
  const found = await preparedRows(tx, "block", pair, () =>
    query
      .select({ by: blocks.blockerId })
      .from(blocks)
      .where(and(eq(blocks.blockerId, sql.placeholder("by")), eq(blocks.blockedId, sql.placeholder("member")))),
  );
  return found.length > 0;
}
