import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import styles from "./refused-files.module.css";

/** Files that cannot become photos, each with the reason. */
export function RefusedFiles({
  files,
  onDismiss,
}: {
  files: readonly { id: string; name: string; why: string }[];
  onDismiss: (id: string) => void;
}) {
  return (
    <ul className={styles.files} role="alert">
      {files.map(({ id, name, why }) => (
        <li key={id} className={styles.file}>
          <Icon name="warning" size="sm" />
          <p>
            <b dir="auto">{name}</b> {why}
          </p>
          <IconButton icon="close" label={`Dismiss ${name}`} onClick={() => onDismiss(id)} />
        </li>
      ))}
    </ul>
  );
}
