import type { ItemCard } from "../../../../shared/items/item.ts";

/** A file that becomes an item. Its id is that of the photo and the key of the item: no attempt makes either twice. */
export interface LineFile {
  id: string;
  name: string;
  sizeBytes: number;
  lastModified: number;
  /** In ms; orders the files. */
  addedAt: number;
  /** Null once the file is not needed any more. */
  file: Blob | null;
  /** The device has stored the file, so that it survives a reload. */
  isKept: boolean;
  /** The photo is up; the item is not made yet. */
  hasPhoto: boolean;
  /** Connections lost in a row. */
  timesLost: number;
  step: Step;
}

export type Step =
  | { at: "waiting" }
  | { at: "sending"; part: number }
  | { at: "creating" }
  /** Another tab uploads it. */
  | { at: "elsewhere" }
  | { at: "failed"; why: string }
  /** It can never become a photo. */
  | { at: "refused"; why: string }
  | { at: "done"; item: ItemCard };

/** What no file can start before. */
export type Hold =
  | { why: "offline" }
  /** The connection is tried again then. */
  | { why: "lost"; untilMs: number }
  /** The site asks to wait until then. */
  | { why: "busy"; untilMs: number }
  | { why: "full"; message: string }
  | { why: "logged-out" };

/** The files of one member on this device, in the order in which they were chosen. */
export interface Line {
  files: readonly LineFile[];
  isPaused: boolean;
  hold: Hold | null;
  /** Connections lost since the last success. */
  timesLost: number;
}

export const emptyLine: Line = { files: [], isPaused: false, hold: null, timesLost: 0 };

const maxRunning = 2;
const waiting: Step = { at: "waiting" };

export const fileOf = (line: Line, id: string): LineFile | undefined => line.files.find((file) => file.id === id);

export const changeFile = (line: Line, id: string, change: Partial<LineFile>): Line => ({
  ...line,
  files: line.files.map((file) => (file.id === id ? { ...file, ...change } : file)),
});

export const setStep = (line: Line, id: string, step: Step): Line => changeFile(line, id, { step });

export const addFiles = (line: Line, files: readonly LineFile[]): Line => ({
  ...line,
  files: [...line.files, ...files.filter(({ id }) => !fileOf(line, id))],
});

export const removeFiles = (line: Line, ids: readonly string[]): Line => ({
  ...line,
  files: line.files.filter(({ id }) => !ids.includes(id)),
});

/** After a success the connection is good again. */
export const completeFile = (line: Line, id: string, item: ItemCard): Line => ({
  ...changeFile(line, id, { step: { at: "done", item }, file: null, timesLost: 0 }),
  timesLost: 0,
});

export const release = (line: Line): Line => ({ ...line, hold: null });

/** A person's wish to try again: it also ends what the line waits for. */
export const retryFiles = (line: Line, ids: readonly string[]): Line => ({
  ...line,
  hold: null,
  files: line.files.map((file) =>
    ids.includes(file.id) && file.step.at === "failed" ? { ...file, step: waiting, timesLost: 0 } : file,
  ),
});

export const isRunning = ({ step }: LineFile): boolean => step.at === "sending" || step.at === "creating";

/** It is lost when the page is closed: the device could not keep it. */
export const isUnkept = ({ isKept, file, step }: LineFile): boolean =>
  !isKept && file !== null && step.at !== "refused";

/** What “Cancel” can still take back: an item that is being made is left alone. */
export const isCancellable = ({ step }: LineFile): boolean =>
  step.at === "waiting" || step.at === "sending" || step.at === "elsewhere" || step.at === "failed";

/** What to start now: two files are under way at most. */
export function nextFiles({ files, isPaused, hold }: Line): LineFile[] {
  if (isPaused || hold) return [];
  const free = maxRunning - files.filter(isRunning).length;
  return files.filter(({ step }) => step.at === "waiting").slice(0, Math.max(0, free));
}

export interface LineCounts {
  all: number;
  done: number;
  running: number;
  waiting: number;
  failed: number;
}

/** Without refused files. */
export function countsOf({ files }: Line): LineCounts {
  const count = (...steps: Step["at"][]) => files.filter(({ step }) => steps.includes(step.at)).length;
  const [done, running] = [count("done"), count("sending", "creating")];
  const [still, failed] = [count("waiting", "elsewhere"), count("failed")];
  return { all: done + running + still + failed, done, running, waiting: still, failed };
}

/** The sent part of all files, 0..1: of those under way in part, others whole or not at all. */
export function partSent({ files }: Line): number {
  const parts = files.flatMap(({ step }) => {
    if (step.at === "refused") return [];
    if (step.at === "sending") return [step.part];
    return [step.at === "done" || step.at === "creating" ? 1 : 0];
  });
  return parts.length ? parts.reduce((sum, part) => sum + part, 0) / parts.length : 0;
}
