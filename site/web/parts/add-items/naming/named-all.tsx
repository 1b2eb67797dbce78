import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useRef } from "react";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import styles from "./named-all.module.css";
import { isItem, type Tile } from "./tile.ts";

/** In place of a photo to name. */
export function NamedAll({ tiles }: { tiles: readonly Tile[] }) {
  const viewer = useViewer();
  const title = useRef<HTMLHeadingElement>(null);
  const hasItems = tiles.some(isItem);
  // The field that had the focus is gone; the document has taken the focus.
  useEffect(() => {
    if (hasItems && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [hasItems]);
  return (
    <div className={styles.all}>
      <Icon name={hasItems ? "check" : "hanger"} />
      <h2 ref={title} className={typography.h26} tabIndex={-1}>
        {hasItems ? "Everything has a name" : "Your first photo is on its way"}
      </h2>
      <p className={typography.dim}>
        {hasItems
          ? "Choose a photo to change its name, or add more photos."
          : "Name it here as soon as it’s up, or later: it waits for you."}
      </p>
      {hasItems && viewer && (
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.memberWardrobe(viewer.slug)}>
          See your wardrobe
        </Link>
      )}
    </div>
  );
}
