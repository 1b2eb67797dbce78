import { type Id, toast } from "react-toastify/unstyled";
import type { ToastAction } from "../state/show-toast.ts";

/** A toast's message with a button. The press also closes the toast, and while the button has the focus it stays. */
export function ToastText({ id, text, action }: { id: Id; text: string; action: ToastAction }) {
  return (
    <span className="toast-text">
      {text}
      <button
        type="button"
        className="toast-action"
        onClick={() => void action.run()}
        onFocus={() => toast.pause({ id })}
        onBlur={() => toast.play({ id })}
      >
        {action.label}
      </button>
    </span>
  );
}
