import * as z from "zod";
import { formatNumber } from "../format-number.ts";
import { notebookLimits } from "../limits.ts";
import { cardSubjects, type EntryDocument, figureLayouts, marks } from "./entry-document.ts";

const { blocks: maxBlocks, paragraphLength, altTextLength, listItems } = notebookLimits;

const isLink = (href: string): boolean =>
  /^(https:\/\/[^\s/?#]|mailto:[^\s@]+@[^\s@]+$|\/(?![/\\])|#)/i.test(href) && !/[\s\\\p{Cc}]/u.test(href);

const Runs = z
  .array(
    z.strictObject({
      text: z.string().min(1).max(paragraphLength),
      marks: z
        .array(z.enum(marks))
        .min(1)
        .max(marks.length)
        .refine((all) => new Set(all).size === all.length)
        .optional(),
      href: z.string().max(2000).refine(isLink, "Links start with https:// or lead to a page of Hemline.").optional(),
    }),
  )
  .max(1000)
  .refine(
    (runs) => runs.reduce((sum, { text }) => sum + text.length, 0) <= paragraphLength,
    `Use ${formatNumber(paragraphLength)} characters or fewer in one paragraph.`,
  );

const FigurePhoto = z.strictObject({
  id: z.uuid().toLowerCase(),
  alt: z.string().max(altTextLength, `Use ${altTextLength} characters or fewer to say what a photo shows.`),
});

const Block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), text: Runs }),
  z.strictObject({ kind: z.literal("heading"), level: z.literal([2, 3]), text: Runs }),
  z.strictObject({ kind: z.literal("list"), isOrdered: z.boolean(), items: z.array(Runs).min(1).max(listItems) }),
  z.strictObject({ kind: z.literal("quote"), paragraphs: z.array(Runs).min(1).max(listItems) }),
  z.strictObject({ kind: z.literal("pullQuote"), text: z.string().max(paragraphLength) }),
  z
    .strictObject({
      kind: z.literal("figure"),
      layout: z.enum(figureLayouts),
      photos: z.array(FigurePhoto).min(1).max(2),
      caption: Runs,
    })
    .refine(({ layout, photos }) => photos.length === (layout === "pair" ? 2 : 1)),
  z.strictObject({ kind: z.literal("divider") }),
  z.strictObject({ kind: z.literal("card"), subject: z.enum(cardSubjects), id: z.uuid().toLowerCase() }),
  z.strictObject({ kind: z.literal("teaserEnd") }),
]);

/** Refuses everything that it does not know. */
export const EntryDocumentSchema: z.ZodType<EntryDocument> = z.strictObject({
  version: z.literal(1),
  blocks: z
    .array(Block)
    .max(maxBlocks, `Use ${maxBlocks} paragraphs, photos and cards or fewer.`)
    .refine((all) => all.filter(({ kind }) => kind === "teaserEnd").length <= 1, "Mark the end of the teaser once."),
});
