import type { Database, Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Audience, canEditLook } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { notFound, notOwner } from "../problems.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { looks } from "./tables.ts";

/**
 * @param lock locks its row until the transaction ends
 * @throws 403 for another member's look, 404 for none
 */
export async function editableLook(
  db: Database | Transaction,
  member: Member,
  slug: string,
  { lock }: { lock: boolean },
): Promise<{ id: string; authorId: string; owner: string; audience: Audience }> {
  const query = db
    .select({
      id: looks.id,
      authorId: looks.authorId,
      audience: looks.audience,
      owner: members.slug,
    })
    .from(looks)
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(and(eq(looks.slug, slug), seenBy(member, looks, viewerId(member))));
  // PostgreSQL refuses a lock that names its table with the schema, as the table itself would.
  const [look] = await (lock ? query.for("update", { of: alias(looks, "looks") }) : query);
  if (!look) throw notFound("look");
  if (!canEditLook(member, { slug: look.owner })) throw notOwner("look");
  return look;
}
