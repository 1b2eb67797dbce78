/** The open modal dialogs, the topmost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<(top: HTMLDialogElement | null) => void>();

function notify() {
  for (const listener of listeners) listener(open.at(-1) ?? null);
}

/**
 * For dialogs, once they are open.
 * @returns to be called before the dialog leaves the page
 */
export function registerModalDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

/** Calls `listener` with the topmost dialog, now and at each change: only content of that dialog can be clicked. */
export function onTopDialog(listener: (top: HTMLDialogElement | null) => void): () => void {
  listeners.add(listener);
  listener(open.at(-1) ?? null);
  return () => void listeners.delete(listener);
}
