import type { Database, Transaction } from "@hemline/database";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
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
  const rows = await db
    .select({
      id: members.id,
      member: {
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        isSubscriber: isSubscriber(members, clock()),
      },
      avatar: getTableColumns(photos),
    })
    .from(members)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(inArray(members.id, [...ids]));
  return new Map(rows.map(({ id, member, avatar }) => [id, memberWithAvatar(member, avatar && photoCard(avatar))]));
}
