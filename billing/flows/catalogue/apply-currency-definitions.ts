import type { Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { catalogueError } from "../../rules/catalogue/catalogue-errors.ts";
import { newId } from "../../rules/ids.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { balances, virtualCurrencies } from "../../store/tables.ts";

export async function applyCurrencyDefinitions(
  tx: Transaction,
  projectId: string,
  wanted: readonly { code: string; name: string; description: string | null }[],
  now: Date,
): Promise<Map<string, string>> {
  const current = await tx.select().from(virtualCurrencies).where(eq(virtualCurrencies.projectId, projectId));
  const ids = new Map<string, string>();
  for (const { code, name, description } of wanted) {
    const set = { name, description, archivedAt: null };
    const row = current.find((it) => it.code === code);
    const id = row?.id ?? newId(now);
    if (!row) await tx.insert(virtualCurrencies).values({ id, projectId, code, ...set });
    else if (!isUnchanged(row, set)) await tx.update(virtualCurrencies).set(set).where(eq(virtualCurrencies.id, id));
    ids.set(code, id);
  }
  for (const it of current) if (!ids.has(it.code) && !it.archivedAt) await archive(tx, it, now);
  return ids;
}

async function archive(tx: Transaction, { id, code }: { id: string; code: string }, now: Date): Promise<void> {
  if (await isHeld(tx, id))
    throw catalogueError(
      ["virtual_currencies"],
      `${code} is missing: customers still have some, so it cannot be removed`,
    );
  await tx.update(virtualCurrencies).set({ archivedAt: now }).where(eq(virtualCurrencies.id, id));
}

async function isHeld(tx: Transaction, currencyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ balance: balances.balance })
    .from(balances)
    .where(and(eq(balances.currencyId, currencyId), gt(balances.balance, 0)))
    .limit(1);
  return row !== undefined;
}
