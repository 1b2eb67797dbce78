import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import styles from "./version-choice.module.css";

interface Version {
  label: string;
  /** In a line. */
  text: string;
  choose: string;
  onChoose: () => void;
}

/** Shows two texts of which one will stay, and asks which. */
export function VersionChoice({ question, mine, theirs }: { question: string; mine: Version; theirs: Version }) {
  return (
    <Note tone="warm">
      <p role="alert">{question}</p>
      <div className={styles.texts}>
        {[mine, theirs].map(({ label, text }) => (
          <p key={label} className={styles.text}>
            <span className={styles.label}>{label}</span>
            <br />
            <span dir="auto">{text}</span>
          </p>
        ))}
      </div>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button size="sm" onClick={mine.onChoose}>
          {mine.choose}
        </Button>
        <Button kind="line" size="sm" onClick={theirs.onChoose}>
          {theirs.choose}
        </Button>
      </div>
    </Note>
  );
}
