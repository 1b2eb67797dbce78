import type { AuditAct } from "../../../shared/moderation/admin.ts";

export const actLabels: Record<AuditAct, string> = {
  "change-role": "Changed role",
  create: "Created",
  edit: "Edited",
  delete: "Deleted",
  approve: "Approved",
  refuse: "Refused",
  hide: "Hid",
  show: "Showed again",
  merge: "Merged",
  undo: "Undid",
  reorder: "Reordered",
  "add-product": "Added product",
  "remove-product": "Removed product",
  dismiss: "Dismissed",
  warn: "Warned",
  "pause-posting": "Paused posting",
  suspend: "Suspended",
  ban: "Banned",
  uphold: "Kept decision",
  lift: "Lifted decision",
  pin: "Pinned",
  unpin: "Unpinned",
  lock: "Locked",
  unlock: "Unlocked",
  move: "Moved",
  split: "Split",
  publish: "Published",
  schedule: "Scheduled",
  unpublish: "Unpublished",
  preview: "Made a preview link",
  "end-previews": "Ended preview links",
  "close-comments": "Turned comments off",
  "open-comments": "Turned comments on",
  "replace-response": "Replaced the response",
  "delete-response": "Deleted the response",
};

/** "role: member" for each field. */
export const factsOf = (facts: Record<string, unknown> | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ") || "–";
