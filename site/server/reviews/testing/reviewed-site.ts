import { api } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import type { ReviewDraft } from "../../../shared/reviews/review-draft.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { hasCollection } from "../../collections/testing/has-collection.ts";
import { hasProduct } from "../../products/testing/has-product.ts";
import type { ApiAnswer, Person } from "../../testing/person.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";

/** Members of these sites have been there for a month, so that their first reviews do not wait. */
export const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60_000);

export interface ReviewedSite extends TestSite {
  /** A member who joined a month ago. */
  longMember(name: string, more?: Parameters<TestSite["joins"]>[2]): Promise<Person>;
  /** Ids of the rows. */
  ids: Record<"halden" | "shirt" | "coat" | "autumn", string>;
}

/** A site with the brand Halden, its products Shirt and Coat, and its collection Autumn, which shows the coat. */
export async function reviewedSite(parts?: Parameters<typeof testSite>[0]): Promise<ReviewedSite> {
  const site = await testSite(parts);
  const brand = await hasBrand(site, { slug: "halden" });
  const shirt = await hasProduct(site, { brand: "halden", slug: "shirt", sizes: ["S", "M", "L"] });
  const coat = await hasProduct(site, { brand: "halden", slug: "coat" });
  const autumn = await hasCollection(site, { brand: "halden", slug: "autumn", products: ["coat"] });
  return {
    ...site,
    longMember: (name, more) => site.joins(name, undefined, { createdAt: monthAgo(), ...more }),
    ids: { halden: brand.id, shirt: shirt.id, coat: coat.id, autumn: autumn.id },
  };
}

let written = 0;

/** Words that nobody else has written. */
export const ownWords = () => `It keeps its shape after washing, and I have washed it ${++written} times.`;

export const aboutProduct = (slug: string, more: Partial<ReviewDraft> = {}): ReviewDraft => ({
  subject: { kind: "product", slug },
  halves: 8,
  text: ownWords(),
  ...more,
});

export const aboutAutumn = (more: Partial<ReviewDraft> = {}): ReviewDraft => ({
  ...aboutProduct("", more),
  subject: { kind: "collection", brand: "halden", slug: "autumn" },
});

export const posts = (
  person: Person,
  draft: ReviewDraft,
  headers?: Record<string, string>,
): Promise<ApiAnswer<ReviewCard>> => person.sends<ReviewCard>("POST", api.newReviews, draft, headers);

/** The id of a review of the shirt. */
export const reviewsShirt = async (person: Person, more: Partial<ReviewDraft> = {}): Promise<string> =>
  (await posts(person, aboutProduct("shirt", more))).data.id;
