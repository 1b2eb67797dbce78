import type { VirtualCurrenciesAnswer } from "@hemline/protocol";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { balances, ledgerLots, virtualCurrencies } from "./tables.ts";

/** A customer's balances. What has expired is left out, swept or not. */
export async function virtualCurrencyBalances(
  db: Sql,
  o: { projectId: string; customerId: string | null; now: Date },
): Promise<VirtualCurrenciesAnswer> {
  const { code, name, description } = virtualCurrencies;
  const lapsed = sql<number>`(select coalesce(sum(${ledgerLots.left}), 0) from ${ledgerLots}
    where ${and(
      eq(ledgerLots.customerId, balances.customerId),
      eq(ledgerLots.currencyId, balances.currencyId),
      gt(ledgerLots.left, 0),
    )} and ${ledgerLots.expiresAt} <= ${o.now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({
      code,
      name,
      description,
      balance: sql<number>`coalesce(${balances.balance} - ${lapsed}, 0)`.mapWith(Number),
    })
    .from(virtualCurrencies)
    .leftJoin(
      balances,
      and(eq(balances.currencyId, virtualCurrencies.id), sql`${balances.customerId} = ${o.customerId}::uuid`),
    )
    .where(and(eq(virtualCurrencies.projectId, o.projectId), isNull(virtualCurrencies.archivedAt)))
    .orderBy(asc(code));
  return {
    virtual_currencies: Object.fromEntries(
      rows.map((it) => [it.code, { balance: it.balance, name: it.name, code: it.code, description: it.description }]),
    ),
  };
}
