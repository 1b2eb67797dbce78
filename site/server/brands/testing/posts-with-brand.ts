import { eq } from "drizzle-orm";
import type { LookCard } from "../../../shared/looks/look.ts";
import { looks, lookTags } from "../../looks/tables.ts";
import type { Person } from "../../testing/person.ts";
import type { TestSite } from "../../testing/test-site.ts";

/** Posts a look with something of a brand in its photo, twice. */
export async function postsWithBrand(
  { context: { db } }: Pick<TestSite, "context">,
  person: Person,
  title: string,
  brandId: string,
  more?: Parameters<Person["posts"]>[1],
): Promise<LookCard> {
  const photo = await person.hasPhoto();
  const tags = [0.2, 0.8].map((x) => ({ photo: photo.id, x, y: 0.5, name: "Coat" }));
  const card = await person.posts(title, { ...more, photos: [{ id: photo.id, alt: title }], tags });
  const [look] = await db.select({ id: looks.id }).from(looks).where(eq(looks.slug, card.slug));
  await db
    .update(lookTags)
    .set({ brandId })
    .where(eq(lookTags.lookId, look?.id ?? ""));
  return card;
}
