import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { DiscussionDraft } from "../../shared/discussions/discussion.ts";
import { newDiscussionPlace } from "../../shared/drafts/draft-place.ts";
import { writingBar } from "../../shared/groups/group-access.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { deletePostedDraft } from "../drafts/delete-draft.ts";
import { lockGroupAt } from "../groups/group-at.ts";
import type { GroupRow } from "../groups/group-rows.ts";
import { groupReader } from "../groups/may-enter-group.ts";
import { groups } from "../groups/tables.ts";
import { barredFromWriting } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { altsOf, askAdmins, guardOf } from "./messages/message-guard.ts";
import { membersNamedIn } from "./messages/message-mentions.ts";
import { insertMessage, requireNewText } from "./messages/post-message.ts";
import { lockPrivacy } from "./photos/message-photos.ts";
import { renewSearchText } from "./renew-search-text.ts";
import { discussions } from "./tables.ts";

/** `photos` may be left out. */
type DiscussionContent = Omit<DiscussionDraft, "photos"> & Partial<Pick<DiscussionDraft, "photos">>;

/**
 * Starts a discussion with its first message, and deletes its draft of `draftVersion`. With a newcomer’s link or a guarded
 * word, both wait for an admin.
 * @returns its slug
 * @throws 404 for no such group; 401, 403 or 409 where the member may not write, or has just posted the same text; 422 for
 * photos that are in use elsewhere
 */
export async function startDiscussion(
  site: SiteContext,
  member: Member,
  draft: DiscussionContent,
  draftVersion = 0,
): Promise<string> {
  const { text, photos = [] } = draft;
  const named = await membersNamedIn(site.db, member.id, text);
  const slug = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    if (photos.length) await lockPrivacy(tx, member.id);
    const group = await lockGroupAt(tx, draft.group);
    const bar = barOf(member, group, site.clock());
    if (bar !== null) throw barredFromWriting(bar);
    const now = site.clock();
    const beside = [draft.title, ...draft.tags, ...altsOf(photos)];
    const guard = await guardOf(tx, site, member, text, beside);
    await requireNewText(tx, site, { authorId: member.id, source: draft.text });
    const row = {
      ...{ id: newUuid(site.clock), groupId: group.id, authorId: member.id, title: draft.title, tags: draft.tags },
      ...{
        lastNumber: 1,
        messageCount: guard ? 0 : 1,
        lastMessageAt: now,
        postedAt: now,
      },
      state: guard ? ("hidden" as const) : ("live" as const),
    };
    const slug = await insertDiscussion(tx, row);
    const first = { discussionId: row.id, number: 1, authorId: member.id, named, text, quote: null, photos, guard };
    const id = await insertMessage(tx, site, first);
    await renewSearchText(tx, [row.id]);
    if (guard)
      await askAdmins(tx, site, member, {
        ...first,
        id,
        guard,
        discussion: { slug, title: draft.title, tags: draft.tags },
      });
    else
      await tx
        .update(groups)
        .set({ discussionCount: sql`${groups.discussionCount} + 1` })
        .where(eq(groups.id, group.id));
    await deletePostedDraft(tx, member.id, newDiscussionPlace, draftVersion);
    return slug;
  });
  site.changed(["groups", "discussions"]);
  return slug;
}

export const barOf = (member: Member | null, { mayRead, mayPost, closedAt }: GroupRow, now: Date) =>
  writingBar(groupReader(member, now), { mayRead, mayPost, isClosed: closedAt !== null, isLocked: false });

/** Under a free slug, which it answers. */
export const insertDiscussion = (
  tx: Transaction,
  row: Omit<typeof discussions.$inferInsert, "slug">,
): Promise<string> =>
  withFreeSlug(slugOf(row.title, "discussion"), async (slug) => {
    const [made] = await tx
      .insert(discussions)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: discussions.slug })
      .returning({ slug: discussions.slug });
    return made?.slug ?? null;
  });
