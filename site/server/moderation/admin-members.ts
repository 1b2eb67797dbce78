import { and, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import type { AdminMember } from "../../shared/moderation/admin.ts";
import type { Slice } from "../../shared/page-data.ts";
import { searchable } from "../../shared/searchable.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { type Cursors, InstantKey, instantOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { titleIn } from "../db/title-in.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 50;
const newestFirst = instantOrder(members.createdAt, members.id, "desc");

/** Members of every standing, newest first, as long as they have an account. A search finds those in whose names, page address or email it occurs. */
export async function adminMembers(
  site: SiteContext,
  search: string | null,
  cursors: Cursors,
): Promise<Slice<AdminMember>> {
  const page = await pageOfRows(
    {
      list: "admin-members",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => rowsOf(site, search, start, limit),
      keyOf: ({ createdAt, id }): InstantKey => [createdAt.getTime(), id],
    },
    cursors,
  );
  return { ...page, items: page.items.map(cardOf) };
}

const rowsOf = ({ db, clock }: SiteContext, search: string | null, start: PageStart<InstantKey>, limit: number) =>
  db
    .select({
      id: members.id,
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
      isSubscriber: isSubscriber(members, clock()),
      email: members.email,
      role: members.role,
      standing: members.standing,
      createdAt: members.createdAt,
      lookCount: members.lookCount,
      avatar: getTableColumns(photos),
    })
    .from(members)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(
      and(ne(members.standing, "erased"), search === null ? undefined : isNamed(search), newestFirst.isBeyond(start)),
    )
    .orderBy(...newestFirst.orderBy(start))
    .limit(limit);

/** As `searchable` writes Latin names. */
const searchableName = sql`lower(translate(regexp_replace(
  normalize(concat_ws(' ', ${members.firstName}, ${members.lastName}), NFKD), '[\u0300-\u036f]', '', 'g'), 'ıłŁøØ', 'illoo'))`;

function isNamed(search: string) {
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const name = pattern(searchable(search));
  const address = pattern(search.toLowerCase());
  return or(
    sql`${titleIn(members.searchText)} like ${name}`,
    // Which the search of private members leaves out.
    sql`${members.isPrivate} and ${searchableName} like ${name}`,
    sql`${members.slug} like ${address}`,
    sql`${members.email} like ${address}`,
  );
}

type Row = Parameters<typeof memberWithAvatar>[0] &
  Pick<typeof members.$inferSelect, "email" | "role" | "standing" | "createdAt" | "lookCount"> & {
    avatar: typeof photos.$inferSelect | null;
  };

const cardOf = (row: Row): AdminMember => ({
  ...memberWithAvatar(row, row.avatar && photoCard(row.avatar)),
  email: row.email,
  role: row.role,
  standing: row.standing,
  joinedAt: row.createdAt.toISOString(),
  looks: row.lookCount,
});
