import type { Transaction } from "@hemline/database";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { items } from "../../items/tables.ts";
import { invalid } from "../../problems.ts";
import { collectionProducts } from "../../products/tables.ts";
import type { SubjectIds } from "../lock-subject.ts";

interface ProofOfWears {
  itemId: string | null;
  wornAtPosting: number;
}

const noProof: ProofOfWears = { itemId: null, wornAtPosting: 0 };

/**
 * The author's own item that shows how often they have worn what they review.
 * @param wanted the one that they chose, or null for none; without it, the one that they have worn most
 * @throws 422 for an item that is not theirs, or is no such product
 */
export async function proofOfWears(
  tx: Transaction,
  authorId: string,
  subject: SubjectIds,
  wanted: string | null | undefined,
): Promise<ProofOfWears> {
  if (wanted === null) return noProof;
  const [item] = await tx
    .select({ itemId: items.id, wornAtPosting: items.wearCount })
    .from(items)
    .where(
      and(
        ...[eq(items.authorId, authorId), eq(items.state, "live"), eq(items.isWished, false)],
        ...[isOf(tx, subject), wanted === undefined ? undefined : eq(items.id, wanted)],
      ),
    )
    .orderBy(desc(items.wearCount), desc(items.id))
    .limit(1);
  if (!item && wanted !== undefined)
    throw invalid({ item: ["Choose an item from your wardrobe that is linked to what you review."] });
  return item ?? noProof;
}

/** Of a collection any of its products. */
function isOf(tx: Transaction, { productId, collectionId }: SubjectIds): SQL {
  if (productId !== null) return eq(items.productId, productId);
  return inArray(
    items.productId,
    tx
      .select({ id: collectionProducts.productId })
      .from(collectionProducts)
      .where(eq(collectionProducts.collectionId, collectionId ?? "")),
  );
}
