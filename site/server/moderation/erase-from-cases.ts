import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, isNull, ne, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReportedKind } from "../../shared/moderation/report.ts";
import { eraseTitlesAbove, isAboutCommentOn } from "../cases/erase-titles-above.ts";
import { cases, reports } from "../cases/tables.ts";
import { comments } from "../comments/tables.ts";
import { messages } from "../discussions/tables.ts";
import { items } from "../items/tables.ts";
import { looks } from "../looks/tables.ts";
import { reviews } from "../reviews/tables.ts";

/**
 * Deletes a member's reports, and the cases that wait for a decision and were reported by nobody else, but not those of
 * messages that wait. Cases about the member, their looks, comments, replies, items and reviews stay, without what they
 * wrote and showed, and those about comments on their looks without the titles.
 */
export async function eraseFromCases(tx: Transaction, memberId: string): Promise<void> {
  const reported = tx.select({ id: reports.caseId }).from(reports).where(eq(reports.reporterId, memberId));
  const about = isAboutMember(tx, memberId);
  const under = isAboutCommentOn(tx.select({ slug: looks.slug }).from(looks).where(eq(looks.authorId, memberId)));
  const locked = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(or(inArray(cases.id, reported), about, under))
    .orderBy(asc(cases.id))
    .for("update");
  await tx.delete(reports).where(eq(reports.reporterId, memberId));
  await tx.update(cases).set({ snapshot: blankSnapshot, authorId: null }).where(about);
  await eraseTitlesAbove(tx, under);
  if (locked.length === 0) return;
  // A statement of its own, which sees the reports that it waited for.
  const others = tx.select({ id: reports.caseId }).from(reports).where(eq(reports.caseId, cases.id));
  const ids = locked.map(({ id }) => id);
  await tx
    .delete(cases)
    .where(and(inArray(cases.id, ids), ne(cases.state, "decided"), isNull(cases.guard), notExists(others)));
}

/**
 * About the member, their looks, their comments, their replies, their items or their reviews, which may be deleted since. A
 * case from before cases named their author is found by what it is about.
 */
const isAboutMember = (tx: Transaction, memberId: string): SQL | undefined =>
  or(
    eq(cases.authorId, memberId),
    isAbout("member", sql`(${memberId}::uuid)`),
    isAbout("look", tx.select({ id: looks.id }).from(looks).where(eq(looks.authorId, memberId))),
    isAbout("comment", tx.select({ id: comments.id }).from(comments).where(eq(comments.authorId, memberId))),
    isAbout("item", tx.select({ id: items.id }).from(items).where(eq(items.authorId, memberId))),
    isAbout("message", tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, memberId))),
    isAbout("review", tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, memberId))),
  );

const isAbout = (kind: ReportedKind, ids: SQLWrapper): SQL | undefined =>
  and(eq(cases.targetKind, kind), sql`${cases.targetId} in ${ids}`);

const nobody = "A former member";

/** The title of a case about a member is the member's name; looks and items have titles of their own. */
const blankSnapshot = sql`(${cases.snapshot} - 'waiting' - 'tags')
  || jsonb_build_object('author', jsonb_build_object('slug', '', 'username', ${nobody}::text), 'text', '', 'photos', '[]'::jsonb)
  || case ${cases.targetKind}
    when 'member' then jsonb_build_object('title', ${nobody}::text)
    when 'look' then jsonb_build_object('title', 'Look')
    when 'item' then jsonb_build_object('title', 'Item') else '{}' end`;
