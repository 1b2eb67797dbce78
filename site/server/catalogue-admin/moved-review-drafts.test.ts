import { expect, test } from "vitest";
import type { Draft, ReviewDraftBody } from "../../shared/drafts/draft.ts";
import { reviewPlace } from "../../shared/drafts/draft-place.ts";
import { api } from "../../shared/paths.ts";
import type { SubjectDraft } from "../../shared/reviews/review-draft.ts";
import type { Person } from "../testing/person.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

const product = (slug: string): SubjectDraft => ({ kind: "product", slug });
const collection = (brand: string, slug: string): SubjectDraft => ({ kind: "collection", brand, slug });

async function types(person: Person, about: SubjectDraft, text: string): Promise<void> {
  const body: ReviewDraftBody = {
    ...{ halves: 7, fit: null, sizeBought: "", quality: null, text, photos: [], item: null },
  };
  expect((await person.sends("PUT", api.draft(reviewPlace(about)), { body, version: 0 })).status).toBe(200);
}

async function finds(person: Person, about: SubjectDraft): Promise<string | null> {
  const answer = await person.gets(api.draft(reviewPlace(about)));
  const { data }: { data: Draft<ReviewDraftBody> | null } = await answer.json();
  return data?.body.text ?? null;
}

async function siteWithCatalogue() {
  const site = await siteWithAdmins();
  for (const name of ["Norr", "Halden"]) await createsBrand(site.ida, name);
  await createsCollection(site.ida, "norr", "Autumn");
  await createsProduct(site.ida, "norr", "Coat");
  return { ...site, bea: await site.joins("Bea") };
}

test("an unsent review follows the collection to its new address, and the brand to its", async () => {
  const { ida, bea } = await siteWithCatalogue();
  await types(bea, collection("norr", "autumn"), "Warm cloth");
  await ida.sends("PUT", api.adminCollection("norr", "autumn"), { name: "Frost", slug: "frost", version: 1 });
  expect(await finds(bea, collection("norr", "autumn"))).toBeNull();
  expect(await finds(bea, collection("norr", "frost"))).toBe("Warm cloth");
  await ida.sends("PUT", api.adminBrand("norr"), { name: "Norr & Sund", slug: "norr-sund", version: 1 });
  expect(await finds(bea, collection("norr", "frost"))).toBeNull();
  expect(await finds(bea, collection("norr-sund", "frost"))).toBe("Warm cloth");
});

test("an unsent review follows what is merged, unless another was begun there", async () => {
  const { ida, ada, bea } = await siteWithCatalogue();
  await createsCollection(ida, "halden", "Autumn");
  await createsProduct(ida, "norr", "Wool coat");
  await types(bea, collection("norr", "autumn"), "Warm cloth");
  await types(bea, product("wool-coat"), "Good lining");
  await types(ada, product("wool-coat"), "At the merged one");
  await types(ada, product("coat"), "At the other");
  expect((await acts(ida, "product", "merge", ["wool-coat"], { into: "coat" })).status).toBe(200);
  expect((await acts(ida, "brand", "merge", ["norr"], { into: "halden" })).status).toBe(200);
  expect(await finds(bea, product("coat"))).toBe("Good lining");
  expect(await finds(ada, product("coat"))).toBe("At the other");
  expect(await finds(bea, collection("halden", "autumn-2"))).toBe("Warm cloth");
});
