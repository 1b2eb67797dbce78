import { newUuid } from "../../../shared/uuid.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { categories } from "../tables.ts";

/** A category behind those that are there. @returns its id */
export async function hasCategory(
  { db, context: { clock } }: Pick<TestSite, "db" | "context">,
  { slug, ...more }: { slug: string } & Partial<typeof categories.$inferInsert>,
): Promise<string> {
  const [id, now] = [newUuid(clock), clock()];
  const position = await db.$count(categories);
  await db.insert(categories).values({ ...{ id, slug, name: slug, position, createdAt: now, editedAt: now }, ...more });
  return id;
}
