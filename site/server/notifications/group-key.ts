import type { Notice } from "./notice.ts";

/** Notices of one key are one notification until it is read. Each request to follow is answered on its own. */
export function groupKeyOf({ kind, subjectId, actorId }: Notice): string {
  if (subjectId !== undefined) return `${kind} ${subjectId}`;
  return kind === "follow-request" ? `${kind} ${actorId}` : kind;
}
