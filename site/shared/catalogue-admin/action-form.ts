import * as z from "zod";
import { catalogueLimits } from "../limits.ts";

const common = {
  slugs: z
    .array(z.string().min(1).max(100))
    .min(1, "Choose at least one.")
    .max(catalogueLimits.actedOnAtOnce, `Choose ${catalogueLimits.actedOnAtOnce} or fewer.`)
    .transform((slugs) => [...new Set(slugs)]),
  /** Only says what would happen. */
  preview: z.boolean().default(false),
};

const why = z
  .string()
  .trim()
  .max(catalogueLimits.answerLength, `Use ${catalogueLimits.answerLength} characters or fewer for the reason.`)
  .default("");

const { answerLength } = catalogueLimits;

/** `POST /api/admin/brand-actions` and `…/product-actions`, for one or for up to 200. */
export const CatalogueAction = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("approve"), ...common }),
    z.object({
      action: z.literal("refuse"),
      ...common,
      /** What the proposers are told. */
      answer: z
        .string({ error: "Write a note to the proposer." })
        .trim()
        .max(answerLength, `Use ${answerLength} characters or fewer for the note.`)
        .default(""),
    }),
    z.object({ action: z.literal("hide"), ...common, why }),
    z.object({ action: z.literal("show"), ...common, why }),
    z.object({
      action: z.literal("merge"),
      ...common,
      /** Slug of the one that stays. */
      into: z.string({ error: "Choose which one stays." }).min(1, "Choose which one stays.").max(100),
    }),
  ],
  { error: "Choose to approve, refuse, hide, show or merge." },
);
export type CatalogueAction = z.input<typeof CatalogueAction>;
export type ParsedAction = z.output<typeof CatalogueAction>;

/** `POST /api/admin/undos`: entries of the audit log that an action answered. */
export const UndoDraft = z.object({
  entries: z
    .array(z.uuid("We can’t find this action."))
    .min(1, "Choose what to undo.")
    .max(catalogueLimits.actedOnAtOnce, `Undo ${catalogueLimits.actedOnAtOnce} or fewer.`),
});
export type UndoDraft = z.input<typeof UndoDraft>;
