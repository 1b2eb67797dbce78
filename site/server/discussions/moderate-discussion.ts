import type { Transaction } from "@hemline/database";
import { eq, inArray, sql } from "drizzle-orm";
import type { AuditAct } from "../../shared/moderation/admin.ts";
import { isShown } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { endGuardCases } from "../cases/guard-case.ts";
import { groupAt } from "../groups/group-at.ts";
import { groups } from "../groups/tables.ts";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { adminsOnly, discussionHasReplies, notFound } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { openDiscussion } from "./discussion-by-slug.ts";
import { type LockedDiscussion, lockDiscussion } from "./lock-discussion.ts";
import { emptyQuotations } from "./messages/delete-message.ts";
import { releaseMessagePhotos } from "./photos/message-photos.ts";
import { photosOfDiscussions } from "./photos/renew-message-photos.ts";
import { discussions, messages } from "./tables.ts";

/** Keeps a discussion at the top of its group, or no longer. Idempotent. @throws 404 */
export const setPinned = (site: SiteContext, acting: ActingAdmin, slug: string, isPinned: boolean): Promise<void> =>
  change(site, acting, slug, isPinned ? "pin" : "unpin", ({ isPinned: was }) =>
    was === isPinned ? null : { isPinned },
  );

/** From now on only admins reply, or everybody again. Idempotent. @throws 404 */
export const setLocked = (site: SiteContext, acting: ActingAdmin, slug: string, isLocked: boolean): Promise<void> =>
  change(site, acting, slug, isLocked ? "lock" : "unlock", ({ lockedAt }) =>
    (lockedAt !== null) === isLocked ? null : { lockedAt: isLocked ? site.clock() : null },
  );

async function change(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  act: AuditAct,
  changed: (discussion: LockedDiscussion) => Partial<typeof discussions.$inferInsert> | null,
): Promise<void> {
  const id = await site.db.transaction(async (tx) => {
    const discussion = await lockDiscussion(tx, slug);
    const values = changed(discussion);
    if (!values) return null;
    await tx.update(discussions).set(values).where(eq(discussions.id, discussion.id));
    await record(tx, site, acting, act, discussion, {});
    return discussion.id;
  });
  if (id) site.changed([`discussion:${id}`, "discussions"]);
}

/** Moves a discussion to another group, whose readers read it from now on. Idempotent. @throws 404 */
export async function moveDiscussion(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  groupSlug: string,
): Promise<void> {
  const id = await site.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ groupId: discussions.groupId })
      .from(discussions)
      .where(eq(discussions.slug, slug));
    if (!found) throw notFound("discussion");
    const to = await groupAt(tx, groupSlug);
    if (!to) throw notFound("group");
    // Always in the same order: two admins may move discussions in opposite directions.
    const held = await lockGroups(tx, [found.groupId, to.id]);
    if (!held.some(({ id }) => id === to.id)) throw notFound("group");
    const discussion = await lockDiscussion(tx, slug);
    if (discussion.groupId === to.id) return null;
    const [from] = await tx.select().from(groups).where(eq(groups.id, discussion.groupId));
    await tx.update(discussions).set({ groupId: to.id, isPinned: false }).where(eq(discussions.id, discussion.id));
    await tx.execute(photosOfDiscussions([discussion.id]));
    if (await isCounted(tx, discussion)) {
      await addToGroupCount(tx, discussion.groupId, -1);
      await addToGroupCount(tx, to.id, 1);
    }
    await record(tx, site, acting, "move", discussion, { from: from?.name ?? null, to: to.name });
    return discussion.id;
  });
  if (id) site.changed([`discussion:${id}`, "discussions", "groups"]);
}

/**
 * Deletes a discussion with all its messages. Who started it may while nobody has replied, admins always: that decides
 * the reports of what others said there.
 * @throws 404, 409 when others have replied
 */
export async function deleteDiscussion(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  slug: string,
): Promise<void> {
  const seen = await openDiscussion(site, member, slug);
  const isOwn = seen.discussion.authorId === member.id;
  if (!isOwn && member.role !== "admin") throw adminsOnly();
  const id = await site.db.transaction(async (tx) => {
    await lockGroups(tx, [seen.discussion.groupId]);
    const discussion = await lockDiscussion(tx, slug);
    const said = await tx
      .select({ id: messages.id, authorId: messages.authorId, state: messages.state })
      .from(messages)
      .where(eq(messages.discussionId, discussion.id));
    const hasReplies = said.some(({ authorId, state }) => authorId !== discussion.authorId && state !== "deleted");
    if (member.role !== "admin" && hasReplies) throw discussionHasReplies();
    if (await isCounted(tx, discussion)) await addToGroupCount(tx, discussion.groupId, -1);
    const ids = said.map((message) => message.id);
    await withdrawAbout(tx, ...ids);
    const ofOthers = said.filter(({ authorId }) => authorId !== member.id).map((message) => message.id);
    if (member.role === "admin") await decideCasesAbout(tx, site, member, "message", ofOthers);
    await endGuardCases(tx, ids);
    await emptyQuotations(tx, eq(messages.discussionId, discussion.id));
    await releaseMessagePhotos(tx, eq(messages.discussionId, discussion.id), site.clock());
    await tx.delete(discussions).where(eq(discussions.id, discussion.id));
    if (!isOwn) await record(tx, site, { admin: member, requestId }, "delete", discussion, {});
    return discussion.id;
  });
  site.changed([`discussion:${id}`, "discussions", "groups"]);
}

export const lockGroups = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...ids]))
    .orderBy(groups.id)
    .for("no key update");

/** Whether its group counts it: it is live, and others see its author. */
async function isCounted(tx: Transaction, { state, authorId }: LockedDiscussion): Promise<boolean> {
  const [author] = await tx.select({ standing: members.standing }).from(members).where(eq(members.id, authorId));
  return state === "live" && author !== undefined && isShown(author.standing);
}

const addToGroupCount = (tx: Transaction, groupId: string, change: 1 | -1) =>
  tx
    .update(groups)
    .set({ discussionCount: sql`${groups.discussionCount} + ${change}` })
    .where(eq(groups.id, groupId));

const record = (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { admin, requestId }: ActingAdmin,
  act: AuditAct,
  { id, title }: LockedDiscussion,
  after: Record<string, unknown>,
) =>
  recordAudit(tx, site, {
    ...{ actorId: admin.id, act, targetKind: "discussion", targetId: id, why: "", requestId },
    ...{ before: null, after: { name: title, ...after } },
  });
