import * as z from "zod";
import { formatNumber } from "../format-number.ts";
import { adminLimits, moderationLimits } from "../limits.ts";
import { hasVisibleText } from "../visible-text.ts";
import { appealOutcomes, chosenDecisions, endsBySelf } from "./decision.ts";
import { reportReasons } from "./report.ts";

const textUpTo = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Use ${formatNumber(max)} characters or fewer for the ${what}.`);

const writtenText = (max: number, what: string, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .refine(hasVisibleText, missing)
    .max(max, `Use ${formatNumber(max)} characters or fewer for the ${what}.`);

/** `POST /api/admin/cases/{id}/decision` */
export const DecisionDraft = z
  .object({
    /** The version of the case that the admin has read. */
    version: z.int("Reload the page and try again."),
    decision: z.enum(chosenDecisions, { error: "Choose a decision." }),
    reason: z.enum(reportReasons, { error: "Choose a reason." }).optional(),
    /** The author reads it. Of a dismissal, only admins do. */
    why: textUpTo(adminLimits.whyLength, "note").default(""),
    /** Of posting pauses and suspensions. */
    days: z
      .int("Choose how long it lasts.")
      .min(1, "Choose at least one day.")
      .max(moderationLimits.longestDays, `Choose up to ${moderationLimits.longestDays} days.`)
      .optional(),
    /** Whether what was reported is hidden too. */
    hides: z.boolean().default(false),
  })
  .superRefine(({ decision, reason, why, days }, context) => {
    const missing = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (decision !== "dismissed" && reason === undefined) missing("reason", "Choose a reason.");
    if (decision !== "dismissed" && reason === "other" && !hasVisibleText(why))
      missing("why", "Write a note that says what’s wrong.");
    if (endsBySelf(decision) && days === undefined) missing("days", "Choose how long it lasts.");
  });
export type DecisionDraft = z.input<typeof DecisionDraft>;

/** `POST /api/admin/cases/{id}/notes` */
export const CaseNoteDraft = z.object({
  text: writtenText(moderationLimits.noteLength, "note", "Write a note."),
});

/** `POST /api/decisions/{id}/appeal` */
export const AppealDraft = z.object({
  text: writtenText(moderationLimits.appealLength, "appeal", "Say why you think this decision is a mistake."),
});

/** `POST /api/admin/appeals/{id}/answer` */
export const AppealAnswerDraft = z.object({
  outcome: z.enum(appealOutcomes, { error: "Choose to keep or to lift the decision." }),
  answer: writtenText(moderationLimits.appealLength, "answer", "Write an answer."),
});

/** `POST /api/admin/decisions/{id}/lifting` */
export const LiftingDraft = z.object({ why: writtenText(adminLimits.whyLength, "reason", "Enter a reason.") });

const withLettersAtBothEnds = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?$/u;

/** `PUT /api/admin/guarded-words`: a word or a phrase a line. */
export const GuardedWordsDraft = z.object({
  /** The version that the form began from; 0 for the first list. */
  version: z.int("Reload the page and try again."),
  text: z
    .string()
    .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(hasVisibleText))
    .refine(
      (phrases) => phrases.length <= moderationLimits.phrases,
      `Use ${formatNumber(moderationLimits.phrases)} lines or fewer.`,
    )
    .refine(
      (phrases) => phrases.every((phrase) => phrase.length <= moderationLimits.phraseLength),
      `Use ${moderationLimits.phraseLength} characters or fewer for each line.`,
    )
    .refine(
      (phrases) => phrases.every((phrase) => withLettersAtBothEnds.test(phrase)),
      "Begin and end each line with a letter or a digit. Other characters don’t count: “c++” would find every “c”.",
    ),
});
