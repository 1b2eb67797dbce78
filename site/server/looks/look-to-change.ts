import type { Database, Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { mayEditLook } from "../../shared/may.ts";
import { members } from "../accounts/tables.ts";
import type { Member } from "../http/env.ts";
import { notFound, notYours } from "../problems.ts";
import { looks } from "./tables.ts";

/**
 * The look at `slug`, for somebody who may change it; held until the transaction ends when `isHeld`.
 * @throws 403 for somebody else's, 404 for none
 */
export async function lookToChange(
  db: Database | Transaction,
  member: Member,
  slug: string,
  { isHeld }: { isHeld: boolean },
): Promise<{ id: string; memberId: string; owner: string }> {
  const query = db
    .select({
      id: looks.id,
      memberId: looks.memberId,
      owner: sql<string>`(select ${members.slug} from ${members} where ${members.id} = ${looks.memberId})`,
    })
    .from(looks)
    .where(eq(looks.slug, slug));
  const [look] = await (isHeld ? query.for("update") : query);
  if (!look) throw notFound("look");
  if (!mayEditLook(member, { slug: look.owner })) throw notYours("look");
  return look;
}
