import { lt } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { creations } from "./tables.ts";

const keptMs = 24 * 60 * 60_000;

export async function pruneIdempotencyKeys({ db, clock }: SiteContext): Promise<void> {
  await db.delete(creations).where(lt(creations.createdAt, new Date(clock().getTime() - keptMs)));
}
