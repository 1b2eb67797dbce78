import { useState } from "react";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";

/**
 * Opens and closes a report dialog; visitors log in first.
 * @param reason the title of the login dialog: "Log in to report this look"
 */
export function useReport(reason: string): { start: () => void; dialog: { open: boolean; onClose: () => void } } {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    if (viewer) setOpen(true);
    else openAccountDialog({ mode: "login", reason, onSignedIn: () => setOpen(true) });
  };
  return { start, dialog: { open: isOpen, onClose: () => setOpen(false) } };
}
