import type { FromFrame } from "./frame-messages.ts";
import { type Frame, openFrame } from "./open-frame.ts";

/** Opens a page of the provider in a dialog, which follows the height of its content. */
export function openDialog(o: {
  path: string;
  label: string;
  onMessage(message: FromFrame): void;
  /** Escape, or the device's back gesture. */
  onDismiss(): void;
}): { frame: Frame; close(): void } {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", o.label);
  Object.assign(dialog.style, {
    border: "0",
    borderRadius: "12px",
    padding: "0",
    width: "min(400px, calc(100vw - 32px))",
    overflow: "hidden",
    boxShadow: "0 28px 80px rgb(0 0 0 / 0.4)",
    background: "#fff",
  });
  document.body.append(dialog);
  const frame = openFrame({
    path: o.path,
    title: o.label,
    container: dialog,
    onMessage: (message) => {
      if (message.kind === "height") frame.element.style.height = `${Math.ceil(message.px)}px`;
      o.onMessage(message);
    },
  });
  Object.assign(frame.element.style, {
    border: "0",
    display: "block",
    width: "100%",
    height: "320px",
    colorScheme: "light",
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    o.onDismiss();
  });
  dialog.showModal();
  return {
    frame,
    close() {
      frame.close();
      dialog.close();
      dialog.remove();
    },
  };
}
