import * as z from "zod";
import { altText, optionalText, PhotoId, requiredName, Slug, Version } from "../catalogue-admin/form-texts.ts";
import { colours } from "../colours.ts";
import { groupWriters } from "../groups/group-options.ts";
import { groupLimits } from "../limits.ts";
import { allowedReaders } from "../reader-access.ts";

/** `POST /api/admin/groups`: it becomes the last one. */
export const GroupDraft = z.object({
  name: requiredName("group"),
  slug: Slug,
  description: optionalText(groupLimits.descriptionLength, "description").transform((text) => text ?? ""),
  colour: z.enum(colours, "Choose a colour from the list."),
  cover: PhotoId.nullish().transform((id) => id ?? null),
  coverAlt: altText,
  mayRead: z.enum(allowedReaders, "Choose who may read."),
  mayPost: z.enum(groupWriters, "Choose who may write."),
  isClosed: z.boolean().default(false),
});
export type GroupDraft = z.input<typeof GroupDraft>;
export type ParsedGroup = z.output<typeof GroupDraft>;

/** `PUT /api/admin/groups/{slug}`: the whole form. */
export const GroupEdit = GroupDraft.extend({ version: Version });
export type GroupEdit = z.input<typeof GroupEdit>;

/** `PUT /api/admin/group-order`: all groups. 409 when they are others by now. */
export const GroupOrder = z.object({
  slugs: z
    .array(z.string().min(1).max(100))
    .max(groupLimits.groups, `Order up to ${groupLimits.groups} at once.`)
    .refine((slugs) => new Set(slugs).size === slugs.length, "Name each one once."),
});

/** `POST /api/admin/groups/{slug}/merge`: its discussions move into another group, and its address redirects there. */
export const GroupMerge = z.object({ into: z.string({ error: "Choose a group." }).min(1, "Choose a group.").max(100) });
