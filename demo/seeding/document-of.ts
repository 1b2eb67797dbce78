import type { Block, CardSubject, EntryDocument } from "@hemline/site/shared/notebook/entry-document.ts";
import { altOf } from "../picture-file.ts";
import type { PlannedBlock, PlannedCard, PlannedEntry } from "../planned/notebook/planned-entry.ts";

interface Found {
  /** The id of an uploaded picture. */
  photoOf(file: string): string;
  /** The id of what a card shows. */
  cardOf(card: PlannedCard): string;
}

/** A planned entry’s text as the site keeps it. */
export const documentOf = ({ blocks }: PlannedEntry, found: Found): EntryDocument => ({
  version: 1,
  blocks: blocks.map((block) => blockOf(block, found)),
});

function blockOf(block: PlannedBlock, { photoOf, cardOf }: Found): Block {
  switch (block.kind) {
    case "figure": {
      const { layout, files, caption } = block;
      return {
        kind: "figure",
        layout,
        caption,
        photos: files.map((file) => ({ id: photoOf(file), alt: altOf(file) })),
      };
    }
    case "look":
    case "item":
    case "product":
    case "brand":
      return { kind: "card", subject: block.kind satisfies CardSubject, id: cardOf(block) };
    default:
      return block;
  }
}
