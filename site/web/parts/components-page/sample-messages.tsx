import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { showError, showSuccess } from "../../shell/show-toast.ts";
import styles from "./sample.module.css";
import { Sample } from "./sample.tsx";

export function SampleMessages() {
  return (
    <Sample title="Messages">
      <div className={styles.row}>
        <Button kind="line" onClick={() => showSuccess("Look posted")}>
          Say what worked
        </Button>
        <Button kind="line" onClick={() => showError("The photo is larger than 20 MB.")}>
          Say what did not
        </Button>
      </div>
      <Note>Nobody on Hemline sees your email address.</Note>
      <Note tone="warm">You are offline. Your draft is kept on this device.</Note>
      <Note tone="bad">A photo did not arrive. Try it again, or remove it.</Note>
      <div className={styles.loading} />
    </Sample>
  );
}
