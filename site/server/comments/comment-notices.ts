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
  subject: Pick<LockedSubject, "authorId">;
}

/** Who is notified of a new comment, each once: whom it answers, whom it names, and the author of what it stands under. */
export function commentNotices(comment: WrittenComment, { answered, named, subject }: Concerned): Notice[] {
  const kinds = new Map<string, Notice["kind"]>();
  const add = (memberId: string | null, kind: Notice["kind"]) => {
    if (memberId !== null && !kinds.has(memberId)) kinds.set(memberId, kind);
  };
  add(answered, "reply");
  for (const { memberId } of named) add(memberId, "mention");
  add(subject.authorId, "comment");
  return Array.from(kinds, ([memberId, kind]) => noticeOf(comment, memberId, kind));
}

export const noticeOf = ({ id, authorId }: WrittenComment, memberId: string, kind: Notice["kind"]): Notice => ({
  ...{ memberId, kind, actorId: authorId, subjectId: id },
});
