import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { ProfileDraft } from "../../shared/accounts/user.ts";
import { isShown } from "../../shared/permissions.ts";
import { changeSlug } from "../accounts/member-slugs.ts";
import { searchTextOf, singleLine } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { firstNameMissing, invalid, loginRequired } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/**
 * What is absent stays; a null photo is removed.
 * @throws 422 at `avatar` or `cover` when it is not an unused photo of the member, at `slug` when it is taken
 */
export async function changeProfile(
  site: SiteContext,
  member: Member,
  draft: z.output<typeof ProfileDraft>,
): Promise<Member> {
  const { db, clock } = site;
  const { changed, isFoundElsewhere } = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        firstName: members.firstName,
        lastName: members.lastName,
        username: members.username,
        city: members.city,
        bio: members.bio,
        avatarId: members.avatarId,
        coverId: members.coverId,
        links: members.links,
        isPrivate: members.isPrivate,
        standing: members.standing,
        slug: members.slug,
        searchText: members.searchText,
      })
      .from(members)
      .where(eq(members.id, member.id))
      .for("no key update");
    if (!before) throw loginRequired();
    const avatarId = draft.avatar === undefined ? before.avatarId : draft.avatar;
    const coverId = draft.cover === undefined ? before.coverId : draft.cover;
    const changes = {
      firstName: draft.first_name === undefined ? before.firstName : requireName(draft.first_name, "first_name"),
      lastName: draft.last_name === undefined ? before.lastName : singleLine(draft.last_name),
      username: draft.username === undefined ? before.username : singleLine(draft.username),
      avatarId,
      slug: draft.slug ?? before.slug,
    };
    if (changes.slug !== before.slug) await changeSlug(tx, member.id, changes.slug, clock());
    const swap = (field: string, from: string | null, to: string | null, isOpen: boolean) =>
      swapPhoto(tx, member, { field, from, to, isOpen, now: clock() });
    await swap("avatar", before.avatarId, avatarId, isShown(before.standing));
    await swap("cover", before.coverId, coverId, isShown(before.standing) && !before.isPrivate);
    const bio = draft.bio === undefined ? before.bio : draft.bio || null;
    const searchText = searchTextOf({ ...changes, bio, isPrivate: before.isPrivate });
    await tx
      .update(members)
      .set({
        ...changes,
        coverId,
        links: draft.links ?? before.links,
        city: draft.city === undefined ? before.city : singleLine(draft.city),
        bio,
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
  if (name === null) throw invalid({ [field]: [firstNameMissing] });
  return name;
}

interface Swap {
  /** Of the form. */
  field: string;
  from: string | null;
  to: string | null;
  isOpen: boolean;
  now: Date;
}

async function swapPhoto(tx: Transaction, member: Member, { field, from, to, isOpen, now }: Swap): Promise<void> {
  if (from === to) return;
  if (to !== null && (await claimPhotos(tx, member, [to], isOpen)).length)
    throw invalid({ [field]: ["We can’t use this photo. It was deleted or is used somewhere else. Upload it again."] });
  if (from !== null) await releasePhotos(tx, [from], now);
}
