import { Icon, iconNames } from "@hemline/ui/icons/icon.tsx";
import styles from "../sample.module.css";

export function SampleIcons() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}
