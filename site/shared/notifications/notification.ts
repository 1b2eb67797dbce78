export const notificationKinds = [
  "follow",
  "follow-request",
  "follow-accepted",
  "like",
  "comment",
  "reply",
  "mention",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const digestRhythms = ["never", "daily", "weekly"] as const;
export type DigestRhythm = (typeof digestRhythms)[number];
