import { paths } from "../../../shared/paths.ts";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { ReviewsSection } from "../../parts/reviews/list/reviews-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brand-reviews.module.css";

export function BrandReviews() {
  const { brand, reviews } = usePage("brandReviews");
  const { slug, name, cover } = brand;
  return (
    <BrandHeader key={slug} brand={brand}>
      <PageMeta
        title={`Reviews of ${name}`}
        description={`What Hemline members say about ${name} after wearing it: stars, fit and how often they wore it.`}
        path={paths.brandReviews(slug)}
        picture={["reviews", `brands/${slug}`]}
        photo={cover}
      />
      <div className={styles.reviews}>
        <ReviewsSection reviews={reviews} subject={{ kind: "brand", brand: { slug, name } }} />
      </div>
    </BrandHeader>
  );
}
