import { dayMs } from "../../../../shared/durations.ts";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { LineFile, Step } from "./line.ts";

/** A file of the line as this device keeps it. */
export interface StoredFile {
  id: string;
  memberId: string;
  /** In ms; orders the files. */
  addedAt: number;
  name: string;
  sizeBytes: number;
  lastModified: number;
  /** Null for a refused file, and once the item exists. */
  file: Blob | null;
  hasPhoto: boolean;
  refusal: string | null;
  item: ItemCard | null;
  /** When the item was made, in ms. */
  madeAt: number | null;
}

export const storedFile = (file: LineFile, memberId: string, nowMs: number): StoredFile => ({
  id: file.id,
  memberId,
  addedAt: file.addedAt,
  name: file.name,
  sizeBytes: file.sizeBytes,
  lastModified: file.lastModified,
  file: file.file,
  hasPhoto: file.hasPhoto,
  refusal: file.step.at === "refused" ? file.step.why : null,
  item: file.step.at === "done" ? file.step.item : null,
  madeAt: file.step.at === "done" ? nowMs : null,
});

export const restoredFile = ({ refusal, item, ...stored }: StoredFile): LineFile => ({
  id: stored.id,
  addedAt: stored.addedAt,
  name: stored.name,
  sizeBytes: stored.sizeBytes,
  lastModified: stored.lastModified,
  file: stored.file,
  hasPhoto: stored.hasPhoto,
  isKept: true,
  timesLost: 0,
  step: stepOf(refusal, item),
});

function stepOf(refusal: string | null, item: ItemCard | null): Step {
  if (item) return { at: "done", item };
  return refusal === null ? { at: "waiting" } : { at: "refused", why: refusal };
}

/** With what another tab has made since the page was asked for: the page may lack it. */
export const isInLine = ({ item, madeAt }: StoredFile, pageAskedAtMs: number): boolean =>
  item === null || (madeAt !== null && madeAt >= pageAskedAtMs);

/** A file without bytes is remembered for a day, so that choosing it again is noticed. */
export const isForgotten = ({ file, addedAt }: StoredFile, nowMs: number): boolean =>
  file === null && nowMs - addedAt > dayMs;
