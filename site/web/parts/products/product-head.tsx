import { PhotoCarousel } from "@hemline/ui/photos/photo-carousel.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import { linkHost } from "../../../shared/members/link-host.ts";
import { paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import type { RatingSummary } from "../../../shared/rating.ts";
import { Link } from "../../navigation/link.tsx";
import { colourLabels } from "../colours/colour-labels.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import { formatPrice } from "../format/format-price.ts";
import { ReportCatalogue } from "../moderation/report-catalogue.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { photoSources } from "../photos/photo-sources.ts";
import { RatingLine } from "../reviews/ratings/rating-line.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { OwnProduct } from "./own-product.tsx";
import styles from "./product-head.module.css";

/** Photos, name, rating, numbers and facts of a product. */
export function ProductHead({ product, fit }: { product: ProductDetail; fit: RatingSummary["fit"] }) {
  const { slug, name, brand, description, photos, rating } = product;
  return (
    <article className={styles.head}>
      <div className={styles.photos} data-empty={photos.length === 0 || undefined}>
        {photos.length > 0 && (
          <PhotoCarousel
            label={`Photos of ${name}`}
            sizes={photoSizes.main}
            photos={photos.map((photo) => ({ id: photo.id, files: photoSources(photo), alt: photo.alt }))}
          />
        )}
      </div>
      <div className={styles.side}>
        <h1 className={typography.d56} dir="auto">
          {name}
        </h1>
        {description && (
          <p className={typography.lead} dir="auto">
            {description}
          </p>
        )}
        {rating && <RatingLine rating={rating} fit={fit} to="#reviews" />}
        <Numbers product={product} />
        <div className={styles.own}>
          <OwnProduct product={product} />
        </div>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <ShareButton title={`${name} by ${brand.name}`} path={paths.product(slug)} />
          <ReportCatalogue kind="product" target={slug} />
        </div>
        <Facts product={product} />
      </div>
    </article>
  );
}

function Numbers({ product: { owners, wears, costPerWear } }: { product: ProductDetail }) {
  if (owners === 0) return null;
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{owners === 1 ? "member owns it" : "members own it"}</dt>
        <dd className={typography.h32}>{formatNumber(owners)}</dd>
      </div>
      <div>
        <dt>{wears === 1 ? "wear logged" : "wears logged"}</dt>
        <dd className={typography.h32}>{formatNumber(wears)}</dd>
      </div>
      {costPerWear && (
        <div>
          <dt>a wear, on average</dt>
          <dd className={typography.h32}>{formatPrice(costPerWear)}</dd>
        </div>
      )}
    </dl>
  );
}

function Facts({ product }: { product: ProductDetail }) {
  const { prices, material, sizes, mostOwnedSize, colours, collections, link } = product;
  return (
    <>
      <dl className={styles.facts}>
        {colours.length > 0 && (
          <Fact name={colours.length === 1 ? "Colour" : "Colours"}>
            <span className={styles.colours}>
              {colours.map((colour) => (
                <span key={colour} className={styles.colour}>
                  <ColourSwatch colour={colour} />
                  {colourLabels[colour]}
                </span>
              ))}
            </span>
          </Fact>
        )}
        {prices.length > 0 && <Fact name="Price">{prices.map(formatPrice).join(", ")} new</Fact>}
        {material && <Fact name="Material">{material}</Fact>}
        {sizes.length > 0 && (
          <Fact name="Sizes">
            {sizes.join(", ")}
            {mostOwnedSize && `; most own ${mostOwnedSize}`}
          </Fact>
        )}
        {collections.length > 0 && (
          <Fact name={collections.length === 1 ? "Collection" : "Collections"}>
            {collections.map(({ slug, name, brand }, at) => (
              <span key={slug}>
                {at > 0 && ", "}
                <Link className={typography.link} to={paths.collection(brand.slug, slug)}>
                  {name}
                </Link>
              </span>
            ))}
          </Fact>
        )}
        {link && (
          <Fact name="Sold at">
            <a className={typography.link} href={link} rel="nofollow noopener" target="_blank">
              {linkHost(link)}
            </a>
          </Fact>
        )}
      </dl>
      {link && (
        <p className={`${typography.s13} ${typography.faint}`}>Hemline earns nothing when you follow the link.</p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
