import { onTopDialog } from "@hemline/ui/dialogs/top-dialog.ts";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { onToast } from "../state/show-toast.ts";
import { keepFocusedToasts } from "./keep-focused-toasts.ts";
import { toastSettings } from "./toast-settings.ts";
import { ToastText } from "./toast-text.tsx";
import "@hemline/ui/messages/toast.css";

export function ToastStack() {
  const host = useToastHost();
  useEffect(
    () =>
      onToast(({ kind, text, action }) => void toast[kind](action ? <ToastText text={text} action={action} /> : text)),
    [],
  );
  return createPortal(<ToastContainer {...toastSettings} />, host);
}

/** The element of the toasts, which moves into the topmost dialog. */
function useToastHost(): HTMLElement {
  const [host] = useState(() => {
    const made = document.createElement("div");
    made.className = "toast-host";
    keepFocusedToasts(made);
    return made;
  });
  // Dialogs open and close outside of this tree.
  useLayoutEffect(() => {
    const leave = onTopDialog((dialog) => placeHost(host, dialog));
    return () => {
      leave();
      host.remove();
    };
  }, [host]);
  return host;
}

/** Outside an open modal dialog nothing can be clicked, and only a later popover is above it. */
function placeHost(host: HTMLElement, dialog: HTMLDialogElement | null): void {
  const parent = dialog ?? document.body;
  if (host.isConnected && "moveBefore" in parent && typeof parent.moveBefore === "function")
    parent.moveBefore(host, null);
  else parent.append(host);
  if (!("showPopover" in host)) return;
  if (host.popover !== null && host.matches(":popover-open")) host.hidePopover();
  host.popover = dialog ? "manual" : null;
  if (dialog) host.showPopover();
}
