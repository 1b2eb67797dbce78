import { and, asc, eq } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";

/** Those whose account is in order, by their names. */
export async function admins({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<MemberWithAvatar[]> {
  const rows = await db
    .select({
      member: {
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        isSubscriber: isSubscriber(members, clock()),
      },
      avatar: photoColumns(photos),
    })
    .from(members)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(and(eq(members.role, "admin"), eq(members.standing, "active")))
    .orderBy(asc(members.searchText));
  return rows.map(({ member, avatar }) => memberWithAvatar(member, avatar && photoCard(avatar)));
}
