import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { moderatedSite } from "../moderation/testing/moderated-site.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { coat, moths, readBy } from "./testing/site-with-subjects.ts";

/** Admins hide comments below what Ada has posted and written. */
async function siteWithHiddenComments() {
  const site = await moderatedSite();
  await site.ada.posts("Coat");
  await hasEntry(site, { slug: "moths", by: "ada" });
  const hides = async (id: string) => {
    const one = await site.reported({ kind: "comment", id });
    expect((await site.decides(one, { decision: "hidden" })).status).toBe(200);
  };
  return { ...site, hides };
}

const nothing = { count: 0, texts: [] };

describe.each([coat, moths])("a hidden comment ($kind)", (on) => {
  test("stays there for its author and admins, who count it, also where it is the only one", async () => {
    const { ada, bea, cleo, root, visitor, hides } = await siteWithHiddenComments();
    await hides((await bea.comments(on, "Ugly.")).data.comment.id);
    const withHidden = { count: 1, texts: [["Ugly."]] };
    expect([await readBy(bea, on), await readBy(root, on)]).toEqual([withHidden, withHidden]);
    for (const person of [ada, cleo, visitor]) expect(await readBy(person, on)).toEqual(nothing);
  });

  test("stays below the comment that it replies to, and below its place when that was deleted", async () => {
    const { ada, bea, cleo, root, visitor, hides } = await siteWithHiddenComments();
    const { id } = (await cleo.comments(on, "Warm?")).data.comment;
    await hides((await bea.comments(on, "Ask a moth.", id)).data.comment.id);
    const withReply = { count: 2, texts: [["Warm?", "Ask a moth."]] };
    expect([await readBy(bea, on), await readBy(root, on)]).toEqual([withReply, withReply]);
    for (const person of [ada, visitor]) expect(await readBy(person, on)).toEqual({ count: 1, texts: [["Warm?"]] });
    expect((await cleo.sends("DELETE", api.comment(id))).status).toBe(200);
    const belowItsPlace = { count: 1, texts: [[null, "Ask a moth."]] };
    expect([await readBy(bea, on), await readBy(root, on)]).toEqual([belowItsPlace, belowItsPlace]);
    for (const person of [ada, visitor]) expect(await readBy(person, on)).toEqual(nothing);
  });
});

test("a deleted comment leaves its place only for whoever reads a reply to it", async () => {
  const { ada, bea, visitor } = await siteWithHiddenComments();
  const { id } = (await ada.comments(coat, "Warm?")).data.comment;
  await bea.comments(coat, "Very.", id);
  await bea.setsPrivacy(true);
  await ada.sends("DELETE", api.comment(id));
  expect(await readBy(bea, coat)).toEqual({ count: 1, texts: [[null, "Very."]] });
  expect(await readBy(visitor, coat)).toEqual(nothing);
});
