import type { PortalReceipt } from "@hemline/protocol";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { formatTimestamp } from "../../rules/format-timestamp.ts";
import { maxPortalReceipts } from "../../rules/limits.ts";
import type { PortalScope } from "../../store/portal/portal-sessions.ts";
import type { Sql } from "../../store/sql.ts";
import { receipts } from "../../store/tables.ts";
import { type ReceiptSnapshot, receiptNumber } from "./receipt-snapshot.ts";

/** The papers within a portal session's sight, the latest first. */
export async function listReceipts(db: Sql, scope: PortalScope): Promise<PortalReceipt[]> {
  const rows = await db
    .select()
    .from(receipts)
    .where(within(scope))
    .orderBy(desc(receipts.number))
    .limit(maxPortalReceipts);
  return rows.map((row) => {
    const content = row.content as unknown as ReceiptSnapshot;
    return {
      id: row.id,
      number: receiptNumber(row),
      kind: row.kind,
      title: content.line.title,
      total: { amount_micros: content.totalMicros, currency: content.currency },
      issued_at: formatTimestamp(row.issuedAt),
    };
  });
}

/** Whether one of them is. */
export async function maySeeReceipt(db: Sql, scope: PortalScope, id: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(receipts)
    .where(and(within(scope), eq(receipts.id, id)));
  return row !== undefined;
}

function within({ appId, customerId, email }: PortalScope) {
  const mine = customerId ? eq(receipts.customerId, customerId) : undefined;
  const byMail = email ? sql`lower(${receipts.content} ->> 'email') = ${email}` : undefined;
  return and(eq(receipts.appId, appId), or(mine, byMail) ?? sql`false`);
}
