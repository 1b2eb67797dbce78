import type { BrandOrder } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";

/** What the list of brands shows. */
export interface BrandsChoice {
  sort: BrandOrder;
  letter: string | null;
}

export function brandsPath({ sort, letter }: BrandsChoice): string {
  const query = new URLSearchParams();
  if (sort !== "name") query.set("sort", sort);
  if (letter) query.set("letter", letter);
  return query.size ? `${paths.brands}?${query}` : paths.brands;
}
