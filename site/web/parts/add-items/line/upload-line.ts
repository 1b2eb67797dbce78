import { randomUuid } from "../../../../shared/uuid.ts";
import { UploadFailure } from "../../photos/upload-failure.ts";
import { afterFailure } from "./after-failure.ts";
import type { FileStore } from "./file-store.ts";
import {
  addFiles,
  changeFile,
  completeFile,
  emptyLine,
  fileOf,
  isCancellable,
  type Line,
  type LineFile,
  nextFiles,
  release,
  removeFiles,
  retryFiles,
  setStep,
} from "./line.ts";
import type { LineCalls } from "./line-calls.ts";
import { refusalOf } from "./refusal-of.ts";
import { isForgotten, isInLine, restoredFile, storedFile } from "./stored-file.ts";

/** What the line needs of the device; tests have their own. */
export interface LineDevice {
  store: FileStore;
  /** See `exclusively.ts`. */
  exclusively(name: string, signal: AbortSignal, onHeldElsewhere: () => void, act: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  /** Items made before are in the page. */
  pageAskedAtMs: number;
  nowMs(): number;
  after(delayMs: number, act: () => void): void;
}

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
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  /** Fingerprints of files whose items were made before the page was loaded. */
  const remembered = new Set<string>();
  let line = emptyLine;
  /** Chosen, but not in the line yet: each is kept on the device first. */
  let arriving: readonly LineFile[] = [];
  let opening: Promise<void> | undefined;

  function change(next: Line) {
    line = next;
    for (const listener of listeners) listener();
    // Running one changes the line, which starts the next.
    const [startable] = nextFiles(line);
    if (startable) void run(startable.id);
  }

  const keep = (file: LineFile) => store.put(storedFile(file, memberId, device.nowMs()));

  async function run(id: string) {
    const abort = new AbortController();
    aborts.set(id, abort);
    change(setStep(line, id, { at: "sending", part: 0 }));
    try {
      const wait = () => change(setStep(line, id, { at: "elsewhere" }));
      await device.exclusively(`hemline:upload:${id}`, abort.signal, wait, () => makeItem(id, abort.signal));
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof UploadFailure) return await fail(id, failure);
      change(setStep(line, id, { at: "failed", why: "Something went wrong on this device." }));
      throw failure;
    } finally {
      if (aborts.get(id) === abort) aborts.delete(id);
    }
  }

  async function makeItem(id: string, signal: AbortSignal) {
    const file = await stillToDo(id, signal);
    if (!file?.file) return;
    await calls.requireMember();
    if (signal.aborted) return;
    if (!file.hasPhoto) {
      await calls.upload(id, file.file, (part) => report(id, part, signal), signal);
      if (signal.aborted || (await isGone(file))) return;
      if (file.isKept) await keep({ ...file, hasPhoto: true });
      await calls.requireMember();
    }
    if (signal.aborted || (await isGone(file))) return;
    change(changeFile(line, id, { step: { at: "creating" }, hasPhoto: true }));
    const item = await calls.createItem(id);
    if (file.isKept) await keep({ ...file, file: null, step: { at: "done", item } });
    change(completeFile(line, id, item));
  }

  function report(id: string, part: number, signal: AbortSignal) {
    if (!signal.aborted) change(setStep(line, id, { at: "sending", part }));
  }

  /** Another tab has cancelled it meanwhile. */
  async function isGone({ id, isKept }: LineFile): Promise<boolean> {
    if (!isKept || (await store.get(id)) !== undefined) return false;
    change(removeFiles(line, [id]));
    return true;
  }

  /** Null for a file that another tab has uploaded or cancelled, and while the line has to wait. */
  async function stillToDo(id: string, signal: AbortSignal): Promise<LineFile | null> {
    const file = fileOf(line, id);
    if (!file) return null;
    const stored = file.isKept ? await store.get(id) : null;
    if (signal.aborted) return null;
    if (stored === undefined) change(removeFiles(line, [id]));
    else if (stored?.item) change(completeFile(line, id, stored.item));
    else if (line.isPaused || line.hold) change(setStep(line, id, { at: "waiting" }));
    else {
      change(setStep(line, id, { at: "sending", part: 0 }));
      return file;
    }
    return null;
  }

  async function fail(id: string, failure: UploadFailure) {
    change(afterFailure(line, id, failure, { isOnline: device.isOnline(), nowMs: device.nowMs() }));
    const file = fileOf(line, id);
    if (file?.step.at === "refused") {
      change(changeFile(line, id, { file: null }));
      if (file.isKept) await keep({ ...file, file: null });
    }
    const { hold } = line;
    if (hold?.why === "busy" || hold?.why === "lost")
      device.after(hold.untilMs - device.nowMs(), () => line.hold === hold && change(release(line)));
  }

  async function restore() {
    const stored = await store.all(memberId);
    const old = stored.filter((file) => isForgotten(file, device.nowMs()));
    await store.delete(old.map(({ id }) => id));
    const present = stored.filter((file) => !old.includes(file));
    for (const file of present) if (file.item) remembered.add(fingerprintOf(file));
    change(addFiles(line, present.filter((file) => isInLine(file, device.pageAskedAtMs)).map(restoredFile)));
  }

  async function keepAndAdd(files: readonly LineFile[]) {
    arriving = [...arriving, ...files];
    for (const file of files) {
      const isKept = arriving.includes(file) && (await keep(file));
      if (arriving.includes(file)) change(addFiles(line, [{ ...file, isKept }]));
      else if (isKept) await store.delete([file.id]);
      arriving = arriving.filter((other) => other !== file);
    }
  }

  function cancel(ids: readonly string[]): () => Promise<void> {
    const cancelled = line.files.filter((file) => ids.includes(file.id) && isCancellable(file));
    const cancelledIds = cancelled.map(({ id }) => id);
    const deleted = store.delete(cancelledIds);
    for (const id of cancelledIds) aborts.get(id)?.abort();
    change(removeFiles(line, cancelledIds));
    return async () => {
      await deleted;
      await keepAndAdd(cancelled.map((file) => ({ ...file, step: { at: "waiting" } })));
    };
  }

  return {
    read: () => line,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      opening ??= restore();
      return opening;
    },
    knownAmong(files) {
      const chosen = line.files.filter(({ step }) => step.at !== "refused").map(fingerprintOf);
      return files.filter((file) => {
        const fingerprint = fingerprintOf(newFile(file, 0));
        return remembered.has(fingerprint) || chosen.includes(fingerprint);
      });
    },
    // A fraction of a millisecond keeps the order of files that are chosen together.
    add: (files) => keepAndAdd(files.map((file, at) => newFile(file, device.nowMs() + at / 1000))),
    setPaused: (isPaused) => change({ ...line, isPaused }),
    retry: (ids = line.files.map(({ id }) => id)) => change(retryFiles(line, ids)),
    cancel,
    cancelRest() {
      const ahead = arriving.filter(isCancellable);
      arriving = arriving.filter((file) => !ahead.includes(file));
      const ids = line.files.filter(isCancellable).map(({ id }) => id);
      const takeBack = cancel(ids);
      return {
        count: ids.length + ahead.length,
        async undo() {
          await takeBack();
          await keepAndAdd(ahead.map((file) => ({ ...file })));
        },
      };
    },
    dismiss(id) {
      void store.delete([id]);
      change(removeFiles(line, [id]));
    },
    setOnline(isOnline) {
      const { hold } = line;
      if (isOnline && (hold?.why === "offline" || hold?.why === "lost")) change(release(line));
      if (!isOnline && hold === null) change({ ...line, hold: { why: "offline" } });
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
