import type { UploadState } from "@hemline/ui/uploads/upload-tile.tsx";
import { photoLimits, photoLimitTexts } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { CallFailure } from "../../call-failure.ts";

export interface Upload {
  id: string;
  name: string;
  file: Blob;
  state: UploadState;
}

export interface UploadQueueOptions {
  /** @param onProgress called with the sent part, 0..1 */
  upload: (id: string, file: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<PhotoCard>;
  onUploaded: (photo: PhotoCard) => void;
  /** The file can never become a photo. */
  onRefused: (id: string) => void;
  /** After a 401; `retry` continues after logging in. */
  requestLogin: (retry: () => void) => void;
}

/** Uploads two files at a time, each under an id of its own, so that a repeated attempt is the same photo. */
export interface UploadQueue {
  read(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Adds files. What can be refused here is refused without sending it. */
  add(files: readonly { id: string; file: Blob; name: string }[]): void;
  retry(id: string): void;
  /** Also removes the file. */
  cancel(id: string): void;
  /** Resolves when every upload has succeeded or failed. */
  settled(): Promise<void>;
  clear(): void;
}

const maxConcurrent = 2;
const waitingState: UploadState = { step: "waiting" };
const isUnfinished = ({ state }: Upload) => state.step === "waiting" || state.step === "sending";

export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { read, publish, subscribe } = createUploadList();
  const running = new Map<string, AbortController>();
  const setState = (id: string, state: UploadState) =>
    publish(read().map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  function startNext() {
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
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (!(failure instanceof CallFailure)) throw failure;
      fail(id, failure);
    } finally {
      running.delete(id);
      startNext();
    }
  }

  function fail(id: string, failure: CallFailure) {
    const state = failedState(failure);
    setState(id, state);
    if (isRefused(state)) options.onRefused(id);
    if (failure.status === 401) options.requestLogin(() => queue.retry(id));
  }

  const queue: UploadQueue = {
    read,
    subscribe,
    add(files) {
      const added = files.map(({ id, file, name }) => ({ id, name, file, state: refusedState(file) ?? waitingState }));
      publish([...read(), ...added]);
      for (const { id, state } of added) if (isRefused(state)) options.onRefused(id);
      startNext();
    },
    retry(id) {
      setState(id, waitingState);
      startNext();
    },
    cancel(id) {
      running.get(id)?.abort();
      running.delete(id);
      publish(read().filter((upload) => upload.id !== id));
      startNext();
    },
    settled: () => whenSettled(queue),
    clear() {
      for (const { id } of read()) queue.cancel(id);
    },
  };
  return queue;
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

function failedState({ status, answer }: CallFailure): UploadState {
  const why =
    answer?.message ??
    (status === 0
      ? "The connection was lost. Your photo is still here; try again."
      : "We couldn’t upload the photo. Try again.");
  return { step: "failed", why, mayRetry: !permanentStatuses.includes(status) };
}
