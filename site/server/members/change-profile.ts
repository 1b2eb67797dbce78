import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { ProfileDraft } from "../../shared/accounts/user.ts";
import { changeSlug } from "../accounts/member-slugs.ts";
import { searchTextOf, singleLine } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { invalid, loginRequired } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/**
 * An absent avatar or slug stays, a null avatar is removed.
 * @throws 422 at `avatar` when it is not an unused photo of the member, at `slug` when it is taken
 */
export async function changeProfile(
  site: SiteContext,
  member: Member,
  draft: z.output<typeof ProfileDraft>,
): Promise<Member> {
  const { db, clock } = site;
  const { changed, isFoundElsewhere } = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatarId: members.avatarId, slug: members.slug, searchText: members.searchText })
      .from(members)
      .where(eq(members.id, member.id))
      .for("no key update");
    if (!before) throw loginRequired();
    const wanted = draft.avatar === undefined ? before.avatarId : draft.avatar;
    const changes = {
      firstName: requireName(draft.first_name, "first_name"),
      lastName: singleLine(draft.last_name),
      username: singleLine(draft.username),
      avatarId: wanted,
      slug: draft.slug ?? before.slug,
    };
    if (changes.slug !== before.slug) await changeSlug(tx, member.id, changes.slug, clock());
    if (wanted !== before.avatarId) await swapAvatar(tx, member, before.avatarId, wanted, clock());
    const searchText = searchTextOf(changes);
    await tx
      .update(members)
      .set({
        ...changes,
        city: singleLine(draft.city),
        bio: draft.bio || null,
        searchText,
      })
      .where(eq(members.id, member.id));
    return { changed: changes, isFoundElsewhere: searchText !== before.searchText };
  });
  site.changed([`member:${member.id}`]);
  if (isFoundElsewhere) site.changed(["members"]);
  return { ...member, ...changed };
}

function requireName(text: string, field: string): string {
  const name = singleLine(text);
  if (name === null) throw invalid({ [field]: ["Enter your first name."] });
  return name;
}

async function swapAvatar(tx: Transaction, member: Member, before: string | null, next: string | null, now: Date) {
  if (next !== null && (await claimPhotos(tx, member, [next], true)).length)
    throw invalid({ avatar: ["We can’t use this photo. It was deleted or is used somewhere else. Upload it again."] });
  if (before !== null) await releasePhotos(tx, [before], now);
}
