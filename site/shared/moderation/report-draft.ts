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

/**
 * `POST /api/reports`. Members, looks, brands, collections and products are named by their slugs, a brand’s response by the id
 * of its review, the others by their ids.
 */
export const ReportDraft = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("member"), slug: target, ...common }),
    z.object({ kind: z.literal("look"), slug: target, ...common }),
    z.object({ kind: z.literal("comment"), id: target, ...common }),
    z.object({ kind: z.literal("item"), id: target, ...common }),
    z.object({ kind: z.literal("review"), id: target, ...common }),
    z.object({ kind: z.literal("response"), id: target, ...common }),
    z.object({ kind: z.literal("message"), id: target, ...common }),
    z.object({ kind: z.literal("brand"), slug: target, ...common }),
    z.object({ kind: z.literal("collection"), brand: target, slug: target, ...common }),
    z.object({ kind: z.literal("product"), slug: target, ...common }),
  ],
  {
    error:
      "Choose a member, a look, a comment, an item, a review, a response, a reply, a brand, a collection or a product to report.",
  },
);
export type ReportDraft = z.infer<typeof ReportDraft>;

type SubjectOf<Draft> = Draft extends unknown ? Omit<Draft, "reason" | "note"> : never;
/** What a report is about. */
export type ReportSubject = SubjectOf<ReportDraft>;
