import type { ReactNode } from "react";
import type { ShownCard } from "../../../shared/notebook/entry.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import styles from "./garment-card.module.css";

/** An item, a look, a product or a brand within a text. */
export function GarmentCard({ card }: { card: ShownCard }) {
  switch (card.kind) {
    case "item": {
      const { item, owner } = card;
      return (
        <CardLink
          to={paths.item(owner.slug, item.id)}
          photo={item.photo}
          name={item.name ?? "Item without a name"}
          by={item.brand}
          wears={item.wears}
        >
          <bdi>{owner.username}</bdi>’s wardrobe
        </CardLink>
      );
    }
    case "look": {
      const { slug, title, photo, member } = card.look;
      return (
        <CardLink to={paths.look(slug)} photo={photo} name={title}>
          Look by <bdi>{member.username}</bdi>
        </CardLink>
      );
    }
    case "product": {
      const { slug, name, brand, photo, rating } = card.product;
      return (
        <CardLink to={paths.product(slug)} photo={photo} name={name} by={brand.name}>
          {rating ? `${rating.average.toFixed(1)} of 5, ${formatCount(rating.count, "review")}` : "No reviews yet"}
        </CardLink>
      );
    }
    case "brand": {
      const { slug, name, logo, products } = card.brand;
      return (
        <CardLink to={paths.brand(slug)} photo={logo} name={name}>
          {products > 0 ? `Brand, ${formatCount(products, "product")}` : "Brand"}
        </CardLink>
      );
    }
  }
}

function CardLink({
  to,
  photo,
  name,
  by,
  wears = 0,
  children,
}: {
  to: string;
  photo: PhotoCard | null;
  name: string;
  /** Its brand. */
  by?: string | null;
  wears?: number;
  children: ReactNode;
}) {
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.photo} aria-hidden="true">
        {photo ? (
          <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />
        ) : (
          Array.from(name.trim())[0]?.toUpperCase()
        )}
      </span>
      <span className={styles.words}>
        <b dir="auto">{by ? `${name}, ${by}` : name}</b>
        <span>{children}</span>
      </span>
      <WornLabel wears={wears} />
    </Link>
  );
}
