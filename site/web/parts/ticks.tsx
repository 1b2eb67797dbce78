import { Icon } from "@hemline/ui/icon.tsx";
import styles from "./ticks.module.css";

/** What one gets, line by line. */
export function Ticks({ children }: { children: readonly string[] }) {
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
