import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import type { LookCard } from "../../../shared/looks/look.ts";
import { paths } from "../../../shared/paths.ts";
import type { ProductCard as Card, ProductDetail, ProductOwner } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { descriptionOf } from "../../parts/layout/description-of.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { filteredLooksPath, noFilters } from "../../parts/look-list/filtered-looks-path.ts";
import { LookRow } from "../../parts/looks/look-row.tsx";
import { OwnerRow } from "../../parts/products/owner-row.tsx";
import { ProductCard } from "../../parts/products/product-card.tsx";
import { ProductHead } from "../../parts/products/product-head.tsx";
import { ProductJsonLd } from "../../parts/products/product-json-ld.tsx";
import { WearGroups } from "../../parts/products/wear-groups.tsx";
import { LeadReview } from "../../parts/reviews/lead-review.tsx";
import { ReviewsSection } from "../../parts/reviews/list/reviews-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./product.module.css";

/** What a product is, who owns it, who wears it, and what they say after forty wears. */
export function Product() {
  const { product, owners, looks, afterForty, reviews, alsoOwned } = usePage("product");
  const { slug, name, brand, description, photos } = product;
  return (
    <div className={layout.wide} key={slug}>
      <PageMeta
        title={`${name} by ${brand.name}`}
        description={descriptionOf(
          description,
          `Who owns the ${name} by ${brand.name}, how often they wear it and what they say about it.`,
        )}
        path={paths.product(slug)}
        picture={["products", slug]}
        photo={photos[0]}
        type="product"
      />
      <ProductJsonLd product={product} />
      <Trail product={product} />
      <ProductHead product={product} fit={reviews.summary?.fit ?? null} />
      {owners.length > 0 && <WhoOwnsThis product={product} owners={owners} />}
      {looks.length > 0 && <WhoWearsThis product={product} looks={looks} />}
      {afterForty && (
        <section className={styles.section}>
          <SectionHeading>After forty wears</SectionHeading>
          <div className={styles.verdict}>
            <LeadReview review={afterForty} photo={afterForty.photos[0] ?? null} />
          </div>
        </section>
      )}
      <div className={styles.section}>
        <ReviewsSection reviews={reviews} subject={{ kind: "product", slug, name, brand }} />
      </div>
      {alsoOwned.length > 0 && <AlsoOwned products={alsoOwned} />}
    </div>
  );
}

/** From its brand to its newest collection. */
function Trail({ product: { brand, collections } }: { product: ProductDetail }) {
  const [collection] = collections;
  return (
    <nav className={styles.trail} aria-label="Where you are">
      <Link to={paths.brand(brand.slug)} dir="auto">
        {brand.name}
      </Link>
      {collection && (
        <>
          <span aria-hidden="true">/</span>
          <Link to={paths.collection(collection.brand.slug, collection.slug)} dir="auto">
            {collection.name}
          </Link>
        </>
      )}
    </nav>
  );
}

function WhoOwnsThis({ product, owners }: { product: ProductDetail; owners: ProductOwner[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.productOwners(product.slug)}>
            See all owners
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
        <WearGroups groups={product.wearGroups} />
      </div>
    </section>
  );
}

function WhoWearsThis({ product, looks }: { product: ProductDetail; looks: LookCard[] }) {
  const { slug, name } = product;
  return (
    <section className={styles.section}>
      <SectionHeading
        aside={
          product.looks > looks.length && (
            <Link
              className={typography.link}
              to={filteredLooksPath({ feed: "new", ...noFilters, product: { slug, name } })}
            >
              All {formatNumber(product.looks)} looks
            </Link>
          )
        }
      >
        Who wears this
      </SectionHeading>
      <LookRow looks={looks} by />
    </section>
  );
}

/** What its owners also own. */
function AlsoOwned({ products }: { products: Card[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading>People who own this also own</SectionHeading>
      <ul className={styles.others}>
        {products.map((other) => (
          <li key={other.slug}>
            <ProductCard product={other} by />
          </li>
        ))}
      </ul>
    </section>
  );
}
