import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { Colour } from "../../shared/colours.ts";
import { itemColours } from "./tables.ts";

/** Replaces an item's colours. The first is the main one. */
export async function setItemColours(tx: Transaction, itemId: string, chosen: readonly Colour[]): Promise<void> {
  await tx.delete(itemColours).where(eq(itemColours.itemId, itemId));
  await insertItemColours(tx, [{ itemId, chosen }]);
}

export async function insertItemColours(
  tx: Transaction,
  ofItems: readonly { itemId: string; chosen: readonly Colour[] }[],
): Promise<void> {
  const rows = ofItems.flatMap(({ itemId, chosen }) =>
    [...new Set(chosen)].map((colour, position) => ({ itemId, position, colour })),
  );
  if (rows.length) await tx.insert(itemColours).values(rows);
}
