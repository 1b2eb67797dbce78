import type { Transaction } from "@hemline/database";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { isShown } from "../../../shared/permissions.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import { endGuardCases } from "../../cases/guard-case.ts";
import { publishDiscussion } from "../../live/publish-live.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { notFound, waitsWithTitle } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { releaseMessagePhotos } from "../photos/message-photos.ts";
import { renewSearchText } from "../renew-search-text.ts";
import { discussions, messageCards, messageEdits, messageLikes, messageMentions, messages } from "../tables.ts";
import { setLastMessageAt } from "./last-message-at.ts";
import type { LockedMessage } from "./lock-message.ts";
import { guardOf } from "./message-guard.ts";
import { lockModeratedMessage, setDiscussionState } from "./moderate-message.ts";

/**
 * Deletes a message: its number stays, without its text, and so do its quotations without theirs. Its author may, and
 * admins, of whom the audit log says so: that decides its reports. What waited need not be read any more: a discussion that
 * waited with it appears, as others do whose first message is deleted.
 * @throws 404 also for everybody else; 409 for the first message of a discussion whose title waits too
 */
export async function deleteMessage(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const message = await lockModeratedMessage(tx, id);
    const isOwn = message.authorId === member.id;
    if (!isOwn && member.role !== "admin") throw notFound("reply");
    const { discussionId, number, state, author, discussion } = message;
    const opens = await opensWithout(tx, site, message);
    // Decided about first: of what waits, an admin’s deletion is a decision.
    if (!isOwn) await decideCasesAbout(tx, site, member, "message", [id]);
    await emptyMessages(tx, eq(messages.id, id), site.clock());
    // Those of members who are banned or leaving, and hidden ones, are in no count.
    if (state === "live" && isShown(author.standing))
      await tx
        .update(discussions)
        .set({ messageCount: sql`${discussions.messageCount} - 1` })
        .where(eq(discussions.id, discussionId));
    if (opens) await setDiscussionState(tx, discussion, "live");
    if (!isOwn) {
      const name = `Reply ${number} in “${discussion.title}”`;
      await recordAudit(tx, site, {
        ...{ actorId: member.id, act: "delete", targetKind: "message", targetId: id, why: "", requestId },
        ...{ before: { name, state }, after: { name, state: "deleted" } },
      });
    }
    return [`discussion:${discussionId}` as const, "discussions" as const, ...(opens ? (["groups"] as const) : [])];
  });
  site.changed(changed);
}

/**
 * Whether a discussion waits only for its first message. Nothing publishes a title that an admin has to read, not even an
 * admin’s deletion of what stands below it.
 * @throws 409 where the title or a tag waits too
 */
async function opensWithout(tx: Transaction, site: SiteContext, message: LockedMessage): Promise<boolean> {
  const { number, guard, authorId, discussion } = message;
  if (number !== 1 || guard === null || discussion.state !== "hidden") return false;
  const author = { id: authorId, role: "member" } as const;
  if (await guardOf(tx, site, author, "", [discussion.title, ...discussion.tags])) throw waitsWithTitle();
  return true;
}

/** Takes out of messages, and of what quotes them, all that they said and showed. */
export async function emptyMessages(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  await releaseMessagePhotos(tx, which, now);
  const emptied = await tx
    .update(messages)
    .set({
      state: "deleted",
      source: "",
      html: "",
      likeCount: 0,
      quotedNumber: null,
      quotedText: null,
      quotedId: null,
      hiddenWhy: null,
      guard: null,
    })
    .where(which)
    .returning({ id: messages.id, discussionId: messages.discussionId, number: messages.number });
  if (emptied.length === 0) return;
  const ids = emptied.map(({ id }) => id);
  // One parameter, however many they are.
  const given = sql`(${sql.param(ids)}::uuid[])`;
  for (const table of [messageEdits, messageMentions, messageLikes, messageCards])
    await tx.execute(sql`delete from ${table} where message_id = any${given}`);
  await tx.execute(sql`update ${messages} quoting set quoted_text = '' from ${messages} quoted
    where quoted.id = any${given} and (quoting.quoted_id = quoted.id
      or (quoting.discussion_id = quoted.discussion_id and quoting.quoted_number = quoted.number))`);
  await endGuardCases(tx, ids);
  await setLastMessageAt(tx, [...new Set(emptied.map(({ discussionId }) => discussionId))]);
  const first = emptied.filter(({ number }) => number === 1);
  await renewSearchText(
    tx,
    first.map(({ discussionId }) => discussionId),
  );
  await withdrawAbout(tx, ...ids);
  await publishDiscussion(
    tx,
    ...emptied.map(({ id, discussionId }) => ({ discussionId, kind: "deleted" as const, id })),
  );
}

/** Before messages are gone with their discussion: nothing that was moved out of it quotes them any more. */
export async function emptyQuotations(tx: Transaction, which: SQL | undefined): Promise<void> {
  const gone = tx.select({ id: messages.id }).from(messages).where(which);
  await tx.update(messages).set({ quotedText: "" }).where(inArray(messages.quotedId, gone));
}
