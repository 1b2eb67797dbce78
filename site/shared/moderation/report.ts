export const reportedKinds = ["member", "look", "comment"] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ["spam", "harassment", "sexual", "violence", "not-theirs", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const caseStates = ["open", "claimed", "decided"] as const;
export type CaseState = (typeof caseStates)[number];
