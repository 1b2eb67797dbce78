import * as z from "zod";
import { altText, PhotoId, Slug, Version } from "../catalogue-admin/form-texts.ts";
import { notebookLimits } from "../limits.ts";
import { EntryDocumentSchema } from "../notebook/entry-document-schema.ts";
import { allowedReaders } from "../reader-access.ts";

const { titleLength, excerptLength, categoriesOfEntry } = notebookLimits;

/** `POST /api/admin/notebook`, `POST /api/admin/notebook/{id}/revisions`. Unfinished texts are saved too: only publishing asks for a title. */
export const EntryTextDraft = z.object({
  title: z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().max(titleLength, `Use ${titleLength} characters or fewer for the title.`)),
  excerpt: z.string().trim().max(excerptLength, `Use ${excerptLength} characters or fewer for the introduction.`),
  document: EntryDocumentSchema,
});
export type EntryTextDraft = z.output<typeof EntryTextDraft>;

/** `PUT /api/admin/notebook/{id}/text` */
export const EntryTextEdit = EntryTextDraft.extend({
  version: Version,
  /** Keeps the text before this one as a version of its own, whoever wrote it. Editors ask for it after a conflict. */
  keepsBefore: z.boolean().default(false),
});
export type EntryTextEdit = z.output<typeof EntryTextEdit>;

/** `PUT /api/admin/notebook/{id}` */
export const EntrySettingsDraft = z.object({
  /** Of the settings. */
  version: Version,
  slug: Slug,
  allowed: z.enum(allowedReaders, "Choose who may read it."),
  cover: PhotoId.nullish().transform((id) => id ?? null),
  coverAlt: altText,
  /** Slugs. */
  categories: z
    .array(z.string().min(1).max(100))
    .max(categoriesOfEntry, `Choose up to ${categoriesOfEntry} categories.`)
    .refine((slugs) => new Set(slugs).size === slugs.length, "Choose each category once."),
  /** The slug of an admin or of a member who wrote as a guest. */
  author: z.string().min(1, "Choose an author.").max(100),
});
export type EntrySettingsDraft = z.output<typeof EntrySettingsDraft>;

/** The last one that entries can be scheduled for. */
const lastYear = 2099;

/** `PUT /api/admin/notebook/{id}/publication` */
export const EntryPublication = z.object({
  /** Of the text that goes out. */
  version: Version,
  /** At once without one; a past instant is refused. */
  at: z.iso
    .datetime({ offset: true, error: "Choose a date and a time.", abort: true })
    .refine((at) => at < `${lastYear + 1}`, `Choose a date before ${lastYear + 1}.`)
    .nullish()
    .transform((at) => at ?? null),
});
export type EntryPublication = z.output<typeof EntryPublication>;

/** `DELETE /api/admin/notebook/{id}`: of the text, so that nobody deletes what they have not seen. */
export const VersionOfEntry = z.object({ version: Version });
