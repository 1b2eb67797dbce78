/** The modal dialogs that are open, the uppermost last: all else on the page is out of reach until they close. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<(top: HTMLDialogElement | null) => void>();

function tell() {
  for (const listener of listeners) listener(open.at(-1) ?? null);
}

/** Called by a dialog once it is open; the answer is called before it leaves the page. */
export function enterTop(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** For what must be seen and pressed above everything: calls `listener` with the uppermost dialog, now and at each change. */
export function onTopDialog(listener: (top: HTMLDialogElement | null) => void): () => void {
  listeners.add(listener);
  listener(open.at(-1) ?? null);
  return () => void listeners.delete(listener);
}
