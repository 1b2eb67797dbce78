import * as z from "zod";
import { formatNumber } from "../format-number.ts";
import { reportLimits } from "../limits.ts";
import { reportReasons } from "./report.ts";

const common = {
  reason: z.enum(reportReasons, { error: "Choose what’s wrong." }),
  note: z
    .string()
    .trim()
    .max(reportLimits.noteLength, `Use ${formatNumber(reportLimits.noteLength)} characters or fewer for the note.`)
    .default(""),
};
const target = z.string().min(1).max(200);

/** `POST /api/reports`. Members, looks, brands and products are named by their slugs, the others by their ids. */
export const ReportDraft = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("member"), slug: target, ...common }),
    z.object({ kind: z.literal("look"), slug: target, ...common }),
    z.object({ kind: z.literal("comment"), id: target, ...common }),
    z.object({ kind: z.literal("item"), id: target, ...common }),
    z.object({ kind: z.literal("review"), id: target, ...common }),
    z.object({ kind: z.literal("message"), id: target, ...common }),
    z.object({ kind: z.literal("brand"), slug: target, ...common }),
    z.object({ kind: z.literal("product"), slug: target, ...common }),
  ],
  { error: "Choose a member, a look, a comment, an item, a review, a reply, a brand or a product to report." },
);
export type ReportDraft = z.infer<typeof ReportDraft>;

type SubjectOf<Draft> = Draft extends unknown ? Omit<Draft, "reason" | "note"> : never;
/** What a report is about. */
export type ReportSubject = SubjectOf<ReportDraft>;
