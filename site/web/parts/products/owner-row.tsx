import type { ProductOwner } from "../../../shared/products/product.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import styles from "./owner-row.module.css";

/** A member who owns a product: the row leads to their item. */
export function OwnerRow({ owner }: { owner: ProductOwner }) {
  const { slug, itemId, size, city, wears, photo, isSelf } = owner;
  return (
    <div className={styles.row}>
      <MemberAvatar member={owner} />
      <p className={styles.words}>
        <Link className={styles.name} to={paths.item(slug, itemId)}>
          <DisplayName member={owner} />
        </Link>
        <span className={styles.facts}>
          {city && <bdi>{city}</bdi>}
          {size && <bdi>Size {size}</bdi>}
          {isSelf && <span>That is you</span>}
        </span>
      </p>
      <WornLabel wears={wears} />
      <span className={styles.photo}>
        {photo && <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />}
      </span>
    </div>
  );
}
