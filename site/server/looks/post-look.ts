import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { isReserved, slugOf } from "../../shared/slug.ts";
import { members } from "../accounts/tables.ts";
import { newId } from "../db/ids.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { claimPhotos } from "../photos/photos.ts";
import { signInNeeded } from "../problems.ts";
import { type LookWish, requireCoherent, unusablePhotos, writeParts } from "./draft.ts";
import { holdLine } from "./line.ts";
import { looks } from "./tables.ts";

/**
 * Publishes a look at the end of its member's line and hands its photos over to it, in one transaction. The same
 * `postKey` again publishes nothing: the answer is the look that it made.
 * @returns its slug
 * @throws 422 when a photo is missing, used elsewhere, or somebody else's.
 */
export async function postLook(
  site: SiteContext,
  member: Pick<Member, "id" | "slug">,
  draft: LookWish,
  postKey: string | null = null,
): Promise<string> {
  requireCoherent(draft);
  const slug = await site.db.transaction(async (tx) => {
    const before = await holdLine(tx, member.id);
    if (before === null) throw signInNeeded();
    const posted = postKey === null ? null : await lookOfKey(tx, member.id, postKey);
    if (posted !== null) return posted;
    const photoIds = draft.photos.map(({ id }) => id);
    const missing = await claimPhotos(tx, member, photoIds);
    if (missing.length) throw unusablePhotos(missing.length);
    const row = {
      id: newId(site.clock),
      memberId: member.id,
      title: draft.title,
      text: draft.text,
      occasion: draft.occasion ?? null,
      season: draft.season ?? null,
      place: before + 1,
      postKey,
      postedAt: site.clock(),
    };
    const made = await insertUnderFreeSlug(tx, row);
    await writeParts(tx, row.id, draft);
    await tx
      .update(members)
      .set({ lookCount: before + 1 })
      .where(eq(members.id, member.id));
    return made;
  });
  site.purge(["home", "looks", "members", `members/${member.slug}`]);
  return slug;
}

async function lookOfKey(tx: Transaction, memberId: string, postKey: string): Promise<string | null> {
  const [look] = await tx
    .select({ slug: looks.slug })
    .from(looks)
    .where(and(eq(looks.memberId, memberId), eq(looks.postKey, postKey)));
  return look?.slug ?? null;
}

async function insertUnderFreeSlug(tx: Transaction, row: Omit<typeof looks.$inferInsert, "slug">): Promise<string> {
  const wish = slugOf(row.title, "look");
  for (let slug = isReserved(wish) ? suffixed(wish) : wish; ; slug = suffixed(wish)) {
    const made = await tx
      .insert(looks)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: looks.slug })
      .returning({ slug: looks.slug });
    if (made.length) return slug;
  }
}

const suffixed = (wish: string) => `${wish}-${randomBytes(3).toString("hex")}`;
