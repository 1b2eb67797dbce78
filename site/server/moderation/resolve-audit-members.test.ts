import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { audit } from "../audit/tables.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { reviewedSite } from "../reviews/testing/reviewed-site.ts";

async function siteWithLog() {
  const site = await reviewedSite();
  const root = await site.joins("Root", undefined, { role: "admin" });
  const newest = async () => (await root.sees("adminAudit", paths.adminAudit)).entries.items[0];
  return { ...site, root, newest };
}

test("an entry names members by their present page addresses", async () => {
  const { ada, root, newest, ...site } = await siteWithLog();
  const { id } = await hasReview(site, { by: "ada", of: { kind: "product", slug: "shirt" } });
  await root.sends("DELETE", api.review(id));
  await ada.sends("PUT", api.profile, { first_name: "Ada", slug: "ada-the-second" });
  expect(await newest()).toMatchObject({
    subject: { kind: "review", name: "Shirt, by ada-the-second" },
    before: { name: "Shirt, by ada-the-second", state: "live" },
  });
});

test("an older entry, which holds page addresses, names only members who are there", async () => {
  const { db, context, newest, ids } = await siteWithLog();
  let at = context.clock().getTime();
  const records = (entry: Pick<typeof audit.$inferInsert, "act" | "targetKind" | "targetId" | "before" | "after">) =>
    db.insert(audit).values({
      ...{ ...entry, id: crypto.randomUUID(), actorId: crypto.randomUUID() },
      ...{ why: "", requestId: "r", at: new Date(at++) },
    });
  const review = { act: "hide", targetKind: "review", targetId: crypto.randomUUID(), before: null } as const;
  for (const [held, shown] of [
    ["Shirt, by night, by ada", "Shirt, by night, by ada"],
    ["Shirt, by wilhelmina", "Shirt, by a former member"],
    ["Shirt, by a former member", "Shirt, by a former member"],
  ]) {
    await records({ ...review, after: { name: held, state: "hidden" } });
    expect(await newest()).toMatchObject({ subject: { name: shown }, after: { name: shown, state: "hidden" } });
  }
  const brand = { act: "edit", targetKind: "brand", targetId: ids.halden } as const;
  await records({ ...brand, before: { members: [] }, after: { members: ["wilhelmina", "ada"] } });
  expect(await newest()).toMatchObject({ before: { members: [] }, after: { members: ["a former member", "ada"] } });
});
