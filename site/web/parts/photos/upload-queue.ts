import type { UploadState } from "@hemline/ui/uploads/upload-tile.tsx";
import { photoLimits, photoLimitTexts } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { ChosenFile, KeptFiles } from "./kept-files/kept-files.ts";
import { UploadFailure } from "./upload-failure.ts";

export interface Upload extends ChosenFile {
  state: UploadState;
  /** The device has stored the file, so that it survives a reload. */
  isKept: boolean;
}

export interface UploadQueueOptions {
  /** @param onProgress called with the sent part, 0..1 @throws UploadFailure */
  upload: (id: string, file: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<PhotoCard>;
  onUploaded: (photo: PhotoCard) => void;
  /** The file can never become a photo. */
  onRefused: (id: string) => void;
  /** After a 401; `retry` continues after logging in. */
  requestLogin: (retry: () => void) => void;
  /** Keeps files until they are uploaded. Without it a reload loses them. */
  keptFiles?: KeptFiles;
}

/** Uploads two files at a time, each under an id of its own, so that a repeated attempt is the same photo. */
export interface UploadQueue {
  read(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** When the site, which asked to wait, is tried again; null while nothing waits for it. */
  busyUntilMs(): number | null;
  /** Adds files. What can be refused here is refused without sending it. */
  add(files: readonly ChosenFile[]): void;
  /**
   * Continues with files that the device has kept.
   * @param choose returns those that are still needed; the others are forgotten
   */
  resume(choose: (kept: readonly ChosenFile[]) => readonly ChosenFile[]): Promise<void>;
  retry(id: string): void;
  /** Also removes the file. */
  cancel(id: string): void;
  /** Resolves when every upload has succeeded or failed, also of files that are about to be resumed. */
  settled(): Promise<void>;
  clear(): void;
}

const maxConcurrent = 2;
/** Where the site does not say how long. */
const busyWaitSeconds = 15;
const waitingState: UploadState = { step: "waiting" };
const isUnfinished = ({ state }: Upload) => state.step === "waiting" || state.step === "sending";

export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { read, publish, subscribe } = createUploadList();
  const running = new Map<string, AbortController>();
  const pause = createPause(() => {
    publish(read());
    startNext();
  });
  let resuming: Promise<void> = Promise.resolve();
  const change = (id: string, part: Partial<Upload>) =>
    publish(read().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const setState = (id: string, state: UploadState) => change(id, { state });
  const forget = (id: string) => void options.keptFiles?.forget([id]);

  async function keep(file: ChosenFile) {
    if (await options.keptFiles?.keep(file)) change(file.id, { isKept: true });
  }

  function startNext() {
    if (pause.untilMs() !== null) return;
    for (const upload of read()) {
      if (running.size >= maxConcurrent) return;
      if (upload.state.step === "waiting" && !running.has(upload.id)) void run(upload);
    }
  }

  async function run({ id, file }: Upload) {
    const abort = new AbortController();
    running.set(id, abort);
    setState(id, { step: "sending", part: 0 });
    const onProgress = (part: number) => running.has(id) && setState(id, { step: "sending", part });
    try {
      const photo = await options.upload(id, file, onProgress, abort.signal);
      if (abort.signal.aborted) return;
      setState(id, { step: "arrived" });
      options.onUploaded(photo);
      forget(id);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (!(failure instanceof UploadFailure)) throw failure;
      fail(id, failure);
    } finally {
      running.delete(id);
      startNext();
    }
  }

  function fail(id: string, failure: UploadFailure) {
    if (failure.status === 429) {
      pause.waitUntil(Date.now() + (failure.retryAfterSeconds ?? busyWaitSeconds) * 1000);
      return setState(id, waitingState);
    }
    const state = failedState(failure);
    setState(id, state);
    if (isRefused(state)) refuse(id);
    if (failure.status === 401) options.requestLogin(() => queue.retry(id));
  }

  function refuse(id: string) {
    forget(id);
    options.onRefused(id);
  }

  const queue: UploadQueue = {
    read,
    subscribe,
    busyUntilMs: pause.untilMs,
    add(files) {
      const added = files.map((file) => ({ ...file, state: refusedState(file.file) ?? waitingState, isKept: false }));
      publish([...read(), ...added]);
      for (const { id, name, file, state } of added) {
        if (isRefused(state)) options.onRefused(id);
        else void keep({ id, name, file });
      }
      startNext();
    },
    resume(choose) {
      const { keptFiles } = options;
      if (!keptFiles) return resuming;
      resuming = keptFiles.all().then((kept) => {
        const present = read().map(({ id }) => id);
        const found = kept.filter(({ id }) => !present.includes(id));
        const chosen = choose(found);
        void keptFiles.forget(found.filter((file) => !chosen.includes(file)).map(({ id }) => id));
        publish([...read(), ...chosen.map((file) => ({ ...file, state: waitingState, isKept: true }))]);
        startNext();
      });
      return resuming;
    },
    retry(id) {
      pause.end();
      setState(id, waitingState);
      startNext();
    },
    cancel(id) {
      running.get(id)?.abort();
      running.delete(id);
      forget(id);
      publish(read().filter((upload) => upload.id !== id));
      startNext();
    },
    async settled() {
      await resuming;
      await whenSettled(queue);
    },
    clear() {
      for (const { id } of read()) queue.cancel(id);
    },
  };
  return queue;
}

/** What the site asked to wait. @param onEnd the time has passed */
function createPause(onEnd: () => void) {
  let untilMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    untilMs = null;
  };
  return {
    untilMs: () => untilMs,
    end,
    waitUntil(instantMs: number) {
      end();
      untilMs = instantMs;
      timer = setTimeout(() => {
        end();
        onEnd();
      }, instantMs - Date.now());
    },
  };
}

function createUploadList() {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => uploads,
    publish(next: readonly Upload[]) {
      uploads = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const whenSettled = ({ read, subscribe }: Pick<UploadQueue, "read" | "subscribe">): Promise<void> =>
  new Promise((resolve) => {
    const resolveWhenSettled = () => {
      if (read().some(isUnfinished)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(resolveWhenSettled);
    resolveWhenSettled();
  });

/** A failure that another attempt cannot change. */
export const isRefused = (state: UploadState): state is Extract<UploadState, { step: "failed" }> =>
  state.step === "failed" && !state.mayRetry;

function refusedState({ size }: Blob): UploadState | null {
  if (size > photoLimits.sizeBytes)
    return { step: "failed", why: `The photo is larger than ${photoLimitTexts.size}.`, mayRetry: false };
  if (size === 0) return { step: "failed", why: "This file is empty. Choose another one.", mayRetry: false };
  return null;
}

const permanentStatuses = [400, 403, 409, 413, 415, 422];

function failedState({ status, answer }: UploadFailure): UploadState {
  const why =
    answer?.message ??
    (status === 0
      ? "The connection was lost. Your photo is still here; try again."
      : "We couldn’t upload the photo. Try again.");
  return { step: "failed", why, mayRetry: !permanentStatuses.includes(status) };
}
