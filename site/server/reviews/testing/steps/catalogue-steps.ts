import fc from "fast-check";
import type { SavedAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { acts } from "../../../catalogue-admin/testing/site-with-admin.ts";
import { ownWords, posts } from "../reviewed-site.ts";
import type { Life } from "./life.ts";
import { says } from "./review-steps.ts";
import { nth, step, who } from "./step.ts";

const creates = (life: Life, path: string, name: string, more: object = {}) =>
  life.admin.sends<SavedAnswer>("POST", path, { name, ...more });

const doTo = async (life: Life, kind: "brand" | "product", action: string, slug: string | null, more: object = {}) => {
  if (!slug) return null;
  const answer = await acts(life.admin, kind, action, [slug], more);
  if (answer.status === 200 && answer.data.undo) life.last.undo = answer.data.undo.entries;
  return answer;
};

const stateAction = fc.constantFrom("hide", "show", "show", "approve", "refuse");

export const catalogueSteps = [
  step("founds a brand", { isFollowedBy: who }, async (life, { isFollowedBy }) => {
    const made = await creates(life, api.adminBrands, life.fresh("Brand"));
    return made.status < 300 ? life.person(isFollowedBy).followsBrand(made.data.slug) : made;
  }),
  step("adds a product", { nth }, async (life, { nth }) => {
    const brand = await life.brand(nth);
    return brand ? creates(life, api.adminProducts, life.fresh("Product"), { brand }) : null;
  }),
  step("proposes a product", { who, nth }, async (life, { who, nth }) => {
    const brand = await life.brand(nth);
    const draft = { name: life.fresh("Proposal"), brand };
    return brand ? life.person(who).sends("POST", api.productNames, draft) : null;
  }),
  step("adds a collection", { nth }, async (life, { nth }) => {
    const brand = await life.brand(nth);
    return brand ? creates(life, api.adminCollections(brand), life.fresh("Collection")) : null;
  }),
  step("deletes a collection", { nth }, async (life, { nth }) => {
    const at = await life.collection(nth);
    return at && life.admin.sends("DELETE", api.adminCollection(at.brand, at.slug));
  }),
  step(
    "changes a collection",
    { nth, product: nth, isIn: fc.constantFrom(true, true, false) },
    async (life, { nth, product, isIn }) => {
      const [at, slug] = [await life.collection(nth), await life.product(product)];
      if (!at || !slug) return null;
      return life.admin.sends(isIn ? "PUT" : "DELETE", api.adminCollectionProduct(at.brand, at.slug, slug));
    },
  ),
  step("acts on a product", { nth, action: stateAction }, async (life, { nth, action }) =>
    doTo(life, "product", action, await life.product(nth)),
  ),
  step("acts on a brand", { nth, action: stateAction }, async (life, { nth, action }) =>
    doTo(life, "brand", action, await life.brand(nth)),
  ),
  step("undoes the last action", {}, async ({ admin, last }) =>
    last.undo.length ? admin.sends("POST", api.adminUndos, { entries: last.undo }) : null,
  ),
  step("merges brands", { nth, into: nth }, async (life, { nth, into }) =>
    doTo(life, "brand", "merge", await life.brand(nth), { into: await life.brand(into) }),
  ),
  step("merges products", { nth, into: nth }, async (life, { nth, into }) =>
    doTo(life, "product", "merge", await life.product(nth), { into: await life.product(into) }),
  ),
  step(
    "merges a product that the same member reviewed",
    { who, brand: nth, into: nth, ...says },
    async (life, values) => {
      const { who, brand, into, ...words } = values;
      const of = await life.brand(brand);
      if (!of) return null;
      const made = await creates(life, api.adminProducts, life.fresh("Double"), { brand: of });
      if (made.status >= 300) return made;
      const { slug } = made.data;
      await posts(life.person(who), { subject: { kind: "product", slug }, ...words, text: ownWords() });
      return doTo(life, "product", "merge", slug, { into: await life.product(into) });
    },
  ),
  step("moves a product to another brand", { nth, to: nth }, async (life, { nth, to }) => {
    const [slug, brand] = [await life.product(nth), await life.brand(to)];
    if (!slug || !brand) return null;
    const { product } = await life.admin.sees("adminProduct", `/admin/products/${slug}`);
    const edit = { brand, name: product.name, slug, version: product.version };
    return life.admin.sends("PUT", api.adminProduct(slug), edit);
  }),
];
