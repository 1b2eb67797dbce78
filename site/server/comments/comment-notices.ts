import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { Notice } from "../notifications/notice.ts";
import { comments, mentions } from "./tables.ts";

interface WrittenComment {
  id: string;
  authorId: string;
  parentId: string | null;
}

/** Who is notified of a comment, each once: the author of what it stands under, whom it replies to, and whom it names. */
export async function commentNotices(
  tx: Transaction,
  { id, authorId, parentId }: WrittenComment,
  named: readonly { memberId: string }[],
  subjectAuthorId: string | null,
): Promise<Notice[]> {
  const notices = new Map<string, Notice>();
  const add = (memberId: string, kind: Notice["kind"]) => {
    if (!notices.has(memberId)) notices.set(memberId, { memberId, kind, actorId: authorId, subjectId: id });
  };
  if (parentId !== null) for (const parent of await authorOf(tx, parentId)) add(parent.authorId, "reply");
  for (const { memberId } of named) add(memberId, "mention");
  if (subjectAuthorId !== null) add(subjectAuthorId, "comment");
  return [...notices.values()];
}

const authorOf = (tx: Transaction, id: string) =>
  tx.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, id));

/** Whom a comment names, as notices. */
export const namedBy = (tx: Transaction, commentId: string): Promise<{ memberId: string }[]> =>
  tx.select({ memberId: mentions.memberId }).from(mentions).where(eq(mentions.commentId, commentId));
