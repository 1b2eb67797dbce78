import { and, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { AdminMember } from "../../shared/moderation/admin.ts";
import type { Slice } from "../../shared/page-data.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { searchable } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 50;
const list = "admin-members";
const Key = z.tuple([InstantMs, z.uuid()]);

/** Members of every standing, newest first. A search finds those in whose names, page address or email it occurs. */
export async function adminMembers(
  { db, clock }: SiteContext,
  search: string | null,
  after: string | null,
): Promise<Slice<AdminMember>> {
  const key = readCursor(list, after, Key);
  const rows = await db
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
      and(
        search === null ? undefined : isNamed(search),
        key
          ? sql`(${members.createdAt}, ${members.id}) < (${new Date(key[0]).toISOString()}::timestamptz, ${key[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(pageSize + 1);
  return sliceOf(rows, pageSize, cardOf, ({ createdAt, id }) => writeCursor(list, [createdAt.getTime(), id]));
}

function isNamed(search: string) {
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const name = pattern(searchable(search));
  const address = pattern(search.toLowerCase());
  return or(
    sql`${members.searchText} like ${name}`,
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
