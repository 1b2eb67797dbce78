import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { DiscussionSplit } from "../../../shared/discussions/discussion.ts";
import { isShown } from "../../../shared/permissions.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { lockGroupAt } from "../../groups/group-at.ts";
import { groups } from "../../groups/tables.ts";
import { publishDiscussion } from "../../live/publish-live.ts";
import { moveNotices } from "../../notifications/move-notices.ts";
import { splitAtFirst, splitAtUnseen } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { type LockedMessage, lockMessage } from "../messages/lock-message.ts";
import { photosOfDiscussions } from "../photos/renew-message-photos.ts";
import { renewSearchText } from "../renew-search-text.ts";
import { insertDiscussion } from "../start-discussion.ts";
import { lockMembersOfSplit } from "./lock-members-of-split.ts";
import { copyReadings, messagesFrom, moveMessages, recountMessages } from "./move-messages.ts";

/**
 * Moves a message and all later ones to a new discussion, which its author starts. They keep their likes, photos, mentions
 * and history; their numbers stay here as places that lead there.
 * @returns the slug of the new discussion
 * @throws 404 for no message or group; 409 for the first message, and for one that not everybody can read
 */
export async function splitDiscussion(
  site: SiteContext,
  acting: ActingAdmin,
  id: string,
  { title, group: groupSlug }: DiscussionSplit,
): Promise<string> {
  const { slug, changed } = await site.db.transaction(async (tx) => {
    // Members before groups before discussions, as everywhere.
    await lockMembersOfSplit(tx, id);
    const group = await lockGroupAt(tx, groupSlug);
    const first = await lockMessage(tx, id);
    await requireBeginning(tx, first);
    const moved = await messagesFrom(tx, first);
    const row = {
      ...{ id: newUuid(site.clock), groupId: group.id, authorId: first.authorId, title },
      ...{ lastNumber: moved.ids.length, lastMessageAt: first.postedAt, postedAt: first.postedAt },
    };
    const slug = await insertDiscussion(tx, row);
    const way = { from: first.discussionId, to: row.id };
    const [place] = await moveMessages(tx, site, moved, way);
    await moveNotices(tx, moved.ids, way.to);
    await copyReadings(tx, moved, way);
    await recountMessages(tx, way);
    await renewSearchText(tx, [row.id]);
    await tx
      .update(groups)
      .set({ discussionCount: sql`${groups.discussionCount} + 1` })
      .where(eq(groups.id, group.id));
    await tx.execute(photosOfDiscussions([row.id]));
    await record(tx, site, acting, first, { replies: moved.ids.length, into: title, group: group.name });
    if (place) await publishDiscussion(tx, { discussionId: way.from, kind: "moved", id: place });
    return { slug, changed: way.from };
  });
  site.changed([`discussion:${changed}`, "discussions", "groups"]);
  return slug;
}

/** What begins a discussion is read by whoever reads the discussion. @throws 409 */
async function requireBeginning(tx: Transaction, { number, state, audience, authorId }: LockedMessage): Promise<void> {
  if (number === 1) throw splitAtFirst();
  const [author] = await tx
    .select({ isPrivate: members.isPrivate, standing: members.standing })
    .from(members)
    .where(eq(members.id, authorId));
  const isSeenByAll = author && isShown(author.standing) && !author.isPrivate;
  if (!isSeenByAll || state !== "live" || audience !== "everyone") throw splitAtUnseen();
}

const record = (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { admin, requestId }: ActingAdmin,
  { discussion, number }: LockedMessage,
  after: Record<string, unknown>,
) =>
  recordAudit(tx, site, {
    ...{ actorId: admin.id, act: "split", targetKind: "discussion", targetId: discussion.id, why: "", requestId },
    ...{ before: null, after: { name: discussion.title, reply: number, ...after } },
  });
