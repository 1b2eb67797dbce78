import type { CaseDecision, ChosenDecision, GuardReason, SanctionKind } from "../../../shared/moderation/decision.ts";

/** As admins read them. */
export const decisionLabels: Record<CaseDecision, string> = {
  dismissed: "Dismissed",
  hidden: "Hidden",
  warning: "Warning",
  "posting-pause": "Posting pause",
  suspension: "Suspension",
  ban: "Ban",
  other: "Decided on its page",
};

/** What each choice does. */
export const decisionEffects: Record<ChosenDecision, string> = {
  dismissed: "It follows our rules. Everything stays as it is.",
  hidden: "Only its author and admins read it.",
  warning: "The author gets a warning. Their account works as before.",
  "posting-pause": "The author can’t post, comment, review or reply until it ends. They can read, like and save.",
  suspension: "The author can log in and read, and nothing else, until it ends. What they posted stays.",
  ban: "Nobody else sees the author’s profile or anything they posted. They can log in and download their data.",
};

/** What lifting each does. */
export const liftEffects: Record<SanctionKind, string> = {
  hidden: "What we’ve hidden is shown again.",
  warning: "The warning no longer applies, and what it hid is shown again.",
  "posting-pause": "The posting pause ends now, and what it hid is shown again.",
  suspension: "The suspension ends now, and what it hid is shown again.",
  ban: "The ban ends now, and what it hid is shown again.",
};

export const guardLabels: Record<GuardReason, string> = {
  link: "New member’s link",
  words: "Word we check",
};

/** As the member whom they concern reads them. */
export const sanctionTitles: Record<SanctionKind, string> = {
  hidden: "We’ve hidden what you posted",
  warning: "We’ve sent you a warning",
  "posting-pause": "We’ve paused your posting",
  suspension: "We’ve suspended your account",
  ban: "We’ve banned your account",
};
