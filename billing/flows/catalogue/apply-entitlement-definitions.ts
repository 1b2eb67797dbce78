import type { Transaction } from "@hemline/database";
import { eq, inArray } from "drizzle-orm";
import { catalogueError } from "../../rules/catalogue/catalogue-errors.ts";
import { newId } from "../../rules/ids.ts";
import { entitlements, promotionalGrants } from "../../store/tables.ts";

export async function applyEntitlementDefinitions(
  tx: Transaction,
  projectId: string,
  wanted: readonly { identifier: string; name: string }[],
  now: Date,
): Promise<Map<string, string>> {
  const current = await tx.select().from(entitlements).where(eq(entitlements.projectId, projectId));
  const ids = new Map<string, string>();
  for (const { identifier, name } of wanted) {
    const row = current.find((it) => it.identifier === identifier);
    const id = row?.id ?? newId(now);
    if (!row) await tx.insert(entitlements).values({ id, projectId, identifier, name });
    else if (row.name !== name) await tx.update(entitlements).set({ name }).where(eq(entitlements.id, id));
    ids.set(identifier, id);
  }
  const gone = current.filter((it) => !ids.has(it.identifier));
  if (gone.length > 0) await remove(tx, gone);
  return ids;
}

async function remove(tx: Transaction, gone: { id: string; identifier: string }[]): Promise<void> {
  const here = gone.map((it) => it.id);
  const [given] = await tx
    .select({ entitlementId: promotionalGrants.entitlementId })
    .from(promotionalGrants)
    .where(inArray(promotionalGrants.entitlementId, here))
    .limit(1);
  if (given) {
    const { identifier } = gone.find((it) => it.id === given.entitlementId)!;
    throw catalogueError(["entitlements"], `${identifier} is missing: customers have it, so it cannot be removed`);
  }
  await tx.delete(entitlements).where(inArray(entitlements.id, here));
}
