import { and, eq } from "drizzle-orm";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { discussions, messages } from "./tables.ts";

/** The number of a discussion's last message; null where there is no such discussion. */
export async function lastNumberOf({ db }: Pick<SiteContext, "db">, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ lastNumber: discussions.lastNumber })
    .from(discussions)
    .where(eq(discussions.slug, slug));
  return row?.lastNumber ?? null;
}

/** As `lastNumberOf`, by id. */
export async function lastNumberById({ db }: Pick<SiteContext, "db">, id: string): Promise<number | null> {
  const [row] = await db.select({ lastNumber: discussions.lastNumber }).from(discussions).where(eq(discussions.id, id));
  return row?.lastNumber ?? null;
}

/** @throws 404 */
export async function messageIdAt({ db }: Pick<SiteContext, "db">, slug: string, number: number): Promise<string> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(discussions, eq(discussions.id, messages.discussionId))
    .where(and(eq(discussions.slug, slug), eq(messages.number, number)));
  if (!row) throw notFound("reply");
  return row.id;
}
