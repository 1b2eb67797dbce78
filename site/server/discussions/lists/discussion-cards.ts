import type { DiscussionCard } from "../../../shared/discussions/discussion.ts";
import { excerptOf } from "../../../shared/markdown/text-of-html.ts";
import { readerAccess } from "../../../shared/reader-access.ts";
import { groupName } from "../../groups/group-rows.ts";
import { groupReader } from "../../groups/may-enter-group.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { nobody } from "../messages/message-payload.ts";
import type { DiscussionRow } from "./discussion-rows.ts";

const excerptLength = 140;
const faces = 3;

/** What a list shows of discussions. The people of a whole page are read in one query. */
export async function discussionCards(
  site: SiteContext,
  viewer: Member | null,
  rows: readonly DiscussionRow[],
): Promise<DiscussionCard[]> {
  const ids = rows.flatMap(({ late }) => lateAuthors(late));
  const people = await membersWithAvatars(site.db, site, [...new Set(ids)]);
  site.shows([...people.keys()].map((id) => `member:${id}` as const));
  const reader = groupReader(viewer, site.clock());
  return rows.map(({ discussion, group, late, unread }) => {
    const [last] = late;
    const personOf = (id: string) => {
      const member = people.get(id);
      return member?.username ? member : nobody;
    };
    return {
      ...{ id: discussion.id, slug: discussion.slug, title: discussion.title, tags: discussion.tags },
      group: groupName(group),
      access: readerAccess(reader, group.mayRead),
      isPinned: discussion.isPinned,
      isLocked: discussion.lockedAt !== null,
      replies: discussion.replies,
      unread,
      last: last
        ? {
            author: personOf(last.authorId).username,
            text: excerptOf(last.html ?? "", excerptLength),
            number: last.number,
          }
        : null,
      lastAt: discussion.lastMessageAt.toISOString(),
      faces: lateAuthors(late).map(personOf),
    };
  });
}

const lateAuthors = (late: DiscussionRow["late"]): string[] =>
  [...new Set(late.map(({ authorId }) => authorId))].slice(0, faces);
