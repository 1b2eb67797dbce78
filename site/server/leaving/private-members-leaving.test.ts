import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { hasStarted, replies, saidTo } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** Ada wrote under Bea’s look, in Bea’s discussion and in one of her own, where Bea replied, and became private. */
async function privateAda() {
  const site = await leavingSite();
  const { ada, joins, visitor } = site;
  const bea = await joins("Bea");
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const look = await bea.posts("Rain at eleven");
  const question = (await ada.comments(look.slug, "Quiet question")).data.comment.id;
  await bea.comments(look.slug, "A reply", question);
  await ada.comments(look.slug, "Quiet remark");
  const theirs = await hasStarted(bea, "White shirts");
  await replies(ada, theirs, "Quiet answer");
  const own = await hasStarted(ada, "Quiet discussion");
  await replies(bea, own, "A loud answer");
  await ada.setsPrivacy(true);
  const seen = async () => ({
    comments: JSON.stringify(await visitor.sees("look", paths.look(look.slug))),
    theirs: await saidTo(visitor, theirs),
    own: (await visitor.opens(paths.conversation(own))).httpStatus,
    lists: JSON.stringify([
      await visitor.sees("discussions", paths.discussions),
      await visitor.sees("search", paths.searchFor("quiet")),
    ]),
  });
  return { ...site, seen };
}

describe("a private member who leaves", () => {
  test.each(["erase", "anonymise"] as const)("leaves nothing that only followers read: %s", async (choice) => {
    const { ada, leaves, passDays, context, seen } = await privateAda();
    const before = await seen();
    expect([before.theirs, before.own]).toEqual([["About White shirts"], 404]);
    await leaves(ada, choice);
    passDays(14);
    await finishLeavings(context);
    const { comments, theirs, own, lists } = await seen();
    expect(comments).toContain("A reply");
    expect(comments).not.toContain("Quiet");
    expect([theirs.filter((text) => text !== "-"), own]).toEqual([["About White shirts"], 404]);
    expect(lists).not.toMatch(/Quiet|loud/);
  });
});
