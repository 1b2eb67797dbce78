import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import type { Person } from "../testing/person.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

/** With a brand and a product that Ada proposed. */
async function siteWithProposals() {
  const site = await siteWithAdmins();
  const [ada] = await site.db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
  const proposed = { state: "proposed" as const, proposedBy: defined(ada).id };
  await hasBrand(site, { slug: "zuraw", name: "Żuraw", ...proposed });
  await hasProduct(site, { brand: "zuraw", slug: "cape", name: "Cape", ...proposed });
  return site;
}

const told = async (person: Person) =>
  (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);

describe("a proposal", () => {
  test("that is accepted becomes public, and its proposer is told", async () => {
    const { ida, ada, visitor } = await siteWithProposals();
    expect((await visitor.opens(paths.brand("zuraw"))).httpStatus).toBe(404);
    const { proposals } = await ida.sees("admin", paths.admin);
    expect(proposals).toEqual({ brands: 1, products: 1 });
    expect((await acts(ida, "product", "approve", ["cape"])).data.results).toMatchObject([
      { outcome: "refused", message: "Its brand “Żuraw” isn’t public. Start with the brand." },
    ]);
    expect((await acts(ida, "brand", "approve", ["zuraw"])).data.results).toMatchObject([
      { outcome: "done", message: "Is public, and we’ve told its proposer" },
    ]);
    expect((await acts(ida, "product", "approve", ["cape"])).data.results[0]?.outcome).toBe("done");
    expect((await visitor.opens(paths.brand("zuraw"))).httpStatus).toBe(200);
    expect(await told(ada)).toEqual([
      "Ida Falk added the product that you proposed: “Cape”",
      "Ida Falk added the brand that you proposed: “Żuraw”",
    ]);
    const [first] = (await ada.sees("notifications", paths.notifications)).notifications.items;
    expect(first?.proposal).toMatchObject({ kind: "product", slug: "cape", outcome: "accepted" });
  });

  test("that is refused stays unseen, and its proposer reads why", async () => {
    const { ida, ada, visitor } = await siteWithProposals();
    const answer = { answer: "We know it as Norr." };
    expect((await acts(ida, "brand", "refuse", ["zuraw"], answer)).data.results[0]?.outcome).toBe("done");
    expect((await visitor.opens(paths.brand("zuraw"))).httpStatus).toBe(404);
    expect(await told(ada)).toEqual([
      "Ida Falk didn’t add the brand that you proposed: “Żuraw”: “We know it as Norr.”",
    ]);
    expect(await ida.sees("adminBrand", paths.adminBrand("zuraw"))).toMatchObject({
      ...{ state: "refused", answer: "We know it as Norr.", proposer: { slug: "ada" } },
    });
  });

  test("that is merged leads on, and its proposer is told where", async () => {
    const { ida, ada, visitor } = await siteWithProposals();
    await createsBrand(ida, "Norr");
    expect((await acts(ida, "brand", "merge", ["zuraw"], { into: "norr" })).status).toBe(200);
    expect(await told(ada)).toEqual(["Ida Falk merged the brand that you proposed, “Żuraw”, into “Norr”"]);
    expect(await visitor.opens(paths.brand("zuraw"))).toMatchObject({ to: paths.brand("norr") });
  });

  test("with the name of a public brand is not accepted a second time", async () => {
    const { ida } = await siteWithProposals();
    await createsBrand(ida, "żuraw");
    const { data } = await acts(ida, "brand", "approve", ["zuraw"]);
    expect(data.results[0]).toMatchObject({ outcome: "refused" });
    expect(data.undo).toBeNull();
  });
});

