import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { DiscussionDraft } from "../../shared/discussions/discussion.ts";
import { newDiscussionPlace } from "../../shared/drafts/draft-place.ts";
import { writingBar } from "../../shared/groups/group-access.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { searchable } from "../accounts/person-names.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { deleteDraft } from "../drafts/delete-draft.ts";
import { lockGroupAt } from "../groups/group-at.ts";
import type { GroupRow } from "../groups/group-rows.ts";
import { groupReader } from "../groups/may-enter-group.ts";
import { groups } from "../groups/tables.ts";
import { barredFromWriting } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { membersNamedIn } from "./messages/message-mentions.ts";
import { insertMessage } from "./messages/post-message.ts";
import { discussions } from "./tables.ts";

/**
 * Starts a discussion with its first message.
 * @returns its slug
 * @throws 404 for no such group; 401, 403 or 409 where the member may not write
 */
export async function startDiscussion(site: SiteContext, member: Member, draft: DiscussionDraft): Promise<string> {
  const named = await membersNamedIn(site.db, member.id, draft.text);
  const slug = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    const group = await lockGroupAt(tx, draft.group);
    const bar = barOf(member, group, site.clock());
    if (bar !== null) throw barredFromWriting(bar);
    const now = site.clock();
    const row = {
      ...{ id: newUuid(site.clock), groupId: group.id, authorId: member.id, title: draft.title, tags: draft.tags },
      ...{ searchText: searchable(draft.title), lastNumber: 1, messageCount: 1, lastMessageAt: now, postedAt: now },
    };
    const slug = await insertDiscussion(tx, row);
    const first = { discussionId: row.id, number: 1, authorId: member.id, named, text: draft.text, quote: null };
    await insertMessage(tx, site, first);
    await tx
      .update(groups)
      .set({ discussionCount: sql`${groups.discussionCount} + 1` })
      .where(eq(groups.id, group.id));
    await deleteDraft(tx, member.id, newDiscussionPlace);
    return slug;
  });
  site.changed(["groups", "discussions"]);
  return slug;
}

export const barOf = (member: Member | null, { mayRead, mayPost, closedAt }: GroupRow, now: Date) =>
  writingBar(groupReader(member, now), { mayRead, mayPost, isClosed: closedAt !== null, isLocked: false });

const insertDiscussion = (tx: Transaction, row: Omit<typeof discussions.$inferInsert, "slug">): Promise<string> =>
  withFreeSlug(slugOf(row.title, "discussion"), async (slug) => {
    const [made] = await tx
      .insert(discussions)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: discussions.slug })
      .returning({ slug: discussions.slug });
    return made?.slug ?? null;
  });
