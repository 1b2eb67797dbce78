import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { looks } from "../looks/tables.ts";
import { notFound } from "../problems.ts";

/** The member's own look, which stays until the transaction ends. @throws 404, also for another member's */
export async function ownLookId(tx: Transaction, memberId: string, slug: string): Promise<string> {
  const [look] = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.slug, slug), eq(looks.authorId, memberId), ne(looks.state, "deleted")))
    .for("key share");
  if (!look) throw notFound("look");
  return look.id;
}
