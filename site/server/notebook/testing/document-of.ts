import type { Block, EntryDocument } from "../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";

export const teaserEnd = { kind: "teaserEnd" } as const;

/** A document out of its blocks: a text is a paragraph, and a photo a figure. */
export const documentOf = (blocks: readonly (Block | PhotoCard | string)[]): EntryDocument => ({
  version: 1,
  blocks: blocks.map((block): Block => {
    if (typeof block === "string") return { kind: "paragraph", text: [{ text: block }] };
    return "kind" in block ? block : figureOf([block]);
  }),
});

export const figureOf = (
  photos: readonly PhotoCard[],
  { alt = "", caption = "" }: { alt?: string; caption?: string } = {},
): Block => ({
  kind: "figure",
  layout: photos.length === 2 ? "pair" : "full",
  photos: photos.map(({ id }) => ({ id, alt })),
  caption: caption === "" ? [] : [{ text: caption }],
});
