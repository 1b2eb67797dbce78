import { Icon } from "@hemline/ui/icons/icon.tsx";
import styles from "./check-list.module.css";

export function CheckList({ children }: { children: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {children.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
