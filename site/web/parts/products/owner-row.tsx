import { paths } from "../../../shared/paths.ts";
import type { ProductOwner } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import styles from "./owner-row.module.css";

/** Someone who owns a product, with how often they wore theirs. */
export function OwnerRow({
  owner,
  owner: { slug, itemId, city, size, wears, photo, isSelf },
}: {
  owner: ProductOwner;
}) {
  const facts = [city, size && `size ${size}`].filter(Boolean).join(", ");
  return (
    <div className={styles.owner}>
      <MemberAvatar member={owner} />
      <p className={styles.who}>
        <Link to={paths.member(slug)}>
          <b>
            <DisplayName member={owner} />
          </b>
        </Link>
        <span className={styles.facts} dir="auto">
          {facts}
          {isSelf && `${facts ? ". " : ""}That’s you.`}
        </span>
      </p>
      <span className={styles.wears}>
        {wears > 0 ? <WornLabel wears={wears} /> : <span className={styles.facts}>Not worn yet</span>}
      </span>
      {photo && (
        <Link
          className={styles.photo}
          to={paths.item(slug, itemId)}
          aria-label={isSelf ? "Your item" : `The item of ${owner.username}`}
        >
          <UploadedPhoto photo={photo} alt="" sizes="48px" fit="cover" />
        </Link>
      )}
    </div>
  );
}
