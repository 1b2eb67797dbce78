import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { CollectionTitle } from "../../parts/collections/collection-title.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { ReviewsSection } from "../../parts/reviews/list/reviews-section.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brand-reviews.module.css";

export function CollectionReviews() {
  const { brand, collection, reviews } = usePage("collectionReviews");
  const { slug, name, cover } = collection;
  return (
    <BrandHeader key={`${brand.slug}/${slug}`} brand={brand} cover={cover ?? brand.cover}>
      <PageMeta
        title={`Reviews of ${name} by ${brand.name}`}
        description={`What Hemline members say about ${name} by ${brand.name} and each of its products, with their wears.`}
        path={paths.collectionReviews(brand.slug, slug)}
        picture={["reviews", `collections/${brand.slug}/${slug}`]}
        photo={cover}
      />
      <CollectionTitle collection={collection}>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.collection(brand.slug, slug)}>
          Open the lookbook
        </Link>
      </CollectionTitle>
      <div className={styles.reviews}>
        <ReviewsSection
          reviews={reviews}
          subject={{ kind: "collection", slug, name, brand: { slug: brand.slug, name: brand.name } }}
        />
      </div>
    </BrandHeader>
  );
}
