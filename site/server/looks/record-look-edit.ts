import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@hemline/database";
import { asc, eq } from "drizzle-orm";
import { type Acting, recordActOnOthers } from "../audit/record-act-on-others.ts";
import type { SiteContext } from "../site-context.ts";
import { lookColours, lookPhotos, looks, lookTags } from "./tables.ts";

type Content = NonNullable<Awaited<ReturnType<typeof lookContentOf>>>;

/** What an edit can change of a look, by the names that the audit log gives. */
export async function lookContentOf(tx: Transaction, id: string) {
  const [look] = await tx
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
  const colours = await tx
    .select({ colour: lookColours.colour })
    .from(lookColours)
    .where(eq(lookColours.lookId, id))
    .orderBy(asc(lookColours.colour));
  return look && { ...look, photos, tags, colours: colours.map(({ colour }) => colour).join(", ") };
}

/** Their values say nothing that a member wrote. */
const wordless = ["occasion", "season", "audience", "colours"] as const;

/** Says in the audit log what an admin changed of another member's look, with values where these hold no words. */
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
  const valuesOf = (content: Content) =>
    Object.fromEntries(
      wordless.filter((name) => changed.includes(name)).map((name) => [name, content[name] || "none"]),
    );
  await recordActOnOthers(tx, site, acting, authorId, {
    ...{ act: "edit", targetKind: "look", targetId: id },
    ...{ before: valuesOf(before), after: { ...valuesOf(after), changed: changed.join(", ") } },
  });
}
