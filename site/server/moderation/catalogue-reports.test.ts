import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { cases, reports } from "../cases/tables.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

/** Norr sells a coat; Root is an admin. */
async function siteWithCoat() {
  const site = await testSite();
  const root = await site.joins("Root", undefined, { role: "admin" });
  await hasBrand(site, { slug: "norr", description: "Coats." });
  await hasProduct(site, {
    brand: "norr",
    slug: "coat",
    description: "A warm one.",
    link: "https://norr.example/coat",
  });
  const waiting = async () => (await root.sees("adminReports", paths.adminReports)).cases.items;
  return { ...site, root, waiting };
}

const reportsIt = (person: Person, kind: "brand" | "product", slug: string) =>
  person.sends("POST", api.reports, { kind, slug, reason: "spam", note: "An advertisement" });

const states = async ({ db }: Awaited<ReturnType<typeof siteWithCoat>>) =>
  (await db.select().from(cases).orderBy(cases.openedAt)).map(({ state }) => state);

test("members report a product and a brand, which belong to nobody, into one case each", async () => {
  const site = await siteWithCoat();
  const bea = await site.joins("Bea");
  for (const person of [site.ada, bea]) expect((await reportsIt(person, "product", "coat")).status).toBe(200);
  expect((await reportsIt(site.ada, "brand", "norr")).status).toBe(200);
  expect(await site.waiting()).toMatchObject([
    {
      ...{ kind: "product", reporters: 2, cataloguePath: paths.adminProduct("coat") },
      snapshot: { title: "Coat by Norr", author: null, text: "A warm one.\nhttps://norr.example/coat", photos: [] },
    },
    {
      ...{ kind: "brand", reporters: 1, cataloguePath: paths.adminBrand("norr") },
      snapshot: { title: "Norr", author: null, text: "Coats." },
    },
  ]);
});

test("a collection is reported as its brand is, and deleting it decides its case", async () => {
  const site = await siteWithCoat();
  const { ada, root } = site;
  await hasCollection(site, { brand: "norr", slug: "autumn", description: "For rain.", products: ["coat"] });
  const reportsCollection = (slug: string) =>
    ada.sends("POST", api.reports, { kind: "collection", brand: "norr", slug, reason: "spam" });
  expect((await reportsCollection("autumn")).status).toBe(200);
  expect((await reportsCollection("winter")).status).toBe(404);
  const [one] = await site.waiting();
  expect(one).toMatchObject({
    ...{ kind: "collection", cataloguePath: paths.adminCollection("norr", "autumn") },
    snapshot: { title: "Autumn by Norr", author: null, text: "For rain." },
  });
  const decides = (decision: string) =>
    root.sends("POST", api.caseDecision(one?.id ?? ""), { version: 1, decision, reason: "spam" });
  expect((await decides("hidden")).status).toBe(422);
  expect((await root.sends("DELETE", api.adminCollection("norr", "autumn"))).status).toBe(200);
  expect(await states(site)).toEqual(["decided"]);
  expect(await root.sees("adminReports", `${paths.adminReports}?show=decided`)).toMatchObject({
    cases: { items: [{ cataloguePath: null }] },
  });
});

test("a member reports a product also where they have proposed it themselves", async () => {
  const site = await siteWithCoat();
  const { id } = await site.ada.user();
  await site.db.update(products).set({ proposedBy: id });
  expect((await reportsIt(site.ada, "product", "coat")).status).toBe(200);
});

test("nobody reports what has no page, admins neither", async () => {
  const site = await siteWithCoat();
  await hasProduct(site, { brand: "norr", slug: "cape", state: "hidden" });
  for (const person of [site.ada, site.root])
    for (const slug of ["cape", "no-such-product"]) expect((await reportsIt(person, "product", slug)).status).toBe(404);
  expect((await reportsIt(site.ada, "brand", "no-such-brand")).status).toBe(404);
  expect(await site.db.$count(reports)).toBe(0);
});

test("hiding a reported product decides its case, and showing it again opens none", async () => {
  const site = await siteWithCoat();
  const { ada, root } = site;
  await reportsIt(ada, "brand", "norr");
  await reportsIt(ada, "product", "coat");
  const acts = (action: string, preview = false) =>
    root.sends("POST", api.adminProductActions, { action, slugs: ["coat"], preview, why: "An advertisement" });
  await acts("hide", true);
  expect(await states(site)).toEqual(["open", "open"]);
  await acts("hide");
  expect(await states(site)).toEqual(["open", "decided"]);
  expect((await ada.opens(paths.product("coat"))).httpStatus).toBe(404);
  await acts("show");
  expect((await site.waiting()).map(({ kind }) => kind)).toEqual(["brand"]);
});

test("dismissing a case leaves what was reported, stands in the audit log, and lets others report it again", async () => {
  const site = await siteWithCoat();
  const { ada, root } = site;
  await reportsIt(ada, "product", "coat");
  const [one] = await site.waiting();
  const dismisses = (person: Person) =>
    person.sends("POST", api.caseDecision(one?.id ?? ""), { version: 1, decision: "dismissed" });
  expect((await dismisses(ada)).status).toBe(403);
  for (const _ of ["first", "again"]) {
    const answer = await dismisses(root);
    expect([answer.status, answer.message]).toEqual([200, "Report dismissed"]);
  }
  expect(await site.waiting()).toEqual([]);
  expect((await ada.opens(paths.product("coat"))).httpStatus).toBe(200);
  const { entries } = await root.sees("adminAudit", paths.adminAudit);
  expect(entries.items).toMatchObject([
    { act: "dismiss", subject: { kind: "case", name: "Coat by Norr", path: null } },
  ]);
  expect(await reportsIt(ada, "product", "coat")).toMatchObject({ data: { isNew: false } });
  expect(await reportsIt(await site.joins("Bea"), "product", "coat")).toMatchObject({ data: { isNew: true } });
  expect(await states(site)).toEqual(["decided", "open"]);
});

test("the case of a product that was merged since leads nowhere and can be dismissed", async () => {
  const site = await siteWithCoat();
  const cape = await hasProduct(site, { brand: "norr", slug: "cape" });
  await reportsIt(site.ada, "product", "coat");
  const merge = { action: "merge", slugs: ["coat"], into: cape.slug };
  expect((await site.root.sends("POST", api.adminProductActions, merge)).status).toBe(200);
  const [merged] = await site.db.select().from(products).where(eq(products.slug, "coat"));
  expect(merged?.mergedInto).toBe(cape.id);
  const [one] = await site.waiting();
  expect(one).toMatchObject({ kind: "product", cataloguePath: null });
  expect(
    (await site.root.sends("POST", api.caseDecision(one?.id ?? ""), { version: 1, decision: "dismissed" })).status,
  ).toBe(200);
  expect(await site.waiting()).toEqual([]);
});
