import { Icon, iconNames } from "@hemline/ui/icons/icon.tsx";
import styles from "./sample.module.css";
import { Sample } from "./sample.tsx";

export function SampleIcons() {
  return (
    <Sample title="Icons">
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
