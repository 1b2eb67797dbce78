import { namedPeople } from "../../people.ts";
import { plannedBrands } from "../brands.ts";
import type { PlannedReview } from "./planned-review.ts";

/** Who answers for the brand of a review: whom it named, or else the admin. */
export function answererOf({ product, collection }: PlannedReview): string {
  const brand = plannedBrands.find(({ slug }) => product?.startsWith(`${slug}-`) || collection?.startsWith(`${slug}/`));
  return brand?.members?.[0] ?? namedPeople.admin.slug;
}
