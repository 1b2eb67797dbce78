import { createHash } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { lte, sql } from "drizzle-orm";
import { type RateLimit, windowsOf } from "../http/rate-limiter.ts";
import { tooManyRequests } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { rateWindows } from "./tables.ts";

interface Attempt {
  /** Of the limit. */
  name: string;
  /** Of whom or what it limits. */
  key: string;
  limit: RateLimit;
}

/**
 * Counts attempts in the database. The transaction of what they are made for takes them back when that fails, or when one
 * of them is too many. Several belong in the same order everywhere: each is locked until the transaction ends.
 * @throws 429
 */
export async function takeInWindows(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  attempts: readonly Attempt[],
): Promise<void> {
  const now = clock();
  const asked = attempts.flatMap(({ name, key, limit }) =>
    windowsOf(limit).map(({ burst, perMs }) => ({ name, key: hashOf(key), windowMs: perMs, max: burst })),
  );
  const hasEnded = lte(rateWindows.endsAt, now);
  const counted = await tx
    .insert(rateWindows)
    .values(
      asked.map(({ max, ...window }) => ({ ...window, count: 1, endsAt: new Date(now.getTime() + window.windowMs) })),
    )
    .onConflictDoUpdate({
      target: [rateWindows.name, rateWindows.key, rateWindows.windowMs],
      set: {
        count: sql`case when ${hasEnded} then 1 else ${rateWindows.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning();
  const full = counted.filter(({ name, windowMs, count }) =>
    asked.some((one) => one.name === name && one.windowMs === windowMs && count > one.max),
  );
  if (full.length === 0) return;
  const opensAt = Math.max(...full.map(({ endsAt }) => endsAt.getTime()));
  throw tooManyRequests(Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000)));
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");
