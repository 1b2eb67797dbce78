import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import { messageLimits } from "../../shared/limits.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { searchable } from "../../shared/searchable.ts";
import { isSlug } from "../../shared/slug.ts";
import { publicCount } from "../accounts/public-count.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { titleIn } from "../db/title-in.ts";
import { membersWithAvatars } from "../photos/members-with-avatars.ts";
import { hasPage, notBlocked, preparedViewer, readerKind, seenBy } from "../relations/seen-by.ts";
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
  const kind = words === "" ? "of a discussion" : "by name";
  const rows = await preparedRows(
    site.db,
    `mentionable ${kind} by ${group.mayRead} for ${readerKind(member)}`,
    {
      ...{ viewer: member.id, discussionId: discussion.id, now: site.clock() },
      ...(words !== "" && { words, pattern: `%${words.replace(/[\\%_]/g, "\\$&")}%` }),
    },
    () => mentionable(member, group.mayRead, words !== ""),
  );
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
  const rows = await preparedRows(site.db, "mentionable slugs", { viewer: member.id, wanted }, () =>
    query
      .select({ slug: memberSlugs.slug })
      .from(memberSlugs)
      .innerJoin(members, eq(members.id, memberSlugs.memberId))
      .where(
        and(sql`${memberSlugs.slug} = any(${sql.placeholder("wanted")}::text[])`, hasPage, notBlocked(members.id)),
      ),
  );
  return rows.map(({ slug }) => slug);
}

/** Whom a message may name who wrote in its discussion, or whose names have the words. */
function mentionable(member: Member, mayRead: AllowedReaders, isByName: boolean) {
  const wroteHere = sql`exists (select 1 from ${messages}
    where ${messages.authorId} = ${members.id} and ${messages.discussionId} = ${sql.placeholder("discussionId")}::uuid
      and ${messages.state} = 'live' and ${seenBy(member, messages)})`;
  const others = and(hasPage, sql`${members.id} <> ${preparedViewer}`, notBlocked(members.id), mayReadIn(mayRead));
  const found = query.select({ id: members.id }).from(members).$dynamic();
  const best = [desc(publicCount(members, "followerCount")), members.id];
  const matching = isByName
    ? found
        .where(and(others, sql`${titleIn(members.searchText)} like ${sql.placeholder("pattern")}::text`))
        .orderBy(
          desc(wroteHere),
          desc(sql`starts_with(${members.searchText}, ${sql.placeholder("words")}::text)`),
          ...best,
        )
    : found.where(and(others, wroteHere)).orderBy(...best);
  return matching.limit(literalLimit(shown));
}

/** Who would read the message. */
const mayReadIn = (mayRead: AllowedReaders): SQL | undefined =>
  mayRead === "subscribers"
    ? sql`(${members.role} = 'admin' or ${members.subscribedUntil} > ${sql.placeholder("now")}::timestamptz)`
    : undefined;
