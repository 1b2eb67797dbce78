import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import type { WornItem } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import styles from "./worn-ranking.module.css";

/** Items in their order, each with its picture. */
export function WornRanking({
  title,
  aside,
  items,
  owner,
  note,
  end,
}: {
  title: string;
  aside: ReactNode;
  items: readonly WornItem[];
  owner: string;
  note: (item: WornItem) => string;
  end?: (item: WornItem) => ReactNode;
}) {
  return (
    <section>
      <SectionHeading size="h32" aside={aside}>
        {title}
      </SectionHeading>
      <ol className={styles.rank}>
        {items.map((one) => (
          <li key={one.item.id}>
            <ItemPicture item={one.item} alt="" sizes={photoSizes.thumb} />
            <div>
              <Link className={styles.name} to={paths.item(owner, one.item.id)} dir="auto">
                {one.item.name ?? "Item without a name"}
              </Link>
              <p className={`${typography.s14} ${typography.dim}`}>{note(one)}</p>
            </div>
            {end?.(one)}
          </li>
        ))}
      </ol>
    </section>
  );
}
