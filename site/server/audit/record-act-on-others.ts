import type { Transaction } from "@hemline/database";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { recordAudit } from "./record-audit.ts";
import type { audit } from "./tables.ts";

/** Who acts, with the request in which they do. */
export interface Acting {
  member: Pick<Member, "id" | "role">;
  requestId: string;
}

/**
 * What an admin does to what another member wrote, without their words: nobody could take those out of the log when
 * their author leaves. What members do to their own posts is not recorded.
 */
export async function recordActOnOthers(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { member, requestId }: Acting,
  authorId: string | null,
  {
    before,
    after,
    ...act
  }: Pick<typeof audit.$inferInsert, "act" | "targetKind" | "targetId"> & {
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  },
): Promise<void> {
  if (member.role !== "admin" || member.id === authorId) return;
  const author = authorId === null ? {} : { author: authorId };
  await recordAudit(tx, site, {
    ...{ ...act, actorId: member.id, requestId, why: "" },
    ...{ before: { ...author, ...before }, after: { ...author, ...after } },
  });
}
