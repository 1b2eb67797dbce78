import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { AuditEntry } from "../../shared/moderation/admin.ts";
import type { Slice } from "../../shared/page-data.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import type { SiteContext } from "../site-context.ts";
import { audit } from "./tables.ts";

const pageSize = 50;
const list = "admin-audit";
const Key = z.tuple([InstantMs, z.uuid()]);
const actors = alias(members, "actors");
const targets = alias(members, "targets");

/**
 * What admins did, newest first.
 * @param target a member's present or former slug: only admin actions about them
 */
export async function auditLog(
  { db }: SiteContext,
  target: string | null,
  after: string | null,
): Promise<Slice<AuditEntry>> {
  const key = readCursor(list, after, Key);
  const named = db
    .select({ id: memberSlugs.memberId })
    .from(memberSlugs)
    .where(eq(memberSlugs.slug, target ?? ""));
  const rows = await db
    .select({
      entry: audit,
      actor: { slug: actors.slug, username: actors.username, firstName: actors.firstName, lastName: actors.lastName },
      target: {
        slug: targets.slug,
        username: targets.username,
        firstName: targets.firstName,
        lastName: targets.lastName,
      },
    })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .leftJoin(targets, and(eq(audit.targetKind, "member"), eq(targets.id, audit.targetId)))
    .where(
      and(
        target === null ? undefined : and(eq(audit.targetKind, "member"), inArray(audit.targetId, named)),
        key
          ? sql`(${audit.at}, ${audit.id}) < (${new Date(key[0]).toISOString()}::timestamptz, ${key[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(pageSize + 1);
  return sliceOf(rows, pageSize, entryOf, ({ entry }) => writeCursor(list, [entry.at.getTime(), entry.id]));
}

type Named = Parameters<typeof usernameOf>[0] & { slug: string };

const nameOf = (row: Named | null) => row && { slug: row.slug, username: usernameOf(row) };

const entryOf = (row: { entry: typeof audit.$inferSelect; actor: Named | null; target: Named | null }): AuditEntry => {
  const { id, at, act, before, after, why, requestId } = row.entry;
  return {
    ...{ id, act, before, after, why, requestId },
    at: at.toISOString(),
    actor: nameOf(row.actor),
    target: nameOf(row.target),
  };
};
