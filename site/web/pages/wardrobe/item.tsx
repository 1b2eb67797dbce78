import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { paths } from "../../../shared/paths.ts";
import type { WearDay } from "../../../shared/wears/wear.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { formatCount } from "../../parts/format/format-count.ts";
import { formatPrice } from "../../parts/format/format-price.ts";
import { CostPerWear, costPerWear } from "../../parts/item/cost-per-wear.tsx";
import { ItemEditForm } from "../../parts/item/item-edit-form.tsx";
import { ItemFacts } from "../../parts/item/item-facts.tsx";
import { ItemOwnerActions } from "../../parts/item/item-owner-actions.tsx";
import { useWearDays, type WearDays } from "../../parts/item/use-wear-days.ts";
import { WearCalendar } from "../../parts/item/wear-calendar.tsx";
import { WearYear } from "../../parts/item/wear-year.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { AudienceLabel } from "../../parts/looks/audience-label.tsx";
import { LookRow } from "../../parts/looks/look-row.tsx";
import { DisplayName } from "../../parts/members/display-name.tsx";
import { photoSizes } from "../../parts/photos/photo-sizes.ts";
import { FavouriteButton } from "../../parts/wardrobe/favourite-button.tsx";
import { ItemCard } from "../../parts/wardrobe/item-card.tsx";
import { categoryLabels } from "../../parts/wardrobe/item-labels.ts";
import { ItemPicture } from "../../parts/wardrobe/item-picture.tsx";
import { WornLabel } from "../../parts/wardrobe/worn-label.tsx";
import { usePage } from "../../payload.ts";
import { localToday, useToday } from "../../state/today.ts";
import styles from "./item.module.css";

export function Item() {
  const { item, wears, looks, wornWith } = usePage("item");
  const { owner, brand, photo } = item;
  const name = item.name ?? "Item without a name";
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`${name}, from the wardrobe of ${owner.username}`}
        description={[brand, `worn ${formatCount(item.wears, "time")}`, `in ${formatCount(looks.length, "look")}`]
          .filter(Boolean)
          .join(", ")}
        path={paths.item(owner.slug, item.id)}
        photo={photo ?? undefined}
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
      {wears ? <OwnItem key={item.id} item={item} loaded={wears} /> : <ItemHead item={item} />}
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

/** Photo, name and facts; the owner's buttons and fields stand beside the photo too. */
function ItemHead({
  item,
  wears,
  isEditing = false,
  onEdit,
  onDone,
}: {
  item: ItemDetail;
  wears?: WearDays;
  isEditing?: boolean;
  onEdit?: () => void;
  onDone?: (isSaved: boolean) => Promise<unknown> | undefined;
}) {
  const { name, brand, category, audience, isWished, isArchived, own } = item;
  const worn = wears?.wears ?? item.wears;
  return (
    <article className={styles.head}>
      <div className={styles.photo}>
        <ItemPicture item={item} sizes={photoSizes.main} urgency="first" alt={name ?? ""} />
      </div>
      <div className={styles.side}>
        <div className={styles.title}>
          <h1 className={typography.d56} dir="auto">
            {name ?? "Item without a name"}
          </h1>
          {own && <FavouriteButton item={item} />}
        </div>
        {(brand || category) && (
          <p className={styles.brand} dir="auto">
            {brand ?? (category && categoryLabels[category])}
          </p>
        )}
        {(isWished || isArchived || audience !== "everyone" || name === null) && (
          <p className={`${layout.row} ${layout.wrapping}`}>
            {name === null && <StatusLabel tone="new">To name</StatusLabel>}
            {isWished && <StatusLabel>Wished for</StatusLabel>}
            {isArchived && <StatusLabel>Archived</StatusLabel>}
            {audience !== "everyone" && (
              <StatusLabel>
                <AudienceLabel audience={audience} />
              </StatusLabel>
            )}
          </p>
        )}
        {own ? (
          <dl className={styles.big}>
            {own.price && !isWished && (
              <div>
                <dt>Cost per wear</dt>
                <dd className={typography.d56}>{formatPrice(costPerWear(own.price, worn))}</dd>
              </div>
            )}
            {!isWished && (
              <div>
                <dt>Worn</dt>
                <dd className={typography.d56}>{worn === 0 ? "Never" : formatCount(worn, "time")}</dd>
              </div>
            )}
          </dl>
        ) : (
          <WornLabel wears={worn} />
        )}
        {own && isEditing && onDone ? (
          <ItemEditForm item={item} onSaved={async () => onDone(true)} onCancel={() => void onDone(false)} />
        ) : (
          <>
            {own && wears && onEdit && (
              <ItemOwnerActions item={item} onLog={() => wears.log(localToday())} onEdit={onEdit} />
            )}
            <ItemFacts item={item} />
          </>
        )}
      </div>
    </article>
  );
}

function OwnItem({ item, loaded }: { item: ItemDetail; loaded: readonly WearDay[] }) {
  const wears = useWearDays(item, loaded);
  const today = useToday();
  const refresh = useRefresh();
  const [isEditing, setEditing] = useState(false);
  const price = item.own?.price;
  return (
    <>
      <ItemHead
        item={item}
        wears={wears}
        isEditing={isEditing}
        onEdit={() => setEditing(true)}
        onDone={async (isSaved) => {
          if (isSaved) await refresh();
          setEditing(false);
        }}
      />
      {!item.isWished && (
        <section className={styles.section}>
          <SectionHeading>Days worn</SectionHeading>
          <div className={styles.days}>
            <WearCalendar wears={wears} today={today} start={wears.lastWornOn ?? item.addedAt.slice(0, 10)} />
            <WearYear days={wears.days} />
          </div>
        </section>
      )}
      {price && !item.isWished && wears.wears > 0 && (
        <section className={styles.section}>
          <SectionHeading>What a wear costs</SectionHeading>
          <div className={styles.cost}>
            <CostPerWear price={price} wears={wears.wears} />
          </div>
        </section>
      )}
    </>
  );
}
