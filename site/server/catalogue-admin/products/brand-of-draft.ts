import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { invalid } from "../../problems.ts";
import { isInState } from "../list-query.ts";

export interface DraftBrand {
  id: string;
  slug: string;
  name: string;
}

/** The brand whose product it is going to be. @throws 422 at `brand` for one that is refused, merged, or not there */
export async function brandOfDraft(tx: Transaction, slug: string): Promise<DraftBrand> {
  const [brand] = await tx
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .where(and(eq(brands.slug, slug), isInState(brands.state, null)));
  if (!brand) throw invalid({ brand: ["We can’t find this brand. Choose another one."] });
  return brand;
}
