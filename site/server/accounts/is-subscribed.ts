import { gt, type Placeholder, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** By the copy of billing's answer: enough for badges and lists. What opens a paid text asks billing. */
export const isSubscribed = ({ subscribedUntil }: { subscribedUntil: Date | null }, now: Date): boolean =>
  subscribedUntil !== null && subscribedUntil > now;

/** The same as SQL. */
export const isSubscriber = ({ subscribedUntil }: { subscribedUntil: PgColumn }, now: Date | Placeholder) =>
  sql<boolean>`coalesce(${gt(subscribedUntil, now)}, false)`;
