interface AccountDialogProps {
  mode: "login" | "register";
  /** The person is signed in: the shell fetches the page anew, closes the dialog and goes on with what was interrupted. */
  onDone: () => void;
  onClose: () => void;
}

/** Login and registration over any page. Mounted while it is open. */
export function AccountDialog({ mode, onDone, onClose }: AccountDialogProps) {
  return (
    <dialog open aria-label={mode === "login" ? "Log in" : "Join"}>
      <button type="button" onClick={onDone}>
        Continue
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
