import type { BrandProfile } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { JsonLd } from "../layout/json-ld.tsx";
import { useOrigin } from "../layout/use-origin.ts";
import { aggregateRating } from "../reviews/ratings/aggregate-rating.ts";

/** With the rating that the page shows. */
export function BrandJsonLd({ brand: { slug, name, description, logo, links, rating } }: { brand: BrandProfile }) {
  const origin = useOrigin();
  return (
    <JsonLd
      of={{
        "@type": "Brand",
        name,
        url: origin + paths.brand(slug),
        ...(description && { description }),
        ...(logo && { logo: origin + fileOf(logo) }),
        ...(links.length > 0 && { sameAs: links }),
        ...aggregateRating(rating),
      }}
    />
  );
}

const fileOf = ({ id, version, widths }: PhotoCard) => paths.photo(id, version, widths.at(-1) ?? 320, "jpg");
