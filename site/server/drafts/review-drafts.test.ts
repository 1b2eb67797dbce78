import { expect, test } from "vitest";
import type { Draft, ReviewDraftBody, SavedDraft } from "../../shared/drafts/draft.ts";
import { reviewPlace } from "../../shared/drafts/draft-place.ts";
import { api } from "../../shared/paths.ts";
import { reviewedSite } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";

const place = reviewPlace({ kind: "product", slug: "shirt" });
const begun: ReviewDraftBody = {
  ...{ halves: 7, fit: "small", sizeBought: "M", quality: null, text: "Irons fl", photos: [], item: null },
};

const saves = (person: Person, at: string, body: unknown) =>
  person.sends<SavedDraft>("PUT", api.draft(at), { body, version: 0 });

async function finds(person: Person): Promise<Draft<ReviewDraftBody> | null> {
  const { data }: { data: Draft<ReviewDraftBody> | null } = await (await person.gets(api.draft(place))).json();
  return data;
}

test("a review that was begun waits for its author, with its photos", async () => {
  const { longMember } = await reviewedSite();
  const bea = await longMember("Bea");
  const { id } = await bea.hasPhoto();
  expect((await saves(bea, place, { ...begun, photos: [{ id, alt: "A cuff." }] })).status).toBe(200);
  expect(await finds(bea)).toMatchObject({ body: { text: "Irons fl", halves: 7 }, photos: [{ id }] });
});

test.each([
  ["a review of a collection", "review:halden:autumn", begun, 200],
  ["a place that does not exist", "review:halden:autumn:coat", begun, 404],
  ["a place that is no address", "review:", begun, 404],
  ["six stars", place, { ...begun, halves: 12 }, 422],
  ["another form", place, { text: "Irons" }, 422],
])("%s is answered in kind", async (_, at, body, status) => {
  const { longMember } = await reviewedSite();
  expect((await saves(await longMember("Bea"), at, body)).status).toBe(status);
});
