import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { useAccountRequest } from "../../shell/account-request.ts";
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
  const reason = useAccountRequest()?.reason;
  const [isNew, setNew] = useState(mode === "register");
  return (
    <Dialog
      key={isNew ? "register" : "login"}
      open
      onClose={onClose}
      title={isNew ? "Make an account" : (reason ?? "Log in")}
      lead={reason ? "We bring you back to where you were." : undefined}
    >
      {isNew ? <RegisterForm onDone={onDone} /> : <LoginForm onDone={onDone} />}
      <p className={styles.alternative}>
        {isNew ? "Here before? " : "New here? "}
        <button type="button" className={typography.link} onClick={() => setNew(!isNew)}>
          {isNew ? "Log in" : "Make an account"}
        </button>
        {isNew ? "." : ", it takes a minute."}
      </p>
    </Dialog>
  );
}
