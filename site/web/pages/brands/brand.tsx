import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { BrandJsonLd } from "../../parts/brands/brand-json-ld.tsx";
import { Lookbook } from "../../parts/collections/lookbook.tsx";
import { PagedProducts } from "../../parts/collections/paged-products.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { descriptionOf } from "../../parts/layout/description-of.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { filteredLooksPath, noFilters } from "../../parts/look-list/filtered-looks-path.ts";
import { ReviewsSection } from "../../parts/reviews/list/reviews-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brand.module.css";

export function Brand() {
  const { brand, lookbook, products, reviews } = usePage("brand");
  const list = usePagedList("brand", products);
  const { slug, name, description, counts, cover } = brand;
  return (
    <BrandHeader key={slug} brand={brand}>
      <PageMeta
        title={name}
        description={descriptionOf(
          description,
          `Collections and products of ${name} on Hemline, and what the members who own them say.`,
        )}
        path={paths.brand(slug)}
        picture={["brands", slug]}
        photo={cover}
      />
      <BrandJsonLd brand={brand} />
      {lookbook && <Lookbook lookbook={lookbook} collections={counts.collections} />}
      <section className={styles.products}>
        <SectionHeading
          aside={
            <Link
              className={typography.link}
              to={filteredLooksPath({ feed: "new", ...noFilters, brand: { slug, name } })}
            >
              See looks
            </Link>
          }
        >
          All products
        </SectionHeading>
        {list.items.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title="No products yet">
              <p>
                Products of <span dir="auto">{name}</span> appear here once we’ve added them.
              </p>
            </EmptyState>
          </div>
        ) : (
          <PagedProducts list={list} />
        )}
      </section>
      <div className={styles.reviews}>
        <ReviewsSection reviews={reviews} subject={{ kind: "brand", brand: { slug, name } }} />
        {counts.reviews > reviews.reviews.items.length && (
          <Link className={buttonClass({ kind: "line" })} to={paths.brandReviews(slug)}>
            See all {formatCount(counts.reviews, "review")}
          </Link>
        )}
      </div>
    </BrandHeader>
  );
}
