import { useSyncExternalStore } from "react";

/** A request for the login or register dialog. */
export interface AccountDialogRequest {
  mode: "login" | "register";
  /** The dialog's title: "Log in to like this look". */
  reason?: string;
  /** Continues what was interrupted. */
  onSignedIn?: () => void | Promise<void>;
  /** The dialog was closed without signing in. */
  onDismissed?: () => void;
}

let current: AccountDialogRequest | null = null;
const listeners = new Set<() => void>();

function show(request: AccountDialogRequest | null) {
  current = request;
  for (const listener of listeners) listener();
}

/** A second request replaces the first. */
export function openAccountDialog(request: AccountDialogRequest): void {
  current?.onDismissed?.();
  show(request);
}

/** For the shell: closes the dialog and calls back. */
export async function closeAccountDialog(isSignedIn: boolean): Promise<void> {
  const request = current;
  show(null);
  if (isSignedIn) await request?.onSignedIn?.();
  else request?.onDismissed?.();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For the shell. */
export const useAccountDialogRequest = (): AccountDialogRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
