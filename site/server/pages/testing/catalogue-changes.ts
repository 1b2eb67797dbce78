import type { ActionAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { api } from "../../../shared/paths.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, listsOfBrands, nothing, ofNorr } from "./changed-pages.ts";

/** What admins do with brands, collections and products. */
export function catalogueChanges({ root }: CommunityOfPages): ChangeRow[] {
  const collection = "/admin/brands/:slug/collections/:collectionSlug";
  const posts = (path: string, draft: object) => () => root.sends("POST", path, draft);
  const puts = (path: string, draft?: object) => () => root.sends("PUT", path, draft);
  const deletes = (path: string) => () => root.sends("DELETE", path);
  let hidden: ActionAnswer["undo"] = null;
  const hides = async (path: string, slug: string) => {
    const answer = await root.sends<ActionAnswer>("POST", path, { action: "hide", slugs: [slug] });
    hidden = answer.data.undo;
    return answer;
  };
  const undoes = () => root.sends("POST", api.adminUndos, { entries: hidden?.entries });
  return [
    { call: "POST /admin/brands", act: posts(api.adminBrands, { name: "Okla" }), forgets: listsOfBrands },
    {
      call: "PUT /admin/brands/:slug",
      act: puts(api.adminBrand("norr"), { name: "Norr", description: "Coats.", version: 1 }),
      forgets: ofNorr,
    },
    {
      call: "PUT /admin/brands/:slug",
      act: puts(api.adminBrand("norr"), { name: "Norr", description: "Coats.", version: 2 }),
      forgets: nothing,
    },
    {
      call: "POST /admin/brands/:slug/collections",
      act: posts(api.adminCollections("norr"), { name: "Winter" }),
      forgets: ofNorr,
    },
    {
      call: "PUT /admin/brands/:slug/collection-order",
      act: puts(api.adminCollectionOrder("norr"), { slugs: ["autumn", "winter"] }),
      forgets: ofNorr,
    },
    {
      call: `PUT ${collection}`,
      act: puts(api.adminCollection("norr", "autumn"), { name: "Autumn", year: 2026, version: 1 }),
      forgets: ofNorr,
    },
    { call: "POST /admin/products", act: posts(api.adminProducts, { brand: "norr", name: "Hood" }), forgets: ofNorr },
    {
      call: "PUT /admin/products/:slug",
      act: puts(api.adminProduct("hood"), { brand: "norr", name: "Hood", category: "hat", version: 1 }),
      forgets: ofNorr,
    },
    {
      call: `PUT ${collection}/products/:productSlug`,
      act: puts(api.adminCollectionProduct("norr", "autumn", "hood")),
      forgets: ofNorr,
    },
    {
      call: `PUT ${collection}/product-order`,
      act: puts(api.adminProductOrder("norr", "autumn"), { slugs: ["hood"] }),
      forgets: nothing,
    },
    {
      call: "POST /admin/product-actions",
      act: () => hides(api.adminProductActions, "hood"),
      // Its reviews, if it had any, would leave the front page.
      forgets: ["/", ...ofNorr],
    },
    { call: "POST /admin/undos", act: undoes, forgets: ["/", ...ofNorr] },
    {
      call: `DELETE ${collection}/products/:productSlug`,
      act: deletes(api.adminCollectionProduct("norr", "autumn", "hood")),
      forgets: ofNorr,
    },
    { call: `DELETE ${collection}`, act: deletes(api.adminCollection("norr", "winter")), forgets: ofNorr },
    {
      call: "POST /admin/brand-actions",
      act: () => hides(api.adminBrandActions, "okla"),
      // Its reviews, if it had any, would leave the lists of all reviews.
      forgets: ["/", ...listsOfBrands, "/reviews"],
    },
    {
      call: "POST /admin/brand-actions",
      act: posts(api.adminBrandActions, { action: "merge", slugs: ["okla"], into: "norr" }),
      forgets: ["/", ...ofNorr],
    },
    {
      call: "POST /admin/brand-import",
      act: () => root.imports("name\nHalden", {}, api.adminBrandImport),
      forgets: listsOfBrands,
    },
    {
      call: "POST /admin/product-import",
      act: () => root.imports("name,brand\nBelt,halden", {}, api.adminProductImport),
      forgets: listsOfBrands,
    },
  ];
}
