import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { memberSlugs } from "../accounts/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasStarted, replies } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { writesEntry } from "../notebook-admin/testing/write-entry.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { aboutProduct, monthAgo, posts } from "../reviews/testing/reviewed-site.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { findTablesWithWords } from "./testing/find-tables-with-words.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** All that Wilhelmina is called. */
const slugs = ["wilhelmina", "willa-thornquist"];
const names = [...slugs, "Thornquist", "Seathrift", "wilhelmina@hemline.example"];

/** Who may still be named in a table, and why. */
const stillNamed = {
  "site.comments": "what Ada wrote stays hers, also where it names somebody",
  "site.member_slugs": "nobody else is ever given the addresses",
  "site.messages": "as comments",
};

/**
 * Wilhelmina did and said something everywhere, and Ada beside her. Root, an admin, named her for a brand and as the author
 * of an entry, warned her twice, hid and showed one of her reviews and deleted another.
 */
async function wilhelminaEverywhere() {
  const site = await leavingSite();
  const { ada, joins, drain } = site;
  const mina = await joins("Wilhelmina", "Thornquist", { createdAt: monthAgo() });
  const root = await joins("Root", undefined, { role: "admin" });
  const profile = { first_name: "Wilhelmina", last_name: "Thornquist", username: "Seathrift", bio: "Seathrift sews." };
  const links = ["https://example.org/seathrift"];
  await mina.sends("PUT", api.profile, { ...profile, slug: "willa-thornquist", city: "Thornquist", links });
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  await hasBrand(site, { slug: "halden" });
  for (const slug of ["coat", "shirt"]) await hasProduct(site, { brand: "halden", slug });

  const look = await ada.posts("Rain at eleven");
  const { id: comment } = (await mina.comments(look.slug, "Lovely wool")).data.comment;
  await ada.comments(look.slug, "Thanks, @willa-thornquist", comment);
  await mina.comments(look.slug, "And the shoes");
  const own = await mina.posts("Seathrift in a camel coat");
  await ada.comments(own.slug, "Is it warm?");
  const coat = await mina.adds("Coat", { productSlug: "coat" });
  await mina.combines("Rain", [coat.id]);
  await Promise.all([mina.follows("ada"), ada.follows("willa-thornquist"), mina.likes(look.slug), ada.likes(own.slug)]);
  await mina.followsBrand("halden");
  await mina.sends("PUT", api.draft("comment:rain"), { body: { text: "Half a thought" }, version: 0 });

  const discussion = await hasStarted(ada, "White shirts");
  await replies(mina, discussion, "Wash them cold");
  await replies(ada, discussion, "As @willa-thornquist says", { number: 2, text: "Wash them cold" });
  await replies(ada, await hasStarted(mina, "Moths"), "Cedar helps");

  const shown = (await posts(mina, aboutProduct("coat"))).data.id;
  for (const decision of ["hide", "show"]) await root.sends("POST", api.reviewApproval(shown), { decision, why: "Hm" });
  await root.sends("DELETE", api.review((await posts(mina, aboutProduct("shirt"))).data.id));
  const brand = { name: "Halden", slug: "halden", members: ["willa-thornquist"], version: 1 };
  await root.sends("PUT", api.adminBrand("halden"), brand);
  await writesEntry(root, { title: "Wool", settings: { author: "willa-thornquist" }, publish: true });
  await mina.comments({ kind: "entry", slug: "wool" }, "A second thought");
  await ada.sends("POST", api.reports, { kind: "member", slug: "willa-thornquist", reason: "spam" });
  await ada.sends("POST", api.reports, { kind: "look", slug: own.slug, reason: "spam" });
  for (const { id, version } of (await root.sees("adminReports", paths.adminReports)).cases.items)
    await root.sends("POST", api.caseDecision(id), { version, decision: "warning", reason: "spam" });
  await site.asksForCopy(mina);
  await drain();

  /** What the audit log says of whom, by the act and what it is about. */
  const audited = async () =>
    (await root.sees("adminAudit", paths.adminAudit)).entries.items.map(({ act, subject, target, after }) =>
      [act, subject?.name ?? target?.username, after?.members ?? after?.author].flat().join(" ").trim(),
    );
  return { ...site, mina, root, audited };
}

const auditedAs = (slug: string, username = slug) => [
  `warn ${username}`,
  `warn ${username}`,
  "publish Wool",
  `edit Wool ${slug}`,
  "create Wool",
  `edit Halden ${slug}`,
  `delete Shirt, by ${slug}`,
  `show Coat, by ${slug}`,
  `hide Coat, by ${slug}`,
];

test.each(["erase", "anonymise"] as const)("no table and no page names who left: %s", async (choice) => {
  const site = await wilhelminaEverywhere();
  const { mina, root, visitor, leaves, passDays, context, db, audited, logLines } = site;
  expect(await audited()).toEqual(auditedAs("willa-thornquist", "Seathrift"));
  await leaves(mina, choice);
  passDays(14);
  await finishLeavings(context);
  expect(logLines).toEqual([]);

  expect(await findTablesWithWords(site, names)).toEqual(Object.keys(stillNamed));
  const held = await db.select().from(memberSlugs).where(inArray(memberSlugs.slug, slugs));
  const ids = held.map(({ memberId }) => memberId);
  expect([held.length, new Set(ids).size]).toEqual([2, 2]);
  expect(await findTablesWithWords(site, ids)).toEqual(["site.member_slugs"]);

  expect(await audited()).toEqual(auditedAs("a former member", "A former member"));
  expect((await root.sees("adminAudit", `${paths.adminAudit}?target=${slugs[1]}`)).entries.items).toEqual([]);
  for (const slug of slugs) {
    expect((await visitor.opens(paths.member(slug))).httpStatus, slug).toBe(404);
    const draft = { first_name: "Willa", email: "willa@hemline.example", password: "a long sunny sentence", slug };
    expect((await visitor.sends("POST", api.register, draft)).status, slug).toBe(422);
  }
});
