import type { UploadState } from "@hemline/ui/uploads/upload-tile.tsx";
import { photoLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photo.ts";
import { CallFailure } from "../../call-failure.ts";

/** A file on its way to the server. */
export interface Upload {
  id: string;
  name: string;
  file: Blob;
  state: UploadState;
}

type Send = (id: string, file: Blob, onPart: (part: number) => void, signal: AbortSignal) => Promise<PhotoCard>;

const atOnce = 2;
const waitingUpload: UploadState = { step: "waiting" };

/**
 * Files going up, two at a time, each by an id of its own so that a repeated attempt is the same photo.
 * @param onRefused told of a file that can never become a photo
 * @param askLogin called for a 401; `again` goes on after logging in
 */
export function createUploadQueue(o: {
  send: Send;
  onArrived: (photo: PhotoCard) => void;
  onRefused: (id: string) => void;
  askLogin: (again: () => void) => void;
}) {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const setState = (id: string, state: UploadState) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  function startNext() {
    for (const upload of uploads) {
      if (running.size >= atOnce) return;
      if (upload.state.step === "waiting" && !running.has(upload.id)) void run(upload);
    }
  }

  async function run({ id, file }: Upload) {
    const stop = new AbortController();
    running.set(id, stop);
    setState(id, { step: "sending", part: 0 });
    try {
      const photo = await o.send(
        id,
        file,
        (part) => running.has(id) && setState(id, { step: "sending", part }),
        stop.signal,
      );
      if (stop.signal.aborted) return;
      setState(id, { step: "arrived" });
      o.onArrived(photo);
    } catch (failure) {
      if (stop.signal.aborted) return;
      if (!(failure instanceof CallFailure)) throw failure;
      const state = stateOf(failure);
      setState(id, state);
      if (isRefused(state)) o.onRefused(id);
      if (failure.status === 401) o.askLogin(() => self.retry(id));
    } finally {
      running.delete(id);
      startNext();
    }
  }

  const self = {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes files in; what can be refused here is refused before it is sent. */
    add(files: readonly { id: string; file: Blob; name: string }[]) {
      const added = files.map(({ id, file, name }) => ({ id, name, file, state: refusal(file) ?? waitingUpload }));
      show([...uploads, ...added]);
      for (const { id, state } of added) if (isRefused(state)) o.onRefused(id);
      startNext();
    },
    retry(id: string) {
      setState(id, waitingUpload);
      startNext();
    },
    /** Ends it, wherever it is, and forgets the file. */
    cancel(id: string) {
      running.get(id)?.abort();
      running.delete(id);
      show(uploads.filter((upload) => upload.id !== id));
      startNext();
    },
    /** Resolves when no file is on its way any more, whether it arrived or failed. */
    settled: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (uploads.some(({ state }) => state.step === "waiting" || state.step === "sending")) return;
          leave();
          resolve();
        };
        const leave = self.subscribe(look);
        look();
      }),
    clear() {
      for (const { id } of uploads) self.cancel(id);
    },
  };
  return self;
}
export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** True for a file that sending again cannot help. */
export const isRefused = (state: UploadState): state is Extract<UploadState, { step: "failed" }> =>
  state.step === "failed" && !state.mayRetry;

const megabytes = photoLimits.sizeBytes / 1024 / 1024;

function refusal({ size }: Blob): UploadState | null {
  if (size > photoLimits.sizeBytes)
    return { step: "failed", why: `The photo is larger than ${megabytes} MB.`, mayRetry: false };
  if (size === 0) return { step: "failed", why: "The file is empty.", mayRetry: false };
  return null;
}

/** A refused picture stays refused; everything else may pass. */
function stateOf({ status, answer }: CallFailure): UploadState {
  const why =
    answer?.message ??
    (status === 0 ? "The connection broke off. The photo is still here." : "The photo did not arrive.");
  return { step: "failed", why, mayRetry: ![400, 403, 409, 413, 415, 422].includes(status) };
}
