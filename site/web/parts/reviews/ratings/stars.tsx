import { classNames } from "@hemline/ui/styles/class-names.ts";
import styles from "./stars.module.css";

/** Five stars, of which any fraction is filled. */
export function Stars({ stars, size = "small" }: { /** 0 to 5 */ stars: number; size?: "small" | "large" }) {
  return (
    <span
      className={classNames(styles.stars, size === "large" && styles.large)}
      style={{ "--filled": stars }}
      role="img"
      aria-label={`${stars} of 5 stars`}
    />
  );
}
