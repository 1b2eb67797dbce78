import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import type { ReactNode } from "react";
import type { ItemCard as Card } from "../../../shared/items/item.ts";
import { paths } from "../../../shared/paths.ts";
import { KeptArticle } from "../../kept-article.tsx";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { localToday } from "../../state/today.ts";
import { MarkedText, useMarkText } from "../format/marked-text.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import styles from "./item-card.module.css";
import { categoryLabels } from "./item-labels.ts";
import { ItemPicture } from "./item-picture.tsx";
import { logWear, useItemWears } from "./use-item-wears.ts";
import { WornLabel } from "./worn-label.tsx";

interface ItemCardProps {
  item: Card;
  /** The slug of the item's owner. */
  owner: string;
  urgency?: PhotoUrgency;
  /** In place of the label with the wears. */
  note?: ReactNode;
}

/** The name's link covers the whole card; what the owner can press is above it. */
export function ItemCard({ item, owner, urgency, note }: ItemCardProps) {
  const isOwn = useViewer()?.slug === owner;
  const isMarked = useMarkText() !== null;
  return (
    <KeptArticle className={styles.card} dependsOn={isOwn || note || isMarked ? null : [item, owner, urgency]}>
      <ItemPicture item={item} sizes={photoSizes.wardrobe} urgency={urgency} alt="" />
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <Link to={paths.item(owner, item.id)} dir="auto">
            {item.name === null ? "Item without a name" : <MarkedText text={item.name} />}
          </Link>
        </h3>
        <p className={styles.brand}>
          <bdi>
            {item.brand ? <MarkedText text={item.brand} /> : item.category ? categoryLabels[item.category] : "\u00a0"}
          </bdi>
        </p>
        <div className={styles.row}>{note ?? (isOwn ? <OwnWears item={item} /> : <PublicWears item={item} />)}</div>
      </div>
      {isOwn && !note && <Marks item={item} />}
    </KeptArticle>
  );
}

const PublicWears = ({ item: { isWished, wears } }: { item: Card }) =>
  isWished ? <StatusLabel>Wished for</StatusLabel> : <WornLabel wears={wears} />;

function OwnWears({ item, item: { id, name, isWished, isArchived } }: { item: Card }) {
  const wears = useItemWears(useViewer()?.slug ?? null, item);
  const log = () => void logWear(id, wears, localToday());
  if (isWished) return <StatusLabel>Wished for</StatusLabel>;
  if (isArchived) return <WornLabel wears={wears} />;
  if (wears === 0)
    return (
      <Button kind="line" size="sm" onClick={log} aria-label={`Log first wear of ${name ?? "the item without a name"}`}>
        Log first wear
      </Button>
    );
  return (
    <>
      <WornLabel wears={wears} />
      <IconButton icon="plus" label={`Log a wear of ${name ?? "the item without a name"}`} onClick={log} />
    </>
  );
}

/** What the owner sees on the photo. */
function Marks({ item, item: { name, isWished, isArchived } }: { item: Card }) {
  const wears = useItemWears(useViewer()?.slug ?? null, item);
  return (
    <>
      <div className={styles.mark}>
        {isArchived ? (
          <StatusLabel>Archived</StatusLabel>
        ) : name === null ? (
          <StatusLabel tone="new">To name</StatusLabel>
        ) : (
          wears === 0 && !isWished && <StatusLabel tone="new">Never worn</StatusLabel>
        )}
      </div>
      <div className={styles.heart}>
        <FavouriteButton item={item} onPhoto />
      </div>
    </>
  );
}
