import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { coat, readBy } from "../../comments/testing/site-with-subjects.ts";
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

test.each([{ decision: "hidden" }, { decision: "warning", hides: true }])(
  "a comment that its author has deleted is restored hidden where $decision was decided, until that is lifted",
  async (draft) => {
    const { ada, bea, root, visitor, reported, decides } = await moderatedSite();
    await ada.posts("Coat");
    const { id } = (await bea.comments(coat, "Ugly.")).data.comment;
    const one = await reported({ kind: "comment", id });
    await bea.sends("DELETE", api.comment(id));
    expect((await decides(one, draft)).status).toBe(200);
    for (const _ of [1, 2]) expect((await bea.sends("DELETE", api.commentDeletion(id))).status).toBe(200);
    const shown = { count: 1, texts: [["Ugly."]] };
    expect([await readBy(visitor, coat), await readBy(bea, coat)]).toEqual([{ count: 0, texts: [] }, shown]);
    const { decisions } = await bea.sees("settingsDecisions", paths.settingsDecisions);
    await root.sends("POST", api.lifting(decisions[0]?.id ?? ""), { why: "We looked again" });
    expect(await readBy(visitor, coat)).toEqual(shown);
  },
);

test("a hidden comment that its author deletes is gone", async () => {
  const { ada, bea, root, reported, decides } = await moderatedSite();
  await ada.posts("Coat");
  const { id } = (await bea.comments(coat, "Ugly.")).data.comment;
  await decides(await reported({ kind: "comment", id }), { decision: "hidden" });
  expect((await bea.sends("DELETE", api.comment(id))).data).toEqual({ restorable_until: null });
  expect((await bea.sends("DELETE", api.commentDeletion(id))).status).toBe(404);
  expect(await readBy(root, coat)).toEqual({ count: 0, texts: [] });
});

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
