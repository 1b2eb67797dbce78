import type { ReportedKind, ReportReason } from "./report.ts";

/** `other`: what an admin did elsewhere decided it. */
export const caseDecisions = ["dismissed", "hidden", "warning", "posting-pause", "suspension", "ban", "other"] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** What an admin may choose. */
export const chosenDecisions = ["dismissed", "hidden", "warning", "posting-pause", "suspension", "ban"] as const;
export type ChosenDecision = (typeof chosenDecisions)[number];

/** What a decision means for the member whom it concerns. */
export type SanctionKind = Exclude<ChosenDecision, "dismissed">;

export const appealOutcomes = ["kept", "lifted"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** Why a message waits: a newcomer’s link, or a word of the list. */
export type GuardReason = "link" | "words";

const posted: readonly ReportedKind[] = ["look", "comment", "item", "review", "response", "message"];
const ofCatalogue: readonly ReportedKind[] = ["brand", "collection", "product"];

/**
 * What is posted can be hidden; a profile can’t. Brands and products are hidden, and collections edited or deleted, where
 * admins keep them.
 */
export const canBeHidden = (kind: ReportedKind): boolean => posted.includes(kind);

/** What can be decided about a target of this kind. */
export function decisionsFor(kind: ReportedKind): readonly ChosenDecision[] {
  if (ofCatalogue.includes(kind)) return ["dismissed"];
  return canBeHidden(kind) ? chosenDecisions : chosenDecisions.filter((one) => one !== "hidden");
}

export const endsBySelf = (kind: SanctionKind | CaseDecision): kind is "posting-pause" | "suspension" =>
  kind === "posting-pause" || kind === "suspension";

/** Behind “because” in what the author reads. */
export const reasonPhrases: Record<ReportReason, string> = {
  spam: "it’s spam or advertising",
  harassment: "it’s harassment or hate",
  sexual: "it’s sexual content",
  violence: "it shows or encourages violence or danger",
  "not-theirs": "it uses someone else’s photo or identity",
  other: "it breaks our rules",
};

/** "a comment", "a profile" */
export const reportedNouns: Record<ReportedKind, string> = {
  member: "a profile",
  look: "a look",
  comment: "a comment",
  item: "an item",
  review: "a review",
  response: "a response",
  message: "a reply",
  brand: "a brand",
  collection: "a collection",
  product: "a product",
};

/** "a comment by Bea", "Bea’s profile"; where it has no author, "a brand". */
export function reportedNoun(kind: ReportedKind, author: string | null | undefined): string {
  if (!author) return reportedNouns[kind];
  return kind === "member" ? `${author}’s profile` : `${reportedNouns[kind]} by ${author}`;
}

/** "It’s spam or advertising." with what the admin added. */
export function fullReason({ reason, why }: { reason: ReportReason; why: string }): string {
  const phrase = reasonPhrases[reason];
  const sentence = `${phrase[0]?.toUpperCase()}${phrase.slice(1)}.`;
  return why === "" ? sentence : `${sentence} ${why}`;
}

/** What the author of a message that waits reads. */
export const waitingReason = (guard: GuardReason, number: number): string =>
  `An admin reads this ${number === 1 ? "discussion" : "reply"} before others see it, because ${guardPhrases[guard]}.`;

const guardPhrases: Record<GuardReason, string> = {
  link: "it has a link and you’re new here",
  words: "it has a word that we check",
};
