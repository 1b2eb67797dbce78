import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { looks } from "../looks/tables.ts";
import { commentTooOld, notFound } from "../problems.ts";
import { lockedSeenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { namedBy } from "./comment-notices.ts";
import { isEditable } from "./comment-payload.ts";
import { lockComment } from "./lock-comment.ts";
import { replaceMentions } from "./mentions.ts";
import { renewMentionNotices } from "./renew-mention-notices.ts";
import { comments } from "./tables.ts";

/** Changes a comment's text. @throws 404 for another member's, or on a look they can't see; 409 when it is too old */
export async function editComment(site: SiteContext, member: Member, id: string, text: string): Promise<string> {
  const { slug, changed } = await site.db.transaction(async (tx) => {
    const comment = await lockOwnComment(tx, member, id);
    if (!isEditable(comment, site.clock())) throw commentTooOld();
    const { slug } = comment.look;
    if (text === comment.source) return { slug, changed: [] };
    await tx.update(comments).set({ source: text, editedAt: site.clock() }).where(eq(comments.id, id));
    const namedBefore = await namedBy(tx, id);
    await replaceMentions(tx, { id, authorId: member.id, source: text });
    await renewMentionNotices(tx, site, { id, authorId: member.id }, namedBefore);
    return { slug, changed: [`comments:${comment.lookId}` as const] };
  });
  site.changed(changed);
  return slug;
}

/** @throws 404 for another member's, or on a look that the member can't see */
async function lockOwnComment(tx: Transaction, member: Member, id: string) {
  const comment = await lockComment(tx, id);
  const [look] = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.id, comment.lookId), lockedSeenBy(member, looks)));
  if (!look || comment.authorId !== member.id) throw notFound("comment");
  return comment;
}
