import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { siteWithAdmins } from "./testing/site-with-admin.ts";

const half = { x: 0, y: 0, width: 0.5, height: 1 };

test("a saved logo is shown whole to any admin who crops it, and to nobody else", async () => {
  const { ida, noor, ada, visitor } = await siteWithAdmins();
  const { id } = await ida.hasPhoto();
  await ida.sends("POST", api.adminBrands, { name: "Norr & Sund", logo: id });
  await ida.sends("PUT", api.photoCrop(id), half);
  const statuses = await Promise.all(
    [noor, ida, ada, visitor].map(async (person) => (await person.gets(api.photoUncropped(id))).status),
  );
  expect(statuses).toEqual([200, 200, 404, 401]);
  const { changes } = await ida.sees("adminBrand", paths.adminBrand("norr-sund"));
  expect(changes.filter(({ why }) => why === "Cropped")).toHaveLength(1);
});

test("a saved logo is cropped by any admin, at once and on record, and by nobody else", async () => {
  const { ida, noor, ada, visitor } = await siteWithAdmins();
  const { id } = await ida.hasPhoto();
  await ida.sends("POST", api.adminBrands, { name: "Norr & Sund", logo: id });
  expect((await visitor.sees("brand", paths.brand("norr-sund"))).brand.logo?.version).toBe(1);
  expect((await ada.sends("PUT", api.photoCrop(id), half)).status).toBe(404);
  const cropped = await noor.sends<PhotoCard>("PUT", api.photoCrop(id), half);
  expect([cropped.status, cropped.data.crop]).toEqual([200, half]);
  expect((await visitor.sees("brand", paths.brand("norr-sund"))).brand.logo?.version).toBe(2);
  const [change] = (await ida.sees("adminBrand", paths.adminBrand("norr-sund"))).changes;
  expect(change).toMatchObject({ act: "edit", by: { slug: "noor" }, fields: ["logo"], why: "Cropped" });
});
