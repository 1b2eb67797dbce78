import { and, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { retryWindowMs } from "../rules/access/dunning.ts";
import { ofProjects } from "./project-clocks.ts";
import type { Sql } from "./sql.ts";
import { accessEndOf } from "./subscriptions.ts";
import { operations, promotionalGrants, subscriptions } from "./tables.ts";

interface Range {
  projectId: string;
  after: Date;
  until: Date;
}

/** The first instant after `after`, and not after `until`, at which something is due in a project. */
export async function nextDue(db: Sql, o: Range): Promise<Date | null> {
  const windowMs = sql`case when ${subscriptions.isAccelerated}
    then ${retryWindowMs({ isAccelerated: true })}::float8 else ${retryWindowMs({ isAccelerated: false })}::float8 end`;
  const givenUp = sql`${subscriptions.billingIssueAt} + ${windowMs} * interval '1 ms'`;
  const isOpen = isNull(subscriptions.endedAt);
  const first = async (at: SQL, where: SQL | undefined): Promise<Date | null> => {
    const [row] = await db
      .select({ at: sql`min(${at})`.mapWith(subscriptions.renewsAt) })
      .from(subscriptions)
      .where(and(isOpen, where, gt(at, o.after), lte(at, o.until), theirs));
    return row?.at ?? null;
  };
  const theirs = ofProjects({ only: o.projectId }, subscriptions.customerId);
  const found = [
    await nextCheckoutEnd(db, o),
    await nextGrantEnd(db, o),
    await first(sql`${subscriptions.renewsAt}`, isNotNull(subscriptions.renewsAt)),
    await first(
      accessEndOf,
      and(isNull(subscriptions.lapsedAt), or(isNull(subscriptions.renewsAt), isNotNull(subscriptions.billingIssueAt))),
    ),
    await first(givenUp, isNotNull(subscriptions.billingIssueAt)),
  ].filter((it) => it !== null);
  return found.length > 0 ? new Date(Math.min(...found.map((it) => it.getTime()))) : null;
}

async function nextCheckoutEnd(db: Sql, { projectId, after, until }: Range): Promise<Date | null> {
  const { settledAt, expiresAt, customerId } = operations;
  const [row] = await db
    .select({ at: sql`min(${expiresAt})`.mapWith(expiresAt) })
    .from(operations)
    .where(
      and(isNull(settledAt), gt(expiresAt, after), lte(expiresAt, until), ofProjects({ only: projectId }, customerId)),
    );
  return row?.at ?? null;
}

async function nextGrantEnd(db: Sql, { projectId, after, until }: Range): Promise<Date | null> {
  const { endedAt, endsAt, customerId } = promotionalGrants;
  const [row] = await db
    .select({ at: sql`min(${endsAt})`.mapWith(endsAt) })
    .from(promotionalGrants)
    .where(and(isNull(endedAt), gt(endsAt, after), lte(endsAt, until), ofProjects({ only: projectId }, customerId)));
  return row?.at ?? null;
}
