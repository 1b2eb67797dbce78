import type { Transaction } from "@hemline/database";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { audit } from "./tables.ts";

/** Appends what an admin did, in the transaction that does it. */
export async function recordAudit(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  entry: Omit<typeof audit.$inferInsert, "id" | "at">,
): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newUuid(clock), at: clock() });
}
