import { lt } from "drizzle-orm";
import { hourMs } from "../../shared/durations.ts";
import { idempotencyKeyHours } from "../../shared/lifetimes.ts";
import type { SiteContext } from "../site-context.ts";
import { creations } from "./tables.ts";

const keptMs = idempotencyKeyHours * hourMs;

export async function pruneIdempotencyKeys({ db, clock }: SiteContext): Promise<void> {
  await db.delete(creations).where(lt(creations.createdAt, new Date(clock().getTime() - keptMs)));
}
