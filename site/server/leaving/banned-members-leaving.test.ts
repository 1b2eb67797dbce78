import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { hasStarted, replies, saidTo } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** Boris wrote under Ada’s look, about a product, in Ada’s discussion and in one of his own, where Ada replied. */
async function borisWhoWrote() {
  const site = await leavingSite();
  const { ada, joins, visitor } = site;
  const boris = await joins("Boris");
  const { product } = await hasCatalogue(site);
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const look = await ada.posts("Rain at eleven");
  const remark = (await boris.comments(look.slug, "Rude remark")).data.comment.id;
  await ada.comments(look.slug, "A reply", remark);
  await boris.comments(look.slug, "Rude farewell");
  await hasReview(site, { by: "boris", of: { kind: "product", slug: product }, source: "Rude about every seam." });
  const theirs = await hasStarted(ada, "White shirts");
  await replies(boris, theirs, "Rude answer");
  const own = await hasStarted(boris, "Rude discussion");
  await replies(ada, own, "A patient answer");
  const seen = async () => ({
    comments: JSON.stringify(await visitor.sees("look", paths.look(look.slug))),
    reviews: (await visitor.sees("reviews", paths.reviews)).reviews.items.length,
    theirs: (await saidTo(visitor, theirs)).filter((text) => text !== "-"),
    own: (await visitor.opens(paths.conversation(own))).httpStatus,
    lists: JSON.stringify([
      await visitor.sees("discussions", paths.discussions),
      await visitor.sees("search", paths.searchFor("rude")),
    ]),
  });
  /** After fourteen days. */
  const ends = async () => {
    site.passDays(14);
    await finishLeavings(site.context);
    expect(site.logLines).toEqual([]);
  };
  return { ...site, boris, seen, ends };
}

describe("a banned member who leaves", () => {
  test.each(["erase", "anonymise"] as const)("leaves nothing that the ban hid: %s", async (choice) => {
    const { boris, leaves, seen, ends, ...site } = await borisWhoWrote();
    await changeStanding(site, boris, "banned");
    expect((await leaves(boris, choice)).status).toBe(200);
    await ends();
    const { comments, lists, ...rest } = await seen();
    expect(rest).toEqual({ reviews: 0, theirs: ["About White shirts"], own: 404 });
    expect(comments).toContain("A reply");
    expect(comments + lists).not.toContain("Rude");
    expect(lists).not.toContain("patient");
  });

  test("is banned when they come back", async () => {
    const { boris, leaves, logsIn, seen, ...site } = await borisWhoWrote();
    await changeStanding(site, boris, "banned");
    await leaves(boris, "anonymise");
    expect((await logsIn("boris", { come_back: "yes" })).status).toBe(200);
    expect(await seen()).toMatchObject({ reviews: 0, theirs: ["About White shirts"], own: 404 });
  });
});

test("a suspended member who leaves keeps what they wrote, without a name", async () => {
  const { boris, leaves, seen, ends, ...site } = await borisWhoWrote();
  await changeStanding(site, boris, "suspended");
  await leaves(boris, "anonymise");
  await ends();
  const { comments, ...rest } = await seen();
  expect(rest).toMatchObject({ reviews: 1, theirs: ["About White shirts", "Rude answer"], own: 200 });
  expect(comments).toContain("Rude remark");
  expect(comments).toContain("Rude farewell");
});
