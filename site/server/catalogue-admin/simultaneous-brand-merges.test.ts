import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { products } from "../products/tables.ts";
import { overlappingCalls } from "../testing/overlapping-calls.ts";
import type { Person } from "../testing/person.ts";
import { acts, createsBrand, createsProduct, importsFile, siteWithAdmins } from "./testing/site-with-admin.ts";

const rowOfNorr = sql`select id from site.brands where slug = 'norr' for no key update`;

test.each([
  ["created", (admin: Person) => admin.sends("POST", api.adminProducts, { brand: "norr", name: "Cape" })],
  ["imported", (admin: Person) => importsFile(admin, api.adminProductImport, "name,brand\nCape,norr\nHood,sund")],
  [
    "moved",
    (admin: Person) => admin.sends("PUT", api.adminProduct("coat"), { name: "Coat", brand: "norr", version: 1 }),
  ],
])("no product is %s into a brand that is being merged into another one", async (_, joins) => {
  const site = await siteWithAdmins();
  const { ida, noor, visitor } = site;
  for (const name of ["Norr", "Sund"]) await createsBrand(ida, name);
  await createsProduct(ida, "sund", "Coat");
  const merges = () => acts(ida, "brand", "merge", ["norr"], { into: "sund" });
  const [merged, late] = await overlappingCalls(site, rowOfNorr, merges, () => joins(noor));
  expect(merged.data.results).toMatchObject([{ slug: "norr", outcome: "done" }]);
  expect(late).toMatchObject({
    ...{ status: 409, message: "Someone else changed this at the same moment. Reload the page and try again." },
  });
  expect(await site.db.$count(products)).toBe(1);
  expect((await visitor.sees("product", paths.product("coat"))).product.brand.slug).toBe("sund");
});
