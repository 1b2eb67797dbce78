import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

test("every page asks the database a dozen things at most", async () => {
  const site = await siteWithAdmins();
  const { ida } = site;
  const [logo, photo] = [await ida.hasPhoto(), await ida.hasPhoto()];
  await createsBrand(ida, "Norr", { logo: logo.id, members: ["ada"] });
  await createsCollection(ida, "norr", "Autumn");
  await createsProduct(ida, "norr", "Coat", { photos: [{ id: photo.id }], colours: ["navy"] });
  await ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", "coat"));
  await site.db.execute("update site.brands set proposed_by = (select id from site.members where slug = 'ada')");
  await site.db.execute("update site.products set proposed_by = (select id from site.members where slug = 'ada')");
  const pages = [
    ...[paths.adminBrands, paths.adminBrand("norr"), paths.adminCollection("norr", "autumn")],
    ...[`${paths.adminProducts}?brand=norr`, paths.adminProduct("coat"), paths.adminNewProductOf("norr")],
  ];
  const counts: [string, number][] = [];
  for (const page of pages) counts.push([page, await site.queriesOf(() => ida.gets(page))]);
  expect(counts.filter(([, queries]) => queries > 12)).toEqual([]);
});

test("nobody but active admins opens a page or calls anything, and nothing changes", async () => {
  const { ida, ada, visitor, joins } = await siteWithAdmins();
  const rolf = await joins("Rolf", undefined, { role: "admin", standing: "suspended" });
  await createsBrand(ida, "Norr");
  await createsCollection(ida, "norr", "Autumn");
  await createsProduct(ida, "norr", "Coat");
  const hidden = await acts(ida, "product", "hide", ["coat"]);
  const pages = [
    ...[paths.adminBrands, paths.adminNewBrand, paths.adminImportBrands, paths.adminBrand("norr")],
    ...[paths.adminNewCollection("norr"), paths.adminCollection("norr", "autumn"), paths.adminProducts],
    ...[paths.adminNewProduct, paths.adminImportProducts, paths.adminProduct("coat"), paths.adminBrand("nobody")],
    ...[`${paths.adminBrands}?part=list`, `${paths.adminProducts}?part=list`],
    ...[api.adminBrandExport, api.adminProductExport, api.adminBrandNames, api.adminProductNames],
  ];
  const calls: ["POST" | "PUT" | "DELETE", string, object?][] = [
    ["POST", api.adminBrands, { name: "Okla" }],
    ["PUT", api.adminBrand("norr"), { name: "Changed", version: 1 }],
    ["POST", api.adminBrandActions, { action: "hide", slugs: ["norr"] }],
    ["POST", api.adminProductActions, { action: "show", slugs: ["coat"] }],
    ["POST", api.adminUndos, { entries: hidden.data.undo?.entries }],
    ["PUT", api.adminCollectionOrder("norr"), { slugs: ["autumn"] }],
    ["POST", api.adminCollections("norr"), { name: "Winter" }],
    ["PUT", api.adminCollection("norr", "autumn"), { name: "Changed", version: 1 }],
    ["DELETE", api.adminCollection("norr", "autumn")],
    ["PUT", api.adminProductOrder("norr", "autumn"), { slugs: [] }],
    ["PUT", api.adminCollectionProduct("norr", "autumn", "coat")],
    ["DELETE", api.adminCollectionProduct("norr", "autumn", "coat")],
    ["POST", api.adminProducts, { brand: "norr", name: "Cape" }],
    ["PUT", api.adminProduct("coat"), { brand: "norr", name: "Changed", version: 1 }],
  ];
  const before = await ida.sees("adminAudit", paths.adminAudit);
  for (const [person, status] of [
    [visitor, 401],
    [ada, 403],
    [rolf, 403],
  ] as const) {
    for (const path of pages) expect((await person.gets(path)).status, `${person.slug} ${path}`).toBe(status);
    for (const [method, path, draft] of calls)
      expect((await person.sends(method, path, draft)).status, `${person.slug} ${path}`).toBe(status);
    for (const path of [api.adminBrandImport, api.adminProductImport])
      expect((await person.imports("name,brand\nOkla,norr", {}, path)).status).toBe(status);
  }
  expect(await ida.sees("adminAudit", paths.adminAudit)).toEqual(before);
});
