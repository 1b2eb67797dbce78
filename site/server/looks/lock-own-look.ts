import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import { looks } from "./tables.ts";

/**
 * Until the transaction ends, the member's own look is not changed or deleted. The member is locked first, as everywhere.
 * @throws 404 for another member's look, and for a deleted one
 */
export async function lockOwnLook(tx: Transaction, memberId: string, lookId: string): Promise<void> {
  await lockActingMember(tx, memberId, { mayBeBanned: true });
  const [look] = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.id, lookId), eq(looks.authorId, memberId), ne(looks.state, "deleted")))
    .for("key share");
  if (!look) throw notFound("look");
}
