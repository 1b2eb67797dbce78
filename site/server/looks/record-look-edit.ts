import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@hemline/database";
import { asc, eq } from "drizzle-orm";
import { type Acting, recordActOnOthers } from "../audit/record-act-on-others.ts";
import type { SiteContext } from "../site-context.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";

type Content = NonNullable<Awaited<ReturnType<typeof lookContentOf>>>;

/** What an edit can change of a look, by the names that the audit log gives. */
export async function lookContentOf(tx: Transaction, id: string) {
  const [words] = await tx
    .select({
      title: looks.title,
      text: looks.text,
      occasion: looks.occasion,
      season: looks.season,
      audience: looks.audience,
    })
    .from(looks)
    .where(eq(looks.id, id));
  const photos = await tx
    .select({ id: lookPhotos.photoId, alt: lookPhotos.alt })
    .from(lookPhotos)
    .where(eq(lookPhotos.lookId, id))
    .orderBy(asc(lookPhotos.position));
  const tags = await tx
    .select({
      ...{ photo: lookTags.photoId, x: lookTags.x, y: lookTags.y, name: lookTags.name },
      ...{ item: lookTags.itemId, product: lookTags.productId, brand: lookTags.brandId },
    })
    .from(lookTags)
    .where(eq(lookTags.lookId, id))
    .orderBy(asc(lookTags.position));
  return words && { ...words, photos, tags };
}

/** Says in the audit log what an admin changed of another member's look, and from what to what where it holds no words. */
export async function recordLookEdit(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  acting: Acting,
  { id, authorId }: { id: string; authorId: string },
  before: Content,
): Promise<void> {
  const after = await lookContentOf(tx, id);
  if (!after) return;
  const names = Object.keys(before) as (keyof Content)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return;
  await recordActOnOthers(tx, site, acting, authorId, {
    ...{ act: "edit", targetKind: "look", targetId: id },
    ...{ before: { audience: before.audience }, after: { audience: after.audience, changed: changed.join(", ") } },
  });
}
