import { dayMs } from "../../../../shared/durations.ts";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { StoredFile } from "./file-store.ts";
import type { LineFile, Step } from "./line.ts";

/** More than it takes to read and start a page. */
const pageReadingMs = 15_000;

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

/** Another tab may make an item after this page was read; older items are in the page, or have a name. */
export const isInLine = ({ item, madeAt }: StoredFile, nowMs: number): boolean =>
  item === null || (madeAt !== null && nowMs - madeAt < pageReadingMs);

/** A file without bytes is remembered for a day, so that choosing it again is noticed. */
export const isForgotten = ({ file, addedAt }: StoredFile, nowMs: number): boolean =>
  file === null && nowMs - addedAt > dayMs;
