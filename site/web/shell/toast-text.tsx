import type { ToastAction } from "../state/show-toast.ts";

/** A toast's message with a button. The press also closes the toast. */
export function ToastText({ text, action }: { text: string; action: ToastAction }) {
  return (
    <span className="toast-text">
      {text}
      <button type="button" className="toast-action" onClick={() => void action.run()}>
        {action.label}
      </button>
    </span>
  );
}
