import { useSyncExternalStore } from "react";

/** What a toast offers to do, such as "Undo". */
export interface ToastAction {
  label: string;
  run: () => void | Promise<void>;
}

/** A message at the top right. */
export interface ToastMessage {
  kind: "success" | "error";
  text: string;
  action?: ToastAction | undefined;
}

let waiting: ToastMessage[] = [];
let hasToasted = false;
const listeners = new Set<() => void>();

function push(message: ToastMessage) {
  waiting.push(message);
  hasToasted = true;
  for (const listener of listeners) listener();
}

export const showSuccess = (text: string, action?: ToastAction): void => push({ kind: "success", text, action });
export const showError = (text: string): void => push({ kind: "error", text });

/** For the toast stack: calls `show` for earlier and later messages. */
export function onToast(show: (message: ToastMessage) => void): () => void {
  const listener = () => {
    const taken = waiting;
    waiting = [];
    for (const message of taken) show(message);
  };
  listeners.add(listener);
  listener();
  return () => void listeners.delete(listener);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For the shell: true from the first message on. */
export const useHasToasted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasToasted,
    () => false,
  );
