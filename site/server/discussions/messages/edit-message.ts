import type { Transaction } from "@hemline/database";
import { eq, max } from "drizzle-orm";
import type { MessageEdit } from "../../../shared/discussions/message.ts";
import { publishDiscussion } from "../../live/publish-live.ts";
import { messageTooOld, notFound } from "../../problems.ts";
import { lockActingMember } from "../../relations/lock-acting-member.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { openDiscussion } from "../discussion-by-slug.ts";
import { lockPrivacy, photosShownBy, setMessagePhotos } from "../photos/message-photos.ts";
import { renewSearchText } from "../renew-search-text.ts";
import { requireWritable } from "../require-access.ts";
import { messageEdits, messages } from "../tables.ts";
import type { LockedMessage } from "./lock-message.ts";
import { altsOf, askAdmins, guardOf } from "./message-guard.ts";
import { membersNamedIn, setMentions, wordsOf } from "./message-mentions.ts";
import { renewMessageNotices } from "./message-notices.ts";
import { isEditable } from "./message-payload.ts";
import { lockModeratedMessage, makeMessageWait } from "./moderate-message.ts";
import { messageDiscussion } from "./seen-message.ts";

/**
 * Changes a member's own message; what it said before stays in its history, unless moderation hid it. Idempotent. What
 * makes a new message wait for an admin makes an edited one wait too. Photos that it no longer shows are gone.
 * @throws 404 for another member's, 403 for banned members, 409 when it is too old, or the discussion is locked, 422 for photos that are in use
 * elsewhere
 */
export async function editMessage(site: SiteContext, member: Member, id: string, edit: MessageEdit): Promise<void> {
  const { text, photos } = edit;
  const slug = await messageDiscussion(site, id);
  requireWritable(await openDiscussion(site, member, slug));
  const named = await membersNamedIn(site.db, member.id, text);
  const changed = await site.db.transaction(async (tx) => {
    // The stronger lock comes first: another request could start to wait between the two locks and block this one.
    if (photos?.length) await lockPrivacy(tx, member.id);
    await lockActingMember(tx, member.id);
    const message = await lockModeratedMessage(tx, id);
    if (message.authorId !== member.id) throw notFound("reply");
    // We ask again, about the discussion that the message is in now: an admin may have locked, moved or closed it meanwhile.
    requireWritable(await openDiscussion({ ...site, db: site.db.within(tx) }, member, message.discussion.slug));
    const now = site.clock();
    const saysMore = text !== message.source;
    const shown = photos && (await setMessagePhotos(tx, message, photos, now));
    if (!saysMore && !shown?.haveChanged) return [];
    if (!isEditable(message, now)) throw messageTooOld();
    if (saysMore && message.state !== "hidden") await keepWords(tx, message, now);
    const words = wordsOf(text, named);
    await tx
      .update(messages)
      .set({ ...words, editedAt: now })
      .where(eq(messages.id, id));
    if (message.number === 1) await renewSearchText(tx, [message.discussionId]);
    const shows = await photosShownBy(tx, id);
    const newGuard = message.state === "live" ? await guardOf(tx, site, member, text, altsOf(shows)) : null;
    const hidden = newGuard ? await makeMessageWait(tx, message, newGuard) : [];
    const guard = newGuard ?? message.guard;
    if (guard) await askAdmins(tx, site, member, { ...message, text, photos: shows, guard });
    const mentions = await setMentions(tx, { ...message, ...words }, named);
    await renewMessageNotices(tx, site, { ...message, waits: guard !== null }, mentions);
    await publishDiscussion(tx, { discussionId: message.discussionId, kind: "message", id });
    return [`discussion:${message.discussionId}` as const, ...hidden];
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
