import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import { hasCatalogue } from "../../testing/has-catalogue.ts";
import { moderatedSite } from "../testing/moderated-site.ts";

test.each([{ decision: "hidden" }, { decision: "warning", hides: true }])(
  "a look that its author has deleted is restored hidden where $decision was decided, until that is lifted",
  async (draft) => {
    const { bea, root, visitor, reported, decides } = await moderatedSite();
    await bea.posts("Rain");
    const one = await reported({ kind: "look", slug: "rain" });
    await bea.sends("DELETE", api.look("rain"));
    expect((await decides(one, draft)).status).toBe(200);
    expect((await bea.sends("DELETE", api.lookDeletion("rain"))).status).toBe(200);
    expect((await bea.sends("DELETE", api.lookDeletion("rain"))).status).toBe(200);
    expect((await visitor.opens(paths.look("rain"))).httpStatus).toBe(404);
    expect((await visitor.sees("member", paths.member("bea"))).member.counts?.looks).toBe(0);
    expect((await bea.sees("look", paths.look("rain"))).look.title).toBe("Rain");
    const { decisions } = await bea.sees("settingsDecisions", paths.settingsDecisions);
    await root.sends("POST", api.lifting(decisions[0]?.id ?? ""), { why: "We looked again" });
    expect((await visitor.sees("look", paths.look("rain"))).look.title).toBe("Rain");
    expect((await visitor.sees("member", paths.member("bea"))).member.counts?.looks).toBe(1);
  },
);

test("an item that its owner has deleted is restored hidden, too", async () => {
  const { bea, visitor, reported, decides } = await moderatedSite();
  const { id } = await bea.adds("Coat");
  expect((await visitor.opens(paths.item("bea", id))).httpStatus).toBe(200);
  const one = await reported({ kind: "item", id });
  await bea.sends("POST", api.itemDeletions, { ids: [id] });
  expect((await decides(one, { decision: "hidden" })).status).toBe(200);
  expect((await bea.sends("POST", api.itemRestorations, { ids: [id] })).status).toBe(200);
  expect((await visitor.opens(paths.item("bea", id))).httpStatus).toBe(404);
  expect((await bea.opens(paths.item("bea", id))).httpStatus).toBe(200);
});

test("a review that its author has deleted is not restored", async () => {
  const { bea, visitor, reported, decides, ...site } = await moderatedSite();
  await hasCatalogue(site);
  const { id } = await hasReview(site, { by: "bea", of: { kind: "product", slug: "norr-coat" } });
  const one = await reported({ kind: "review", id });
  await bea.sends("DELETE", api.review(id));
  expect((await decides(one, { decision: "hidden" })).status).toBe(200);
  expect((await bea.sends("POST", api.reviewRestoration(id))).status).toBe(409);
  expect((await visitor.sees("reviews", paths.reviews)).reviews.items).toEqual([]);
});
