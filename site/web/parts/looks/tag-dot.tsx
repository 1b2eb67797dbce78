import type { LookTag } from "../../../shared/looks/look.ts";
import styles from "./tag-dot.module.css";

/** Shows the name while hovered, focused or pressed. */
export function TagDot({
  tag: { x, y, name },
  number,
  isOpen,
  onOpen,
}: {
  tag: Pick<LookTag, "x" | "y" | "name">;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const side = x < 0.25 ? styles.fromStart : x > 0.75 ? styles.fromEnd : styles.middle;
  return (
    <button
      type="button"
      className={styles.dot}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <span className={styles.number}>{number}</span>
      <span className={`${styles.tooltip} ${side} ${y < 0.16 ? styles.below : ""}`} dir="auto">
        {name}
      </span>
    </button>
  );
}
