import { searchable } from "../../../shared/searchable.ts";
import { newUuid } from "../../../shared/uuid.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { brands } from "../tables.ts";

/** A live brand that is named after its slug: “cobble-park” is Cobble Park. @returns its row */
export async function hasBrand(
  { context: { db, clock } }: Pick<TestSite, "context">,
  { slug, ...more }: { slug: string } & Partial<typeof brands.$inferInsert>,
): Promise<typeof brands.$inferSelect> {
  const name = more.name ?? nameOf(slug);
  const dates = { createdAt: clock(), editedAt: clock() };
  const row = {
    id: newUuid(clock),
    slug,
    name,
    searchText: searchable(name),
    state: "live" as const,
    ...dates,
    ...more,
  };
  const [brand] = await db.insert(brands).values(row).returning();
  if (!brand) throw new Error(`The brand ${slug} was not added.`);
  return brand;
}

export const nameOf = (slug: string): string =>
  slug.replaceAll("-", " ").replace(/(?<= |^)\w/g, (letter) => letter.toUpperCase());
