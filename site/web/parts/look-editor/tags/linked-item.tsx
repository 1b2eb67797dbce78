import { Button } from "@hemline/ui/buttons/button.tsx";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { TaggedItemPicture } from "../../looks/tags/tagged-item-picture.tsx";
import styles from "./linked-item.module.css";

/** The item that a tag names; unlinked, the tag keeps its name. */
export function LinkedItem({ item, onUnlink }: { item: TaggedItem | undefined; onUnlink: () => void }) {
  return (
    <div className={styles.item}>
      <TaggedItemPicture item={item} />
      <span className={styles.words}>
        From your wardrobe
        {item?.brand && <bdi>{item.brand}</bdi>}
      </span>
      <Button kind="line" size="sm" onClick={onUnlink}>
        Unlink item
      </Button>
    </div>
  );
}
