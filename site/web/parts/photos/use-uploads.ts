import { useSyncExternalStore } from "react";
import { useWarnBeforeUnload } from "../../state/warn-before-unload.ts";
import { isRefused, type Upload, type UploadQueue } from "./upload-queue.ts";

const none: readonly Upload[] = [];

/** What is in a queue now. The browser asks before it closes the page while that would lose a file. */
export function useUploads(queue: UploadQueue): { uploads: readonly Upload[]; busyUntilMs: number | null } {
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const busyUntilMs = useSyncExternalStore(queue.subscribe, queue.busyUntilMs, () => null);
  useWarnBeforeUnload(uploads.some(isAtRisk));
  return { uploads, busyUntilMs };
}

const isAtRisk = ({ state, isKept }: Upload): boolean => !isKept && state.step !== "arrived" && !isRefused(state);
