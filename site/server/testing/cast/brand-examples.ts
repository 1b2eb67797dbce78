import { hasBrand } from "../../brands/testing/has-brand.ts";
import { hasCollection } from "../../collections/testing/has-collection.ts";
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
