import { newUuid } from "../../../shared/uuid.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { groups } from "../tables.ts";

/** A group behind those that are there. @returns its id */
export async function hasGroup(
  { db, context }: Pick<TestSite, "db" | "context">,
  { slug, ...more }: { slug: string } & Partial<typeof groups.$inferInsert>,
): Promise<string> {
  const now = context.clock();
  const id = newUuid(context.clock);
  const position = await db.$count(groups);
  await db.insert(groups).values({
    ...{ id, slug, name: slug, colour: "teal", position, createdAt: now, editedAt: now },
    ...more,
  });
  return id;
}
