import typography from "@hemline/ui/styles/typography.module.css";
import type { BrandCard } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { MarkedText } from "../format/marked-text.tsx";
import { BrandFollowButton } from "./brand-follow-button.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import styles from "./brand-row.module.css";
import { useBrandFollowers } from "./use-brand-follow.ts";

/** A brand in a list. The name's link covers the row but for the button. */
export function BrandRow({ brand, brand: { slug, name, description, products } }: { brand: BrandCard }) {
  const followers = useBrandFollowers(brand);
  return (
    <article className={styles.row}>
      <BrandLogo brand={brand} />
      <div className={styles.head}>
        <h2 className={typography.h22}>
          <Link to={paths.brand(slug)} dir="auto">
            <MarkedText text={name} />
          </Link>
        </h2>
        <p className={styles.facts}>
          {formatCount(products, "product")}, {formatCount(followers, "follower")}
        </p>
      </div>
      <div className={styles.action}>
        <BrandFollowButton brand={brand} />
      </div>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
    </article>
  );
}
