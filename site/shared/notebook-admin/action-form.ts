import * as z from "zod";
import { Version } from "../catalogue-admin/form-texts.ts";
import { catalogueLimits } from "../limits.ts";
import { entryActions } from "./notebook-admin.ts";

const { actedOnAtOnce } = catalogueLimits;

/** `POST /api/admin/notebook-actions`, for one or for up to 200. */
export const EntryAction = z.object({
  action: z.enum(entryActions, { error: "Choose to publish, unpublish, delete or restore." }),
  entries: z
    .array(
      z.object({
        id: z.uuid("We can’t find this entry.").toLowerCase(),
        /** Of the text that the list showed: what is newer is neither published nor deleted. */
        version: Version,
      }),
    )
    .min(1, "Choose at least one.")
    .max(actedOnAtOnce, `Choose ${actedOnAtOnce} or fewer.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Name each one once."),
  /** Only says what would happen. */
  preview: z.boolean().default(false),
});
export type EntryAction = z.input<typeof EntryAction>;
export type ParsedEntryAction = z.output<typeof EntryAction>;
