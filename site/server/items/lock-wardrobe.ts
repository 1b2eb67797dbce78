import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { Audience } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { type ActingOptions, requireActingMember } from "../relations/require-acting-member.ts";

export interface WardrobeOwner {
  id: string;
  isPrivate: boolean;
  wardrobeAudience: Audience;
  subscribedUntil: Date | null;
}

/**
 * Locks the member before their items: nobody else counts or adds items of the wardrobe until the transaction ends.
 * @throws 401 when the member was deleted or is leaving, 403 when they are banned
 */
export async function lockWardrobe(tx: Transaction, memberId: string, options?: ActingOptions): Promise<WardrobeOwner> {
  const [owner] = await tx
    .select({
      id: members.id,
      isPrivate: members.isPrivate,
      wardrobeAudience: members.wardrobeAudience,
      subscribedUntil: members.subscribedUntil,
      standing: members.standing,
    })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return requireActingMember(owner, options);
}

/** What others see of the wardrobe is counted; unnamed, wished, archived and hidden items are not. */
export async function addToItemCount(tx: Transaction, memberId: string, change: number): Promise<void> {
  if (change === 0) return;
  await tx
    .update(members)
    .set({ itemCount: sql`${members.itemCount} + ${change}` })
    .where(eq(members.id, memberId));
}
