import type { Transaction } from "@hemline/database";
import { and, asc, ne, sql } from "drizzle-orm";
import type { GroupRow } from "../groups/group-rows.ts";
import { groups } from "../groups/tables.ts";
import { invalid } from "../problems.ts";

/** All of them, in their order: their places and names are changed by one admin at a time. There are a few. */
export async function lockGroups(tx: Transaction): Promise<GroupRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site.groups'))`);
  const ids = await tx.select({ id: groups.id }).from(groups).orderBy(asc(groups.id)).for("no key update");
  return ids.length ? tx.select().from(groups).orderBy(asc(groups.position)) : [];
}

/** @throws 422 where another group has the name */
export async function requireFreeName(tx: Transaction, name: string, ownId: string): Promise<void> {
  const isSame = sql`lower(${groups.name}) = lower(${name})`;
  if (await tx.$count(groups, and(isSame, ne(groups.id, ownId))))
    throw invalid({ name: [`There is a group called “${name}” already.`] });
}
