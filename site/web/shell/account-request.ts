import { useSyncExternalStore } from "react";

/** A wish to log in or to join, over whatever page is open. */
export interface AccountRequest {
  mode: "login" | "register";
  /** The dialog's title when something was interrupted: "Log in to like this look". */
  reason?: string;
  /** What was interrupted: goes on once the person is signed in. */
  onSignedIn?: () => void | Promise<void>;
  /** The person closed the dialog instead. */
  onDismissed?: () => void;
}

let current: AccountRequest | null = null;
const listeners = new Set<() => void>();

function show(request: AccountRequest | null) {
  current = request;
  for (const listener of listeners) listener();
}

/** Opens the login and register modal over the current page. A second request replaces the first. */
export function openAccountModal(request: AccountRequest): void {
  current?.onDismissed?.();
  show(request);
}

/** For the shell: ends the open request, whose interrupted action then goes on or is dropped. */
export async function closeAccountModal(isSignedIn: boolean): Promise<void> {
  const request = current;
  show(null);
  if (isSignedIn) await request?.onSignedIn?.();
  else request?.onDismissed?.();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For the shell: the request that is open now. */
export const useAccountRequest = (): AccountRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** Opens the account dialog from any component. */
export const useAccountDialog = () => ({ openAccountModal });
