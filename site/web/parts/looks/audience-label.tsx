import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { Audience } from "../../../shared/permissions.ts";
import styles from "./audience-label.module.css";

/** Who sees a look, where that isn't everyone. */
export function AudienceLabel({ audience }: { audience: Exclude<Audience, "everyone"> }) {
  return (
    <span className={styles.audience}>
      <Icon name={audience === "me" ? "lock" : "people"} size="sm" />
      {audience === "me" ? "Only you" : "Followers only"}
    </span>
  );
}
