import { lte } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { rateWindows } from "./tables.ts";

export async function pruneRateWindows({ db, clock }: SiteContext): Promise<void> {
  await db.delete(rateWindows).where(lte(rateWindows.endsAt, clock()));
}
