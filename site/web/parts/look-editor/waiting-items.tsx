import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { TaggedItemPicture } from "../looks/tags/tagged-item-picture.tsx";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import { removeWaiting } from "./draft/waiting-items.ts";
import { useLinkedItems } from "./tags/linked-items.tsx";
import styles from "./waiting-items.module.css";

/** Chosen items that become tags with the first photo. */
export function WaitingItems({ controls: { draft, change } }: { controls: LookDraftControls }) {
  const { find } = useLinkedItems();
  if (draft.waiting.length === 0) return null;
  return (
    <section className={styles.waiting}>
      <h2 className={typography.h26}>Items in this look</h2>
      <p className={`${typography.s14} ${typography.dim}`}>
        Add a photo, and they appear at its edge as tags. Then move each to its place.
      </p>
      <ul>
        {draft.waiting.map(({ item: id, name }) => {
          const item = find(id);
          const shown = item?.name ?? name;
          return (
            <li key={id} className={styles.item}>
              <TaggedItemPicture item={item} />
              <span className={styles.words}>
                <b dir="auto">{shown}</b>
                {item?.brand && <bdi>{item.brand}</bdi>}
              </span>
              <IconButton
                icon="bin"
                label={`Remove ${shown} from this look`}
                onClick={() => change((before) => removeWaiting(before, id))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
