import typography from "@hemline/ui/styles/typography.module.css";
import type { LookTag, TaggedItem } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import { useItemWears } from "../../wardrobe/use-item-wears.ts";
import { WornLabel } from "../../wardrobe/worn-label.tsx";
import styles from "./linked-tag.module.css";
import { TagLinks } from "./tag-links.tsx";
import { tagName } from "./tag-name.ts";
import { TaggedItemPicture } from "./tagged-item-picture.tsx";

/** A row that leads to an item; its number and picture show the dot. */
export function LinkedTag({
  tag,
  tag: { item },
  owner,
  number,
  isOpen,
  onOpen,
}: {
  tag: LookTag & { item: TaggedItem };
  owner: string;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const wears = useItemWears(useViewer()?.slug ?? null, item);
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <button type="button" className={styles.show} aria-pressed={isOpen} onClick={onOpen}>
        <span className={styles.number}>{number}</span>
        <TaggedItemPicture item={item} />
        <span className={typography.hidden}>Show {tagName(tag)} in the photo</span>
      </button>
      <div className={styles.facts}>
        <div>
          <Link className={styles.item} to={paths.item(owner, item.id)}>
            <b dir="auto">{tagName(tag)}</b>
            {item.brand && !tag.brand && <bdi>{item.brand}</bdi>}
          </Link>
          <TagLinks tag={tag} />
        </div>
        <WornLabel wears={wears} />
      </div>
    </div>
  );
}
