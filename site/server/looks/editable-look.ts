import type { Database, Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { canEditLook } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { notFound, notOwner } from "../problems.ts";
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
): Promise<{ id: string; memberId: string; owner: string }> {
  const query = db
    .select({
      id: looks.id,
      memberId: looks.memberId,
      owner: sql<string>`(select ${members.slug} from ${members} where ${members.id} = ${looks.memberId})`,
    })
    .from(looks)
    .where(eq(looks.slug, slug));
  const [look] = await (lock ? query.for("update") : query);
  if (!look) throw notFound("look");
  if (!canEditLook(member, { slug: look.owner })) throw notOwner("look");
  return look;
}
