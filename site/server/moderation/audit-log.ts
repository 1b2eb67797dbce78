import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AuditEntry } from "../../shared/moderation/admin.ts";
import type { Slice } from "../../shared/page-data.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { audit } from "../audit/tables.ts";
import { type Cursors, InstantKey, instantOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import type { SiteContext } from "../site-context.ts";
import { auditSubject, subjectColumn } from "./audit-subjects.ts";
import { type ResolvedFields, resolveAuditMembers } from "./resolve-audit-members.ts";

const pageSize = 50;
const newestFirst = instantOrder(audit.at, audit.id, "desc");
const actors = alias(members, "actors");
const targets = alias(members, "targets");

/**
 * What admins did, newest first.
 * @param target a member's present or former slug: only admin actions about them
 */
export async function auditLog(site: SiteContext, target: string | null, cursors: Cursors): Promise<Slice<AuditEntry>> {
  const page = await pageOfRows(
    {
      list: "admin-audit",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => rowsOf(site, target, start, limit),
      keyOf: ({ entry }): InstantKey => [entry.at.getTime(), entry.id],
    },
    cursors,
  );
  const shown = await resolveAuditMembers(
    site.db,
    page.items.map(({ entry }) => entry),
  );
  return { ...page, items: page.items.map((row) => entryOf(row, shown(row.entry))) };
}

function rowsOf({ db }: SiteContext, target: string | null, start: PageStart<InstantKey>, limit: number) {
  const named = db
    .select({ id: memberSlugs.memberId })
    .from(memberSlugs)
    .where(eq(memberSlugs.slug, target ?? ""));
  return db
    .select({
      entry: audit,
      actor: { slug: actors.slug, username: actors.username, firstName: actors.firstName, lastName: actors.lastName },
      target: {
        slug: targets.slug,
        username: targets.username,
        firstName: targets.firstName,
        lastName: targets.lastName,
      },
      subject: subjectColumn,
    })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .leftJoin(targets, and(eq(audit.targetKind, "member"), eq(targets.id, audit.targetId)))
    .where(
      and(
        target === null ? undefined : and(eq(audit.targetKind, "member"), inArray(audit.targetId, named)),
        newestFirst.isBeyond(start),
      ),
    )
    .orderBy(...newestFirst.orderBy(start))
    .limit(limit);
}

type Named = Parameters<typeof usernameOf>[0] & { slug: string };

const nameOf = (row: Named | null) => row && { slug: row.slug, username: usernameOf(row) };

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const entryOf = (row: Row, { before, after }: ResolvedFields): AuditEntry => {
  const { id, at, act, why, requestId } = row.entry;
  return {
    ...{ id, act, before, after, why, requestId },
    at: at.toISOString(),
    actor: nameOf(row.actor),
    target: nameOf(row.target),
    subject: auditSubject(row.subject, after),
  };
};
