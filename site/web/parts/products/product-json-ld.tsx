import { paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { JsonLd } from "../layout/json-ld.tsx";
import { useOrigin } from "../layout/use-origin.ts";
import { aggregateRating } from "../reviews/ratings/aggregate-rating.ts";

/** With the rating that the page shows. */
export function ProductJsonLd({ product }: { product: ProductDetail }) {
  const origin = useOrigin();
  const { slug, name, brand, description, material, photos, rating } = product;
  return (
    <JsonLd
      of={{
        "@type": "Product",
        name,
        url: origin + paths.product(slug),
        brand: { "@type": "Brand", name: brand.name, url: origin + paths.brand(brand.slug) },
        ...(description && { description }),
        ...(material && { material }),
        ...(photos.length > 0 && {
          image: photos.map(
            ({ id, version, widths }) => origin + paths.photo(id, version, widths.at(-1) ?? 320, "jpg"),
          ),
        }),
        ...aggregateRating(rating),
      }}
    />
  );
}
