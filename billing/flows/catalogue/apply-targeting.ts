import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import type { CatalogueTargetingRule } from "../../rules/catalogue/catalogue-targeting-rule.ts";
import { newId } from "../../rules/ids.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { placements, targetingRules } from "../../store/tables.ts";

export async function applyPlacements(
  tx: Transaction,
  projectId: string,
  wanted: readonly { identifier: string; offering: string | null }[],
): Promise<void> {
  const here = eq(placements.projectId, projectId);
  const current = await tx.select().from(placements).where(here);
  const gone = current.map((it) => it.identifier).filter((name) => !wanted.some((it) => it.identifier === name));
  if (gone.length > 0) await tx.delete(placements).where(and(here, inArray(placements.identifier, gone)));
  for (const [position, { identifier, offering }] of wanted.entries()) {
    const set = { offering, position };
    const row = current.find((it) => it.identifier === identifier);
    if (!row) await tx.insert(placements).values({ projectId, identifier, ...set });
    else if (!isUnchanged(row, set))
      await tx
        .update(placements)
        .set(set)
        .where(and(here, eq(placements.identifier, identifier)));
  }
}

/** A changed rule gets the next revision; one that only moved keeps its own. */
export async function applyRules(
  tx: Transaction,
  projectId: string,
  wanted: readonly CatalogueTargetingRule[],
  now: Date,
): Promise<void> {
  const current = await tx.select().from(targetingRules).where(eq(targetingRules.projectId, projectId));
  for (const [position, rule] of wanted.entries()) {
    const set = columnsOf(rule);
    const row = current.find((it) => it.identifier === rule.identifier);
    if (!row) {
      const { identifier } = rule;
      await tx.insert(targetingRules).values({ id: newId(now), projectId, identifier, position, revision: 1, ...set });
      continue;
    }
    const revision = isUnchanged(row, set) ? row.revision : row.revision + 1;
    if (revision !== row.revision || position !== row.position)
      await tx
        .update(targetingRules)
        .set({ ...set, position, revision })
        .where(eq(targetingRules.id, row.id));
  }
  const gone = current.filter((row) => !wanted.some((it) => it.identifier === row.identifier)).map((it) => it.id);
  if (gone.length > 0) await tx.delete(targetingRules).where(inArray(targetingRules.id, gone));
}

function columnsOf({ state, starts_at, ends_at, conditions, offering, placements }: CatalogueTargetingRule) {
  const startsAt = starts_at ? new Date(starts_at) : null;
  const endsAt = ends_at ? new Date(ends_at) : null;
  return { state, startsAt, endsAt, conditions, offering, placements };
}
