import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { redirectOldSlugs } from "../../slugs/old-slugs.ts";

/** The source keeps its slug, which now leads to the target, and so does all that was merged into it before. */
export async function redirectMerged(
  tx: Transaction,
  { clock }: SiteContext,
  kind: "brand" | "product",
  { from, to }: { from: string; to: string },
): Promise<void> {
  const merged = { state: "merged", mergedInto: to, answer: null, editedAt: clock() } as const;
  if (kind === "brand") {
    await tx.update(brands).set(merged).where(eq(brands.id, from));
    await tx.update(brands).set({ mergedInto: to }).where(eq(brands.mergedInto, from));
  } else {
    await tx.update(products).set(merged).where(eq(products.id, from));
    await tx.update(products).set({ mergedInto: to }).where(eq(products.mergedInto, from));
  }
  await redirectOldSlugs(tx, kind, from, to);
}
