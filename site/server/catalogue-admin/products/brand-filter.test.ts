import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { createsBrand, createsProduct, siteWithAdmins } from "../testing/site-with-admin.ts";

/** Norr & Sund and Nordholm sell a coat each. */
async function siteWithBrands() {
  const { ida } = await siteWithAdmins();
  for (const name of ["Nordholm", "Norr & Sund"])
    await createsProduct(ida, await createsBrand(ida, name), `Coat, ${name}`);
  const lists = async (brand: string) => {
    const at = `${paths.adminProducts}?brand=${encodeURIComponent(brand)}`;
    const { products, brand: chosen } = await ida.sees("adminProducts", at);
    return [chosen?.slug, products.items.map(({ name }) => name)];
  };
  return { ida, lists };
}

test("the list of products is narrowed to the brand at an address, of a name, or that the words find first", async () => {
  const { ida, lists } = await siteWithBrands();
  const ofNorr = ["norr-sund", ["Coat, Norr & Sund"]];
  for (const words of ["norr-sund", "norr & SUND", "Norr", "sund"]) expect(await lists(words), words).toEqual(ofNorr);
  expect(await lists("nor")).toEqual(["nordholm", ["Coat, Nordholm"]]);
  expect((await ida.opens(`${paths.adminProducts}?brand=zuraw`)).httpStatus).toBe(400);
});

test("its file has the products of that brand alone", async () => {
  const { ida } = await siteWithBrands();
  const file = await (await ida.gets(`${api.adminProductExport}?brand=norr-sund`)).text();
  expect(file).toContain("Coat, Norr & Sund");
  expect(file).not.toContain("Nordholm");
});
