import { Photo } from "@hemline/ui/photos/photo.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { UnwornItem } from "../../../../../shared/home/pages.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useViewer } from "../../../../payload.ts";
import { ShortDay } from "../../../format/short-day.tsx";
import { itemName } from "../../../outfits/item-name.ts";
import { photoSizes, widestFor } from "../../../photos/photo-sizes.ts";
import { photoSources } from "../../../photos/photo-sources.ts";
import styles from "./unworn-items.module.css";

/** Items that the member might like to wear again. */
export function UnwornItems({ items }: { items: readonly UnwornItem[] }) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <section>
      <SectionHeading size="h32">Not worn for six weeks</SectionHeading>
      <ul className={styles.pair}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles.item} to={paths.item(viewer.slug, item.id)}>
              <span className={styles.photo}>
                {item.photo && (
                  <Photo
                    files={photoSources(item.photo, widestFor(photoSizes.itemTile))}
                    alt=""
                    sizes={photoSizes.itemTile}
                    fit="cover"
                  />
                )}
              </span>
              <b className={typography.s14} dir="auto">
                {itemName(item)}
              </b>
              <span className={`${typography.s13} ${typography.dim}`}>
                Last worn <ShortDay at={item.lastWornOn} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
