import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { useViewer } from "../../../payload.ts";
import { wornLabel } from "../../wardrobe/item-labels.ts";
import { useItemWears } from "../../wardrobe/use-item-wears.ts";
import styles from "./tagged-item-facts.module.css";
import { TaggedItemPicture } from "./tagged-item-picture.tsx";

/** What is said at a dot. */
export function TaggedItemFacts({ item, name }: { item: TaggedItem; name: string }) {
  const wears = useItemWears(useViewer()?.slug ?? null, item);
  return (
    <span className={styles.facts}>
      <TaggedItemPicture item={item} />
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        {item.brand && <bdi>{item.brand}</bdi>}
        {wears > 0 && <span>{wornLabel(wears)}</span>}
      </span>
    </span>
  );
}
