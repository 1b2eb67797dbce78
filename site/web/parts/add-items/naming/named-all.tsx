import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useRef } from "react";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import styles from "./named-all.module.css";
import { isItem, isOnItsWay, type Tile } from "./tile.ts";

/** In place of a photo to name. */
export function NamedAll({ tiles }: { tiles: readonly Tile[] }) {
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const hasItems = tiles.some(isItem);
  const { title, text } = wordsOf(hasItems, tiles.some(isOnItsWay));
  // The field that had the focus is gone; the document has taken the focus.
  useEffect(() => {
    if (hasItems && document.activeElement === document.body)
      box.current?.parentElement?.focus({ preventScroll: true });
  }, [hasItems]);
  return (
    <div ref={box} className={styles.all}>
      <Icon name={hasItems ? "check" : "hanger"} />
      <h2 className={typography.h26}>{title}</h2>
      <p className={typography.dim}>{text}</p>
      {hasItems && viewer && (
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.memberWardrobe(viewer.slug)}>
          See your wardrobe
        </Link>
      )}
    </div>
  );
}

function wordsOf(hasItems: boolean, isMoreComing: boolean): { title: string; text: string } {
  if (!hasItems)
    return isMoreComing
      ? {
          title: "Uploading your first photo",
          text: "Name it here when it’s uploaded, or later.",
        }
      : { title: "No photos uploaded yet", text: "Try again, or add other photos." };
  return isMoreComing
    ? { title: "All named so far", text: "The next photo appears here when it’s uploaded." }
    : { title: "Everything has a name", text: "Choose a photo to change its name, or add more photos." };
}
