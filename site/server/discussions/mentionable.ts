import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { GroupReaders } from "../../shared/groups/group-options.ts";
import { messageLimits } from "../../shared/limits.ts";
import { isSlug } from "../../shared/slug.ts";
import { searchable } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { membersWithAvatars } from "../photos/members-with-avatars.ts";
import { hasPage, notBlocked, seenBy, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { openDiscussion } from "./discussion-by-slug.ts";
import { messages } from "./tables.ts";

const shown = 8;
const maxSearchLength = 60;

/** Members whom a message here may name, while their name is typed: who wrote here first. Only who may read here. */
export async function mentionableBySearch(
  site: SiteContext,
  member: Member,
  slug: string,
  search: string,
): Promise<MemberWithAvatar[]> {
  const { discussion, group } = await openDiscussion(site, member, slug);
  const words = searchable(search.slice(0, maxSearchLength).trim());
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const wroteHere = sql`exists (select 1 from ${messages}
    where ${messages.authorId} = ${members.id} and ${messages.discussionId} = ${discussion.id}
      and ${messages.state} = 'live' and ${seenBy(member, messages, viewerId(member))})`;
  const rows = await site.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        ...[hasPage, ne(members.id, member.id), notBlocked(members.id, viewerId(member))],
        mayReadIn(group.mayRead, site.clock()),
        words === "" ? wroteHere : sql`${members.searchText} like ${pattern}`,
      ),
    )
    .orderBy(
      desc(wroteHere),
      desc(sql`starts_with(${members.searchText}, ${words})`),
      desc(members.followerCount),
      members.id,
    )
    .limit(shown);
  const people = await membersWithAvatars(
    site.db,
    site,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => people.get(id) ?? []);
}

/** Finds the members to whom these slugs lead, by the slug that was asked for. Their `@slug` becomes a link. */
export async function mentionableSlugs(site: SiteContext, member: Member, slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs.map((slug) => slug.toLowerCase()).filter(isSlug))].slice(0, messageLimits.mentions);
  if (wanted.length === 0) return [];
  const rows = await site.db
    .select({ slug: memberSlugs.slug })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(and(inArray(memberSlugs.slug, wanted), hasPage, notBlocked(members.id, viewerId(member))));
  return rows.map(({ slug }) => slug);
}

/** Who would read the message. */
const mayReadIn = (mayRead: GroupReaders, now: Date): SQL | undefined =>
  mayRead === "subscribers"
    ? sql`(${members.role} = 'admin' or ${members.subscribedUntil} > ${now.toISOString()}::timestamptz)`
    : undefined;
