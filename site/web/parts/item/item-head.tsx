import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { localToday } from "../../state/today.ts";
import { formatCount } from "../format/format-count.ts";
import { formatPrice } from "../format/format-price.ts";
import { AudienceLabel } from "../looks/audience-label.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { FavouriteButton } from "../wardrobe/favourite-button.tsx";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import { costPerWear } from "./cost-per-wear.tsx";
import { ItemBrand } from "./item-brand.tsx";
import { ItemEditForm } from "./item-edit-form.tsx";
import { ItemFacts } from "./item-facts.tsx";
import styles from "./item-head.module.css";
import { ItemOwnerActions } from "./item-owner-actions.tsx";
import { ReportItem } from "./report-item.tsx";
import type { WearDays } from "./use-wear-days.ts";

/** Photo, name and facts; the owner's buttons and fields stand beside the photo too. */
export function ItemHead({
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
  const { name, audience, isWished, isArchived, own } = item;
  const worn = wears?.wears ?? item.wears;
  return (
    <article className={styles.head}>
      <div className={styles.photo} data-empty={item.photo === null || undefined}>
        <ItemPicture item={item} sizes={photoSizes.main} urgency="first" alt={name ?? ""} />
      </div>
      <div className={styles.side}>
        <div className={styles.title}>
          <h1 className={typography.d56} dir="auto">
            {name ?? "Item without a name"}
          </h1>
          {own && <FavouriteButton item={item} />}
        </div>
        <ItemBrand item={item} />
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
          <div>
            <WornLabel wears={worn} />
          </div>
        )}
        {own && isEditing && onDone ? (
          <ItemEditForm item={item} onSaved={async () => onDone(true)} onCancel={() => void onDone(false)} />
        ) : (
          <>
            {own && wears && onEdit && (
              <ItemOwnerActions item={item} onLog={() => wears.log(localToday())} onEdit={onEdit} />
            )}
            <ItemFacts item={item} />
            <div className={styles.report}>
              <ReportItem item={item} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
