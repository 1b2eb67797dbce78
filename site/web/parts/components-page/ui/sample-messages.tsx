import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { showError, showSuccess } from "../../../state/show-toast.ts";
import styles from "../sample.module.css";

export function SampleMessages() {
  return (
    <>
      <Toasts />
      <Note>Other members never see your email address.</Note>
      <Note tone="warm">You’re offline. Your draft is saved on this device.</Note>
      <Note tone="bad">We couldn’t upload a photo. Try again or remove it.</Note>
      <div className={styles.loading} />
    </>
  );
}

const undo = { label: "Undo", run: () => showSuccess("Saved again") };

function Toasts() {
  return (
    <div className={styles.row}>
      <Button kind="line" onClick={() => showSuccess("Look posted")}>
        Show a success
      </Button>
      <Button kind="line" onClick={() => showSuccess("Removed from Saved", undo)}>
        Show a success with an action
      </Button>
      <Button kind="line" onClick={() => showError("The photo is larger than 20 MB.")}>
        Show an error
      </Button>
    </div>
  );
}
