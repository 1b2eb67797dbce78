import { and, eq, sql } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import { notFound } from "../../problems.ts";
import { lockedSeenBy, preparedViewer, readerKind } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { openDiscussion } from "../discussion-by-slug.ts";
import { discussions, messages } from "../tables.ts";

/** The slug of the discussion that a message belongs to. @throws 404 */
export async function messageDiscussion({ db }: Pick<SiteContext, "db">, id: string): Promise<string> {
  const [found] = isUuid(id)
    ? await preparedRows(db, "discussion of a message", { id }, () =>
        query
          .select({ slug: discussions.slug })
          .from(messages)
          .innerJoin(discussions, eq(discussions.id, messages.discussionId))
          .where(eq(messages.id, sql.placeholder("id"))),
      )
    : [];
  if (!found) throw notFound("reply");
  return found.slug;
}

/** A message that the viewer may read now. @throws 404; 403 in a group that is closed to them */
export async function seenMessage(site: SiteContext, viewer: Member | null, id: string) {
  await openDiscussion(site, viewer, await messageDiscussion(site, id));
  const values = { id, viewer: viewer?.id ?? null };
  const [message] = await preparedRows(site.db, `seen message for ${readerKind(viewer)}`, values, () =>
    query
      .select({
        ...{ id: messages.id, discussionId: messages.discussionId, authorId: messages.authorId },
        likes: messages.likeCount,
      })
      .from(messages)
      .where(and(eq(messages.id, sql.placeholder("id")), lockedSeenBy(viewer, messages, preparedViewer))),
  );
  if (!message) throw notFound("reply");
  return message;
}
