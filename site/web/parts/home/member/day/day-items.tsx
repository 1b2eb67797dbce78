import { Photo } from "@hemline/ui/photos/photo.tsx";
import type { PicturedItem } from "../../../../../shared/items/item.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useViewer } from "../../../../payload.ts";
import { itemName } from "../../../outfits/item-name.ts";
import { photoSizes, widestFor } from "../../../photos/photo-sizes.ts";
import { photoSources } from "../../../photos/photo-sources.ts";
import styles from "./day-items.module.css";

/** The garments of a day: each leads to its page. */
export function DayItems({ items }: { items: readonly PicturedItem[] }) {
  const viewer = useViewer();
  if (items.length === 0 || !viewer) return null;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <Link className={styles.item} to={paths.item(viewer.slug, item.id)}>
            {item.photo ? (
              <span className={styles.photo}>
                <Photo
                  files={photoSources(item.photo, widestFor(photoSizes.logo))}
                  alt={itemName(item)}
                  sizes={photoSizes.logo}
                  fit="cover"
                  urgency="soon"
                />
              </span>
            ) : (
              <span className={styles.name} dir="auto">
                {itemName(item)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
