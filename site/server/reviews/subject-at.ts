import { and, eq, sql } from "drizzle-orm";
import type { SubjectDraft } from "../../shared/reviews/review-draft.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { productBySlug } from "../products/product-by-slug.ts";
import type { SiteContext } from "../site-context.ts";
import type { SubjectIds } from "./lock-subject.ts";

/** What a new review is about. @throws 404 for what is not public */
export async function subjectAt({ db }: Pick<SiteContext, "db">, draft: SubjectDraft): Promise<SubjectIds> {
  if (draft.kind === "product") {
    const product = await productBySlug(db, draft.slug);
    if (!product) throw notFound("product");
    return { brandId: product.brand_id, productId: product.id, collectionId: null };
  }
  const { brand, slug } = draft;
  const [collection] = await preparedRows(db, "collection to review", { brand, slug }, publicCollection);
  if (!collection) throw notFound("collection");
  return { brandId: collection.brandId, productId: null, collectionId: collection.id };
}

const publicCollection = () =>
  query
    .select({ id: collections.id, brandId: brands.id })
    .from(collections)
    .innerJoin(brands, eq(brands.id, collections.brandId))
    .where(
      and(
        eq(collections.slug, sql.placeholder("slug")),
        eq(brands.slug, sql.placeholder("brand")),
        eq(brands.state, "live"),
      ),
    );
