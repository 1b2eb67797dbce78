import { moderationLimits } from "../../../shared/limits.ts";
import {
  type AppealOutcome,
  type CaseDecision,
  reasonPhrases,
  reportedNoun,
  reportedNouns,
  type SanctionKind,
} from "../../../shared/moderation/decision.ts";
import type { ReportedKind, ReportReason, ReportSnapshot } from "../../../shared/moderation/report.ts";
import { shorten } from "../../../shared/shorten.ts";

/** What an email about a decision says of it. */
export interface DecisionText {
  kind: SanctionKind;
  /** "19 March 2026" */
  until: string | null;
  reason: ReportReason;
  why: string;
  about: { kind: ReportedKind; text: string } | null;
}

interface EmailText {
  subject: string;
  /** Sentences behind the greeting. */
  lines: string[];
}

/** The fact first, then what it is about, then what the member can still do. */
export function decisionEmail(decision: DecisionText): EmailText {
  const { kind, until, reason, about } = decision;
  const because = `because ${reasonPhrases[reason]}.`;
  const noun = yourNoun(about?.kind ?? null);
  const more = [...noteOf(decision), ...excerptOf(decision)];
  switch (kind) {
    case "hidden":
      return {
        subject: `We’ve hidden ${noun}`,
        lines: [`we’ve hidden ${noun} ${because}`, ...more, "Only you and our admins can see it now."],
      };
    case "warning":
      return {
        subject: `A warning about ${noun}`,
        lines: [
          `we’re sending you a warning about ${noun} ${because}`,
          ...more,
          "Your account works as before. If it happens again, we may pause your posting or suspend your account.",
        ],
      };
    case "posting-pause":
      return {
        subject: `You can’t post until ${until}`,
        lines: [
          `we’ve paused your posting until ${until} ${because}`,
          ...more,
          "You can log in, read, like and save, but not post, comment, review or reply. Your looks stay where they are.",
        ],
      };
    case "suspension":
      return {
        subject: `Your account is suspended until ${until}`,
        lines: [
          `we’ve suspended your account until ${until} ${because}`,
          ...more,
          "You can log in and read, but not post, comment or review. Your looks stay where they are.",
        ],
      };
    case "ban":
      return {
        subject: "Your account is banned",
        lines: [
          `we’ve banned your account ${because}`,
          ...more,
          "Nobody else can see your profile, your looks or what you wrote. You can log in, download your data and delete your account.",
        ],
      };
  }
}

/** @param outcome null where an admin lifted it without an appeal */
export function answerEmail({ kind, until }: DecisionText, outcome: AppealOutcome | null): EmailText {
  const what: Record<SanctionKind, string> = {
    hidden: "to hide what you posted",
    warning: "to warn you",
    "posting-pause": `to pause your posting until ${until}`,
    suspension: `to suspend your account until ${until}`,
    ban: "to ban your account",
  };
  if (outcome === null)
    return {
      subject: "We’ve lifted our decision",
      lines: [`we’ve checked our decision ${what[kind]} again, and we’ve lifted it. It no longer applies.`],
    };
  if (outcome === "lifted")
    return {
      subject: "We’ve lifted our decision",
      lines: [`we’ve read your appeal and checked our decision ${what[kind]}. You’re right, and we’ve lifted it.`],
    };
  return {
    subject: "We’re keeping our decision",
    lines: [`we’ve read your appeal and checked our decision ${what[kind]}. It stays as it is.`],
  };
}

/** Never who else reported it, nor what was decided about the author. */
export function reportEmail(
  one: { targetKind: ReportedKind; snapshot: ReportSnapshot; decision: CaseDecision | null; hasChangedTarget: boolean },
  reportedOn: string,
): EmailText {
  const { targetKind, snapshot, decision, hasChangedTarget } = one;
  // A response is signed by its brand, and hides its writer.
  const author = targetKind === "response" ? null : snapshot.author?.username;
  const noun = reportedNoun(targetKind, author);
  const outcome =
    decision === "dismissed"
      ? "found that it follows our rules"
      : hasChangedTarget || decision === "other"
        ? "removed it"
        : "acted on it";
  return {
    subject: "We’ve reviewed your report",
    lines: [
      `you reported ${noun} on ${reportedOn}. We reviewed it and ${outcome}.`,
      ...(author ? ["We don’t tell them who reported it."] : []),
    ],
  };
}

const yourNoun = (kind: ReportedKind | null): string =>
  kind === null ? "what you posted" : `your ${reportedNouns[kind].replace(/^an? /, "")}`;

const noteOf = ({ why }: DecisionText): string[] => (why === "" ? [] : [`Our admin wrote: “${why}”`]);

/** The beginning of what it is about, on one line. */
function excerptOf({ about }: DecisionText): string[] {
  const text = shorten(about?.text ?? "", moderationLimits.excerptLength);
  return text === "" ? [] : [`It’s about: “${text}”`];
}
