import type { Notice } from "../notifications/notice.ts";
import type { LockedSubject } from "./subjects/lock-subject.ts";

interface WrittenComment {
  id: string;
  authorId: string;
}

interface Concerned {
  /** The author of the comment or reply that it answers. */
  answered: string | null;
  named: readonly { memberId: string }[];
  /** Of what it stands under. */
  subject: Pick<LockedSubject, "id" | "authorId">;
}

/**
 * Who is notified of a new comment: whom it answers, whom it names, and the author of what it stands under. Who is more
 * than one of them is notified once.
 */
export const commentNotices = (comment: WrittenComment, { answered, named, subject }: Concerned): Notice[] => [
  ...(answered === null ? [] : [noticeOf(comment, answered, "reply")]),
  ...named.map(({ memberId }) => noticeOf(comment, memberId, "mention")),
  ...(subject.authorId === null ? [] : [{ ...noticeOf(comment, subject.authorId, "comment"), underId: subject.id }]),
];

export const noticeOf = ({ id, authorId }: WrittenComment, memberId: string, kind: Notice["kind"]): Notice => ({
  ...{ memberId, kind, actorId: authorId, subjectId: id },
});
