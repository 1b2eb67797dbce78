import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { recount } from "./recount.ts";
import { requireBegun } from "./require-begun.ts";
import { wears } from "./tables.ts";

/**
 * Moves what one press logged to another day. Visitors see nothing of it. Belongs behind `lockWardrobe`.
 * @throws 422 for a day to come
 */
export async function movePress(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  pressId: string,
  on: string,
): Promise<void> {
  requireBegun(clock, on);
  const ofPress = eq(wears.pressId, pressId);
  const worn = await tx.select({ itemId: wears.itemId }).from(wears).where(ofPress);
  await recount(
    tx,
    worn.map(({ itemId }) => itemId),
    () => tx.update(wears).set({ wornOn: on }).where(ofPress),
  );
}
