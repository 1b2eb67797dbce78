import { Icon } from "@hemline/ui/icons/icon.tsx";
import styles from "./benefit-list.module.css";

export function BenefitList({ children }: { children: readonly string[] }) {
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
