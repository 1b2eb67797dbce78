import { expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { createsBrand, createsProduct, siteWithAdmins } from "../testing/site-with-admin.ts";

/** Norr sells a coat with three photos. */
async function siteWithPhotos() {
  const site = await siteWithAdmins();
  const { ida, visitor } = site;
  const brand = await createsBrand(ida, "Norr");
  const photos = [];
  for (const colour of ["#112233", "#334455", "#556677"]) photos.push((await ida.hasPhoto(colour)).id);
  await createsProduct(ida, brand, "Coat", { photos: photos.map((id, at) => ({ id, alt: `Side ${at + 1}` })) });
  const shown = async () =>
    (await visitor.sees("product", paths.product("coat"))).product.photos.map(({ id, alt }) => [id, alt]);
  return { ...site, photos, shown };
}

test("an admin gives a product several photos, which visitors see in their order", async () => {
  const { photos, shown } = await siteWithPhotos();
  expect(await shown()).toEqual(photos.map((id, at) => [id, `Side ${at + 1}`]));
});

test("puts them into another order, and takes one away", async () => {
  const { ida, photos, shown } = await siteWithPhotos();
  const [front, , back] = photos;
  const draft = { brand: "norr", name: "Coat", photos: [{ id: back, alt: "Back" }, { id: front }], version: 1 };
  expect((await ida.sends("PUT", api.adminProduct("coat"), draft)).status).toBe(200);
  expect(await shown()).toEqual([
    [back, "Back"],
    [front, ""],
  ]);
});

test("and no more than ten", async () => {
  const { ida } = await siteWithPhotos();
  const photos = [];
  for (let at = 0; at < 11; at++) photos.push({ id: (await ida.hasPhoto(`#${at + 10}aabb`)).id });
  const refused = await ida.sends("POST", api.adminProducts, { brand: "norr", name: "Cape", photos });
  expect([refused.status, refused.data]).toEqual([422, { photos: ["Use 10 photos or fewer."] }]);
});
