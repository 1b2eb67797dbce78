import { useSyncExternalStore } from "react";

/** A short message at the top right: what just happened, or what went wrong. */
export interface ToastMessage {
  id: number;
  kind: "success" | "error";
  text: string;
}

let waiting: readonly ToastMessage[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

const push = (kind: ToastMessage["kind"], text: string) => change([...waiting, { id: ++count, kind, text }]);

export const showSuccess = (text: string): void => push("success", text);
export const showError = (text: string): void => push("error", text);

/** For the toast stack: takes what was said so far and empties the queue. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  if (taken.length) change([]);
  return taken;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const none: readonly ToastMessage[] = [];

/** For the shell: the messages that no stack has shown yet. */
export const useWaitingToasts = (): readonly ToastMessage[] =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
