import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { ItemHead } from "../../parts/item/item-head.tsx";
import { OwnItem } from "../../parts/item/own-item.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { LookRow } from "../../parts/looks/look-row.tsx";
import { DisplayName } from "../../parts/members/display-name.tsx";
import { HiddenNote } from "../../parts/moderation/hidden-note.tsx";
import { ItemReview } from "../../parts/reviews/item-review.tsx";
import { ItemCard } from "../../parts/wardrobe/item-card.tsx";
import { categoryLabels } from "../../parts/wardrobe/item-labels.ts";
import { usePage } from "../../payload.ts";
import styles from "./item.module.css";

export function Item() {
  const { item, wears, looks, wornWith, review } = usePage("item");
  const { owner, brand, photo } = item;
  const name = item.name ?? "Item without a name";
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`${name}, from the wardrobe of ${owner.username}`}
        description={`${brand ? `${name} by ${brand}` : name}, worn ${formatCount(item.wears, "time")} and shown in ${formatCount(looks.length, "look")} by ${owner.username} on Hemline.`}
        path={paths.item(owner.slug, item.id)}
        picture={["items", item.id]}
        photo={photo}
        indexed={item.name !== null && !item.isArchived}
      />
      <nav className={styles.trail} aria-label="Wardrobe">
        <Link to={paths.memberWardrobe(owner.slug)}>
          {wears ? (
            "Your wardrobe"
          ) : (
            <>
              Wardrobe of <DisplayName member={owner} />
            </>
          )}
        </Link>
        {item.category && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={`${paths.memberWardrobe(owner.slug)}?category=${item.category}`}>
              {categoryLabels[item.category]}
            </Link>
          </>
        )}
      </nav>
      {item.isHidden && <HiddenNote noun="item" author={owner.slug} />}
      {wears ? <OwnItem key={item.id} item={item} loaded={wears} /> : <ItemHead item={item} />}
      {item.product && item.brandLink && (
        <div className={styles.section}>
          <ItemReview
            review={review}
            product={{ ...item.product, brand: item.brandLink }}
            isOwn={wears !== null && !item.isWished}
          />
        </div>
      )}
      {wornWith.length > 0 && (
        <section className={styles.section}>
          <SectionHeading>Often worn with</SectionHeading>
          <ul className={styles.others}>
            {wornWith.map(({ item: other, times }) => (
              <li key={other.id}>
                <ItemCard item={other} owner={owner.slug} note={`${formatCount(times, "day")} together`} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {looks.length > 0 && (
        <section className={styles.section}>
          <SectionHeading>Looks with this item</SectionHeading>
          <LookRow looks={looks} />
        </section>
      )}
    </div>
  );
}
