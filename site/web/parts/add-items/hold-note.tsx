import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { uploadsContinueAt } from "../photos/uploads-continue-at.ts";
import styles from "./hold-note.module.css";
import type { Hold } from "./line/line.ts";
import type { UploadLine } from "./line/upload-line.ts";

/** Why no upload goes on, and what to do about it. */
export function HoldNote({ line, hold }: { line: UploadLine; hold: Hold | null }) {
  if (!hold) return null;
  return (
    <div className={styles.hold} role="status">
      <Note tone="warm">
        <div className={styles.row}>
          <Words hold={hold} />
          <Buttons line={line} hold={hold} />
        </div>
      </Note>
    </div>
  );
}

function Words({ hold }: { hold: Hold }) {
  switch (hold.why) {
    case "offline":
      return <p>You’re offline. Your photos wait on this device and continue when you’re back.</p>;
    case "lost":
      return <p>The connection was lost. We’ll try again in a few seconds.</p>;
    case "busy":
      return <p>{uploadsContinueAt(hold.untilMs)}</p>;
    case "logged-out":
      return <p>You’re logged out. Your photos wait on this device.</p>;
    case "full":
      return <p>{hold.message} The photos that are left wait on this device.</p>;
  }
}

function Buttons({ line, hold }: { line: UploadLine; hold: Hold }) {
  const refresh = useRefresh();
  const logIn = () =>
    openAccountDialog({
      mode: "login",
      reason: "Log in to upload your photos",
      onSignedIn: async () => {
        await refresh();
        line.retry();
      },
    });
  if (hold.why === "logged-out")
    return (
      <Button kind="line" size="sm" onClick={logIn}>
        Log in
      </Button>
    );
  return (
    <span className={styles.buttons}>
      {hold.why === "full" && (
        <Link className={buttonClass({ size: "sm" })} to={paths.paidSubscription}>
          Subscribe
        </Link>
      )}
      <Button kind="line" size="sm" onClick={() => line.retry()}>
        Try again
      </Button>
    </span>
  );
}
