import type { ActionAnswer, SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { api } from "../../../shared/paths.ts";
import type { ImportAnswer, ImportFaults } from "../../../shared/wardrobe/import.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

/** Ida and Noor are admins, Ada is a member. */
export async function siteWithAdmins(parts?: Parameters<typeof testSite>[0]) {
  const site = await testSite(parts);
  const ida = await site.joins("Ida", "Falk", { role: "admin" });
  const noor = await site.joins("Noor", "Aziz", { role: "admin" });
  return { ...site, ida, noor };
}

export const createsBrand = async (admin: Person, name: string, more: object = {}): Promise<string> =>
  (await admin.sends<SavedAnswer>("POST", api.adminBrands, { name, ...more })).data.slug;

export const createsProduct = async (admin: Person, brand: string, name: string, more: object = {}): Promise<string> =>
  (await admin.sends<SavedAnswer>("POST", api.adminProducts, { brand, name, ...more })).data.slug;

export const createsCollection = async (admin: Person, brand: string, name: string, more: object = {}) =>
  (await admin.sends<SavedAnswer>("POST", api.adminCollections(brand), { name, ...more })).data.slug;

type Kind = "brand" | "product";

const actionsOf = { brand: api.adminBrandActions, product: api.adminProductActions };

/** One action on one or many. */
export const acts = (admin: Person, kind: Kind, action: string, slugs: string[], more: object = {}) =>
  admin.sends<ActionAnswer>("POST", actionsOf[kind], { action, slugs, ...more });

/** A file as the import takes it. */
export const importsFile = (admin: Person, path: string, csv: string | Uint8Array<ArrayBuffer>) =>
  admin.imports<ImportAnswer & ImportFaults>(csv, {}, path);