describe("hiding and showing", () => {
  test("a product takes it out of every count, and brings it back", async () => {
    const site = await siteWithAdmins();
    const { ida, visitor } = site;
    await createsBrand(ida, "Norr");
    for (const name of ["Coat", "Cape"]) await createsProduct(ida, "norr", name);
    await createsCollection(ida, "norr", "Autumn");
    for (const slug of ["coat", "cape"]) await ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", slug));
    await hasReview(site, { by: "ada", of: { kind: "product", slug: "coat" } });
    const counts = async () => {
      const { brand } = await visitor.sees("brandProfile", paths.brandProfile("norr"));
      const { collection } = await visitor.sees("collection", paths.collection("norr", "autumn"));
      return [brand.counts.products, brand.counts.reviews, collection.products, collection.rating?.count ?? 0];
    };
    expect(await counts()).toEqual([2, 1, 2, 1]);
    await acts(ida, "product", "hide", ["coat"], { why: "Not theirs" });
    expect(await counts()).toEqual([1, 0, 1, 0]);
    await acts(ida, "product", "show", ["coat"]);
    expect(await counts()).toEqual([2, 1, 2, 1]);
    const { changes } = await ida.sees("adminProduct", paths.adminProduct("coat"));
    expect(changes.map(({ act, why }) => [act, why])).toEqual([
      ["show", ""],
      ["hide", "Not theirs"],
      ["create", ""],
    ]);
  });

  test("a brand closes its pages and its photos to everybody but admins", async () => {
    const { ida, ada, visitor } = await siteWithAdmins();
    const logo = await ida.hasPhoto();
    await createsBrand(ida, "Norr", { logo: logo.id });
    await acts(ida, "brand", "hide", ["norr"]);
    const file = paths.photo(logo.id, 1, 40, "webp");
    for (const person of [ada, visitor]) {
      expect((await person.opens(paths.brand("norr"))).httpStatus).toBe(404);
      expect((await person.gets(file)).status).toBe(404);
    }
    expect((await ida.gets(file)).status).toBe(200);
    expect((await ida.sees("adminBrand", paths.adminBrand("norr"))).state).toBe("hidden");
    await acts(ida, "brand", "show", ["norr"]);
    expect((await visitor.gets(file)).status).toBe(200);
  });
});

describe("many at once", () => {
  test("a preview says what would happen, and the answer what happened to each", async () => {
    const { ida, db } = await siteWithProposals();
    await createsBrand(ida, "Norr");
    const slugs = ["zuraw", "norr", "nobody"];
    const preview = await acts(ida, "brand", "approve", slugs, { preview: true });
    expect(preview.data).toEqual({
      action: "approve",
      isPreview: true,
      results: [
        { slug: "zuraw", name: "Żuraw", outcome: "done", message: "Will be public, and we’ll tell its proposer" },
        { slug: "norr", name: "Norr", outcome: "unchanged", message: "Is public already" },
        { slug: "nobody", name: "nobody", outcome: "refused", message: "We can’t find it. Was it renamed?" },
      ],
      undo: null,
    });
    expect(await db.$count(brands, eq(brands.state, "live"))).toBe(1);
    const { data } = await acts(ida, "brand", "approve", slugs);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(["done", "unchanged", "refused"]);
    expect(data.undo?.entries).toHaveLength(1);
  });

  test("two hundred are hidden and shown again with one undo, and more are refused", async () => {
    const { ida, visitor } = await siteWithAdmins();
    const names = Array.from({ length: 200 }, (_, at) => `Brand ${at}`);
    await ida.imports(["name", ...names].join("\n"), {}, api.adminBrandImport);
    const slugs = names.map((name) => name.toLowerCase().replace(" ", "-"));
    const { data } = await acts(ida, "brand", "hide", slugs);
    expect(data.results.every(({ outcome }) => outcome === "done")).toBe(true);
    expect((await visitor.sees("brands", paths.brands)).brands.items).toEqual([]);
    const undone = await ida.sends<{ undone: number }>("POST", api.adminUndos, { entries: data.undo?.entries });
    expect([undone.status, undone.data.undone]).toEqual([200, 200]);
    expect((await visitor.opens(paths.brand("brand-7"))).httpStatus).toBe(200);
    expect((await acts(ida, "brand", "hide", [...slugs, "one-more"])).status).toBe(422);
  });
});

