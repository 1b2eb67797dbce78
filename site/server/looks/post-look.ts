import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { isReserved } from "../../shared/reserved-slugs.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { claimPhotos } from "../photos/photos.ts";
import { loginRequired } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import {
  counted,
  insertPhotosAndTags,
  isOpen,
  type LookContent,
  requireConsistent,
  unusablePhotos,
} from "./look-content.ts";
import { addToLookCount, lockLookOrder, nextPosition } from "./look-order-lock.ts";
import { looks } from "./tables.ts";

/**
 * @param idempotencyKey the same key again answers the look that it made
 * @returns its slug
 * @throws 422 when a photo is missing, in use already, or another member's
 */
export async function postLook(
  site: SiteContext,
  member: Pick<Member, "id" | "slug">,
  draft: LookContent,
  idempotencyKey: string | null = null,
): Promise<string> {
  requireConsistent(draft);
  const audience = draft.audience ?? "everyone";
  const slug = await site.db.transaction(async (tx) => {
    const author = await lockLookOrder(tx, member.id);
    if (!author) throw loginRequired();
    const posted = idempotencyKey === null ? null : await lookOfKey(tx, member.id, idempotencyKey);
    if (posted !== null) return posted;
    const photoIds = draft.photos.map(({ id }) => id);
    const missing = await claimPhotos(tx, member, photoIds, isOpen(audience, author));
    if (missing.length) throw unusablePhotos(missing.length);
    const row = {
      id: newUuid(site.clock),
      authorId: member.id,
      title: draft.title,
      text: draft.text,
      occasion: draft.occasion ?? null,
      season: draft.season ?? null,
      audience,
      position: await nextPosition(tx, member.id),
      idempotencyKey,
      postedAt: site.clock(),
    };
    const made = await insertWithFreeSlug(tx, row);
    await insertPhotosAndTags(tx, row.id, draft);
    await addToLookCount(tx, member.id, counted(audience));
    return made;
  });
  site.purge(["home", "looks", "members", `members/${member.slug}`]);
  return slug;
}

async function lookOfKey(tx: Transaction, memberId: string, idempotencyKey: string): Promise<string | null> {
  const [look] = await tx
    .select({ slug: looks.slug })
    .from(looks)
    .where(and(eq(looks.authorId, memberId), eq(looks.idempotencyKey, idempotencyKey)));
  return look?.slug ?? null;
}

async function insertWithFreeSlug(tx: Transaction, row: Omit<typeof looks.$inferInsert, "slug">): Promise<string> {
  const preferred = slugOf(row.title, "look");
  for (let slug = isReserved(preferred) ? withSuffix(preferred) : preferred; ; slug = withSuffix(preferred)) {
    const made = await tx
      .insert(looks)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: looks.slug })
      .returning({ slug: looks.slug });
    if (made.length) return slug;
  }
}

const withSuffix = (slug: string) => `${slug}-${randomBytes(3).toString("hex")}`;
