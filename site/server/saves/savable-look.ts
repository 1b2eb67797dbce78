import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { hiddenSaves } from "../looks/hidden-counts.ts";
import { looks } from "../looks/tables.ts";
import { notFound } from "../problems.ts";
import { lockedSeenBy, viewerId } from "../relations/seen-by.ts";

export interface SavableLook {
  id: string;
  authorId: string;
  saves: number;
  /** Those of members whom a block hides from the one who saves. */
  hiddenSaves: number;
}

/** A look that the member may see, which stays until the transaction ends. @throws 404 */
export async function savableLook(tx: Transaction, member: Reader, slug: string): Promise<SavableLook> {
  const [look] = await tx
    .select({
      ...{ id: looks.id, authorId: looks.authorId, saves: looks.saveCount },
      hiddenSaves: hiddenSaves(member, looks.id, viewerId(member)),
    })
    .from(looks)
    .where(and(eq(looks.slug, slug), lockedSeenBy(member, looks)))
    .for("key share");
  if (!look) throw notFound("look");
  return look;
}
