import { eq, type SQL } from "drizzle-orm";
import type { SubjectIds } from "./lock-subject.ts";
import { reviews } from "./tables.ts";

/** Keeps the reviews of a product, or of a collection itself. */
export const isAbout = ({ productId, collectionId }: SubjectIds): SQL =>
  productId === null ? eq(reviews.collectionId, collectionId ?? "") : eq(reviews.productId, productId);
