import { hasProduct } from "../../products/testing/has-product.ts";
import type { reviews } from "../../reviews/tables.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import type { Authors } from "./authors.ts";
import type { Example, Examples, ReviewState } from "./examples.ts";

/** Each of a product of its own, of the public brand. */
export async function reviewExamples(site: TestSite, authors: Authors): Promise<Examples["review"]> {
  const { olga, petra, sven, boris, lena, erik } = authors;
  const example = async (owner: Person, state: ReviewState, more: Partial<typeof reviews.$inferInsert> = {}) => {
    const product = `reviewed-${state.replaceAll(" ", "-")}`;
    await hasProduct(site, { brand: "public-brand", slug: product });
    const words = `What ${owner.slug} says of it: ${state}`;
    const review = await hasReview(site, {
      by: owner.slug,
      of: { kind: "product", slug: product },
      source: words,
      ...more,
    });
    return { owner, slug: owner.slug, id: review.id, words, product } satisfies Example & { product: string };
  };
  return {
    shown: await example(olga, "shown"),
    hidden: await example(olga, "hidden", { state: "hidden" }),
    deleted: await example(olga, "deleted", { state: "deleted", deletedAt: site.context.clock() }),
    "of a private member": await example(petra, "of a private member"),
    "of a suspended member": await example(sven, "of a suspended member"),
    "of a banned member": await example(boris, "of a banned member"),
    "of a leaving member": await example(lena, "of a leaving member"),
    "of an erased member": await example(erik, "of an erased member"),
  };
}
