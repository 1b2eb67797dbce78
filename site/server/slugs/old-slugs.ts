import type { Database, Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { preparedRows, query } from "../db/prepared-query.ts";
import { noScope, oldSlugs, type SluggedKind } from "./tables.ts";

/** Lets a former address lead to its subject for good. */
export async function keepOldSlug(
  tx: Transaction,
  { at, ...old }: { kind: SluggedKind; scopeId: string; slug: string; subjectId: string; at: Date },
): Promise<void> {
  const { kind, scopeId, slug } = oldSlugs;
  await tx
    .insert(oldSlugs)
    .values({ ...old, createdAt: at })
    .onConflictDoUpdate({ target: [kind, scopeId, slug], set: { subjectId: old.subjectId } });
}

/** @param scopeId the brand of a collection */
export async function isOldSlug(
  tx: Transaction,
  kind: SluggedKind,
  slug: string,
  scopeId: string = noScope,
): Promise<boolean> {
  return (await subjectOfOldSlug(tx, kind, slug, scopeId)) !== null;
}

/** The id of what had this slug. */
export async function subjectOfOldSlug(
  db: Database | Transaction,
  kind: SluggedKind,
  slug: string,
  scopeId: string = noScope,
): Promise<string | null> {
  const [old] = await preparedRows(db, "subject of an old slug", { kind, slug, scopeId }, () =>
    query
      .select({ subjectId: oldSlugs.subjectId })
      .from(oldSlugs)
      .where(
        and(
          eq(oldSlugs.kind, sql.placeholder("kind")),
          eq(oldSlugs.scopeId, sql.placeholder("scopeId")),
          eq(oldSlugs.slug, sql.placeholder("slug")),
        ),
      ),
  );
  return old?.subjectId ?? null;
}

/** Lets all former addresses of one subject lead to another, into which it was merged. */
export async function redirectOldSlugs(
  tx: Transaction,
  kind: SluggedKind,
  fromSubjectId: string,
  toSubjectId: string,
): Promise<void> {
  await tx
    .update(oldSlugs)
    .set({ subjectId: toSubjectId })
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.subjectId, fromSubjectId)));
}
