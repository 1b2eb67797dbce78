import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { ProfileDraft } from "../../shared/user.ts";
import { spoken } from "../accounts/names.ts";
import { members } from "../accounts/tables.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { invalid, signInNeeded } from "../problems.ts";

/**
 * Writes what a member says about themselves. An absent avatar stays as it is, null takes it away.
 * @returns the member as they are now
 * @throws 422 when the avatar is not a free photo of the member's own.
 */
export async function changeProfile(
  { db, clock, purge }: SiteContext,
  member: Member,
  draft: z.output<typeof ProfileDraft>,
): Promise<Member> {
  const changed = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatarId: members.avatarId })
      .from(members)
      .where(eq(members.id, member.id))
      .for("no key update");
    if (!before) throw signInNeeded();
    const wanted = draft.avatar === undefined ? before.avatarId : draft.avatar;
    const said = {
      firstName: requireName(draft.first_name, "first_name"),
      lastName: spoken(draft.last_name),
      username: spoken(draft.username),
      avatarId: wanted,
    };
    if (wanted !== before.avatarId) await swapAvatar(tx, member, before.avatarId, wanted, clock());
    await tx
      .update(members)
      .set({ ...said, city: spoken(draft.city), bio: draft.bio || null })
      .where(eq(members.id, member.id));
    return said;
  });
  purge(["home", "looks", "members", `members/${member.slug}`]);
  return { ...member, ...changed };
}

function requireName(text: string, field: string): string {
  const name = spoken(text);
  if (name === null) throw invalid({ [field]: ["Enter your first name."] });
  return name;
}

async function swapAvatar(tx: Transaction, member: Member, before: string | null, next: string | null, now: Date) {
  if (next !== null && (await claimPhotos(tx, member, [next])).length)
    throw invalid({ avatar: ["This photo is not there any more or is used elsewhere. Upload it again."] });
  if (before !== null) await releasePhotos(tx, [before], now);
}
