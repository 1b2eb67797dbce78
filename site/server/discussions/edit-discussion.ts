import { eq } from "drizzle-orm";
import type { DiscussionEdit } from "../../shared/discussions/discussion.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { messageTooOld, notOwner } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { openDiscussion } from "./discussion-by-slug.ts";
import { guardNewTitle } from "./guard-new-title.ts";
import { lockDiscussion } from "./lock-discussion.ts";
import { isEditable } from "./messages/message-payload.ts";
import { lockGroups } from "./moderate-discussion.ts";
import { renewSearchText } from "./renew-search-text.ts";
import { requireWritable } from "./require-access.ts";
import { discussions } from "./tables.ts";

/**
 * Changes the title and the tags; the address stays. Idempotent. Who started it may for a day, and admins always, of whom
 * the audit log says so. With a newcomer’s link or a guarded word, it waits for an admin.
 * @throws 404, 403 for another member's and for banned members, 409 when it is too old or locked, and when it would have to wait and others have
 * replied
 */
export async function editDiscussion(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  slug: string,
  { title, tags }: DiscussionEdit,
): Promise<void> {
  const seen = await openDiscussion(site, member, slug);
  if (member.role !== "admin") {
    if (seen.discussion.authorId !== member.id) throw notOwner("discussion");
    requireWritable(seen);
    if (!isEditable(seen.discussion, site.clock())) throw messageTooOld();
  }
  const changed = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    // Groups before discussions: this one counts it no more if it waits.
    await lockGroups(tx, [seen.discussion.groupId]);
    const before = await lockDiscussion(tx, slug);
    // We ask again: an admin may have locked, moved or closed it meanwhile.
    if (member.role !== "admin")
      requireWritable(await openDiscussion({ ...site, db: site.db.within(tx) }, member, slug));
    const { id, authorId, ...was } = before;
    if (was.title === title && was.tags.join() === tags.join()) return [];
    const hidden = await guardNewTitle(tx, site, member, before, { title, tags });
    await tx.update(discussions).set({ title, tags, editedAt: site.clock() }).where(eq(discussions.id, id));
    await renewSearchText(tx, [id]);
    if (authorId !== member.id)
      await recordAudit(tx, site, {
        ...{ actorId: member.id, act: "edit", targetKind: "discussion", targetId: id, why: "", requestId },
        ...{ before: { name: was.title, tags: was.tags }, after: { name: title, tags } },
      });
    return [`discussion:${id}` as const, "discussions" as const, ...hidden];
  });
  site.changed(changed);
}
