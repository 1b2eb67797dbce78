import type { Database, Transaction } from "@hemline/database";
import { eq, sum } from "drizzle-orm";
import { photoLimits } from "../../shared/limits.ts";
import { photoQuotaUsedUp } from "../problems.ts";
import { photos } from "./tables.ts";

/** Counts the files as they were uploaded, also those that nothing shows any more and no sweep has deleted yet. @throws 409 */
export async function requirePhotoQuota(
  db: Database | Transaction,
  memberId: string,
  addedBytes: number,
): Promise<void> {
  const [stored] = await db
    .select({ bytes: sum(photos.sizeBytes).mapWith(Number) })
    .from(photos)
    .where(eq(photos.ownerId, memberId));
  if ((stored?.bytes ?? 0) + addedBytes > photoLimits.memberBytes) throw photoQuotaUsedUp();
}
