import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { photos } from "../photos/tables.ts";

/** Everybody sees a group's cover, also of a group that they may not read. */
export async function openCover(tx: Transaction, coverId: string | null): Promise<void> {
  if (coverId !== null) await tx.update(photos).set({ isOpen: true }).where(eq(photos.id, coverId));
}
