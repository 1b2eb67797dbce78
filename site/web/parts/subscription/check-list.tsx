import { Icon } from "@hemline/ui/icons/icon.tsx";
import styles from "./check-list.module.css";

/** What one gets, line by line. */
export function CheckList({ children }: { children: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {children.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
