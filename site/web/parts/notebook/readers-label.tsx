import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import styles from "./readers-label.module.css";

/** Who may read the whole of an entry, where that isn’t everyone. */
export function ReadersLabel({ allowed }: { allowed: AllowedReaders }) {
  if (allowed === "everyone") return null;
  return (
    <span className={styles.readers}>
      <Icon name="lock" size="sm" />
      {allowed === "subscribers" ? "For subscribers" : "For members"}
    </span>
  );
}
