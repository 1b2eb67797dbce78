import type { Database, Transaction } from "@hemline/database";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { photoCard } from "./photos.ts";
import { photos } from "./tables.ts";

/** By their ids. */
export async function membersWithAvatars(
  db: Database | Transaction,
  { clock }: Pick<SiteContext, "clock">,
  ids: readonly string[],
): Promise<Map<string, MemberWithAvatar>> {
  if (ids.length === 0) return new Map();
  const rows = await preparedRows(db, "members with avatars", { ids: [...ids], now: clock() }, () =>
    query
      .select({
        id: members.id,
        member: {
          slug: members.slug,
          username: members.username,
          firstName: members.firstName,
          lastName: members.lastName,
          isSubscriber: isSubscriber(members, sql.placeholder("now")),
        },
        avatar: getTableColumns(photos),
      })
      .from(members)
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .where(sql`${members.id} = any(${sql.placeholder("ids")}::uuid[])`),
  );
  return new Map(rows.map(({ id, member, avatar }) => [id, memberWithAvatar(member, avatar && photoCard(avatar))]));
}
