import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { onToast } from "./toast-queue.ts";
import { toastSettings } from "./toast-settings.ts";
import "@hemline/ui/toast.css";

/** Shows what the queue holds. */
export function ToastStack() {
  // Holds on to the queue of messages outside React.
  useEffect(() => onToast(({ kind, text }) => void toast[kind](text)), []);
  return <ToastContainer {...toastSettings} />;
}