describe("undo", () => {
  const undoes = (admin: Person, entries: string[] | undefined) => admin.sends("POST", api.adminUndos, { entries });

  test("of an answer takes the notification back", async () => {
    const { ida, ada } = await siteWithProposals();
    const refused = await acts(ida, "brand", "refuse", ["zuraw"], { answer: "No." });
    expect(await told(ada)).toHaveLength(1);
    expect((await undoes(ida, refused.data.undo?.entries)).status).toBe(200);
    expect(await told(ada)).toEqual([]);
    expect(await ida.sees("adminBrand", paths.adminBrand("zuraw"))).toMatchObject({ state: "proposed", answer: null });
  });

  test("is refused once somebody changed it since, and twice", async () => {
    const { ida, noor } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    const hidden = await acts(ida, "brand", "hide", ["norr"]);
    const shown = await acts(noor, "brand", "show", ["norr"]);
    const refused = await undoes(ida, hidden.data.undo?.entries);
    expect([refused.status, refused.data]).toMatchObject([409, [{ slug: "norr", message: "It was changed since." }]]);
    expect((await undoes(noor, shown.data.undo?.entries)).status).toBe(200);
    expect((await undoes(noor, shown.data.undo?.entries)).status).toBe(409);
    expect((await ida.sees("adminBrand", paths.adminBrand("norr"))).state).toBe("hidden");
    expect((await undoes(ida, [crypto.randomUUID()])).status).toBe(404);
  });

  test("is offered for a day", async () => {
    let now = new Date("2026-03-01T10:00:00Z");
    const site = await siteWithAdmins({ clock: () => now });
    const { ida } = site;
    await createsBrand(ida, "Norr");
    now = new Date("2026-03-01T10:00:10Z");
    const hidden = await acts(ida, "brand", "hide", ["norr"]);
    expect(hidden.data.undo?.until).toBe("2026-03-02T10:00:10.000Z");
    const undoUntil = async () =>
      (await ida.sees("adminBrand", paths.adminBrand("norr"))).changes.map((change) => change.undoUntil);
    expect(await undoUntil()).toEqual(["2026-03-02T10:00:10.000Z", null]);
    now = new Date("2026-03-02T10:00:11Z");
    expect(await undoUntil()).toEqual([null, null]);
    expect((await undoes(ida, hidden.data.undo?.entries)).status).toBe(409);
  });
});

test("a brand with a page cannot be merged into one without", async () => {
  const { ida } = await siteWithProposals();
  await createsBrand(ida, "Norr");
  for (const preview of [true, false]) {
    const { data } = await acts(ida, "brand", "merge", ["norr"], { into: "zuraw", preview });
    expect(data.results).toMatchObject([{ slug: "norr", outcome: "refused" }]);
  }
  expect((await ida.sees("adminBrand", paths.adminBrand("norr"))).state).toBe("live");
});

test("a product with a page cannot be merged into one whose brand has none", async () => {
  const site = await siteWithProposals();
  const { ida, visitor } = site;
  await createsBrand(ida, "Norr");
  await createsProduct(ida, "norr", "Coat");
  await createsProduct(ida, "zuraw", "Parka");
  for (const preview of [true, false]) {
    const { data } = await acts(ida, "product", "merge", ["coat"], { into: "parka", preview });
    expect(data.results).toMatchObject([
      { slug: "coat", outcome: "refused", message: "Its page would disappear: “Parka” isn’t public." },
    ]);
  }
  expect((await visitor.opens(paths.product("coat"))).kind).toBe("page");
  await acts(ida, "brand", "hide", ["norr"]);
  expect((await acts(ida, "product", "merge", ["coat"], { into: "parka" })).data.results[0]?.outcome).toBe("done");
});
