import typography from "@hemline/ui/styles/typography.module.css";
import type { LookTag } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import styles from "./tag-dot.module.css";
import { tagName } from "./tag-name.ts";
import { TaggedItemFacts } from "./tagged-item-facts.tsx";

/** Shows the name while hovered, focused or pressed; pressed, the way to the item too. */
export function TagDot({
  tag,
  tag: { x, y, item },
  owner,
  number,
  isOpen,
  onOpen,
}: {
  tag: LookTag;
  /** The slug of the look’s author. */
  owner: string;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const side = x < 0.25 ? styles.fromStart : x > 0.75 ? styles.fromEnd : styles.middle;
  const tooltip = `${styles.tooltip} ${side} ${y < (item ? 0.24 : 0.16) ? styles.below : ""}`;
  const facts = item && <TaggedItemFacts item={item} name={tagName(tag)} />;
  return (
    <span className={styles.place} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} data-open={isOpen || undefined}>
      <button type="button" className={styles.dot} aria-pressed={isOpen} onClick={onOpen}>
        <span className={styles.number}>{number}</span>
        <span className={typography.hidden}>{tagName(tag)}</span>
        {!(facts && isOpen) && (
          <span className={tooltip} dir="auto" aria-hidden="true">
            {facts ?? tag.name}
          </span>
        )}
      </button>
      {facts && isOpen && (
        <Link className={`${tooltip} ${styles.link}`} to={paths.item(owner, item.id)}>
          {facts}
        </Link>
      )}
    </span>
  );
}
