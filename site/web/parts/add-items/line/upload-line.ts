import { randomUuid } from "../../../../shared/uuid.ts";
import { createArrivals } from "./arrivals.ts";
import { addFiles, isCancellable, type Line, type LineFile, release, removeFiles, retryFiles } from "./line.ts";
import type { LineCalls } from "./line-calls.ts";
import { createMemberLine, type LineDevice, type MemberLine } from "./member-line.ts";
import { refusalOf } from "./refusal-of.ts";
import { createRuns } from "./runs.ts";
import { isForgotten, isInLine, restoredFile } from "./stored-file.ts";

/** Turns a member's files into items, two at a time, and goes on after a reload. */
export interface UploadLine {
  read(): Line;
  subscribe(listener: () => void): () => void;
  /** Restores what the device has kept. Only the first call does. */
  open(): Promise<void>;
  /** Those that were chosen before: the same name, size and date. */
  knownAmong(files: readonly File[]): File[];
  add(files: readonly File[]): Promise<void>;
  setPaused(isPaused: boolean): void;
  /** Ends what the line waits for, and tries failed files again: all of them, or those. */
  retry(ids?: readonly string[]): void;
  /** Aborts and forgets. @returns what takes it back */
  cancel(ids: readonly string[]): () => Promise<void>;
  /** The same with all that can be cancelled, also of files that were chosen a moment ago and are not in the line yet. */
  cancelRest(): { count: number; undo: () => Promise<void> };
  /** Forgets a refused file. */
  dismiss(id: string): void;
  setOnline(isOnline: boolean): void;
}

export function createUploadLine(memberId: string, calls: LineCalls, device: LineDevice): UploadLine {
  const { store } = device;
  const line: MemberLine = createMemberLine(memberId, calls, device, () => runs.startNext());
  const runs = createRuns(line);
  const arrivals = createArrivals(line);
  /** Fingerprints of files whose items were made before the page was loaded. */
  const remembered = new Set<string>();
  let opening: Promise<void> | undefined;

  async function restore() {
    const stored = (await store.all())
      .filter((file) => file.memberId === memberId)
      .sort((one, other) => one.addedAt - other.addedAt);
    const old = stored.filter((file) => isForgotten(file, device.nowMs()));
    await store.delete(old.map(({ id }) => id));
    const present = stored.filter((file) => !old.includes(file));
    for (const file of present) if (file.item) remembered.add(fingerprintOf(file));
    const restored = present.filter((file) => isInLine(file, device.pageAskedAtMs)).map(restoredFile);
    line.change((before) => addFiles(before, restored));
  }

  function cancel(ids: readonly string[]): () => Promise<void> {
    const cancelled = line.read().files.filter((file) => ids.includes(file.id) && isCancellable(file));
    const cancelledIds = cancelled.map(({ id }) => id);
    const deleted = store.delete(cancelledIds);
    runs.abort(cancelledIds);
    line.change((before) => removeFiles(before, cancelledIds));
    return async () => {
      await deleted;
      await arrivals.add(cancelled.map((file) => ({ ...file, step: { at: "waiting" } })));
    };
  }

  return {
    read: line.read,
    subscribe: line.subscribe,
    open() {
      opening ??= restore();
      return opening;
    },
    knownAmong(files) {
      const inLine = line.read().files.filter(({ step }) => step.at !== "refused");
      const chosen = inLine.map(fingerprintOf);
      return files.filter((file) => {
        const fingerprint = fingerprintOf(newFile(file, 0));
        return remembered.has(fingerprint) || chosen.includes(fingerprint);
      });
    },
    // A fraction of a millisecond keeps the order of files that are chosen together.
    add: (files) => arrivals.add(files.map((file, at) => newFile(file, device.nowMs() + at / 1000))),
    setPaused: (isPaused) => line.change((before) => ({ ...before, isPaused })),
    retry: (ids = line.read().files.map(({ id }) => id)) => line.change((before) => retryFiles(before, ids)),
    cancel,
    cancelRest() {
      const ahead = arrivals.cancel();
      const ids = line
        .read()
        .files.filter(isCancellable)
        .map(({ id }) => id);
      const takeBack = cancel(ids);
      return {
        count: ids.length + ahead.length,
        async undo() {
          await takeBack();
          await arrivals.add(ahead.map((file) => ({ ...file })));
        },
      };
    },
    dismiss(id) {
      void store.delete([id]);
      line.change((before) => removeFiles(before, [id]));
    },
    setOnline(isOnline) {
      const { hold } = line.read();
      if (isOnline && (hold?.why === "offline" || hold?.why === "lost")) line.change(release);
      if (!isOnline && hold === null) line.change((before) => ({ ...before, hold: { why: "offline" } }));
    },
  };
}

const fingerprintOf = ({ name, sizeBytes, lastModified }: Pick<LineFile, "name" | "sizeBytes" | "lastModified">) =>
  `${name}/${sizeBytes}/${lastModified}`;

function newFile(file: File, addedAt: number): LineFile {
  const why = refusalOf(file);
  return {
    id: randomUuid(),
    name: file.name,
    sizeBytes: file.size,
    lastModified: file.lastModified,
    addedAt,
    file: why === null ? file : null,
    isKept: false,
    hasPhoto: false,
    timesLost: 0,
    step: why === null ? { at: "waiting" } : { at: "refused", why },
  };
}
