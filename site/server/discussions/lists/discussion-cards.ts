import type { MemberWithAvatar } from "../../../shared/accounts/member-name.ts";
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

/**
 * What a list shows of discussions. The people of a whole page are read in one query.
 * @param passageOf what is quoted of the first message, in place of the last one
 */
export async function discussionCards(
  site: SiteContext,
  viewer: Member | null,
  rows: readonly DiscussionRow[],
  passageOf: (row: DiscussionRow) => string | null = () => null,
): Promise<DiscussionCard[]> {
  const listed = rows.map((row) => ({ ...row, passage: passageOf(row) }));
  const ids = listed.flatMap(({ late, passage, discussion }) => [
    ...lateAuthors(late),
    ...(passage === null ? [] : [discussion.authorId]),
  ]);
  const people = await membersWithAvatars(site.db, site, [...new Set(ids)]);
  site.shows([...people.keys()].map((id) => `member:${id}` as const));
  const reader = groupReader(viewer, site.clock());
  return listed.map(({ discussion, group, late, unread, passage }) => {
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
      last:
        passage === null
          ? lastOf(late, personOf)
          : { author: personOf(discussion.authorId).username, text: passage, number: 1 },
      lastAt: discussion.lastMessageAt.toISOString(),
      faces: lateAuthors(late).map(personOf),
    };
  });
}

function lastOf([last]: DiscussionRow["late"], personOf: (id: string) => MemberWithAvatar): DiscussionCard["last"] {
  if (!last) return null;
  return {
    author: personOf(last.authorId).username,
    text: excerptOf(last.html ?? "", excerptLength),
    number: last.number,
  };
}

const lateAuthors = (late: DiscussionRow["late"]): string[] =>
  [...new Set(late.map(({ authorId }) => authorId))].slice(0, faces);
