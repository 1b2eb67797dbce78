import { eq } from "drizzle-orm";
import type { CommentsClosedAnswer } from "../../shared/comments/comment.ts";
import { editableLook } from "../looks/editable-look.ts";
import { looks } from "../looks/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** Closes or opens a look's comments; idempotent. Those that are there stay. @throws 403 for another member's look, 404 */
export async function setCommentsClosed(
  site: SiteContext,
  member: Member,
  slug: string,
  isClosed: boolean,
): Promise<CommentsClosedAnswer> {
  const { id, comments } = await site.db.transaction(async (tx) => {
    const { id } = await editableLook(tx, member, slug, { lock: true });
    const [look] = await tx
      .update(looks)
      .set({ areCommentsClosed: isClosed })
      .where(eq(looks.id, id))
      .returning({ comments: looks.commentCount });
    return { id, comments: look?.comments ?? 0 };
  });
  site.changed([`comments:${id}`]);
  return { isClosed, comments };
}
