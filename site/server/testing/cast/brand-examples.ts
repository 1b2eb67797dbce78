import { hasBrand } from "../../brands/testing/has-brand.ts";
import { hasCollection } from "../../collections/testing/has-collection.ts";
import { hasProduct } from "../../products/testing/has-product.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import { memberId } from "./authors.ts";
import type { BrandExampleState, Example, Examples } from "./examples.ts";

/** Brands that `owner` proposed, in each state. */
export async function brandExamples(site: TestSite, owner: Person): Promise<Examples["brand"]> {
  const proposedBy = await memberId(site, owner);
  const example = async (state: BrandExampleState): Promise<Example> => {
    const words = `What a ${state} brand says of itself`;
    const slug = `${state}-brand`;
    const held = { slug, description: words, proposedBy, state: state === "public" ? ("live" as const) : state };
    await hasBrand(site, held);
    return { owner, slug, id: "", words };
  };
  return { public: await example("public"), hidden: await example("hidden"), proposed: await example("proposed") };
}

export async function collectionExamples(
  site: TestSite,
  owner: Person,
  brand: Examples["brand"],
): Promise<Examples["collection"]> {
  const example = async ({ slug }: Example): Promise<Example> => {
    const words = `What a collection of the ${slug} says`;
    await hasCollection(site, { brand: slug, slug: "autumn", description: words });
    return { owner, slug, id: "autumn", words };
  };
  return { "of a public brand": await example(brand.public), "of a hidden brand": await example(brand.hidden) };
}

/** Their words are their names: products of the public brand in each state, and one of the hidden brand. */
export async function productExamples(
  site: TestSite,
  owner: Person,
  brand: Examples["brand"],
): Promise<Examples["product"]> {
  const proposedBy = await memberId(site, owner);
  const example = async (slug: string, of: Example, state: "live" | "hidden" | "proposed" = "live") => {
    const { name } = await hasProduct(site, { brand: of.slug, slug, state, proposedBy });
    return { owner, slug, id: "", words: name } satisfies Example;
  };
  return {
    "of a public brand": await example("shown-cap", brand.public),
    hidden: await example("hidden-cap", brand.public, "hidden"),
    proposed: await example("proposed-cap", brand.public, "proposed"),
    "of a hidden brand": await example("cap-of-a-hidden-brand", brand.hidden),
  };
}
