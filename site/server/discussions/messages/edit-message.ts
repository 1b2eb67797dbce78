import type { Transaction } from "@hemline/database";
import { eq, max } from "drizzle-orm";
import { publishDiscussion } from "../../live/publish-live.ts";
import { messageTooOld, notFound } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { openDiscussion } from "../discussion-by-slug.ts";
import { requireWritable } from "../require-access.ts";
import { messageEdits, messages } from "../tables.ts";
import { type LockedMessage, lockMessage } from "./lock-message.ts";
import { membersNamedIn, setMentions, wordsOf } from "./message-mentions.ts";
import { renewMentionNotices } from "./message-notices.ts";
import { isEditable } from "./message-payload.ts";
import { messageDiscussion } from "./seen-message.ts";

/**
 * Changes a member's own message; what it said before stays in its history, unless moderation hid it. Idempotent.
 * @throws 404 for another member's, 409 when it is too old, or the discussion is locked
 */
export async function editMessage(site: SiteContext, member: Member, id: string, text: string): Promise<void> {
  const slug = await messageDiscussion(site, id);
  requireWritable(await openDiscussion(site, member, slug));
  const named = await membersNamedIn(site.db, member.id, text);
  const changed = await site.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.authorId !== member.id) throw notFound("reply");
    // Asked again: whoever locked, moved or closed it came before.
    requireWritable(await openDiscussion({ ...site, db: site.db.within(tx) }, member, slug));
    if (text === message.source) return [];
    const now = site.clock();
    if (!isEditable(message, now)) throw messageTooOld();
    if (message.state !== "hidden") await keepWords(tx, message, now);
    const words = wordsOf(text, named);
    await tx
      .update(messages)
      .set({ ...words, editedAt: now })
      .where(eq(messages.id, id));
    await renewMentionNotices(tx, site, message, await setMentions(tx, { ...message, ...words }, named));
    await publishDiscussion(tx, { discussionId: message.discussionId, kind: "message", id });
    return [`discussion:${message.discussionId}` as const];
  });
  site.changed(changed);
}

async function keepWords(tx: Transaction, { id, source, html }: LockedMessage, replacedAt: Date): Promise<void> {
  const [last] = await tx
    .select({ version: max(messageEdits.version) })
    .from(messageEdits)
    .where(eq(messageEdits.messageId, id));
  await tx.insert(messageEdits).values({ messageId: id, version: (last?.version ?? 0) + 1, source, html, replacedAt });
}
