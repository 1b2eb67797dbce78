import { dayMs } from "../../../../shared/durations.ts";
import type { StoredFile } from "./file-store.ts";
import type { LineFile } from "./line.ts";

export const storedFile = (file: LineFile, memberId: string): StoredFile => ({
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
});

export const restoredFile = ({ refusal, ...stored }: StoredFile): LineFile => ({
  id: stored.id,
  addedAt: stored.addedAt,
  name: stored.name,
  sizeBytes: stored.sizeBytes,
  lastModified: stored.lastModified,
  file: stored.file,
  hasPhoto: stored.hasPhoto,
  isKept: true,
  timesLost: 0,
  step: refusal === null ? { at: "waiting" } : { at: "refused", why: refusal },
});

/** A file without bytes is remembered for a day, so that choosing it again is noticed. */
export const isForgotten = ({ file, addedAt }: StoredFile, nowMs: number): boolean =>
  file === null && nowMs - addedAt > dayMs;
