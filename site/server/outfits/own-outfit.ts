import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { notFound } from "../problems.ts";
import { outfits } from "./tables.ts";

/** The member's own outfit, which stays until the transaction ends. @throws 404, also for another member's */
export async function ownOutfit(
  tx: Transaction,
  memberId: string,
  id: string,
  lock: "key share" | "no key update" | "update" = "key share",
): Promise<{ id: string }> {
  const [outfit] = isUuid(id)
    ? await tx
        .select({ id: outfits.id })
        .from(outfits)
        .where(and(eq(outfits.id, id), eq(outfits.authorId, memberId)))
        .for(lock)
    : [];
  if (!outfit) throw notFound("outfit");
  return outfit;
}
