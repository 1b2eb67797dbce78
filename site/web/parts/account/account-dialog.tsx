import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { useAccountDialogRequest } from "../../state/account-dialog.ts";
import styles from "./account-dialog.module.css";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Mounted while it is open. */
export function AccountDialog({
  mode,
  onDone,
  onClose,
}: {
  mode: "login" | "register";
  /** Called after signing in. */
  onDone: () => unknown;
  onClose: () => void;
}) {
  const reason = useAccountDialogRequest()?.reason;
  const [isNew, setNew] = useState(mode === "register");
  return (
    <Dialog
      key={isNew ? "register" : "login"}
      open
      onClose={onClose}
      title={isNew ? "Create an account" : (reason ?? "Log in")}
      lead={reason ? "You’ll come straight back here." : undefined}
    >
      {isNew ? <RegisterForm onDone={onDone} /> : <LoginForm onDone={onDone} />}
      <p className={styles.alternative}>
        {isNew ? "Already have an account? " : "New here? "}
        <button type="button" className={typography.link} onClick={() => setNew(!isNew)}>
          {isNew ? "Log in" : "Create an account"}
        </button>
        {isNew ? "." : ". It takes about a minute."}
      </p>
    </Dialog>
  );
}
