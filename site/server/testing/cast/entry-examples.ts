import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { teaserEnd } from "../../notebook/testing/document-of.ts";
import { hasCategory } from "../../notebook/testing/has-category.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import type { EntryState, Example, Examples } from "./examples.ts";

const category = "seams";

/** By `owner`, each with a photo in its text. Their words and photos are below the teaser. */
export async function entryExamples(site: TestSite, owner: Person): Promise<Examples["entry"]> {
  await hasCategory(site, { slug: category, description: "How clothes are sewn" });
  const example = async (
    name: EntryState,
    entry: { allowed?: AllowedReaders; state?: "draft" | "scheduled" | "deleted" },
  ) => {
    const slug = `entry-${name.replaceAll(" ", "-")}`;
    const words = `What the entry ${name} says`;
    const photo = await owner.hasPhoto();
    const document = ["For everyone", teaserEnd, words, photo];
    const id = await hasEntry(site, { slug, ...entry, document, categories: [category], by: owner.slug });
    return { owner, slug, id, words, photo } satisfies Example;
  };
  return {
    "for everyone": await example("for everyone", {}),
    "for members": await example("for members", { allowed: "members" }),
    "for subscribers": await example("for subscribers", { allowed: "subscribers" }),
    draft: await example("draft", { state: "draft" }),
    scheduled: await example("scheduled", { state: "scheduled" }),
    deleted: await example("deleted", { state: "deleted" }),
  };
}

export const categoryExample = (owner: Person): Example => ({
  ...{ owner, slug: category, id: "", words: "How clothes are sewn" },
});
