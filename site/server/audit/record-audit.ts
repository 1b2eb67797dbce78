import type { Transaction } from "@hemline/database";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { audit } from "./tables.ts";

type Entry = Omit<typeof audit.$inferInsert, "id" | "at">;

/** Appends what an admin did, in the transaction that does it. @returns the entry's id */
export async function recordAudit(tx: Transaction, site: Pick<SiteContext, "clock">, entry: Entry): Promise<string> {
  const [id] = await recordAudits(tx, site, [entry]);
  if (id === undefined) throw new Error("No entry was recorded.");
  return id;
}

/** As `recordAudit`, for many in one query. @returns their ids, in the same order */
export async function recordAudits(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  entries: readonly Entry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const at = clock();
  const rows = entries.map((entry) => ({ ...entry, id: newUuid(clock), at }));
  await tx.insert(audit).values(rows);
  return rows.map(({ id }) => id);
}
