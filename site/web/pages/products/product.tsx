import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { PhotoCarousel } from "@hemline/ui/photos/photo-carousel.tsx";
import { paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { colourLabels } from "../../parts/colours/colour-labels.ts";
import { ColourSwatch } from "../../parts/colours/colour-swatch.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { filteredLooksPath, noFilters } from "../../parts/look-list/filtered-looks-path.ts";
import { LookRow } from "../../parts/looks/look-row.tsx";
import { photoSizes } from "../../parts/photos/photo-sizes.ts";
import { photoSources } from "../../parts/photos/photo-sources.ts";
import { LateVerdict } from "../../parts/products/late-verdict.tsx";
import { OwnProductButtons } from "../../parts/products/own-product-buttons.tsx";
import { OwnerRow } from "../../parts/products/owner-row.tsx";
import { ProductCard } from "../../parts/products/product-card.tsx";
import { ProductFacts } from "../../parts/products/product-facts.tsx";
import { ProductJsonLd } from "../../parts/products/product-json-ld.tsx";
import { ProductNumbers } from "../../parts/products/product-numbers.tsx";
import { WearBars } from "../../parts/products/wear-bars.tsx";
import { RatingLine } from "../../parts/reviews/rating-line.tsx";
import { ReviewsSection } from "../../parts/reviews/reviews-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./product.module.css";

/** Who owns it, who wears it, and what they say. */
export function Product() {
  const { product, owners, looks, afterForty, reviews, alsoOwned } = usePage("product");
  const { slug, name, brand } = product;
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`${name} by ${brand.name}`}
        description={
          product.description?.slice(0, 155) || `Who owns ${name} by ${brand.name}, how often they wear it, and what they say.`
        }
        path={paths.product(slug)}
        photo={product.photo}
      />
      <ProductJsonLd product={product} />
      <Trail product={product} />
      <ProductHead key={slug} product={product} fit={reviews.summary?.fit ?? null} />
      {product.owners > 0 && (
        <section className={styles.section}>
          <SectionHeading
            aside={
              <Link className={typography.link} to={paths.productOwners(slug)}>
                All {formatCount(product.owners, "owner")}
              </Link>
            }
          >
            Who owns this
          </SectionHeading>
          <div className={styles.owners}>
            <ul className={layout.list}>
              {owners.map((owner) => (
                <li key={owner.itemId}>
                  <OwnerRow owner={owner} />
                </li>
              ))}
            </ul>
            <div className={styles.often}>
              <h3 className={styles.small}>How often it gets worn</h3>
              <WearBars groups={product.wearGroups} />
            </div>
          </div>
        </section>
      )}
      {looks.length > 0 && (
        <section className={styles.section}>
          <SectionHeading
            aside={
              <Link
                className={typography.link}
                to={filteredLooksPath({ feed: "new", ...noFilters, product: { slug, name } })}
              >
                All {formatCount(product.looks, "look")}
              </Link>
            }
          >
            Who wears this
          </SectionHeading>
          <LookRow looks={looks} by />
        </section>
      )}
      {afterForty && <LateVerdict review={afterForty} />}
      <div className={styles.section}>
        <ReviewsSection reviews={reviews} subject={{ kind: "product", slug, brand }} />
      </div>
      {alsoOwned.length > 0 && (
        <section className={styles.section}>
          <SectionHeading>People who own this also own</SectionHeading>
          <ul className={styles.also}>
            {alsoOwned.map((other) => (
              <li key={other.slug}>
                <ProductCard product={other} by />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Trail({ product: { brand, collections } }: { product: ProductDetail }) {
  const [newest] = collections;
  return (
    <nav className={styles.trail} aria-label="Brand">
      <Link to={paths.brand(brand.slug)} dir="auto">
        {brand.name}
      </Link>
      {newest && (
        <>
          <span aria-hidden="true">/</span>
          <Link to={paths.collection(newest.brand.slug, newest.slug)} dir="auto">
            {newest.name}
          </Link>
        </>
      )}
    </nav>
  );
}

function ProductHead({
  product,
  fit,
}: {
  product: ProductDetail;
  fit: Parameters<typeof RatingLine>[0]["fit"];
}) {
  const { name, description, rating, colours, photos } = product;
  return (
    <article className={styles.head}>
      {photos.length > 0 && (
        <div className={styles.photos}>
          <PhotoCarousel
            label={`Photos of ${name}`}
            sizes={photoSizes.main}
            shown={null}
            photos={photos.map((photo) => ({ id: photo.id, files: photoSources(photo), alt: photo.alt }))}
          />
        </div>
      )}
      <div className={styles.side}>
        <h1 className={typography.d56} dir="auto">
          {name}
        </h1>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {rating && <RatingLine rating={rating} fit={fit} to="#reviews" />}
        <ProductNumbers product={product} />
        {colours.length > 0 && (
          <div>
            <h2 className={styles.small}>{colours.length === 1 ? "Colour" : "Colours"}</h2>
            <ul className={styles.colours}>
              {colours.map((colour) => (
                <li key={colour}>
                  <ColourSwatch colour={colour} />
                  {colourLabels[colour]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <OwnProductButtons product={product} />
        <ProductFacts product={product} />
      </div>
    </article>
  );
}
